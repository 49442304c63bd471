import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { askedColleges } from "~/cost/asked-colleges";
import { usualCommunityCollege } from "~/cost/calculator/community-college";
import { homeOf } from "./input";
import type { Starts, TableCollege } from "./table";

/** More colleges than this no longer fit on one screen and a half of a phone. */
export const mostAtTable = 12;

export interface TableFigures {
  readonly colleges: readonly TableCollege[];
  readonly starts: Starts;
  /** How many of the colleges asked for don't fit. */
  readonly over: number;
  /** How many numbers of the address are no college we know. */
  readonly unknown: number;
}

/** The colleges of an address or a form, with the public figures their prices rest on. */
export function tableFigures(params: URLSearchParams): TableFigures {
  const { all, byUnitid } = catalogue();
  const asked = askedColleges(params, byUnitid);
  const { colleges } = asked;
  const home = homeOf(params.get("state"));
  // Where home isn't known, each college's own state.
  const states = home === null ? [...new Set(colleges.map(({ state }) => state))] : [home];
  const starts: Record<string, TableCollege> = {};
  for (const state of colleges.length === 0 ? [] : states) {
    const start = usualCommunityCollege(all, state, colleges);
    if (start !== null) starts[state] = figuresOf(start);
  }
  return {
    colleges: colleges.slice(0, mostAtTable).map(figuresOf),
    starts,
    over: Math.max(0, colleges.length - mostAtTable),
    unknown: asked.mistakes.some((mistake) => mistake.includes("no college")) ? 1 : 0,
  };
}

const figuresOf = ({ unitid, name, state, level, control, cost, aid }: College): TableCollege => ({
  ...{ unitid, name, state, level, control, cost, aid },
});

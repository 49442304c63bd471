import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { askedColleges, mostColleges } from "~/cost/asked-colleges";
import { usualCommunityCollege } from "../calculator/model/community-college";
import { homeOf } from "./input";
import type { Starts, TableCollege } from "./table";

/** More colleges than this no longer fit on one screen and a half of a phone. */
export const mostAtTable = mostColleges;

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
  const { colleges, leftOut, mistakes } = askedColleges(params, byUnitid);
  const home = homeOf(params.get("state"));
  // Where home isn't known, each college's own state.
  const states = home === null ? [...new Set(colleges.map(({ state }) => state))] : [home];
  const starts: Record<string, TableCollege> = {};
  for (const state of colleges.length === 0 ? [] : states) {
    const start = usualCommunityCollege(all, state, colleges);
    if (start !== null) starts[state] = figuresOf(start);
  }
  return {
    colleges: colleges.map(figuresOf),
    starts,
    over: leftOut.length,
    unknown: mistakes.length,
  };
}

const figuresOf = ({ unitid, name, state, level, control, cost, aid }: College): TableCollege => ({
  unitid,
  name,
  state,
  level,
  control,
  cost,
  aid,
});

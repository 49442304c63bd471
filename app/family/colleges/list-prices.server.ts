import { catalogue } from "~/colleges/catalogue.server";
import { awardYearText } from "~/colleges/price/award-year";
import { isLeftBehind } from "~/family/access/application-status";
import type { PlanView } from "~/family/access/view";
import { stateName } from "~/geography/states";
import { publicPrice } from "./together.server";

/** Between which amounts a first year lies at the colleges of a list. Public figures: no family's income is in them. */
export interface ListPrices {
  /** Whole dollars, the average after grants. */
  readonly low: number;
  readonly high: number;
  /** Colleges that report an average. */
  readonly priced: number;
  /** All that are still on the list. */
  readonly unitids: readonly number[];
  /** Name of the state whose student the prices are for; null where the viewer sees none. */
  readonly state: string | null;
  /** Award year of the prices, "2027-28". */
  readonly year: string;
}

/** Of the colleges this viewer sees; null where none of them reports an average. */
export function listPrices({
  colleges,
  state,
  entry,
}: Pick<PlanView, "state" | "entry"> & {
  readonly colleges: readonly Pick<PlanView["colleges"][number], "unitid" | "status">[];
}): ListPrices | null {
  const { byUnitid } = catalogue();
  const listed = colleges.filter(({ status }) => !isLeftBehind(status));
  const prices = listed.flatMap(({ unitid }) => {
    const college = byUnitid.get(unitid);
    const average = college === undefined ? null : (publicPrice(college, state, entry)?.average ?? null);
    return average === null ? [] : [average];
  });
  if (prices.length === 0) return null;
  return {
    low: Math.min(...prices),
    high: Math.max(...prices),
    priced: prices.length,
    unitids: listed.map(({ unitid }) => unitid),
    state: state === null ? null : stateName(state),
    year: awardYearText(entry),
  };
}

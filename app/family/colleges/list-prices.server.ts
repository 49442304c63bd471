import { catalogue } from "~/colleges/catalogue.server";
import { awardYearText } from "~/colleges/price/award-year";
import { isLeftBehind } from "~/family/access/application-status";
import type { PlanView } from "~/family/access/view";
import { stateName } from "~/geography/states";
import type { ListPrices } from "./list-prices";
import { publicPrice } from "./together.server";

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

import { priceTrace } from "~/colleges/price/price-trace";
import type { Trace } from "~/design/worked-out";
import { inEnglish } from "~/translation";
import type { CostTranslate } from "../../asked-colleges";
import type { CollegeGrid } from "../model/grid";

/** How the net price of the first year came about; null where no price or no grants are known. */
export function gridTrace(grid: CollegeGrid, t: CostTranslate = inEnglish): Trace | null {
  const first = grid.cost?.years[0];
  if (first === undefined) return null;
  const { grantsFrom: from, offered, residency, via } = grid;
  return priceTrace(
    {
      ...first,
      from,
      // Elsewhere than at the community college of a 2 + 2 plan.
      offered: via === null ? offered : null,
      outOfState: via === null && residency === "outOfState",
      ownGrowth: true,
    },
    t,
  );
}

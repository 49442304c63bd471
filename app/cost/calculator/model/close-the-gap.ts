/** What would have to be different so that nothing is left over: one change at a time, everything else as it is. */
import type { PlanYearRules } from "../../loan/rules";
import { type Resources, sharePayments, type YearCost } from "./payers";

/** Whole dollars; each alone closes the gap. `null` where it cannot. */
export interface GapClosers {
  /** A further grant in every year. */
  readonly grantYearly: number | null;
  /**
   * More saved before the first year and kept for the years with a gap: the gap itself, less what it grows until then.
   */
  readonly savings: number;
  /** More from the family in every year. */
  readonly familyYearly: number | null;
  /** The net price of the first year that would fit, the later years in proportion. */
  readonly price: number | null;
}

/** The gap of all years together, in whole dollars. */
export function gapOf(costs: readonly YearCost[], resources: Resources, years: readonly PlanYearRules[]): number {
  return sharePayments(costs, resources, years).reduce((sum, { gap }) => sum + gap, 0);
}

/** `null` when there is no gap. */
export function closeTheGap(
  costs: readonly YearCost[],
  resources: Resources,
  years: readonly PlanYearRules[],
): GapClosers | null {
  const gaps = sharePayments(costs, resources, years).map(({ gap }) => gap);
  if (gaps.every((gap) => gap === 0)) return null;
  const most = costs.reduce((sum, { net }) => sum + net, 0);
  const first = costs[0]?.net ?? 0;
  const lessBy = (of: (net: number) => number) =>
    costs.map(({ net, published }) => ({ published, net: Math.max(0, Math.round(of(net))) }));
  const [a, b] = resources.households;
  return {
    grantYearly: least(
      most,
      (grant) =>
        gapOf(
          lessBy((net) => net - grant),
          resources,
          years,
        ) === 0,
    ),
    savings: Math.ceil(
      gaps.reduce((sum, gap, at) => sum + gap / (1 + resources.savingsGrowth) ** at, 0) - roundingError,
    ),
    familyYearly: least(most, (more) => gapOf(costs, { ...resources, households: [a + more, b] }, years) === 0),
    price:
      first === 0
        ? null
        : subtract(
            first,
            least(
              first,
              (off) =>
                gapOf(
                  lessBy((net) => net * (1 - off / first)),
                  resources,
                  years,
                ) === 0,
            ),
          ),
  };
}

/** Divisions leave a little more than a whole dollar, which is none. */
const roundingError = 1e-6;

const subtract = (from: number, off: number | null) => (off === null ? null : from - off);

/** The least whole number up to `most` from which on something holds; `null` when it does not hold even there. */
function least(most: number, holds: (value: number) => boolean): number | null {
  if (!holds(most)) return null;
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

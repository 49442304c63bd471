import type { College } from "~/colleges/college";
import type { State } from "~/geography/states";
import { seasonFall } from "~/season/fact";
import { testPolicy } from "~/season/test-policy";
import { isFourYear, isTwoYear, median } from "../../figures/site-figures";
import { collegesOf, paid } from "./state-colleges";

/**
 * A state in a few figures, to lay beside others. Middles of what colleges report, whole dollars of the years in
 * `provenance.ts`.
 */
export interface StateSummary {
  readonly state: State;
  /** Public and nonprofit colleges. */
  readonly colleges: number;
  readonly publicFour: number;
  readonly privateFour: number;
  readonly publicTwo: number;
  readonly price: number | null;
  readonly price30: number | null;
  readonly price75: number | null;
  readonly price110: number | null;
  readonly privatePrice: number | null;
  readonly twoYearPrice: number | null;
  readonly tuitionInState: number | null;
  readonly tuitionOutOfState: number | null;
  /** Four-year colleges that admit at least half of their applicants, of those that say. */
  readonly admitHalf: number;
  readonly rated: number;
  readonly requireTests: number;
  readonly earnings: number | null;
}

export function stateSummary(state: State, all: readonly College[], today: string): StateSummary {
  const here = collegesOf(state, all);
  const four = here.filter(isFourYear);
  const publicFour = four.filter(({ control }) => control === "public");
  const privateFour = four.filter(({ control }) => control === "nonprofit");
  const publicTwo = here.filter(
    (college) => college.control === "public" && isTwoYear(college) && !isFourYear(college),
  );
  const band = (of: readonly College[], i: number) =>
    median(of.map(({ cost }) => paid(cost.netPriceByIncome[i] ?? null)));
  const net = (of: readonly College[]) => median(of.map(({ cost }) => paid(cost.netPrice)));
  const rated = four.filter(({ admission: { open, rate } }) => open === true || (rate !== null && rate > 0));
  return {
    state,
    colleges: here.length,
    publicFour: publicFour.length,
    privateFour: privateFour.length,
    publicTwo: publicTwo.length,
    price: net(publicFour),
    price30: band(publicFour, 0),
    price75: band(publicFour, 2),
    price110: band(publicFour, 3),
    privatePrice: net(privateFour),
    twoYearPrice: net(publicTwo),
    tuitionInState: median(publicFour.map(({ cost }) => cost.tuitionInState)),
    tuitionOutOfState: median(publicFour.map(({ cost }) => cost.tuitionOutOfState)),
    admitHalf: rated.filter(({ admission: { open, rate } }) => open === true || (rate ?? 0) >= 0.5).length,
    rated: rated.length,
    requireTests: four.filter((one) => testPolicy(one, seasonFall, today).group === "required").length,
    earnings: median(publicFour.map(({ outcomes }) => outcomes.earnings10)),
  };
}

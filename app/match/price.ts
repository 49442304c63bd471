import type { College } from "~/colleges/college";
import type { IncomeBand } from "./choices";
import { interpolate } from "./normal";

/**
 * A yearly price to compare colleges by, in whole dollars, never below 0, and where it comes from.
 *
 * Net price at public colleges is reported for students who pay in-state tuition only. For someone from another state the
 * reported tuition difference is added; grants of the other state are not known, so this is an estimate and says so.
 */
export interface Price {
  readonly dollars: number;
  readonly basis: "band" | "average" | "published";
  /** Award year of the figure. */
  readonly year: string;
  /** At public colleges: which tuition is in the price. `null` at private ones. */
  readonly residency: "inState" | "outOfState" | "unknown" | null;
  /** Tuition difference that was added. */
  readonly added: number;
  /** Both ends where the home state is not known. */
  readonly inState: number | null;
  readonly outOfState: number | null;
  /** Aided students behind the income band. */
  readonly students: number | null;
}

/** Bands with fewer students than this are too unsteady to use; the average of all bands stands in. */
const fewest = 10;

/** `null` when neither a net price nor a published one is reported. Called for every college of a ranking. */
export function priceOf(college: College, state: string | null, income: IncomeBand | null): Price | null {
  const { cost } = college;
  const residency =
    college.control !== "public"
      ? null
      : state === null
        ? "unknown"
        : state === college.state
          ? "inState"
          : "outOfState";
  let net: number | null = null;
  let basis: Price["basis"] = "average";
  let year = "2022-23";
  let students: number | null = null;
  if (income !== null) {
    net = cost.netPriceByIncome[Number(income)] ?? null;
    students = cost.netPriceStudents[Number(income)] ?? null;
    if (students !== null && students < fewest) net = null;
    if (net !== null) basis = "band";
    else students = null;
  }
  if (net === null) {
    net = cost.netPriceNewer ?? cost.netPrice;
    if (cost.netPriceNewer !== null) year = "2023-24";
  }
  if (net === null) return publishedPrice(college, residency);
  const resident = net < 0 ? 0 : net;
  let difference = 0;
  if (residency === "outOfState" || residency === "unknown") {
    if (cost.tuitionOutOfState === null || cost.tuitionInState === null) return publishedPrice(college, residency);
    difference = Math.max(0, cost.tuitionOutOfState - cost.tuitionInState);
  }
  // Without a home state both are possible; the middle keeps such a college between its two prices.
  const added = residency === "unknown" ? Math.round(difference / 2) : difference;
  const split = residency === "outOfState" || residency === "unknown";
  return {
    dollars: resident + added,
    basis,
    year,
    residency,
    added,
    inState: split ? resident : null,
    outOfState: split ? resident + difference : null,
    students,
  };
}

function publishedPrice(college: College, residency: Price["residency"]): Price | null {
  const { published, year } = college.cost;
  const inState = published.inState.onCampus ?? published.inState.offCampus ?? published.inState.withFamily;
  const outOfState = published.outOfState.onCampus ?? published.outOfState.offCampus ?? published.outOfState.withFamily;
  let dollars = residency === "outOfState" ? outOfState : inState;
  if (residency === "unknown" && inState !== null && outOfState !== null)
    dollars = Math.round((inState + outOfState) / 2);
  if (dollars === null || year === null) return null;
  return { dollars, basis: "published", year, residency, added: 0, inState, outOfState, students: null };
}

/** Price over budget to affordability: full up to 80 % of the budget, 0.9 at the budget, little at double. */
const withinBudget = [
  [0.8, 1],
  [1, 0.9],
  [1.25, 0.6],
  [1.5, 0.38],
  [2, 0.14],
  [3, 0.03],
] as const;

/**
 * Affordability, 0–1: against the family's budget where there is one, else against what similar colleges cost.
 * @param ranked sorted prices to compare with
 */
export function affordability(price: Price, budget: number | null, ranked: Float64Array): number {
  if (budget === null) return 1 - 0.85 * rankIn(ranked, price.dollars);
  return interpolate(withinBudget, price.dollars / Math.max(500, budget));
}

/** Share of a sorted list that lies below a value, 0–1; 0.5 for an empty list. */
export function rankIn(sorted: Float64Array, value: number): number {
  if (sorted.length === 0) return 0.5;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low / sorted.length;
}

import { interpolate } from "../statistics/normal";

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
export function affordability(price: { readonly mid: number }, budget: number | null, ranked: Float64Array): number {
  if (budget === null) return 1 - 0.85 * rankIn(ranked, price.mid);
  return interpolate(withinBudget, price.mid / Math.max(500, budget));
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

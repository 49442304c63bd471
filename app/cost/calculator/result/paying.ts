import type { CostAnswers } from "../answers/input";

/**
 * Whether somebody said what they can bring: an amount above 0, a grant from outside, or a loan. Before that a gap
 * would be the whole price, which frightens and says nothing, so no answer, page or file speaks of one.
 */
export function isPaying({
  household1,
  household2,
  work,
  plan529,
  savings,
  grants,
  direct,
  plus,
}: Omit<CostAnswers, "ofCollege">): boolean {
  return direct || grants.length > 0 || [household1, household2, work, plan529, savings, plus].some((part) => part > 0);
}

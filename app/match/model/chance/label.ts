import type { Chance } from "./chance";

/** Where a college stands on a student's list. */
export type Label = "safety" | "target" | "reach";

/** The stated rule. `rateNeeded`: a college that admits fewer is never better than reach. */
export const labelRule = {
  safety: { low: 0.7, mid: 0.8 },
  target: { mid: 0.3 },
  rateNeeded: 0.15,
} as const;

/**
 * Safety, target or reach from the range of the chance.
 * @param rate published rate; `null` when none is reported, in which case target is the best label
 * @param open the college admits everyone who finishes high school
 * @param recordKnown grades, class rank or a score were given; without them only open admission is a safety
 */
export function labelOf(chance: Chance, rate: number | null, open: boolean, recordKnown = true): Label {
  if (open) return "safety";
  if (rate !== null && rate < labelRule.rateNeeded) return "reach";
  const { safety, target } = labelRule;
  if (recordKnown && rate !== null && chance.low >= safety.low && chance.mid >= safety.mid) return "safety";
  return chance.mid >= target.mid ? "target" : "reach";
}

/** The rule in words, for the method page and beside the list. */
export const labelRuleText =
  `Safety: the middle of your range is ${percent(labelRule.safety.mid)} or more and its low end ${percent(labelRule.safety.low)} or more, ` +
  `or the college admits everyone who finishes high school. ` +
  `Target: the middle is ${percent(labelRule.target.mid)} or more. Reach: everything below that, and always a college that admits ` +
  `fewer than ${percent(labelRule.rateNeeded)} of its applicants. A college that doesn’t report its rate is never called a safety. Without grades, class rank or scores only open admission is.`;

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

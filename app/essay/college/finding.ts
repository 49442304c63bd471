import type { Finding } from "../reading/reading";
import type { Place } from "../rules/rule";

/** What each check of a college is called, by its id. */
export const collegeChecks = {
  "other-college": "Another college’s name",
  "not-awarded": "A degree it may not give",
  "other-fact": "Its page says something else",
  "any-college": "It could go to any college",
} as const;

/** One finding of a check; null without a place. */
export function finding(
  id: keyof typeof collegeChecks,
  why: string,
  question: string,
  source: Finding["source"],
  places: readonly Place[],
): Finding | null {
  const sorted = [...places].sort((a, b) => a.start - b.start);
  if (sorted.length === 0) return null;
  return { id, kind: "college", name: collegeChecks[id], why, question, source, places: sorted, more: 0 };
}

/** A name as a pattern that finds it letter for letter. */
export const escapeName = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

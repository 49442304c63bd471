/**
 * What every dated fact of a season carries: where it was read, how sure we are, and until when it may be stated.
 * Facts hold for students who enter in one fall; `content/facts/season/` has one table for each kind of fact.
 */

/** The fall whose applications are open now. All tables under `content/facts/season/` are for it. */
export const seasonFall = 2027;

/**
 * `high`: the college's own page, a dated news report, or two independent sources that agree. `medium`: one third-party
 * source, an undated official page, or an official page for an earlier term. `recalled`: no stored source; never stated
 * as a fact.
 */
export const confidences = ["high", "medium", "recalled"] as const;
export type Confidence = (typeof confidences)[number];

export interface FactSource {
  readonly title: string;
  readonly publisher: string;
  /** Date or year as the source gives it ("2026-05-27", "2025", "undated"); null where none was noted. */
  readonly date: string | null;
}

/** The head of each table file: one season, one day of checking, one day of expiry. Days are YYYY-MM-DD. */
export interface SeasonHead {
  readonly table: string;
  readonly entry: string;
  readonly checkedOn: string;
  readonly expires: string;
}

/** A fact may be stated up to and including the day it expires. */
export function isExpired({ expires }: Pick<SeasonHead, "expires">, today: string): boolean {
  return today > expires;
}

/** Whether a fact may be stated with its date: it was found in a source and has not expired. */
export function mayState(confidence: Confidence, head: Pick<SeasonHead, "expires">, today: string): boolean {
  return confidence !== "recalled" && !isExpired(head, today);
}

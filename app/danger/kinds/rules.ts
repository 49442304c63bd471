/** What can be wrong. The order is that in which they are answered when a text holds several. */
export const dangerKinds = ["self-harm", "violence", "abuse", "no-home", "hunger"] as const;
export type DangerKind = (typeof dangerKinds)[number];
export type Language = "en" | "es";

/**
 * A danger that wants other words or other people than its kind: something was taken already, food itself is the
 * danger, somebody who said goodbye can't be found ("missing") or somebody who didn't ("lost"), a life is at stake this
 * minute, a partner hurts, an assault, pictures asked for or used as a threat, others are to be hurt, what a death
 * would pay, a parent's child has died, or it's only hinted at.
 */
export const dangerManners = [
  "taken",
  "missing",
  "lost",
  "stake",
  "eating",
  "partner",
  "assault",
  "pictures",
  "others",
  "payoff",
  "grief",
  "hint",
] as const;
export type DangerManner = (typeof dangerManners)[number];
/** What is said, and whom to call, goes by this. */
export type DangerTone = DangerKind | DangerManner;

/**
 * The rules of one kind in one language, as data. A pattern is written in the words of `plainWords`: small letters, no
 * accents, no punctuation, slang and misspellings already put right ("im gonna" is "i am going to"). It may use the
 * signs of a regular expression, and the groups of `groups.ts` in braces: `{someone} (hits|beats) {me}`.
 */
export interface LanguageRules {
  readonly danger: readonly string[];
  /** Ways of speaking that only sound like it. Taken out of the text before it is searched. */
  readonly harmless: readonly string[];
  /** Phrases that have to be caught, and phrases that must not be: the examples of the rule, checked by its test. */
  readonly catches: readonly string[];
  readonly passes: readonly string[];
}

export interface DangerRules {
  readonly kind: DangerKind;
  readonly manner?: DangerManner;
  readonly en: LanguageRules;
  readonly es: LanguageRules;
}

import { percent, percentRange } from "~/design/figures";
import type { Translate } from "~/translation";
import type { MatchMessage } from "./spanish/messages";

/** A message of the quiz in the reader's language. */
export type MatchTranslate = Translate<MatchMessage>;

/**
 * What a table of facts says in the reader's language: a state, a field of study, the rule of a system. A name of its
 * own stays as it is; a test holds that whatever is no name has a translation.
 */
export const fact = (t: MatchTranslate, said: string): string => t(said as MatchMessage);

/** A chance as a range: "35–60%", "under 1% to 4%". */
export function chanceWords({ low, high }: { readonly low: number; readonly high: number }, t: MatchTranslate): string {
  const [from = "", to] = percentRange(low, high).split(" to ");
  return to === undefined ? fact(t, from) : t("{low} to {high}", { low: fact(t, from), high: to });
}

/** A share as a percent, or that it isn't reported. */
export const percentIn = (t: MatchTranslate, share: number | null): string => fact(t, percent(share));

/** "Ohio", "Ohio and Iowa", "Ohio, Iowa and Utah". */
export function listed(names: readonly string[], t: MatchTranslate): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  const and = t("and");
  // "Ohio e Indiana": in Spanish the word gives way to the sound that it is.
  return `${names.slice(0, -1).join(", ")} ${and === "y" && /^h?i/i.test(last) ? "e" : and} ${last}`;
}

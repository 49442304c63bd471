import type { LiveMessage } from "~/design/spanish";
import { inEnglish, type Translate } from "~/translation";
import type { Shown } from "./shown";

/**
 * What stands in the way of a new answer; "" where nothing does.
 *
 * @param button what sends the form
 * @param goal what the form leads to, for when there is nothing to show yet
 */
export function troubleWith(
  { result, mistakes, failed }: Shown<unknown>,
  button: string,
  goal: string,
  t: Translate<LiveMessage> = inEnglish,
): string {
  if (failed) return t("We couldn’t work this out here. Press “{button}” instead.", { button });
  if (mistakes.length === 0) return "";
  return result === null ? t("To see {goal}:", { goal }) : t("These figures are from before your last change:");
}

/** What a screen reader is told once somebody stops typing: what has to be fixed, or else the answer. */
export function spokenOf(mistakes: Shown<unknown>["mistakes"], trouble: string, sentence: string): string {
  return trouble === "" ? sentence : [trouble, ...mistakes.map(({ message }) => message)].join(" ");
}

/** What single fields of the form take, with messages in the reader's language: `null` for what was left empty. */
import type { AidMessage } from "~/aid/spanish/messages";
import { choice, dollars, field } from "~/forms/schema/fields";
import type { Translate } from "~/translation";

/** Largest amount a form takes; the federal form has no room for more in most lines. */
const LARGEST_AMOUNT = 999_999_999;

export type AidTranslate = Translate<AidMessage>;

export const tooLong = (t: AidTranslate) => t("This is too long.");

export const textIn = <T>(t: AidTranslate, read: Parameters<typeof field<T>>[0]) => field(read, 200, tooLong(t));

export const oneOf = <V extends string>(values: readonly V[], message: string, t: AidTranslate) =>
  choice(values, message, tooLong(t));

export const yesNo = (message: string, t: AidTranslate) =>
  oneOf(["yes", "no"], message, t).transform((answer) => (answer === null ? null : answer === "yes"));
export const ticked = (t: AidTranslate) =>
  oneOf(["yes"], t("Check the box or leave it empty."), t).transform((answer) => answer === "yes");

export function dollarsOf(question: string, negativeAllowed: boolean, t: AidTranslate) {
  const tooLarge = t("{question}: this amount is too large. Please check it.", { question });
  return dollars({
    from: negativeAllowed ? -LARGEST_AMOUNT : 0,
    to: LARGEST_AMOUNT,
    unreadable: t("{question}: type whole dollars, such as 45,000.", { question }),
    below: negativeAllowed ? tooLarge : t("{question}: this can’t be below zero.", { question }),
    above: tooLarge,
    over: tooLong(t),
  });
}

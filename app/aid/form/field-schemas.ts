/** What single fields of the form take: form strings in, `null` for what was left empty. */
import { z } from "zod";
import type { AidMessage } from "~/aid/spanish/messages";
import type { Translate } from "~/translation";
import { typedDollars } from "~/typed/typed-number";

/** Largest amount a form takes; the federal form has no room for more in most lines. */
const LARGEST_AMOUNT = 999_999_999;

export type AidTranslate = Translate<AidMessage>;

export function optionalText(t: AidTranslate) {
  const tooLong = t("This is too long.");
  return z.string({ error: tooLong }).max(200, tooLong).optional();
}

export function oneOf<V extends string>(values: readonly V[], message: string, t: AidTranslate) {
  return optionalText(t).transform((text, context): V | null => {
    if (text === undefined) return null;
    const found = values.find((value) => value === text.trim());
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

export const yesNo = (message: string, t: AidTranslate) =>
  oneOf(["yes", "no"], message, t).transform((answer) => (answer === null ? null : answer === "yes"));
export const ticked = (t: AidTranslate) =>
  oneOf(["yes"], t("Check the box or leave it empty."), t).transform((answer) => answer === "yes");

export function required<T>(schema: z.ZodType<T | null, string | undefined>, message: string) {
  return schema.transform((value, context): T => {
    if (value !== null) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

export function dollarsOf(question: string, negativeAllowed: boolean, t: AidTranslate) {
  return optionalText(t).transform((text, context): number | null => {
    if (text === undefined || text.trim() === "") return null;
    const amount = typedDollars(text);
    const message =
      amount === null
        ? t("{question}: type whole dollars, such as 45,000.", { question })
        : Math.abs(amount) > LARGEST_AMOUNT
          ? t("{question}: this amount is too large. Please check it.", { question })
          : amount < 0 && !negativeAllowed
            ? t("{question}: this can’t be below zero.", { question })
            : null;
    if (message === null) return amount;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

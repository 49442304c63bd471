import { z } from "zod";
import type { Day } from "~/calendar/day";
import { readDay } from "~/calendar/typed-day";
import { cents, choice, field, line, required } from "~/forms/schema/fields";
import { type TypedForm, typedIn } from "~/forms/schema/typed-form";
import { typedCents, typedYear } from "~/typed/typed-number";
import { plainText } from "~/typed/typed-text";
import { whole } from "./ledger";

/** The largest amount of one entry and of a cap, in cents. */
export const mostCents = 100_000_000;

/**
 * Dollars and cents as people type them, in cents; null where the text is no such amount, is below zero or too large.
 */
export function typedPayment(text: string): number | null {
  const cents = typedCents(text);
  return cents !== null && cents >= 0 && cents <= mostCents ? cents : null;
}

/** A percentage with up to two decimals, "33.34" or "50 %", in hundredths of a percent; null where it is none. */
export function typedPart(text: string): number | null {
  const plain = plainText(text).replace(/[\s%]/g, "");
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(plain)) return null;
  const [percent = "", rest = ""] = plain.split(".");
  const part = Number(percent) * 100 + Number(rest.padEnd(2, "0"));
  return part <= whole ? part : null;
}

/** What a form of a book depends on: how many payers it has, and the school years that anything in it can be of. */
export interface BookContext {
  readonly payers: number;
  readonly years: readonly number[];
}

const schoolYear = (years: readonly number[]) => {
  const ofList = "Choose a school year from the list.";
  return field((typed, refuse): number => {
    const year = typedYear(typed);
    return year !== null && years.includes(year) ? year : refuse(ofList);
  });
};

const share = field(
  (typed, refuse) => typedPart(typed) ?? refuse("Enter a percentage from 0 to 100, such as 50 or 33.34."),
);

const cap = field(
  (typed, refuse) =>
    typedPayment(typed) ?? refuse("Enter the limit in dollars a year, such as 12,000, or leave it empty."),
);

/**
 * An agreement: `share0`, `cap0` and so on, in the order of the payers. Whose order that is, the key of the book says,
 * which the form holds as well (`keyOf` in `ledger.server.ts`). That the shares come to 100% is said of the field
 * `sum`.
 */
export function splitSchema({ payers, years }: BookContext) {
  const places = Array.from({ length: payers }, (_, at) => at);
  const numbered = <T>(name: string, of: T) =>
    Object.fromEntries(places.map((at) => [`${name}${at}`, of])) as Record<string, T>;
  return z
    .object({
      ...numbered("share", share),
      ...numbered("cap", cap),
      fromYear: required(schoolYear(years), "Choose a school year from the list."),
      sum: field((): null => null),
    })
    .transform((typed, context) => {
      const values = typed as Readonly<Record<string, number | null>>;
      const shares = places.map((at) => ({ part: values[`share${at}`] ?? 0, cap: values[`cap${at}`] ?? null }));
      const sum = shares.reduce((all, { part }) => all + part, 0);
      if (sum !== whole) {
        const message = `The shares come to ${sum / 100}%. They must come to 100%.`;
        context.addIssue({ code: "custom", path: ["sum"], message });
        return z.NEVER;
      }
      return { fromYear: typed.fromYear, shares };
    });
}

/** A payment, with the payers by their numbers in the book. */
export function entrySchema(form: TypedForm, { payers, years }: BookContext) {
  const [first = 0, last = 0] = [Math.min(...years), Math.max(...years)];
  const askDay = `Enter the date it was paid, between July ${first} and June ${last + 1}.`;
  const askAmount = "Enter the amount in dollars and cents, such as 1,234.50.";
  const numbers = Array.from({ length: payers }, (_, at) => String(at));
  const toAnother = "The money went to someone other than the one who paid, or it was a cost. Choose one.";
  return z.object({
    what: required(line(120), "Enter what it was for, such as tuition or a train ticket."),
    amount: required(cents({ from: 1, to: mostCents, unreadable: askAmount }), askAmount),
    day: required(
      field((typed, refuse): Day => {
        const read = readDay(typed);
        return read !== null && read >= `${first}-07-01` && read < `${last + 1}-07-01` ? read : refuse(askDay);
      }),
      askDay,
    ),
    payer: required(choice(numbers, "Choose who paid."), "Choose who paid.").transform(Number),
    receiver: field((typed, refuse): number => {
      if (!numbers.includes(typed)) return refuse("Choose where the money went.");
      return typed === typedIn(form, "payer") ? refuse(toAnother) : Number(typed);
    }),
    forYear: schoolYear(years),
  });
}

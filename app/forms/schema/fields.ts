import { z } from "zod";
import { type Day, writeDay } from "~/calendar/day";
import { readDay } from "~/calendar/typed-day";
import { isAddress } from "~/mail/address";
import { typedCents, typedDecimal, typedDollars, typedWhole } from "~/typed/typed-number";

/**
 * The fields of a form as schemas: the text a form sent in, a checked value out. A field that was left empty, or that
 * the form doesn't have, is `null`; `required` says what to say then. The same schema reads a form on the server and
 * says while somebody types what would be said there, so nothing here has an effect or asks for anything outside.
 */
export type Field<T> = z.ZodType<
  T,
  string | undefined,
  z.core.$ZodTypeInternals<T, string | undefined> & { optin: "optional" | "defaulted" }
>;

/** Ends the reading of a field with what to say beside it. */
type Refuse = (message: string) => never;

const tooLong = "This is too long.";
const longest = 200;

/**
 * A field whose text is read by a function. Empty, or nothing but spaces, is `null` and isn't read.
 *
 * @param most characters; a longer text isn't read
 */
export function field<T>(read: (typed: string, refuse: Refuse) => T, most = longest, over = tooLong): Field<T | null> {
  return z
    .string({ error: over })
    .max(most, over)
    .optional()
    .transform((typed, context): T | null => {
      if (typed === undefined || typed.trim() === "") return null;
      return read(typed, (message) => {
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      });
    });
}

/** The same field, where something has to be in it. @param message said where it's empty */
export function required<T>(of: Field<T | null>, message: string): Field<T> {
  return of.transform((value, context): T => {
    if (value !== null) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** The same field, where an empty one means something usual. */
export const orElse = <T>(of: Field<T | null>, usual: T): Field<T> => of.transform((value) => value ?? usual);

/** One line of text, cut where it's longer than what is kept. Characters that nobody can type become spaces. */
export const line = (most = longest): Field<string | null> =>
  field(
    (typed) =>
      typed
        .replace(/\p{Cc}/gu, " ")
        .trim()
        .slice(0, most) || null,
    10 * most,
  );

/** One email address, and nothing that a mail server would read as another. */
export const email = (): Field<string | null> =>
  field((typed, refuse) => {
    const address = typed.trim();
    if (address.length > 254) return refuse("This address is too long.");
    return isAddress(address) ? address : refuse("Enter an email address, such as name@example.com.");
  }, 1000);

/** What is said of a number: where it can't be read, and where it's below or above what is possible. */
interface Limits {
  readonly from?: number;
  readonly to?: number;
  readonly unreadable: string;
  readonly below?: string;
  readonly above?: string;
  /** Said of a text that's too long to be read, where a form has words of its own. */
  readonly over?: string;
}

const numberOf = (read: (typed: string) => number | null, { from, to, unreadable, below, above, over }: Limits) =>
  field(
    (typed, refuse): number => {
      const value = read(typed);
      if (value === null) return refuse(unreadable);
      if (from !== undefined && value < from) return refuse(below ?? unreadable);
      return to !== undefined && value > to ? refuse(above ?? unreadable) : value;
    },
    longest,
    over,
  );

/** Whole dollars, "12,000" or "$12k"; cents are rounded. */
export const dollars = (limits: Limits): Field<number | null> => numberOf(typedDollars, limits);
/** Dollars and cents in cents; the limits are in cents too. */
export const cents = (limits: Limits): Field<number | null> => numberOf(typedCents, limits);
/** A whole number: a count, a score. */
export const whole = (limits: Limits): Field<number | null> => numberOf(typedWhole, limits);
/** A number with decimals, "6.5" or "6,5 %". */
export const decimal = (limits: Limits): Field<number | null> => numberOf(typedDecimal, limits);

/** One value of a list: a select, or a group of radio buttons. @param over said of a text that's too long to be one */
export const choice = <V extends string>(values: readonly V[], message: string, over?: string): Field<V | null> =>
  field((typed, refuse) => values.find((value) => value === typed.trim()) ?? refuse(message), longest, over);

/** Any values of a list, in its order: a group of checkboxes. */
export const choices = <V extends string>(values: readonly V[], message: string, least = 0) =>
  z.array(z.string()).transform((typed, context): readonly V[] => {
    const chosen = values.filter((value) => typed.includes(value));
    if (chosen.length >= least && typed.every((value) => chosen.some((known) => known === value))) return chosen;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** A day as date fields send it or as people write it. @param from first day that is possible @param to last one */
export const day = (unreadable: string, from?: Day, to?: Day): Field<Day | null> =>
  field((typed, refuse): Day => {
    const read = readDay(typed);
    if (read === null) return refuse(unreadable);
    const outside = (from !== undefined && read < from) || (to !== undefined && read > to);
    return outside ? refuse(`Enter a day between ${writeDay(from ?? read)} and ${writeDay(to ?? read)}.`) : read;
  });

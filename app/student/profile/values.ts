import { isState } from "~/geography/states";
import { typedDollars, typedGpa, typedWhole, typedYear } from "~/typed/typed-number";
import { typedRank } from "~/typed/typed-rank";
import { plainText, typedZip } from "~/typed/typed-text";

const within = (value: number | null, from: number, to: number) =>
  value === null || value < from || value > to ? null : String(value);

const dollarsOf = (text: string) => within(typedDollars(text), 0, 10_000_000);

const oneOf = (text: string, values: readonly string[]) => (values.includes(text) ? text : null);

/**
 * A GPA as the number alone, which every tool takes: letters and "3.8/4.0" as what they were read as. "4.0" stays as it
 * was typed. Null for a scale that no tool converts.
 */
function gpaOf(text: string): string | null {
  const gpa = typedGpa(text);
  const most = gpa?.outOf ?? 100;
  if (gpa === null || (most !== 4 && most !== 100) || gpa.value < 0 || gpa.value > most) return null;
  const digits = /^\d+([.,]\d+)?/.exec(plainText(text))?.[0].replace(",", ".");
  return digits !== undefined && Number(digits) === gpa.value ? digits : String(gpa.value);
}

/** An SAT total; they go in steps of ten. */
function satOf(text: string): string | null {
  const score = typedWhole(text);
  return score !== null && score % 10 === 0 ? within(score, 400, 1600) : null;
}

/** Each value of a profile as it is kept; null where it is none, so that a slip of the finger is not remembered. */
export const valueReaders = {
  year: (text) => within(typedYear(text), 2000, 2099),
  path: (text) => oneOf(text, ["first", "gap", "transfer"]),
  gpa: gpaOf,
  scale: (text) => oneOf(text, ["4", "w", "100"]),
  rank: (text) => typedRank(text)?.toString() ?? null,
  rigor: (text) => oneOf(text, ["most", "more", "average", "less"]),
  advanced: (text) => within(typedWhole(text), 0, 40),
  sat: satOf,
  act: (text) => within(typedWhole(text), 1, 36),
  tests: (text) => oneOf(text, ["plan", "without"]),
  state: (text) => (text === "abroad" || isState(text) ? text : null),
  zip: typedZip,
  fields: (text) => (/^\d{2}(\d{2})?(,\d{2}(\d{2})?){0,39}$/.test(text) ? text : null),
  band: (text) => within(typedWhole(text), 0, 4),
  amount: dollarsOf,
  budget: dollarsOf,
  size: (text) => within(typedWhole(text), 1, 30),
  parents: (text) => oneOf(text, ["married", "together", "apart", "one"]),
  standing: (text) => oneOf(text, ["dependent", "independent"]),
  first: (text) => oneOf(text, ["yes"]),
  agi: (text) => oneOf(text, ["parents", "student"]),
  earlier: dollarsOf,
} satisfies Readonly<Record<string, (text: string) => string | null>>;

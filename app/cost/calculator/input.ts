/**
 * What the cost calculator asks, as one schema: form strings in, checked answers out. The colleges come from `unitids`;
 * for each there is a group of fields named by its number, such as `c204796.living`.
 */

import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { College, Program } from "~/colleges/college";
import { asksTwoPrices, type Living, usualGrowth, usualLiving, waysOfLiving } from "~/colleges/price/yearly-price";
import { isState, type State } from "~/colleges/states";
import { type KeptValues, type Way, ways } from "~/cost/choices";
import { type LoanYear, loanYears, usualLoanYear } from "~/cost/loan/years";
import type { Messages } from "~/design/messages";
import { typedDecimal, typedDollars } from "~/forms/typed-number";
import { type OutsideGrant, usualSavingsGrowth } from "./payers";
import { creditFilings } from "./tax-credit";

const LARGEST_AMOUNT = 10_000_000;
const mostDependents = 20;

/** What the form may hold: about 60 fields, and five for each of at most 40 colleges to choose from. */
export const costBound = { bytes: 64 * 1024, fields: 300 } as const;
const TOO_LONG = "This is too long.";
const text = z.string({ error: TOO_LONG }).max(200, TOO_LONG).optional();

function oneOf<V extends string>(values: readonly V[], message: string) {
  return text.transform((typed, context): V | null => {
    if (typed === undefined || typed.trim() === "") return null;
    const found = values.find((value) => value === typed.trim());
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** Dollars from 0 up; empty is `null`. */
function dollars(name: string, least = 0) {
  return text.transform((typed, context): number | null => {
    if (typed === undefined || typed.trim() === "") return null;
    const amount = typedDollars(typed);
    const message =
      amount === null
        ? `${name}: type whole dollars, such as 12,000.`
        : amount < least
          ? least === 0
            ? `${name}: this can’t be below zero.`
            : `${name}: the lowest possible is ${least.toLocaleString("en-US").replace("-", "−")}.`
          : amount > LARGEST_AMOUNT
            ? `${name}: this amount is too large. Please check it.`
            : null;
    if (message === null) return amount;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

function decimal(name: string, from: number, to: number, example: string) {
  return text.transform((typed, context): number | null => {
    if (typed === undefined || typed.trim() === "") return null;
    const value = typedDecimal(typed);
    if (value !== null && value >= from && value <= to) return value;
    context.addIssue({ code: "custom", message: `${name}: type a number from ${from} to ${to}, such as ${example}.` });
    return z.NEVER;
  });
}

const percent = (name: string, usual: number) =>
  decimal(name, 0, 15, "3").transform((typed) => (typed === null ? usual : typed / 100));

function grant(row: number) {
  const name = `Outside grant ${row}`;
  return z
    .object({
      name: text.transform((typed) => (typed?.trim() ? typed.trim().slice(0, 60) : name)),
      yearly: dollars(name),
      renews: oneOf(["once", "every", "gpa"] as const, `${name}: choose how long it’s paid.`),
      gpa: decimal(`${name}, GPA`, 0, 5, "3.0"),
    })
    .prefault({})
    .transform(({ name, yearly, renews, gpa }): OutsideGrant | null =>
      yearly === null || yearly === 0
        ? null
        : { name, yearly, renews: renews ?? "every", gpa: renews === "gpa" ? gpa : null },
    );
}

function collegeFields(college: College, programs: readonly Program[]) {
  return z
    .object({
      living: oneOf(waysOfLiving, `${college.name}: choose where you’ll live.`).transform(
        (living): Living => living ?? usualLiving(college),
      ),
      residency: oneOf(["inState", "outOfState"] as const, `${college.name}: choose which tuition applies.`),
      offered: dollars(`${college.name}, grants offered`),
      program: text.transform((typed, context): Program | null => {
        if (typed === undefined || typed === "") return null;
        const found = programs.find((program) => programKey(program) === typed);
        if (found) return found;
        context.addIssue({ code: "custom", message: `${college.name}: choose a program from the list.` });
        return z.NEVER;
      }),
    })
    .prefault({});
}

/** A program in a form: level and 4-digit CIP code. */
export function programKey({ level, cip4 }: Program): string {
  return `${level}-${cip4}`;
}

function costSchema(colleges: readonly College[], programsOf: (unitid: number) => readonly Program[]) {
  return z.object({
    state: text.transform((typed, context): State | "abroad" | null => {
      const code = typed?.trim().toUpperCase() ?? "";
      if (code === "") return null;
      if (code === "ABROAD") return "abroad";
      if (isState(code)) return code;
      context.addIssue({ code: "custom", message: "Home state: choose it from the list." });
      return z.NEVER;
    }),
    entry: oneOf(loanYears, "First year of college: choose a year from the list.").transform(
      (year): LoanYear => year ?? usualLoanYear,
    ),
    way: oneOf(ways, "Choose how many years.").transform((way): Way => way ?? "4"),
    via: text.transform((typed, context): number | null => {
      if (typed === undefined || typed === "") return null;
      if (/^\d{6}$/.test(typed)) return Number(typed);
      context.addIssue({ code: "custom", message: "Community college: choose one from the list." });
      return z.NEVER;
    }),
    dependency: oneOf(["dependent", "independent"] as const, "Choose whether you’re independent.").transform(
      (dependency) => dependency ?? "dependent",
    ),
    income: dollars("Family income"),
    band: oneOf(["0", "1", "2", "3", "4"] as const, "Income band: choose one from the list.").transform((band) =>
      band === null ? null : (Number(band) as 0 | 1 | 2 | 3 | 4),
    ),
    sai: dollars("Student Aid Index", -1500),
    plan529: dollars("529 plan").transform(orZero),
    savings: dollars("Other savings").transform(orZero),
    household1: dollars("First household").transform(orZero),
    household2: dollars("Second household").transform(orZero),
    work: dollars("Your own work").transform(orZero),
    direct: oneOf(["yes"] as const, "Direct Loans: check the box or leave it empty.").transform((yes) => yes !== null),
    plus: dollars("Parent PLUS").transform(orZero),
    grant1: grant(1),
    grant2: grant(2),
    grant3: grant(3),
    growth: z
      .object({
        prices: percent("Growth of prices", usualGrowth.prices),
        grants: percent("Growth of grants", usualGrowth.grants),
        income: percent("Growth of income", usualGrowth.income),
        savings: percent("Growth of savings", usualSavingsGrowth),
      })
      .prefault({}),
    credit: oneOf(["no", ...creditFilings] as const, "Tax credit: choose one of the three.").transform((filing) =>
      filing === "no" ? null : filing,
    ),
    tax: dollars("Federal income tax"),
    rap: z
      .object({
        earnings: dollars("Pay after college"),
        dependents: decimal("Dependents after college", 0, mostDependents, "1").transform((typed, context): number => {
          if (typed === null || Number.isInteger(typed)) return typed ?? 0;
          context.addIssue({ code: "custom", message: "Dependents after college: type a whole number." });
          return z.NEVER;
        }),
      })
      .prefault({}),
    ...Object.fromEntries(
      colleges.map((college) => [`c${college.unitid}`, collegeFields(college, programsOf(college.unitid))]),
    ),
  });
}

const orZero = (amount: number | null) => amount ?? 0;

/** The checked answers. Amounts are whole dollars; `null` where it matters that nothing was typed. */
export type CostAnswers = Omit<z.output<ReturnType<typeof costSchema>>, "grant1" | "grant2" | "grant3"> & {
  readonly grants: readonly OutsideGrant[];
  readonly ofCollege: ReadonlyMap<number, z.output<ReturnType<typeof collegeFields>>>;
};

export type CostReading =
  | { readonly ok: true; readonly answers: CostAnswers }
  | { readonly ok: false; readonly messages: Messages };

/** Reads a submitted form for these colleges. Unknown names are ignored. Never throws. */
export function readCostForm(
  form: URLSearchParams,
  colleges: readonly College[],
  programsOf: (unitid: number) => readonly Program[],
): CostReading {
  const submission = parseWithZod(form, { schema: costSchema(colleges, programsOf) });
  if (submission.status !== "success") {
    const messages: Record<string, readonly string[]> = {};
    for (const [name, found] of Object.entries(submission.error ?? {})) if (found) messages[name] = found;
    return { ok: false, messages };
  }
  const { grant1, grant2, grant3, ...answers } = submission.value;
  const groups = answers as unknown as Record<string, z.output<ReturnType<typeof collegeFields>>>;
  const ofCollege = new Map(
    colleges.flatMap(({ unitid }) => {
      const group = groups[`c${unitid}`];
      return group ? [[unitid, group] as const] : [];
    }),
  );
  const messages = missingState(colleges, answers.state, ofCollege);
  if (messages) return { ok: false, messages };
  if (answers.credit !== null && answers.income === null) {
    const message = "Family income: type it to see the tax credit, which depends on it.";
    return { ok: false, messages: { income: [message] } };
  }
  const grants = [grant1, grant2, grant3].filter((each) => each !== null);
  return { ok: true, answers: { ...answers, grants, ofCollege } };
}

/** A public college needs to know which tuition applies. */
function missingState(
  colleges: readonly College[],
  state: State | "abroad" | null,
  ofCollege: CostAnswers["ofCollege"],
): Messages | null {
  if (state !== null) return null;
  const open = colleges.find(
    (college) => asksTwoPrices(college) && (ofCollege.get(college.unitid)?.residency ?? null) === null,
  );
  return open
    ? { state: [`Home state: choose it, because ${open.name} charges students from other states more.`] }
    : null;
}

/** The values of a form as typed, each cut to what a field can hold. */
export function keptValues(form: URLSearchParams): KeptValues {
  const kept: Record<string, string[]> = {};
  for (const [name, value] of form) {
    const values = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (values) values.push(value.slice(0, 200));
    else if (/^[a-z][a-z0-9_.]*$/.test(name)) kept[name] = [value.slice(0, 200)];
  }
  return kept;
}

/**
 * What the cost calculator asks, as one schema: form strings in, checked answers out. The colleges come from `unitids`;
 * for each there is a group of fields named by its number, such as `c204796.living`.
 */
import { z } from "zod";
import type { Program } from "~/colleges/college";
import { asksTwoPrices, type Living, usualGrowth, usualLiving, waysOfLiving } from "~/colleges/price/yearly-price";
import { withCommas } from "~/design/figures";
import type { Messages } from "~/design/messages";
import { choice, decimal, dollars, field, orElse } from "~/forms/schema/fields";
import { readWith } from "~/forms/schema/read-with";
import { isState, type State } from "~/geography/states";
import { inEnglish } from "~/translation";
import type { CostTranslate } from "../../asked-colleges";
import { type KeptValues, type Way, ways } from "../../choices";
import { type LoanYear, loanYears, usualLoanYear } from "../../loan/years";
import type { CostCollege } from "../model/cost-college";
import { type OutsideGrant, usualSavingsGrowth } from "../model/payers";
import { creditFilings } from "../model/tax-credit";
import type { CollegeOption } from "./form-options";
import { programKey } from "./program-key";

const LARGEST_AMOUNT = 10_000_000;
const mostDependents = 20;

/** What the form may hold: about 60 fields, and five for each of at most 40 colleges to choose from. */
export const costBound = { bytes: 64 * 1024, fields: 300 } as const;
const tooLong = (t: CostTranslate) => t("This is too long.");

const textIn = <T>(t: CostTranslate, read: Parameters<typeof field<T>>[0]) => field(read, 200, tooLong(t));

const oneOf = <V extends string>(values: readonly V[], message: string, t: CostTranslate) =>
  choice(values, message, tooLong(t));

/** Dollars from 0 up; empty is `null`. */
const dollarsOf = (name: string, t: CostTranslate, least = 0) =>
  dollars({
    from: least,
    to: LARGEST_AMOUNT,
    unreadable: t("{name}: type whole dollars, such as 12,000.", { name }),
    below:
      least === 0
        ? t("{name}: this can’t be below zero.", { name })
        : t("{name}: the lowest possible is {least}.", { name, least: withCommas(least).replace("-", "−") }),
    above: t("{name}: this amount is too large. Please check it.", { name }),
    over: tooLong(t),
  });

const decimalOf = (name: string, from: number, to: number, example: string, t: CostTranslate) =>
  decimal({
    from,
    to,
    unreadable: t("{name}: type a number from {from} to {to}, such as {example}.", { name, from, to, example }),
    over: tooLong(t),
  });

const percent = (name: string, usual: number, t: CostTranslate) =>
  decimalOf(name, 0, 15, "3", t).transform((typed) => (typed === null ? usual : typed / 100));

function grant(row: number, t: CostTranslate) {
  const name = t("Outside grant {row}", { row });
  return z
    .object({
      name: orElse(
        textIn(t, (typed) => typed.trim().slice(0, 60)),
        name,
      ),
      yearly: dollarsOf(name, t),
      renews: oneOf(["once", "every", "gpa"] as const, t("{name}: choose how long it’s paid.", { name }), t),
      gpa: decimalOf(t("{name}, GPA", { name }), 0, 5, "3.0", t),
    })
    .prefault({})
    .transform(({ name, yearly, renews, gpa }): OutsideGrant | null =>
      yearly === null || yearly === 0
        ? null
        : { name, yearly, renews: renews ?? "every", gpa: renews === "gpa" ? gpa : null },
    );
}

/** What the form has to know of a college to read what is asked of it. `P` is what a program is to whoever reads. */
interface Asked<P> {
  readonly unitid: number;
  readonly name: string;
  /** Asks students from other states a higher price. */
  readonly twoPrices: boolean;
  readonly usualLiving: Living;
  readonly programOf: (key: string) => P | undefined;
}

function collegeFields<P>({ name, usualLiving, programOf }: Asked<P>, t: CostTranslate) {
  return z
    .object({
      living: oneOf(waysOfLiving, t("{name}: choose where you’ll live.", { name }), t).transform(
        (living): Living => living ?? usualLiving,
      ),
      residency: oneOf(["inState", "outOfState"] as const, t("{name}: choose which tuition applies.", { name }), t),
      offered: dollarsOf(t("{name}, grants offered", { name }), t),
      program: textIn(
        t,
        (typed, refuse): P => programOf(typed) ?? refuse(t("{name}: choose a program from the list.", { name })),
      ),
    })
    .prefault({});
}

function costSchema<P>(colleges: readonly Asked<P>[], t: CostTranslate) {
  return z.object({
    state: textIn(t, (typed, refuse): State | "abroad" => {
      const code = typed.trim().toUpperCase();
      if (code === "ABROAD") return "abroad";
      return isState(code) ? code : refuse(t("Home state: choose it from the list."));
    }),
    entry: oneOf(loanYears, t("First year of college: choose a year from the list."), t).transform(
      (year): LoanYear => year ?? usualLoanYear,
    ),
    way: oneOf(ways, t("Choose how many years."), t).transform((way): Way => way ?? "4"),
    via: textIn(t, (typed, refuse): number =>
      /^\d{6}$/.test(typed) ? Number(typed) : refuse(t("Community college: choose one from the list.")),
    ),
    dependency: oneOf(["dependent", "independent"] as const, t("Choose whether you’re independent."), t).transform(
      (dependency) => dependency ?? "dependent",
    ),
    income: dollarsOf(t("Family income"), t),
    band: oneOf(["0", "1", "2", "3", "4"] as const, t("Income band: choose one from the list."), t).transform((band) =>
      band === null ? null : (Number(band) as 0 | 1 | 2 | 3 | 4),
    ),
    sai: dollarsOf(t("Student Aid Index"), t, -1500),
    plan529: dollarsOf(t("529 plan"), t).transform(orZero),
    savings: dollarsOf(t("Other savings"), t).transform(orZero),
    household1: dollarsOf(t("First household"), t).transform(orZero),
    household2: dollarsOf(t("Second household"), t).transform(orZero),
    work: dollarsOf(t("Your own work"), t).transform(orZero),
    direct: oneOf(["yes"] as const, t("Direct Loans: check the box or leave it empty."), t).transform(
      (yes) => yes !== null,
    ),
    plus: dollarsOf(t("Parent PLUS"), t).transform(orZero),
    grant1: grant(1, t),
    grant2: grant(2, t),
    grant3: grant(3, t),
    growth: z
      .object({
        prices: percent(t("Growth of prices"), usualGrowth.prices, t),
        grants: percent(t("Growth of grants"), usualGrowth.grants, t),
        income: percent(t("Growth of income"), usualGrowth.income, t),
        savings: percent(t("Growth of savings"), usualSavingsGrowth, t),
      })
      .prefault({}),
    credit: oneOf(["no", ...creditFilings] as const, t("Tax credit: choose one of the three."), t).transform(
      (filing) => (filing === "no" ? null : filing),
    ),
    tax: dollarsOf(t("Federal income tax"), t),
    rap: z
      .object({
        earnings: dollarsOf(t("Pay after college"), t),
        dependents: decimalOf(t("Dependents after college"), 0, mostDependents, "1", t).transform(
          (typed, context): number => {
            if (typed === null || Number.isInteger(typed)) return typed ?? 0;
            context.addIssue({ code: "custom", message: t("Dependents after college: type a whole number.") });
            return z.NEVER;
          },
        ),
      })
      .prefault({}),
    ...Object.fromEntries(colleges.map((college) => [`c${college.unitid}`, collegeFields(college, t)])),
  });
}

const orZero = (amount: number | null) => amount ?? 0;

/** The checked answers. Amounts are whole dollars; `null` where it matters that nothing was typed. */
export type CostAnswers = Omit<z.output<ReturnType<typeof costSchema<Program>>>, "grant1" | "grant2" | "grant3"> & {
  readonly grants: readonly OutsideGrant[];
  readonly ofCollege: ReadonlyMap<number, CollegeAnswers<Program>>;
};

type CollegeAnswers<P> = z.output<ReturnType<typeof collegeFields<P>>>;

export type CostReading =
  | { readonly ok: true; readonly answers: CostAnswers }
  | { readonly ok: false; readonly messages: Messages };

/** Reads a submitted form for these colleges. Unknown names are ignored. Never throws. */
export const readCostForm = (form: URLSearchParams, ...of: Parameters<typeof costReader>) => costReader(...of)(form);

/** Reads forms for these colleges one after another. Making the schema takes longer than reading with it. */
export function costReader(
  colleges: readonly CostCollege[],
  programsOf: (unitid: number) => readonly Program[],
  t: CostTranslate = inEnglish,
): (form: URLSearchParams) => CostReading {
  return readerFor(
    colleges.map((college): Asked<Program> => {
      const { unitid, name } = college;
      const programOf = (key: string) => programsOf(unitid).find((program) => programKey(program) === key);
      return { unitid, name, twoPrices: asksTwoPrices(college), usualLiving: usualLiving(college), programOf };
    }),
    t,
  );
}

/** Says what is wrong with forms for the colleges that a form shows, which knows them by its own options. */
export function costMistakes(
  colleges: readonly CollegeOption[],
  t: CostTranslate,
): (form: URLSearchParams) => Messages {
  const read = readerFor(
    colleges.map(({ unitid, name, twoPrices, living: [way = "offCampus"], programs }): Asked<string> => {
      const programOf = (key: string) => programs.find(({ value }) => value === key)?.value;
      return { unitid, name, twoPrices, usualLiving: way, programOf };
    }),
    t,
  );
  return (form) => {
    const reading = read(form);
    return reading.ok ? {} : reading.messages;
  };
}

function readerFor<P>(colleges: readonly Asked<P>[], t: CostTranslate) {
  const schema = costSchema(colleges, t);
  return (form: URLSearchParams) => {
    const read = readWith(schema, form);
    if (!read.ok) return read;
    const { grant1, grant2, grant3, ...answers } = read.value;
    const groups = answers as unknown as Record<string, CollegeAnswers<P>>;
    const ofCollege = new Map(
      colleges.flatMap(({ unitid }) => {
        const group = groups[`c${unitid}`];
        return group ? [[unitid, group] as const] : [];
      }),
    );
    const messages = missingState(colleges, answers.state, ofCollege, t);
    if (messages) return { ok: false, messages } as const;
    if (answers.credit !== null && answers.income === null) {
      const message = t("Family income: type it to see the tax credit, which depends on it.");
      return { ok: false, messages: { income: [message] } } as const;
    }
    const grants = [grant1, grant2, grant3].filter((each) => each !== null);
    return { ok: true, answers: { ...answers, grants, ofCollege } } as const;
  };
}

/** A public college needs to know which tuition applies. */
function missingState<P>(
  colleges: readonly Asked<P>[],
  state: State | "abroad" | null,
  ofCollege: ReadonlyMap<number, CollegeAnswers<P>>,
  t: CostTranslate,
): Messages | null {
  if (state !== null) return null;
  const open = colleges.find(
    ({ unitid, twoPrices }) => twoPrices && (ofCollege.get(unitid)?.residency ?? null) === null,
  );
  return open
    ? {
        state: [
          t("Home state: choose it, because {name} charges students from other states more.", { name: open.name }),
        ],
      }
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

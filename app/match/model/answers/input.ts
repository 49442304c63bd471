// A long file because it is one schema: every answer of the quiz is read here, each with its own message.

import { z } from "zod";
import { regions } from "~/colleges/query/regions";
import type { Messages } from "~/design/messages";
import { readWith } from "~/forms/schema/read-with";
import { isState, states } from "~/geography/states";
import { readIncome } from "~/student/profile/income-bands";
import { inEnglish } from "~/translation";
import { type TypedGpa, typedDollars, typedGpa, typedWhole, typedYear } from "~/typed/typed-number";
import { typedZip } from "~/typed/typed-text";
import type { MatchTranslate } from "../../words";
import type { GpaScale } from "./academics";
import * as choices from "./choices";
import { classRank } from "./class-rank";
import { fieldList } from "./field-list";

/**
 * What the quiz asks. Every answer is optional; what is left empty is `null` or an empty list.
 * Field names are also the names in a shared link, except `budget` and `income`, which never stand in one
 * (`moneyFields`).
 */
export const moneyFields = ["budget", "income"] as const;
/** What is found out while reading the answers: never asked, never in a link. */
export const derivedFields = ["weightedGuessed"] as const;
export const listFields = [
  "fields",
  "regions",
  "states",
  "sizes",
  "settings",
  "controls",
  "missions",
  "levels",
  "soft",
] as const;

export const limits = {
  gpa: { "4": 4, w: 6, "100": 100 },
  /** A higher number without a scale may be weighted, up to 6, or a slip: that's asked. */
  weightedUnasked: 5,
  /** A lower percent is no grade anybody finishes school with: it is a GPA on another scale. */
  leastPercent: 40,
  /** Up to here a number above 6 without a scale may be out of 10, 12, 20 or 50 as well as percent. */
  unclearTo: 50,
  sat: { from: 400, to: 1600, step: 10 },
  act: { from: 1, to: 36 },
  advanced: 40,
  miles: 6000,
  budget: 200_000,
  /** Years after the current one that a class may finish in. */
  classYears: 12,
} as const;

/** What a form of the quiz or of its list may hold: every box of every list ticked, with room to spare. */
export const quizBound = { bytes: 32 * 1024, fields: 300 } as const;

const textIn = (t: MatchTranslate) => z.string().max(200, t("This is too long. Please shorten it.")).optional();

type Text = ReturnType<typeof textIn>;

/** A number typed freely; `check` returns a message for a number that cannot be, or nothing. */
function typed(
  text: Text,
  unreadable: string,
  check: (value: number) => string | undefined,
  read: (text: string) => number | null = typedWhole,
) {
  return text.transform((value, context): number | null => {
    if (value === undefined || value.trim() === "") return null;
    const number = read(value);
    const message = number === null ? unreadable : check(number);
    if (number !== null && message === undefined) return number;
    context.addIssue({ code: "custom", message: message ?? unreadable });
    return z.NEVER;
  });
}

function one<V extends string>(text: Text, values: readonly V[], message: string) {
  return text.transform((value, context): V | null => {
    if (value === undefined || value.trim() === "") return null;
    const found = values.find((v) => v === value.trim());
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** Several values, in the order of the choices, without doubles; also accepts "OH,MI" in one value. */
function several<V extends string>(values: readonly V[], message: string, fold: (text: string) => string = (t) => t) {
  return z
    .array(z.string())
    .max(100, message)
    .optional()
    .transform((given, context): V[] => {
      // A value that is too long is told of the whole list: none of its values has a field of its own.
      if (given?.some((value) => value.length > 400)) {
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      }
      const wanted = new Set((given ?? []).flatMap((v) => v.split(",")).map((v) => fold(v.trim())));
      wanted.delete("");
      const known = values.filter((v) => wanted.delete(v));
      if (wanted.size === 0) return known;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

const stateCodes = Object.keys(states) as (keyof typeof states)[];

function foldState(value: string): string {
  const upper = value.toUpperCase();
  if (isState(upper)) return upper;
  return stateCodes.find((code) => states[code].toUpperCase() === upper) ?? upper;
}

const weightIn = (text: Text, t: MatchTranslate) =>
  text.transform((value, context): number => {
    if (value === undefined || value.trim() === "") return 2;
    const number = typedWhole(value);
    if (number !== null && [0, 1, 2, 3].includes(number)) return number;
    context.addIssue({
      code: "custom",
      message: t("Choose one of the four weights, from “Leave it out” to “A lot”."),
    });
    return z.NEVER;
  });

function classYear(text: Text, thisYear: number, t: MatchTranslate) {
  const example = thisYear + 1;
  const check = (year: number) => {
    if (!Number.isInteger(year)) return t("Enter a year with four digits, such as {example}.", { example });
    if (year >= 9 && year <= 12)
      return t("That looks like a grade. Enter the year you finish high school, such as {example}.", { example });
    if (year >= thisYear - 90 && year < thisYear - 6)
      return t("{year} looks like a birth year. Enter the year you finish high school, such as {example}.", {
        year,
        example,
      });
    if (year < thisYear - 6 || year > thisYear + limits.classYears)
      return t("Enter the year you finish high school, from {from} to {to}.", {
        from: thisYear - 6,
        to: thisYear + limits.classYears,
      });
    return undefined;
  };
  const unreadable = t("Enter the year you finish high school, such as {example}.", { example });
  return typed(text, unreadable, check, typedYear);
}

/**
 * Schema of the quiz. Input: form strings. Output: `Answers`. Messages are written for the student.
 * @param thisYear the current calendar year, which tells a class year from a birth year
 */
export function quizSchema(thisYear: number, t: MatchTranslate = inEnglish) {
  // Building a schema takes longer than reading a form with it, and the year changes once a year.
  const ready = schemas.get(t);
  if (ready?.thisYear === thisYear) return ready.schema;
  const schema = makeSchema(thisYear, t);
  schemas.set(t, { thisYear, schema });
  return schema;
}

/** One for each language that was asked for. */
const schemas = new Map<MatchTranslate, { thisYear: number; schema: ReturnType<typeof makeSchema> }>();

function makeSchema(thisYear: number, t: MatchTranslate) {
  const text = textIn(t);
  const weight = weightIn(text, t);
  return z
    .object({
      year: classYear(text, thisYear, t),
      gpa: text.transform((value, context): TypedGpa | null => {
        if (value === undefined || value.trim() === "") return null;
        const gpa = typedGpa(value);
        const message =
          gpa === null ? t("Enter your GPA as a number or a letter, such as 3.4, 92 or B+.") : unusableGpa(gpa, t);
        if (gpa !== null && message === undefined) return gpa;
        context.addIssue({ code: "custom", message: message ?? "" });
        return z.NEVER;
      }),
      scale: one(text, choices.valuesOf(choices.scaleChoices), t("Choose the scale of your GPA.")),
      rigor: one(text, choices.valuesOf(choices.rigorChoices), t("Choose how demanding your courses are.")),
      rank: classRank(t),
      advanced: typed(text, t("Enter how many AP, IB or dual-enrollment courses, as a number."), (n) =>
        !Number.isInteger(n) || n < 0 || n > limits.advanced
          ? t("Enter a whole number from 0 to {most}.", { most: limits.advanced })
          : undefined,
      ),
      sat: typed(text, t("Enter your SAT total as a number, such as 1180."), (score) => {
        if (score >= 1 && score <= 36)
          return t("That looks like an ACT score. Enter it under ACT, or an SAT total from 400 to 1600.");
        if (score < limits.sat.from || score > limits.sat.to) return t("An SAT total is between 400 and 1600.");
        return score % limits.sat.step === 0
          ? undefined
          : t("SAT totals end in 0, such as 1180. Please check the score.");
      }),
      act: typed(text, t("Enter your ACT composite as a number, such as 24."), (score) => {
        if (score >= 400 && score <= 1600)
          return t("That looks like an SAT total. Enter it under SAT, or an ACT composite from 1 to 36.");
        return !Number.isInteger(score) || score < limits.act.from || score > limits.act.to
          ? t("An ACT composite is a whole number from 1 to 36.")
          : undefined;
      }),
      tests: one(text, choices.valuesOf(choices.testPlanChoices), t("Choose whether you plan to take a test.")),
      fields: fieldList(t),
      state: text.transform((value, context): keyof typeof states | "abroad" | null => {
        if (value === undefined || value.trim() === "") return null;
        const code = foldState(value.trim());
        if (code === "ABROAD") return "abroad";
        if (isState(code)) return code;
        context.addIssue({ code: "custom", message: t("Choose your home state from the list.") });
        return z.NEVER;
      }),
      zip: text.transform((value, context): string | null => {
        if (value === undefined || value.trim() === "") return null;
        const five = typedZip(value);
        if (five !== null) return five;
        context.addIssue({ code: "custom", message: t("A ZIP code has five digits, such as 43004.") });
        return z.NEVER;
      }),
      miles: typed(text, t("Enter a distance in miles, such as 250."), (miles) =>
        miles < 1 || miles > limits.miles
          ? t("Enter a distance from 1 to {most} miles.", { most: limits.miles })
          : undefined,
      ),
      regions: several(Object.keys(regions), t("Choose regions from the list.")),
      states: several(stateCodes, t("Choose states from the list."), foldState),
      sizes: several(choices.valuesOf(choices.sizeChoices), t("Choose sizes from the list.")),
      settings: several(choices.valuesOf(choices.settingChoices), t("Choose settings from the list.")),
      controls: several(choices.valuesOf(choices.controlChoices), t("Choose from public, nonprofit and for profit.")),
      missions: several(choices.valuesOf(choices.missionChoices), t("Choose missions from the list.")),
      religion: one(
        text,
        choices.valuesOf(choices.religionChoices),
        t("Choose a religious affiliation from the list."),
      ),
      levels: several(choices.valuesOf(choices.levelChoices), t("Choose four-year, two-year, or both.")).transform(
        (levels): choices.LevelChoice[] => (levels.length === 0 ? ["4"] : levels),
      ),
      /** Wishes that rank but do not exclude. */
      soft: several(choices.valuesOf<choices.Wish>(choices.softChoices), t("Choose wishes from the list.")),
      /** `yes`: also specialized, online-only, very small and for-profit colleges. */
      broad: one(text, ["yes"] as const, t("Check the box or leave it empty.")),
      admission: weight,
      affordability: weight,
      outcomes: weight,
      preferences: weight,
      budget: typed(
        text,
        t("Enter what your family can pay in a year, in dollars, such as 15000."),
        (dollars) =>
          dollars < 0 || dollars > limits.budget ? t("Enter a yearly amount from $0 to $200,000.") : undefined,
        typedDollars,
      ),
      /** A band of the list, or whole dollars where another tool was told them: `readIncome`. */
      income: text.transform((value, context): string | null => {
        const typed = value?.trim() ?? "";
        if (typed === "") return null;
        if (readIncome(typed) !== null) return typed;
        context.addIssue({ code: "custom", message: t("Choose an income band from the list.") });
        return z.NEVER;
      }),
    })
    .transform(({ scale, gpa: typedGpa, ...answers }, context) => {
      const gpa = typedGpa?.value ?? null;
      const stated = scale ?? (typedGpa === null ? null : scaleBehind(typedGpa));
      const used = stated ?? guessScale(gpa);
      const message = gpa === null ? undefined : offScale(gpa, stated, used, t);
      if (message !== undefined) {
        context.addIssue({ code: "custom", path: ["gpa"], message });
        return z.NEVER;
      }
      return {
        ...answers,
        gpa,
        scale: used,
        /** The GPA is above 4.0 and nobody said that it is weighted: the list says that we took it so. */
        weightedGuessed: stated === null && used === "w",
      };
    });
}

/** Answers of the quiz, checked. GPA stays on its own scale; money is whole dollars a year. */
export type Answers = Readonly<z.output<ReturnType<typeof quizSchema>>>;

function guessScale(gpa: number | null): GpaScale {
  return gpa === null || gpa <= limits.gpa["4"] ? "4" : gpa <= limits.gpa.w ? "w" : "100";
}

/** Why a GPA cannot be used whatever scale is chosen, or nothing. */
function unusableGpa({ value, outOf }: TypedGpa, t: MatchTranslate): string | undefined {
  if (outOf !== null && outOf !== 4 && outOf !== 100)
    return t(
      "We can’t convert a GPA out of {most}. We take grades on a 4.0 scale, weighted up to 6, or in percent. If your school weights grades, enter the GPA alone and choose “Weighted”; convert any other scale first.",
      { most: outOf },
    );
  return value < 0 || value > 100 ? t("A GPA is between 0 and 4.0 (6.0 if weighted, 100 in percent).") : undefined;
}

/** The scale that was typed with the GPA itself: "3.8/4", "92%". */
function scaleBehind({ outOf }: TypedGpa): GpaScale | null {
  return outOf === 4 ? "4" : outOf === 100 ? "100" : null;
}

/** Why a GPA does not lie on its scale, or nothing. `stated`: the scale the student named, if any. */
function offScale(gpa: number, stated: GpaScale | null, used: GpaScale, t: MatchTranslate): string | undefined {
  if (stated === null && gpa > limits.weightedUnasked && gpa <= limits.gpa.w)
    return t("Is this right? If your school weights grades up to 6.0, choose “Weighted”. Otherwise check the number.");
  if (stated === null && gpa > limits.gpa.w && gpa <= limits.unclearTo)
    return `${t("Is this out of 100?")} ${t(scalesTaken)} ${t("If it’s in percent, choose “Percent”.")}`;
  if (used === "100" && gpa < limits.leastPercent)
    return `${t("A grade in percent is from {least} to 100.", { least: limits.leastPercent })} ${t(scalesTaken)}`;
  return gpa > limits.gpa[used] ? t(tooHigh[used]) : undefined;
}

const scalesTaken =
  "We take grades on a 4.0 scale, weighted up to 6, or in percent. Convert a 10- or 20-point scale first.";

const tooHigh = {
  "4": "An unweighted GPA is at most 4.0. If honors or AP courses count extra, choose “Weighted”; for grades up to 100, choose “Percent”.",
  w: "A weighted GPA is at most 6.0. For grades up to 100, choose “Percent”.",
  "100": "A percent grade is at most 100.",
} as const;

/** The answers of someone who has not answered anything. */
export function noAnswers(): Answers {
  return nothing;
}

const nothing: Answers = makeSchema(2000, inEnglish).parse({});

export type Parsed =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly messages: Messages };

/** Reads a submitted form or a link. Unknown names are ignored. Never throws. */
export function parseAnswers(
  source: URLSearchParams | FormData,
  thisYear: number,
  t: MatchTranslate = inEnglish,
): Parsed {
  const lists: readonly string[] = listFields;
  const form = new URLSearchParams();
  for (const key of new Set(source.keys())) {
    // An address can hold any name, and Conform makes lists and groups of some.
    if (!Object.hasOwn(nothing, key)) continue;
    const values = source.getAll(key).filter((v): v is string => typeof v === "string");
    // A question that stands on the page twice counts where it was answered.
    const given = lists.includes(key) ? values : [values.find((v) => v.trim() !== "") ?? values[0] ?? ""];
    for (const value of given) form.append(key, value);
  }
  const read = readWith(quizSchema(thisYear, t), form);
  return read.ok ? { ok: true, answers: read.value } : read;
}

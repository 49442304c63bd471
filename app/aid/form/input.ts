import type { WhichHousehold } from "./households";
/**
 * What the FAFSA calculator asks, as one schema: form strings in, checked answers out. What does not apply to the
 * student (parents of an independent student, the tax return of somebody who did not file) is dropped before it is
 * checked, so that a value in a part that is not shown can never be an error.
 */

import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { decidingStatuses, type StatusField } from "~/aid/formula/filing-status";
import { type AmountKey, amountKeys, filingStatuses } from "~/aid/formula/sai-input";
import { awardYears, tablesFor, usualAwardYear } from "~/aid/formula/tables";
import { isState, type State } from "~/colleges/states";
import type { Messages } from "~/design/messages";
import { typedDollars } from "~/forms/typed-number";
import { sides } from "./contributor";
import { type Ground, grounds } from "./dependency";
import {
  amountQuestions,
  askedSituations,
  earnedQuestion,
  levelChoices,
  statusLabels,
  taxesChoices,
} from "./questions";

/** Largest amount a form takes; the federal form has no room for more in most lines. */
const LARGEST_AMOUNT = 999_999_999;
const LARGEST_FAMILY = 30;

/** What the form may hold: about 80 fields, with those of the other household's result. */
export const aidBound = { bytes: 32 * 1024, fields: 150 } as const;

/** Every value a form sent, by name, to be shown again as it was typed. */
export type KeptValues = Readonly<Record<string, readonly string[]>>;

export type AidReading =
  | { readonly ok: true; readonly answers: AidAnswers }
  | { readonly ok: false; readonly messages: Messages };

/** Reads a submitted form. Unknown names are ignored. Never throws. */
export function readAidForm(form: URLSearchParams): AidReading {
  return readBy(scopeOf(form), form);
}

/**
 * Reads answers that were kept. They may be from a day on which less had to be answered: a filing status that is missing
 * is assumed then, and the result names it, as it says when nobody knows whose numbers they are. Never throws.
 */
export function readKeptAnswers(form: URLSearchParams): AidReading {
  return readBy({ ...scopeOf(form), householdAsked: false, statusAsked: { parents: [], student: [] } }, form);
}

function readBy(scope: Scope, form: URLSearchParams): AidReading {
  const applying = new URLSearchParams([...form].filter(([name]) => applies(name, scope)));
  const submission = parseWithZod(applying, { schema: aidSchema(scope) });
  if (submission.status === "success") return { ok: true, answers: submission.value };
  const messages: Record<string, readonly string[]> = {};
  for (const [name, found] of Object.entries(submission.error ?? {})) if (found) messages[name] = found;
  return { ok: false, messages };
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

/** What of the form applies, as far as the answers given say. */
interface Scope {
  readonly dependent: boolean;
  readonly hasDependents: boolean;
  /** Parents live apart, so that somebody has to say which of the two households the numbers are of. */
  readonly householdAsked: boolean;
  readonly couple: Readonly<Record<WhichHousehold, boolean>>;
  readonly joint: Readonly<Record<WhichHousehold, boolean>>;
  readonly filed: Readonly<Record<WhichHousehold, boolean>>;
  /** The filing statuses that have to be chosen, because the result can change with them. */
  readonly statusAsked: Readonly<Record<WhichHousehold, readonly StatusField[]>>;
}

function scopeOf(form: URLSearchParams): Scope {
  const chosen = form.getAll("grounds");
  const dependent = chosen.length === 0;
  const situation = form.get("situation");
  const remarried = (situation === "apart" || situation === "one") && form.get("remarried") === "yes";
  const couple = {
    parents: dependent && (situation === "married" || situation === "together" || remarried),
    student: !dependent && chosen.includes("married"),
  };
  const married = { parents: situation === "married" || remarried, student: couple.student };
  const isJoint = (who: WhichHousehold) => married[who] && form.get(`${who}.joint`) === "yes";
  const joint = { parents: isJoint("parents"), student: isJoint("student") };
  const hasDependents = !dependent && chosen.includes("dependents");
  const oneParent = {
    parents: dependent && (situation === "apart" || situation === "one") && !couple.parents,
    student: hasDependents && form.get("own_children") === "yes" && !couple.student,
  };
  const statusAsked = (who: WhichHousehold) =>
    statusesAsked(form, who, { couple: couple[who], joint: joint[who], oneParent: oneParent[who] });
  return {
    dependent,
    hasDependents,
    householdAsked: dependent && situation === "apart",
    couple,
    joint,
    filed: {
      parents: dependent && form.get("parents.taxes") !== "none",
      student: dependent || form.get("student.taxes") !== "none",
    },
    statusAsked: {
      parents: dependent ? statusAsked("parents") : [],
      student: dependent ? [] : statusAsked("student"),
    },
  };
}

/** Only a United States return has a filing status, and whoever filed one knows it. */
function statusesAsked(
  form: URLSearchParams,
  who: WhichHousehold,
  { couple, joint, oneParent }: { couple: boolean; joint: boolean; oneParent: boolean },
): readonly StatusField[] {
  if ((form.get(`${who}.taxes`) || "filed") !== "filed") return [];
  const year = awardYears.find((each) => each === form.get("award_year")) ?? usualAwardYear;
  return decidingStatuses(tablesFor(year), {
    couple,
    joint,
    mayBeSingleParent: oneParent && form.get(`${who}.eitc`) !== "yes",
    earned: typedDollars(form.get(`${who}.earned`) ?? ""),
    earned2: typedDollars(form.get(`${who}.earned2`) ?? ""),
  });
}

function applies(name: string, scope: Scope): boolean {
  const [who, field] = name.split(".");
  if (who !== "parents" && who !== "student") {
    if (["situation", "support", "greater", "household", "remarried"].includes(name)) return scope.dependent;
    if (name === "own_children") return scope.hasDependents;
    return true;
  }
  if (who === "parents" && !scope.dependent) return false;
  if (field === "taxes") return true;
  if (!scope.filed[who]) return false;
  if (field === "status") return !scope.joint[who];
  if (field === "status2") return scope.couple[who] && !scope.joint[who];
  return field !== "earned2" || scope.couple[who];
}

const TOO_LONG = "This is too long.";
const optionalText = z.string({ error: TOO_LONG }).max(200, TOO_LONG).optional();

function oneOf<V extends string>(values: readonly V[], message: string) {
  return optionalText.transform((text, context): V | null => {
    if (text === undefined) return null;
    const found = values.find((value) => value === text.trim());
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

const yesNo = (message: string) =>
  oneOf(["yes", "no"], message).transform((answer) => (answer === null ? null : answer === "yes"));
const ticked = oneOf(["yes"], "Check the box or leave it empty.").transform((answer) => answer === "yes");

function required<T>(schema: z.ZodType<T | null, string | undefined>, message: string) {
  return schema.transform((value, context): T => {
    if (value !== null) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

function dollarsOf(question: string, negativeAllowed: boolean) {
  return optionalText.transform((text, context): number | null => {
    if (text === undefined || text.trim() === "") return null;
    const amount = typedDollars(text);
    const message =
      amount === null
        ? `${question}: type whole dollars, such as 45,000.`
        : Math.abs(amount) > LARGEST_AMOUNT
          ? `${question}: this amount is too large. Please check it.`
          : amount < 0 && !negativeAllowed
            ? `${question}: this can’t be below zero.`
            : null;
    if (message === null) return amount;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** Amounts that may be typed below zero. */
const signed: readonly AmountKey[] = ["agi", "foreign_exclusion"];

function householdSchema(who: WhichHousehold, scope: Scope) {
  const whose = who === "parents" ? "Parents" : "Student";
  const question = (key: AmountKey) => dollarsOf(`${whose}, ${amountQuestions[key].label}`, signed.includes(key));
  const amounts = Object.fromEntries(amountKeys.map((key) => [key, question(key)])) as Record<
    AmountKey,
    ReturnType<typeof question>
  >;
  // The income that decides must be typed, even where it is 0; a dependent student often has none at all.
  const decides = scope.filed[who] && (who === "parents" ? scope.dependent : !scope.dependent);
  const agi = decides
    ? required(amounts.agi, `${whose}, ${amountQuestions.agi.label}: type it in, or 0.`)
    : amounts.agi;
  const status = (field: StatusField) => {
    const what = `${whose}, ${statusLabels[field]}`;
    const choice = oneOf(filingStatuses, `${what}: choose one from the list.`);
    const asked = scope.statusAsked[who].includes(field);
    return asked ? required(choice, `${what}: choose one, because it can change the result.`) : choice;
  };
  return z
    .object({
      taxes: oneOf(taxesChoices, `${whose}: choose whether a tax return was filed.`).transform(
        (taxes) => taxes ?? "filed",
      ),
      joint: yesNo(`${whose}: choose whether the return is a joint one.`),
      status: status("status"),
      status2: status("status2"),
      earned: dollarsOf(`${whose}, ${earnedQuestion.label}`, true),
      earned2: dollarsOf(`${whose}, ${earnedQuestion.label} by the second person`, true),
      eitc: ticked,
      schedules: ticked,
      schedule_c: dollarsOf(`${whose}, Schedule C profit or loss`, true),
      ...amounts,
      agi,
    })
    .prefault({ agi: undefined, status: undefined, status2: undefined });
}

const familySize = optionalText.transform((text, context): number | null => {
  if (text === undefined || text.trim() === "") return null;
  const size = typedDollars(text);
  if (size !== null && !/[.,k$]/i.test(text) && size >= 1 && size <= LARGEST_FAMILY) return size;
  context.addIssue({ code: "custom", message: `Family size: type a whole number from 1 to ${LARGEST_FAMILY}.` });
  return z.NEVER;
});

function aidSchema(scope: Scope) {
  const needsFamily = scope.dependent || scope.hasDependents;
  const smallest = scope.dependent ? 2 : 2 + (scope.couple.student ? 1 : 0);
  const situation = oneOf(askedSituations, "Choose how your legal parents live.");
  const askWhose = "Choose whose numbers you’re filling in, Parent A’s or Parent B’s.";
  const household = oneOf(sides, askWhose);
  return z.object({
    award_year: oneOf(awardYears, "Choose an award year from the list.").transform((year) => year ?? usualAwardYear),
    state: optionalText.transform((text, context): State | null => {
      const code = text?.trim().toUpperCase() ?? "";
      if (code === "") return null;
      if (isState(code)) return code;
      context.addIssue({ code: "custom", message: "Choose a state from the list." });
      return z.NEVER;
    }),
    level: oneOf(
      levelChoices.map(({ value }) => value),
      "Choose the year of college from the list.",
    ).transform((level) => (level === null ? null : Number(level))),
    bachelors: ticked,
    fallen: ticked,
    grounds: z
      .union([optionalText, z.array(z.string()).max(20, TOO_LONG)])
      .transform((chosen): readonly Ground[] => grounds.filter((ground) => [chosen].flat().includes(ground))),
    own_children: ticked,
    situation: scope.dependent ? required(situation, "Choose how your legal parents live.") : situation,
    support: oneOf([...sides, "equal"], "Choose who gave more support."),
    greater: oneOf(sides, "Choose whose income and assets are greater."),
    household: scope.householdAsked ? required(household, askWhose) : household,
    remarried: yesNo("Choose whether this parent is married today."),
    family_size: needsFamily
      ? required(familySize, "Family size: type how many people are in the family.").refine(
          (size) => size >= smallest,
          {
            message: `Family size: with these answers it is at least ${smallest}.`,
          },
        )
      : familySize,
    benefit: ticked,
    parents: householdSchema("parents", scope),
    student: householdSchema("student", scope),
  });
}

/** The checked answers. Amounts are whole dollars, null where a field was left empty. */
export type AidAnswers = Readonly<z.output<ReturnType<typeof aidSchema>>>;
export type HouseholdAnswers = AidAnswers["parents"];

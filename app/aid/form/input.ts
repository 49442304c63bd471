import type { WhichHousehold } from "./households";
/**
 * What the FAFSA calculator asks, as one schema: form strings in, checked answers out. What does not apply to the
 * student (parents of an independent student, the tax return of somebody who did not file) is dropped before it is
 * checked, so that a value in a part that is not shown can never be an error.
 */

import { z } from "zod";
import { decidingStatuses, type StatusField } from "~/aid/formula/filing-status";
import { type AmountKey, amountKeys, filingStatuses } from "~/aid/formula/sai-input";
import { awardYears, tablesFor, usualAwardYear } from "~/aid/formula/tables";
import type { AidMessage } from "~/aid/spanish/messages";
import type { Messages } from "~/design/messages";
import { required } from "~/forms/schema/fields";
import { readWith } from "~/forms/schema/read-with";
import { isState, type State } from "~/geography/states";
import { inEnglish } from "~/translation";
import { typedDollars } from "~/typed/typed-number";
import { sides } from "./contributor";
import { type Ground, grounds } from "./dependency";
import { type AidTranslate, dollarsOf, oneOf, textIn, ticked, tooLong, yesNo } from "./field-schemas";
import {
  amountQuestions,
  askedSituations,
  earnedQuestion,
  levelChoices,
  statusLabels,
  taxesChoices,
} from "./questions";

const LARGEST_FAMILY = 30;

/** What the form may hold: about 80 fields, with those of the other household's result. */
export const aidBound = { bytes: 32 * 1024, fields: 150 } as const;

/** Every value a form sent, by name, to be shown again as it was typed. */
export type KeptValues = Readonly<Record<string, readonly string[]>>;

export type AidReading =
  | { readonly ok: true; readonly answers: AidAnswers }
  | { readonly ok: false; readonly messages: Messages };

/** Reads a submitted form, with its messages in the reader's language. Unknown names are ignored. Never throws. */
export function readAidForm(form: URLSearchParams, t: AidTranslate = inEnglish): AidReading {
  return readBy(scopeOf(form), form, t);
}

/**
 * Reads answers that were kept. They may be from a day on which less had to be answered: a filing status that is
 * missing is assumed then, and the result names it, as it says when nobody knows whose numbers they are. Never throws.
 */
export function readKeptAnswers(form: URLSearchParams, t: AidTranslate = inEnglish): AidReading {
  return readBy({ ...scopeOf(form), householdAsked: false, statusAsked: { parents: [], student: [] } }, form, t);
}

function readBy(scope: Scope, form: URLSearchParams, t: AidTranslate): AidReading {
  const applying = new URLSearchParams([...form].filter(([name]) => applies(name, scope)));
  const read = readWith(schemaFor(scope, t), applying);
  return read.ok ? { ok: true, answers: read.value } : read;
}

const schemasIn = new WeakMap<AidTranslate, Map<string, ReturnType<typeof aidSchema>>>();
/** One form is read in two scopes while it is filled in: as it has to be posted, and as far as it goes. */
const mostSchemas = 8;

/** Making a schema takes longer than reading with it, and while somebody types each key reads the form anew. */
function schemaFor(scope: Scope, t: AidTranslate) {
  const schemas = schemasIn.get(t) ?? new Map<string, ReturnType<typeof aidSchema>>();
  schemasIn.set(t, schemas);
  const key = JSON.stringify(scope);
  const schema = schemas.get(key) ?? aidSchema(scope, t);
  const [oldest] = schemas.keys();
  if (!schemas.has(key) && schemas.size >= mostSchemas && oldest !== undefined) schemas.delete(oldest);
  schemas.set(key, schema);
  return schema;
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

/** Amounts that may be typed below zero. */
const signed: readonly AmountKey[] = ["agi", "foreign_exclusion"];

function householdSchema(who: WhichHousehold, scope: Scope, t: AidTranslate) {
  const whose = t(who === "parents" ? "Parents" : "Student");
  const asked = (label: AidMessage) => `${whose}, ${t(label)}`;
  const question = (key: AmountKey) => dollarsOf(asked(amountQuestions[key].label), signed.includes(key), t);
  const amounts = Object.fromEntries(amountKeys.map((key) => [key, question(key)])) as Record<
    AmountKey,
    ReturnType<typeof question>
  >;
  // The income that decides must be typed, even where it is 0; a dependent student often has none at all.
  const decides = scope.filed[who] && (who === "parents" ? scope.dependent : !scope.dependent);
  const agi = decides
    ? required(amounts.agi, t("{question}: type it in, or 0.", { question: asked(amountQuestions.agi.label) }))
    : amounts.agi;
  const status = (field: StatusField) => {
    const named = { question: asked(statusLabels[field]) };
    const choice = oneOf(filingStatuses, t("{question}: choose one from the list.", named), t);
    if (!scope.statusAsked[who].includes(field)) return choice;
    return required(choice, t("{question}: choose one, because it can change the result.", named));
  };
  return z
    .object({
      taxes: oneOf(taxesChoices, t("{whose}: choose whether a tax return was filed.", { whose }), t).transform(
        (taxes) => taxes ?? "filed",
      ),
      joint: yesNo(t("{whose}: choose whether the return is a joint one.", { whose }), t),
      status: status("status"),
      status2: status("status2"),
      earned: dollarsOf(asked(earnedQuestion.label), true, t),
      earned2: dollarsOf(asked("Earned from work by the second person"), true, t),
      eitc: ticked(t),
      schedules: ticked(t),
      schedule_c: dollarsOf(asked("Schedule C profit or loss"), true, t),
      ...amounts,
      agi,
    })
    .prefault({ agi: undefined, status: undefined, status2: undefined });
}

const familySizeIn = (t: AidTranslate) =>
  textIn(t, (text, refuse): number => {
    const size = typedDollars(text);
    if (size !== null && !/[.,k$]/i.test(text) && size >= 1 && size <= LARGEST_FAMILY) return size;
    return refuse(t("Family size: type a whole number from 1 to {largest}.", { largest: LARGEST_FAMILY }));
  });

function aidSchema(scope: Scope, t: AidTranslate) {
  const familySize = familySizeIn(t);
  const needsFamily = scope.dependent || scope.hasDependents;
  const smallest = scope.dependent ? 2 : 2 + (scope.couple.student ? 1 : 0);
  const situation = oneOf(askedSituations, t("Choose how your legal parents live."), t);
  const askWhose = t("Choose whose numbers you’re filling in, Parent A’s or Parent B’s.");
  const household = oneOf(sides, askWhose, t);
  return z.object({
    award_year: oneOf(awardYears, t("Choose an award year from the list."), t).transform(
      (year) => year ?? usualAwardYear,
    ),
    state: textIn(t, (text, refuse): State => {
      const code = text.trim().toUpperCase();
      return isState(code) ? code : refuse(t("Choose a state from the list."));
    }),
    level: oneOf(
      levelChoices.map(({ value }) => value),
      t("Choose the year of college from the list."),
      t,
    ).transform((level) => (level === null ? null : Number(level))),
    bachelors: ticked(t),
    fallen: ticked(t),
    grounds: z
      .union([textIn(t, (text) => text), z.array(z.string()).max(20, tooLong(t))])
      .transform((chosen): readonly Ground[] => grounds.filter((ground) => [chosen].flat().includes(ground))),
    own_children: ticked(t),
    situation: scope.dependent ? required(situation, t("Choose how your legal parents live.")) : situation,
    support: oneOf([...sides, "equal"], t("Choose who gave more support."), t),
    greater: oneOf(sides, t("Choose whose income and assets are greater."), t),
    household: scope.householdAsked ? required(household, askWhose) : household,
    remarried: yesNo(t("Choose whether this parent is married today."), t),
    family_size: needsFamily
      ? required(familySize, t("Family size: type how many people are in the family.")).refine(
          (size) => size >= smallest,
          {
            message: t("Family size: with these answers it is at least {smallest}.", { smallest }),
          },
        )
      : familySize,
    benefit: ticked(t),
    parents: householdSchema("parents", scope, t),
    student: householdSchema("student", scope, t),
  });
}

/** The checked answers. Amounts are whole dollars, null where a field was left empty. */
export type AidAnswers = Readonly<z.output<ReturnType<typeof aidSchema>>>;
export type HouseholdAnswers = AidAnswers["parents"];

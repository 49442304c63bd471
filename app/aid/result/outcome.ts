/** Everything the result page shows about one set of answers, worked out in one place. */

import { z } from "zod";
import { type ContributorOutcome, contributor, sides } from "~/aid/form/contributor";
import { isDependent } from "~/aid/form/dependency";
import type { HouseholdOutcome } from "~/aid/form/household-outcome";
import type { AidAnswers } from "~/aid/form/input";
import { assetExemption, type Exemption, withoutAssets } from "~/aid/formula/exemption";
import { decidingStatuses, type StatusField } from "~/aid/formula/filing-status";
import { povertyLine } from "~/aid/formula/pell";
import { indexWith, type SaiResult } from "~/aid/formula/sai";
import { filingStatuses } from "~/aid/formula/sai-input";
import type { AwardYearTables } from "~/aid/formula/tables";
import { everyStateDeadline, type StateAgency, stateAgency } from "~/aid/state-agency";
import { choice, field, required, whole } from "~/forms/schema/fields";
import { readWith } from "~/forms/schema/read-with";
import type { Language } from "~/language";
import { programsInWords } from "~/season/aid/state-aid";
import { stateAidPrograms } from "~/season/aid/state-aid-dates";
import { inEnglish, type Translate } from "~/translation";
import { type Apart, apartOf, indexOf, leftEmpty, withWorkAssumed } from "./index-of";
import { type AidRange, rangeOf } from "./range";
import { type Sensitivity, sensitivityOf } from "./sensitivity";
import { worksheet } from "./worksheet";
import type { WorksheetSection } from "./worksheet-lines";

export interface AidOutcome {
  readonly awardYear: string;
  readonly dependent: boolean;
  readonly result: SaiResult;
  /** Why assets were left out, null where they counted (or no formula was run). */
  readonly exemption: Exemption | null;
  readonly sections: readonly WorksheetSection[];
  /** Only lines that change the SAI or the Pell Grant. */
  readonly sensitivity: readonly Sensitivity[];
  readonly contributor: ContributorOutcome | null;
  /** Parents who live apart, null for everybody else. */
  readonly apart: Apart | null;
  /** Main figures that were left empty, by field name. */
  readonly leftEmpty: readonly string[];
  /** Earnings were left empty, and all of the income is counted as earned by one person. */
  readonly workAssumed: boolean;
  /** Between which numbers the result lies; null where none of the main figures was left empty. */
  readonly range: AidRange | null;
  /** Filing statuses that were left empty and counted as single, where another one can change the result. */
  readonly assumedSingle: readonly StatusField[];
  readonly povertyLine: number;
  readonly state: string | null;
  readonly familySize: number;
  readonly stateAgency: StateAgency | null;
  /** What is known of the state’s programs for this award year, a program a line; empty where nothing is. */
  readonly stateAid: readonly string[];
  /** Where the federal list of all states' dates is, without a scheme. */
  readonly everyState: string;
  readonly year: Pick<AwardYearTables, "taxYear" | "pell" | "deadlines" | "sources">;
}

/** The language of a result, and its messages. */
export interface AidSay {
  readonly language: Language;
  readonly translate: Translate<string>;
}

const english: AidSay = { language: "en", translate: inEnglish };

/** Works a family's answers out: assets are left out first where the law does not ask for them. */
export function workOut(typed: AidAnswers, say: AidSay = english): AidOutcome {
  const dependent = isDependent(typed.grounds);
  const assumed = withWorkAssumed(typed, dependent);
  const answers = assumed ?? typed;
  const empty = leftEmpty(typed, dependent);
  const { awardYear, input, facts, returns, path, tables, exemption, counted, result } = indexOf(answers);
  const deciding = input.dependent ? answers.parents : answers.student;
  const apart = apartOf(answers, path);
  const sensitivity = sensitivityOf(awardYear, input, (changed) =>
    indexWith(tables, assetExemption(tables, changed, facts) === null ? changed : withoutAssets(changed)),
  );
  return {
    awardYear,
    dependent: input.dependent,
    result,
    exemption: result.formulaRun === null ? null : exemption,
    sections: worksheet(tables, counted, result, say.translate),
    sensitivity: result.formulaRun === null ? [] : sensitivity.filter(({ sai, pell }) => sai !== 0 || pell !== 0),
    contributor: path === null ? null : contributor(path, apart?.here ?? null),
    apart,
    leftEmpty: empty,
    workAssumed: assumed !== null,
    range: empty.length === 0 ? null : rangeOf(typed),
    assumedSingle:
      returns === null
        ? []
        : decidingStatuses(tables, returns).filter(
            (field) => deciding[field] === null && changesWithStatus(answers, field, result),
          ),
    povertyLine: povertyLine(tables, input.state, input.family_size),
    state: input.state,
    familySize: input.family_size,
    stateAgency: stateAgency(input.state),
    stateAid: programsInWords(stateAidPrograms(input.state), awardYear, say),
    everyState: everyStateDeadline,
    year: { taxYear: tables.taxYear, pell: tables.pell, deadlines: tables.deadlines, sources: tables.sources },
  };
}

/** The hidden fields of the form of the second household. Nobody sees a message of theirs. */
const earlierSchema = z.object({
  earlier: z.object({
    side: required(choice(sides, "unknown"), "missing"),
    year: required(
      field((typed, refuse) => (/^\d{4}-\d{2}$/.test(typed) ? typed : refuse("no award year"))),
      "missing",
    ),
    sai: required(whole({ from: -1500, to: 999_999, unreadable: "no index" }), "missing"),
    pell: required(whole({ from: 0, to: 99_999, unreadable: "no amount" }), "missing"),
  }),
});

/**
 * Reads the remembered outcome of the other household from hidden fields; null where there is none or it is no outcome.
 */
export function readHouseholdOutcome(form: URLSearchParams): HouseholdOutcome | null {
  const read = readWith(earlierSchema, form);
  if (!read.ok) return null;
  const { year: awardYear, ...outcome } = read.value.earlier;
  return { ...outcome, awardYear };
}

/**
 * Values a second household starts with: everything about the student, nothing about the first household. The state is
 * that of the parents, and decides the poverty line.
 */
export function withoutParents(form: URLSearchParams): URLSearchParams {
  const shared = [...form].filter(
    ([name]) =>
      !name.startsWith("parents.") &&
      !name.startsWith("earlier.") &&
      !["state", "family_size", "remarried", "household", "benefit", "intent"].includes(name),
  );
  return new URLSearchParams(shared);
}

/** Whether the deciding household would have another result with some filing status than with none. */
function changesWithStatus(answers: AidAnswers, field: StatusField, { sai, pell }: SaiResult): boolean {
  return filingStatuses.some((status) => {
    const who = isDependent(answers.grounds) ? "parents" : "student";
    const { result: other } = indexOf({ ...answers, [who]: { ...answers[who], [field]: status } });
    return other.sai !== sai || other.pell !== pell;
  });
}

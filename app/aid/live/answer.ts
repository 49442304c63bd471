/**
 * The answer of the FAFSA form while somebody fills it in, by the very functions that answer the posted form: a range
 * as soon as the parents, the income and the family size are known, and the exact figures once nothing is missing.
 */
import { contributor } from "~/aid/form/contributor";
import type { AidTranslate } from "~/aid/form/field-schemas";
import { type AidAnswers, readAidForm, readKeptAnswers } from "~/aid/form/input";
import { amountQuestions, earnedQuestion } from "~/aid/form/questions";
import type { SaiResult } from "~/aid/formula/sai";
import type { AwardYearTables } from "~/aid/formula/tables";
import { type Apart, apartOf, indexOf, leftEmpty } from "~/aid/result/index-of";
import { type AidRange, rangeOf } from "~/aid/result/range";
import type { Answer } from "~/design/live/shown";
import { type Messages, type Mistake, mistakesOf } from "~/design/messages";
import { inEnglish } from "~/translation";
import { type Contributions, contributionsOf, type Narrowing, narrowingOf } from "./contributions";

/** What every answer beside the form says, however exact it is. */
interface Known {
  readonly awardYear: string;
  readonly dependent: boolean;
  readonly apart: Apart | null;
  readonly contributor: ReturnType<typeof contributor> | null;
  readonly pell: AwardYearTables["pell"];
}

export type LiveAid = Known &
  (
    | { readonly kind: "exact"; readonly result: SaiResult; readonly contributions: Contributions }
    | {
        readonly kind: "range";
        readonly range: AidRange;
        readonly narrowing: Narrowing;
        readonly missing: readonly Mistake[];
      }
  );

/**
 * Works out a form. Never throws for what was typed: `mistakes` are the fields' own messages, those of the questions
 * that even a range needs among them.
 *
 * @param form the fields as the browser would post them
 */
export function liveAid(form: URLSearchParams, t: AidTranslate = inEnglish): Answer<LiveAid> {
  const whole = readAidForm(form, t);
  const { missing, wrong } = whole.ok ? { missing: [], wrong: [] } : sorted(whole.messages, form);
  if (wrong.length > 0) return { ok: false, mistakes: wrong };
  const reading = whole.ok ? whole : readKeptAnswers(form, t);
  if (!reading.ok) return { ok: false, mistakes: mistakesOf(reading.messages) };
  const { answers } = reading;
  const known = knownOf(answers);
  // The posted form fills these in and says so. Here that would be one number where it may still be many.
  const empty = leftEmpty(answers, known.dependent).map((field) => emptyLine(field, t));
  if (!whole.ok || empty.length > 0)
    return {
      ok: true,
      result: {
        ...known,
        kind: "range",
        range: rangeOf(answers),
        narrowing: narrowingOf(answers, known.dependent),
        missing: [...missing, ...empty],
      },
    };
  const { result } = indexOf(answers);
  return {
    ok: true,
    result: { ...known, kind: "exact", result, contributions: contributionsOf(answers, known.dependent) },
  };
}

function emptyLine(field: string, t: AidTranslate): Mistake {
  const { label } = field.endsWith(".earned") ? earnedQuestion : amountQuestions.tax_paid;
  return { field, message: t("{question}: type it in, or 0.", { question: t(label) }) };
}

function knownOf(answers: AidAnswers): Known {
  const { awardYear, input, path, tables } = indexOf(answers);
  const apart = apartOf(answers, path);
  return {
    awardYear,
    dependent: input.dependent,
    apart,
    contributor: path === null ? null : contributor(path, apart?.here ?? null),
    pell: tables.pell,
  };
}

/** What was left empty, and what was typed and cannot be read. */
function sorted(messages: Messages, form: URLSearchParams) {
  const all = mistakesOf(messages);
  const isEmpty = ({ field }: Mistake) => form.getAll(field).every((value) => value.trim() === "");
  return { missing: all.filter(isEmpty), wrong: all.filter((mistake) => !isEmpty(mistake)) };
}

/**
 * The answer while somebody types: the form as it stands, read and worked out by the very functions that answer the
 * posted form. The page sends nothing for it.
 */
import type { CostTranslate } from "~/cost/asked-colleges";
import type { Answer } from "~/design/live/shown";
import { mistakesOf } from "~/design/messages";
import { inEnglish } from "~/translation";
import { type CostAnswers, costReader } from "../calculator/answers/input";
import { type CollegeGrid, calculateCost } from "../calculator/model/grid";
import { isPaying } from "../calculator/result/paying";
import { planOf } from "../calculator/result/plan";
import type { LiveFigures } from "./figures";

/** What one college costs, and what the form says of the family. */
export interface LiveResult {
  readonly grids: readonly CollegeGrid[];
  readonly answers: CostAnswers;
  /** Somebody said what they can bring. */
  readonly paying: boolean;
}

/**
 * Works out a form for the colleges of `figures`. Never throws for what was typed: `mistakes` are the fields' own
 * messages.
 *
 * @param form the fields as the browser would post them
 */
export function liveAnswer(
  form: URLSearchParams,
  figures: LiveFigures,
  t: CostTranslate = inEnglish,
): Answer<LiveResult> {
  const { colleges, communityColleges } = figures;
  const reading = readerOf(figures, t)(form);
  if (!reading.ok) return { ok: false, mistakes: mistakesOf(reading.messages) };
  const { answers } = reading;
  // The figures hold one community college for each state: another that was chosen must not be priced as that one.
  if (
    answers.way === "2+2" &&
    answers.via !== null &&
    communityColleges.every(({ unitid }) => unitid !== answers.via)
  ) {
    const message = t("To count the community college you chose, press “Work out the cost.”");
    return { ok: false, mistakes: [{ field: "via", message }] };
  }
  const grids = calculateCost(planOf(answers, colleges, communityColleges));
  return { ok: true, result: { grids, answers, paying: isPaying(answers) } };
}

const readers = new WeakMap<LiveFigures, ReturnType<typeof costReader>>();

/** One reader for all keys typed on a page, which speaks one language. */
function readerOf(figures: LiveFigures, t: CostTranslate) {
  const reader = readers.get(figures) ?? costReader(figures.colleges, (unitid) => figures.programs[unitid] ?? [], t);
  readers.set(figures, reader);
  return reader;
}

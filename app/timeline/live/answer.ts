/**
 * The plan while somebody types: the form as it stands, read and planned by the very functions that answer it when it
 * is sent. The page sends nothing for it.
 */
import type { Day } from "~/calendar/day";
import type { Answer } from "~/design/live/shown";
import { mistakesOf } from "~/design/messages";
import { stateName } from "~/geography/states";
import { awardYear } from "~/season/aid/award-year";
import { stateAidDates } from "~/season/aid/state-aid-dates";
import { entryYear } from "~/timeline/planning/class-year";
import { type Answers, parseAnswers } from "~/timeline/planning/input";
import { planTimeline, type Timeline } from "~/timeline/planning/plan";
import type { PlanFacts } from "~/timeline/planning/plan-facts";
import { rules } from "~/timeline/planning/rules";
import { stateAidWords } from "~/timeline/planning/state-aid";
import { deadlinesKey, type TimelineFigures } from "./figures";

/** Works out a form for the colleges of `figures`: a plan, or the fields' own messages. */
export function liveTimeline(form: URLSearchParams, figures: TimelineFigures, today: Day): Answer<Timeline> {
  const known = new Set(figures.colleges.map(({ unitid }) => unitid));
  const parsed = parseAnswers(form, today, (unitid) => known.has(unitid));
  if (!parsed.ok) return { ok: false, mistakes: mistakesOf(parsed.messages) };
  const { answers } = parsed;
  const entry = entryYear(answers.year, answers.path, answers.from);
  return { ok: true, result: planTimeline(answers, factsOf(figures, answers, entry)) };
}

function factsOf({ colleges, sittings, css }: TimelineFigures, answers: Answers, entry: number): PlanFacts {
  const byUnitid = new Map(colleges.map((college) => [college.unitid, college]));
  const award = awardYear(entry);
  const dates = stateAidDates(answers.state, award);
  const state = answers.state === null ? null : stateName(answers.state);
  return {
    colleges: new Map(
      answers.colleges.flatMap(({ unitid }) => {
        const college = byUnitid.get(unitid)?.byEntry[entry];
        return college === undefined ? [] : [[unitid, college] as const];
      }),
    ),
    deadlines: ({ unitid }, fall, applicant) => byUnitid.get(unitid)?.deadlines[deadlinesKey(fall, applicant)] ?? [],
    fee: (unitid) => byUnitid.get(unitid)?.fee ?? null,
    rules,
    sittings,
    css: new Map(css.map((one) => [one.unitid, one])),
    stateAid: { words: stateAidWords(state, dates, award), dates, state: state ?? "" },
  };
}

import type { Day } from "~/calendar/day";
import { awardYear } from "~/season/aid/award-year";
import { settleApplications } from "./applications";
import { entryYear } from "./class-year";
import { type Collision, findCollisions, spreadEssays } from "./collisions";
import { type Conflict, findConflicts } from "./conflicts";
import { type CssNotes, cssNotes } from "./css-notes";
import type { Answers } from "./input";
import type { PlanFacts } from "./plan-facts";
import { type ScoreNotes, scoreNotes } from "./score-notes";
import type { Application, Task } from "./task";
import { inOrder } from "./unscheduled-task";
import { allWork } from "./work";

/** A whole plan: pure data, the same for the same answers. */
export interface Timeline {
  /** Year college starts. */
  readonly entry: number;
  /** Award year of the first FAFSA, such as "2027-28". */
  readonly award: string;
  /** The day the plan was made, and the last day it covers. */
  readonly from: Day;
  readonly to: Day;
  readonly applications: readonly Application[];
  /** By day due. */
  readonly tasks: readonly Task[];
  readonly conflicts: readonly Conflict[];
  readonly collisions: readonly Collision[];
  /** A test is wanted, but no day is left whose scores arrive in time. */
  readonly noTestLeft: boolean;
  /** Names of colleges that take scores and close before those of any planned test arrive. */
  readonly withoutScores: readonly string[];
  readonly scoreNotes: ScoreNotes;
  /** Where the CSS Profile isn't asked for, and where it is though the plan has no such form. */
  readonly cssNotes: CssNotes;
}

/**
 * Makes the plan: settles each deadline, sets the work before it, and squeezes what no longer fits into the time left
 * from `answers.from`. Every task lies between `from` and `to`, not after the deadline it serves, and not before what
 * it depends on. The day of reading plays no part: see `agenda.ts`.
 */
export function planTimeline(answers: Answers, facts: PlanFacts): Timeline {
  const { from, year, path } = answers;
  const { rules, colleges } = facts;
  const entry = entryYear(year, path, from);
  const award = awardYear(entry);
  const to = `${entry}-${rules.planFor.to}`;
  const applications = settleApplications(answers, entry, facts);
  const { unscheduled, noTestLeft } = allWork(answers, entry, award, applications, facts);
  const tasks = inOrder(
    spreadEssays(unscheduled, from).filter(({ due }) => due <= to),
    from,
  );
  const without = withoutScores(answers, applications, tasks, facts);
  return {
    entry,
    award,
    from,
    to,
    applications,
    tasks,
    conflicts: findConflicts(applications, colleges),
    collisions: findCollisions(tasks, rules.collision),
    noTestLeft,
    cssNotes: cssNotes(answers, applications, facts),
    withoutScores: noTestLeft ? [] : without.map(({ name }) => name),
    scoreNotes: scoreNotes(answers, applications, facts, (one) => noTestLeft || without.includes(one)),
  };
}

/** Colleges that take scores and get none: every planned test comes too late for them. */
function withoutScores(
  { tests, path }: Answers,
  applications: readonly Application[],
  tasks: readonly Task[],
  { colleges }: PlanFacts,
): readonly Application[] {
  if ((tests !== "sat" && tests !== "act") || path === "transfer") return [];
  return applications.filter(({ unitid, closed, sent, certainty }) => {
    const college = colleges.get(unitid);
    const takes = college !== undefined && !college.open && college.readsScores;
    // A day of our own closes nothing: a rolling college takes scores after it.
    const closes = certainty !== "working" && !closed && !sent;
    return takes && closes && !tasks.some(({ id }) => id === `scores:${unitid}`);
  });
}

import { settleApplications } from "./applications";
import { entryYear } from "./class-year";
import { type Collision, findCollisions, spreadEssays } from "./collisions";
import { type Conflict, findConflicts } from "./conflicts";
import type { Day } from "./day";
import type { CollegeDeadlines } from "./deadlines";
import { inOrder } from "./draft";
import type { Answers } from "./input";
import type { Rules } from "./rules";
import type { Application, PlanCollege, Task } from "./task";
import { allWork } from "./work";

/** A whole plan: pure data, the same for the same answers. */
export interface Timeline {
  /** Year college starts. */
  readonly entry: number;
  /** Award year of the first FAFSA, such as "2027-28". */
  readonly award: string;
  /** Season the typical dates are of. */
  readonly season: string;
  /** The day the plan was made, and the last day it covers. */
  readonly from: Day;
  readonly to: Day;
  readonly applications: readonly Application[];
  /** By day due. */
  readonly tasks: readonly Task[];
  readonly conflicts: readonly Conflict[];
  readonly collisions: readonly Collision[];
  /** A test is wanted, but no usual weekend is left whose scores arrive in time. */
  readonly noTestLeft: boolean;
}

export interface PlanFacts {
  readonly colleges: ReadonlyMap<number, PlanCollege>;
  readonly deadlines: ReadonlyMap<number, CollegeDeadlines>;
  readonly rules: Rules;
  /** Season the typical dates are of, such as "2024-25". */
  readonly season: string;
  /** One or two sentences about the FAFSA date of the student's state. */
  readonly stateAid: string;
}

/** Award year of a college year: 2027 gives "2027-28". */
export function awardYear(entry: number): string {
  return `${entry}-${String((entry + 1) % 100).padStart(2, "0")}`;
}

/**
 * Makes the plan: settles each deadline, sets the work before it, and squeezes what no longer fits into the time left
 * from `answers.from`. Every task lies between `from` and `to`, not after the deadline it serves, and not before what it
 * depends on. The day of reading plays no part: see `agenda.ts`.
 */
export function planTimeline(answers: Answers, facts: PlanFacts): Timeline {
  const { from, year, path } = answers;
  const { rules, colleges, deadlines } = facts;
  const entry = entryYear(year, path, from);
  const award = awardYear(entry);
  const to = `${entry}-${rules.planFor.to}`;
  const applications = settleApplications(answers, entry, colleges, deadlines, rules);
  const { drafts, noTestLeft } = allWork(answers, entry, award, applications, facts);
  const tasks = inOrder(
    spreadEssays(drafts, from).filter(({ due }) => due <= to),
    from,
  );
  return {
    entry,
    award,
    season: facts.season,
    from,
    to,
    applications,
    tasks,
    conflicts: findConflicts(applications, colleges),
    collisions: findCollisions(tasks, rules.collision),
    noTestLeft,
  };
}

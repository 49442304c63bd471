import type { ApplyPlan } from "./choices";
import type { Day } from "./day";
import type { TaskKind } from "./rules";

/** How sure a date is: typed in by the student, typical of a past season, or a day of our own to work toward. */
export type Certainty = "yours" | "typical" | "working";

/** One dated piece of work. */
export interface Task {
  /** The same for the same work in every plan: "essay-draft", "submit:166683". */
  readonly id: string;
  readonly kind: TaskKind;
  readonly title: string;
  readonly detail: string;
  readonly college: number | null;
  /** First day and last day to do it. */
  readonly start: Day;
  readonly due: Day;
  /** The deadline it serves; `null` for work that serves no single one. */
  readonly deadline: Day | null;
  /** Ids of tasks of this plan that come first. */
  readonly after: readonly string[];
  /** The day it would have been due with more time; `null` when nothing was squeezed. */
  readonly usual: Day | null;
  /** How sure the day is, for the days that are not ours to choose. */
  readonly certainty: Certainty | "usual" | null;
}

/** One application with the day it closes. */
export interface Application {
  readonly unitid: number;
  readonly name: string;
  readonly plan: ApplyPlan | "transfer";
  /** The day the plan works toward. */
  readonly date: Day;
  readonly certainty: Certainty;
  /** The last day known, where it is later than the day to work toward. */
  readonly lastDay: Day | null;
  /** The student says that it is sent: what is left of it is what comes after. */
  readonly sent: boolean;
  /** The day was over when the plan was made, and nothing was sent. */
  readonly closed: boolean;
  /** Other ways to apply to this college that are still open, with their typical days. */
  readonly others: readonly { readonly plan: ApplyPlan; readonly date: Day | null }[];
  readonly fee: number | null;
  /** Whether our list of typical dates has this college at all, and whether it has a date for this plan. */
  readonly listed: boolean;
  readonly planListed: boolean;
}

/** What the plan has to know about a college. */
export interface PlanCollege {
  readonly unitid: number;
  readonly name: string;
  readonly control: "public" | "nonprofit" | "forprofit";
  readonly twoYear: boolean;
  /** Admits everyone who completed high school. */
  readonly open: boolean;
  /** Share of applicants admitted; `null` not reported. */
  readonly rate: number | null;
  /** False only where the college says that it does not look at it. */
  readonly readsEssays: boolean;
  readonly readsLetters: boolean;
  readonly readsScores: boolean;
}

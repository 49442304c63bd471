import type { Day } from "~/calendar/day";
import type { CollegeDeadline, DeadlineCertainty } from "~/season/deadlines/college-deadlines";
import type { ApplyPlan } from "./choices";
import type { TaskKind } from "./rules";

/**
 * How sure a date is: typed in by the student; found for this season, not confirmed or of a past season; `working`, a
 * day of our own where a college takes applications as they come; `unknown`, the next day on which colleges usually
 * close, where no date is known.
 */
export type Certainty = "yours" | DeadlineCertainty | "working" | "unknown";

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
  /**
   * How sure the day is, for the days that are not ours to choose. `published`: in the calendar of the test's maker.
   */
  readonly certainty: Certainty | "usual" | "published" | null;
  /** The same in words, with its season and its source; "" where the day is ours to choose. */
  readonly sure: string;
}

/** One application with the day it closes. */
export interface Application {
  readonly unitid: number;
  readonly name: string;
  readonly plan: ApplyPlan | "transfer";
  /** The day the plan works toward. */
  readonly date: Day;
  readonly certainty: Certainty;
  /** The same in words, with its season and its source. */
  readonly sure: string;
  /** What is known of this way to apply; `null` where nothing is. */
  readonly known: CollegeDeadline | null;
  /** The last day known, where it is later than the day to work toward. */
  readonly lastDay: Day | null;
  /** The student says that it is sent: what is left of it is what comes after. */
  readonly sent: boolean;
  /** The day was over when the plan was made, and nothing was sent. */
  readonly closed: boolean;
  /** Nobody can start at the college any more, in a few words: nothing is left to do for it. */
  readonly withdrawn: string | null;
  /** Other ways to apply to this college that are still open, with their days. */
  readonly others: readonly {
    readonly plan: ApplyPlan;
    readonly date: Day | null;
  }[];
  /** The newest application fee known, in whole dollars, with its season. */
  readonly fee: { readonly dollars: number; readonly season: string } | null;
  /** Whether anything is known of this college's dates, and whether this way to apply is among them. */
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
  /** Whether the application has one main essay; UC's has short questions of its own in its place. */
  readonly mainEssay: boolean;
  readonly readsLetters: boolean;
  readonly readsScores: boolean;
  /** Must an applicant of this fall send a score? `depends`: by GPA or program. `unknown`: nobody confirmed it. */
  readonly needsScores: "yes" | "no" | "depends" | "unknown";
  /** That it closes, merges or takes nobody; null where nothing is known. */
  readonly closing: { readonly title: string; readonly why: string } | null;
  /**
   * Nobody can start there any more, in a few words ("Closed in May 2026"); null where students can, as far as we know.
   */
  readonly gone: string | null;
}

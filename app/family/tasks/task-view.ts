import type { Day } from "~/calendar/day";
import type { TaskState } from "~/timeline/planning/agenda";
import type { OwnerChoice, TaskSetup } from "./tasks";

/** A task as its page shows it. */
export interface TaskLine {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** "Kenyon College", null for work that serves no single college. */
  readonly college: string | null;
  readonly unitid: number | null;
  readonly due: Day;
  readonly dueWords: string;
  readonly far: string;
  readonly state: TaskState;
  readonly deadline: boolean;
  /** How sure the day is, "" for a day of our own or of theirs. */
  readonly certainty: string;
  /** What comes first and is not done, by name. */
  readonly waitsFor: readonly string[];
  readonly owner: string;
  readonly mayTick: boolean;
  readonly mayChange: boolean;
  /** Done because the application is marked as sent: that is changed on the college's own page. */
  readonly sent: boolean;
  /** Why it falls away, in a few words; null where it doesn't. */
  readonly withdrawn: string | null;
}

/** A form for one task. */
export interface TaskForm {
  readonly key: string;
  readonly title: string;
  /** Has a name of its own, and can be deleted. */
  readonly own: boolean;
  readonly due: Day;
  readonly owner: string;
  readonly unitid: number | null;
  /** Something was changed that can be put back. */
  readonly changed: boolean;
}

export interface TaskPage {
  readonly overdue: readonly TaskLine[];
  readonly week: readonly TaskLine[];
  readonly open: readonly TaskLine[];
  readonly later: readonly { readonly month: string; readonly lines: readonly TaskLine[] }[];
  readonly done: readonly TaskLine[];
  /** Open work for colleges that nobody can start at any more. It counts for nothing else. */
  readonly withdrawn: readonly TaskLine[];
  readonly progress: { readonly done: number; readonly all: number };
  readonly owners: readonly OwnerChoice[];
  /** The days that a task can be due depend on it. */
  readonly classYear: number;
  readonly colleges: readonly { readonly value: string; readonly label: string }[];
  /** Null for whoever may not change it. */
  readonly setup: TaskSetup | null;
  /** Key for a task to add: the same form sent twice adds one. */
  readonly newKey: string;
  readonly today: Day;
}

/** What the overview says of the tasks. */
export type TaskSummary = Pick<TaskPage, "progress"> & {
  readonly overdue: number;
  readonly next: readonly TaskLine[];
};

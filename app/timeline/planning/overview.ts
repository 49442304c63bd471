import { addDays, type Day } from "~/calendar/day";
import { agendaOf, taskState } from "./agenda";
import type { Task } from "./task";

/** Some tasks to read at once, and the rest for a line that opens. Both by day due. */
export interface Few {
  readonly shown: readonly Task[];
  readonly folded: readonly Task[];
}

/**
 * What to do now, short enough for a phone. Every task that is overdue, due this week or can be begun is in it once.
 */
export interface Overview {
  readonly overdue: Few;
  readonly week: Few;
  /** Deadlines and tests of the week after: none of the next fourteen days is ever folded away. */
  readonly soon: readonly Task[];
  /** Dates to look up on the colleges' own pages, now. */
  readonly checks: readonly Task[];
  readonly open: readonly Task[];
  /** The first task after these, for a quiet week. */
  readonly next: Task | null;
}

/** Days from today in which no deadline and no test is folded away. */
const inSight = 14;
/** How many tasks are read at once. */
const fewOverdue = 3;
const fewThisWeek = 3;

/** To look up a college's date and what it asks for. */
export const isCheck = ({ id }: Task): boolean => id.startsWith("check:");

/** Its day is somebody else's: the work for it has other tasks. */
const isHard = ({ kind }: Task): boolean => kind === "deadline" || kind === "test";

/**
 * @param own  ids of tasks that the reader renamed or moved: a date to look up among them is a task like any other
 */
export function overviewOf(
  tasks: readonly Task[],
  today: Day,
  done: ReadonlySet<string>,
  own: ReadonlySet<string> = new Set(),
): Overview {
  const { overdue, week, open, next } = agendaOf(tasks, today, done);
  const isGrouped = (task: Task) => isCheck(task) && !own.has(task.id);
  const without = (list: readonly Task[]) => list.filter((task) => !isGrouped(task));
  const last = addDays(today, inSight - 1);
  const ahead = tasks.filter((task) => ["open", "later"].includes(taskState(task, today, done)));
  const soon = ahead.filter((task) => isHard(task) && task.due <= last);
  return {
    overdue: fewOf(without(overdue), fewOverdue, () => false),
    week: fewOf(without(week), fewThisWeek, isHard),
    soon,
    checks: [...overdue, ...week, ...open].filter(isGrouped),
    open: without(open).filter((task) => !soon.includes(task)),
    next,
  };
}

/** The first of some tasks, all that must not be folded among them. A line that opens for one task saves nothing. */
function fewOf(tasks: readonly Task[], few: number, always: (task: Task) => boolean): Few {
  if (tasks.length <= few + 1) return { shown: tasks, folded: [] };
  const others = tasks.filter((task) => !always(task));
  const first = new Set(others.slice(0, Math.max(0, few - (tasks.length - others.length))));
  const isShown = (task: Task) => always(task) || first.has(task);
  return { shown: tasks.filter(isShown), folded: tasks.filter((task) => !isShown(task)) };
}

/** What the heading of a fold says of the tasks in it. */
export interface FoldWords {
  /** Tasks that are left. */
  readonly left: number;
  /** The nearest day among them from today on; null where none is left or all are overdue. */
  readonly nearest: Day | null;
  readonly overdue: number;
  readonly deadlines: number;
}

/** Counts the tasks behind a line that opens. */
export function foldWordsOf(tasks: readonly Task[], today: Day, done: ReadonlySet<string>): FoldWords {
  const left = tasks.filter(({ id }) => !done.has(id));
  const ahead = left.filter(({ due }) => due >= today).map(({ due }) => due);
  return {
    left: left.length,
    nearest: ahead.sort()[0] ?? null,
    overdue: left.length - ahead.length,
    deadlines: left.filter(({ kind }) => kind === "deadline").length,
  };
}

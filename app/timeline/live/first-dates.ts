import { type Day, writeShortDay } from "~/calendar/day";
import type { Shown } from "~/design/live/shown";
import { spokenOf, troubleWith } from "~/design/live/words";
import { agendaOf } from "~/timeline/planning/agenda";
import type { Timeline } from "~/timeline/planning/plan";
import type { Application, Task } from "~/timeline/planning/task";
import { inEnglish } from "~/translation";

/** What stands beside the form: the deadlines still to come, and what to do first. */
export interface FirstDates {
  readonly deadlines: readonly Application[];
  /** Applications that this plan comes too late for. */
  readonly over: readonly Application[];
  readonly first: readonly Task[];
}

const mostFirst = 3;

/** The dates of a plan that come first, as somebody sees them on a day. */
export function firstDates({ applications, tasks }: Timeline, today: Day): FirstDates {
  const due = [...applications].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const { overdue, week, open, next } = agendaOf(tasks, today, new Set());
  return {
    deadlines: due.filter(({ closed, sent, withdrawn }) => !closed && !sent && withdrawn === null),
    over: due.filter(({ closed }) => closed),
    first: [...overdue, ...week, ...open, ...(next === null ? [] : [next])].slice(0, mostFirst),
  };
}

/** Days that no college has set: ours, and the usual one where none is known. */
const notSet: ReadonlySet<string> = new Set(["working", "unknown"]);

/** The nearest deadline, or day to apply by, in one line, or the first thing to do where there is neither. */
export function firstLine({ deadlines, first }: FirstDates): string {
  const [deadline] = deadlines;
  if (deadline !== undefined) {
    const kind = notSet.has(deadline.certainty) ? "First date to work toward" : "First deadline";
    return `${kind}: ${writeShortDay(deadline.date)}, ${deadline.name}`;
  }
  const [task] = first;
  return task === undefined ? "" : `First: ${writeShortDay(task.due)}, ${task.title}`;
}

/** What stands in the way of a new plan; "" where nothing does. */
export const trouble = (shown: Shown<unknown>): string =>
  troubleWith(shown, "Make my timeline", "your first dates", inEnglish);

/** What a screen reader is told once somebody stops typing. */
export const spoken = (shown: Shown<unknown>, line: string): string => spokenOf(shown.mistakes, trouble(shown), line);

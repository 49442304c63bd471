import { kinds } from "../parts/graph";
import { dependentsOf } from "./dependents";
import { type Answer, column, count, type Question } from "./question";

/** The last day of the month that a day is in. @param today YYYY-MM-DD */
export function endOfMonth(today: string): string {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export const dueStates = { overdue: "Overdue", month: "Due this month", later: "Later" } as const;
export type DueState = keyof typeof dueStates;

/** Whether a day is over, in this month or later; null for a thing without a day. */
export function dueState(due: string | null, today: string): DueState | null {
  if (due === null) return null;
  return due < today ? "overdue" : due <= endOfMonth(today) ? "month" : "later";
}

/** Pages and tables to be read again by the end of this month. */
export const dueThisMonth: Question = {
  key: "due-this-month",
  title: "Due this month",
  why: "Pages by the day of review that they print, tables by the day they expire. What is overdue is here, too.",
  columns: [
    column("what", "What"),
    column("kind", "Kind"),
    column("by", "Read again by"),
    column("state", "State"),
    count("dependents", "Stand on it"),
  ],
  sort: "by",
  empty: "Nothing is due this month.",
  ask: ({ graph, today }) =>
    [...graph.things.values()].flatMap(({ id, kind, title, due }): Answer[] => {
      const state = dueState(due, today);
      if (state === null || state === "later") return [];
      const dependents = dependentsOf(graph, id).length;
      return [{ id, thing: id, what: title, kind: kinds[kind], by: due, state: dueStates[state], dependents }];
    }),
};

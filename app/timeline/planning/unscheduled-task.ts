import { addDays, type Day, earlier, later } from "~/calendar/day";
import { inSequence } from "./sequence";
import type { Task } from "./task";

/** A task while the plan is being made: its day may still move. */
export interface UnscheduledTask extends Omit<Task, "start" | "after"> {
  readonly after: readonly string[];
  /** Days the work takes. */
  readonly days: number;
  /** Not possible before this day. */
  readonly notBefore: Day | null;
  /** Set by others (a test, a deadline, an answer): never moved. */
  readonly fixed: boolean;
}

/**
 * Puts every task on a day not after anything that builds on it, and gives it a first day. Dependencies on work that is
 * not in the plan, or on a day that nobody can move, fall away.
 *
 * @param from first day of the plan
 */
export function inOrder(unscheduled: readonly UnscheduledTask[], from: Day): readonly Task[] {
  const byId = new Map(unscheduled.map((task) => [task.id, task]));
  const links = new Map(
    unscheduled.map(({ id, after, due }) => {
      const kept = after.filter((before) => {
        const found = byId.get(before);
        return found !== undefined && !(found.fixed && found.due > due);
      });
      return [id, kept];
    }),
  );
  const dependents = new Map<string, string[]>();
  for (const [id, befores] of links) {
    for (const before of befores) dependents.set(before, [...(dependents.get(before) ?? []), id]);
  }
  const settled = new Map<string, Day>();
  const dueOf = (id: string): Day => {
    const ready = settled.get(id);
    if (ready !== undefined) return ready;
    const task = byId.get(id);
    let due = task?.due ?? from;
    if (task?.fixed !== true) for (const next of dependents.get(id) ?? []) due = earlier(due, dueOf(next));
    due = later(due, from);
    settled.set(id, due);
    return due;
  };
  const tasks = unscheduled.map(({ days, notBefore, fixed: _, ...task }): Task => {
    const due = dueOf(task.id);
    const start = later(from, later(addDays(due, -days), notBefore ?? from));
    // Work that something fixed forces before its usual opening is asked for as early as it can be, not later than due.
    const after = (links.get(task.id) ?? []).filter((before) => dueOf(before) <= due);
    return { ...task, after, due, start: earlier(start, due) };
  });
  return inSequence(tasks);
}

import { addDays, type Day, earlier, later } from "~/calendar/day";
import { inSequence } from "./sequence";
import type { Task } from "./task";

/** A task while the plan is being made: its day may still move. */
export interface TaskDraft extends Omit<Task, "start" | "after"> {
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
export function inOrder(drafts: readonly TaskDraft[], from: Day): readonly Task[] {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const links = new Map(
    drafts.map(({ id, after, due }) => {
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
    const draft = byId.get(id);
    let due = draft?.due ?? from;
    if (draft?.fixed !== true) for (const next of dependents.get(id) ?? []) due = earlier(due, dueOf(next));
    due = later(due, from);
    settled.set(id, due);
    return due;
  };
  const tasks = drafts.map(({ days, notBefore, fixed: _, ...draft }): Task => {
    const due = dueOf(draft.id);
    const start = later(from, later(addDays(due, -days), notBefore ?? from));
    // Work that something fixed forces before its usual opening is asked for as early as it can be, not later than due.
    const after = (links.get(draft.id) ?? []).filter((before) => dueOf(before) <= due);
    return { ...draft, after, due, start: earlier(start, due) };
  });
  return inSequence(tasks);
}

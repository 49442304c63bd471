import { addDays, type Day, daysBetween } from "~/calendar/day";
import type { Task } from "./task";
import type { UnscheduledTask } from "./unscheduled-task";

/** Days with more essays than fit: "3 essays due in 4 days". */
export interface Collision {
  readonly from: Day;
  readonly to: Day;
  readonly tasks: readonly string[];
}

/**
 * Spreads essays that would be due on the same days: the latest stays, each one before it moves
 * two days earlier, or one, as far as the time from `from` allows. What finds no room stays where it was and is
 * reported by `findCollisions`.
 */
export function spreadEssays(unscheduled: readonly UnscheduledTask[], from: Day): readonly UnscheduledTask[] {
  const essays = unscheduled
    .filter(({ kind, fixed }) => kind === "essay" && !fixed)
    .sort((a, b) => (a.due === b.due ? (a.id < b.id ? 1 : -1) : a.due < b.due ? 1 : -1));
  for (const gap of [2, 1]) {
    const moved = new Map<string, Day>();
    let next: Day | null = null;
    for (const { id, due } of essays) {
      const day: Day = next === null || due < next ? due : next;
      moved.set(id, day);
      next = addDays(day, -gap);
    }
    if ([...moved.values()].every((day) => day > from)) {
      return unscheduled.map((task) => ({ ...task, due: moved.get(task.id) ?? task.due }));
    }
  }
  return unscheduled;
}

/** Stretches of at most `days` days with `tasks` essays or more, joined where they overlap. */
export function findCollisions(tasks: readonly Task[], limit: { days: number; tasks: number }): readonly Collision[] {
  const essays = tasks.filter(({ kind }) => kind === "essay");
  const found: { from: Day; to: Day; tasks: Set<string> }[] = [];
  for (const [index, first] of essays.entries()) {
    const group = essays.slice(index).filter(({ due }) => daysBetween(first.due, due) < limit.days);
    if (group.length < limit.tasks) continue;
    const to = group.at(-1)?.due ?? first.due;
    const open = found.at(-1);
    if (open !== undefined && first.due <= open.to) {
      for (const { id } of group) open.tasks.add(id);
      open.to = to > open.to ? to : open.to;
    } else found.push({ from: first.due, to, tasks: new Set(group.map(({ id }) => id)) });
  }
  return found.map(({ tasks: ids, ...days }) => ({ ...days, tasks: [...ids] }));
}

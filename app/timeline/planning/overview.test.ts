import { describe, expect, it } from "vitest";
import { addDays } from "~/calendar/day";
import { foldWordsOf, overviewOf } from "./overview";
import type { Task } from "./task";

const today = "2026-11-24";
const task = (id: string, inDays: number, more: Partial<Task> = {}): Task => ({
  id,
  kind: "forms",
  title: id,
  detail: "",
  college: null,
  start: today,
  due: addDays(today, inDays),
  deadline: null,
  after: [],
  usual: null,
  certainty: null,
  sure: "",
  ...more,
});
const many = (name: string, count: number, inDays: number) =>
  Array.from({ length: count }, (_, index) => task(`${name}-${index}`, inDays));
const byDue = (tasks: readonly Task[]) => [...tasks].sort((a, b) => (a.due < b.due ? -1 : 1));
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);
const nothing: ReadonlySet<string> = new Set();

describe("the overview", () => {
  it("shows a few of what is overdue and due this week, and folds the rest", () => {
    const { overdue, week } = overviewOf(byDue([...many("late", 9, -3), ...many("now", 12, 2)]), today, nothing);
    expect([overdue.shown.length, overdue.folded.length]).toEqual([3, 6]);
    expect([week.shown.length, week.folded.length]).toEqual([3, 9]);
  });

  it("folds no single task", () => {
    const { week } = overviewOf(many("now", 4, 2), today, nothing);
    expect([week.shown.length, week.folded.length]).toEqual([4, 0]);
  });

  it("folds no deadline and no test of the next fourteen days away, however many there are", () => {
    const hard = Array.from({ length: 14 }, (_, day) => [
      task(`closes-${day}`, day, { kind: "deadline" }),
      task(`sat-${day}`, day, { kind: "test", start: addDays(today, day) }),
    ]).flat();
    const after = task("closes-later", 14, { kind: "deadline" });
    const { week, soon, open } = overviewOf(byDue([...many("now", 12, 0), ...hard, after]), today, nothing);
    expect(new Set([...ids(week.shown), ...ids(soon)])).toEqual(new Set(ids(hard)));
    expect(week.folded.every(({ kind }) => kind === "forms")).toBe(true);
    expect(ids(open)).toEqual(["closes-later"]);
  });

  it("puts the dates to look up together, but for those that the reader changed", () => {
    const checks = [task("check:1", -2), task("check:2", 3), task("check:3", 30), task("check:4", 3)];
    const far = task("check:5", 90, { start: addDays(today, 60) });
    const found = overviewOf(byDue([...checks, far]), today, new Set(["check:2"]), new Set(["check:4"]));
    expect(ids(found.checks)).toEqual(["check:1", "check:3"]);
    expect(ids(found.week.shown)).toEqual(["check:4"]);
  });

  it("has everything that can be done now once", () => {
    const all = byDue([
      ...many("late", 9, -3),
      ...many("now", 12, 2),
      ...many("open", 20, 40),
      task("check:1", 1),
      task("closes", 9, { kind: "deadline" }),
    ]);
    const { overdue, week, soon, checks, open } = overviewOf(all, today, new Set(["open-3"]));
    const found = [overdue.shown, overdue.folded, week.shown, week.folded, soon, checks, open].flatMap(ids);
    expect(found.sort()).toEqual(
      ids(all)
        .filter((id) => id !== "open-3")
        .sort(),
    );
  });
});

it("a fold says how many are left, which day is nearest, and what is overdue", () => {
  const tasks = [task("a", -2), task("b", 5, { kind: "deadline" }), task("c", 3), task("d", 1)];
  expect(foldWordsOf(tasks, today, new Set(["d"]))).toEqual({
    left: 3,
    nearest: addDays(today, 3),
    overdue: 1,
    deadlines: 1,
  });
  expect(foldWordsOf(tasks, today, new Set(["a", "b", "c", "d"]))).toMatchObject({ left: 0, nearest: null });
});

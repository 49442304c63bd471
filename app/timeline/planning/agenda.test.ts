import { describe, expect, it } from "vitest";
import { agendaOf, byMonth, noChanges, progressOf, withChanges } from "./agenda";
import type { Task } from "./task";

const task = (id: string, start: string, due: string): Task => ({
  id,
  kind: "forms",
  title: id,
  detail: "",
  college: null,
  start,
  due,
  deadline: null,
  after: [],
  usual: null,
  certainty: null,
  sure: "",
});
const tasks = [
  task("a", "2026-11-01", "2026-11-20"),
  task("b", "2026-11-15", "2026-11-21"),
  task("c", "2026-11-20", "2026-11-27"),
  task("d", "2026-11-21", "2026-11-28"),
  task("e", "2026-12-01", "2026-12-10"),
];
const ids = (list: readonly Task[]) => list.map(({ id }) => id);

describe("what to do this week", () => {
  it("is what is overdue, what is due within seven days, and what can be begun", () => {
    const { overdue, week, open, next } = agendaOf(tasks, "2026-11-21", new Set());
    expect([ids(overdue), ids(week), ids(open), next?.id]).toEqual([["a"], ["b", "c"], ["d"], "e"]);
  });

  it("leaves out what is done", () => {
    const { overdue, week } = agendaOf(tasks, "2026-11-21", new Set(["a", "b"]));
    expect([ids(overdue), ids(week)]).toEqual([[], ["c"]]);
  });
});

describe("own changes", () => {
  const changes = {
    done: [],
    edits: { b: { title: "B, later", due: "2026-12-24" }, gone: { title: "x", due: "2026-01-01" } },
    added: [{ id: "own:1", title: "Ask aunt", due: "2026-11-25", college: null }],
  };

  it("move and rename tasks, and add own ones in their place", () => {
    const changed = withChanges(tasks, changes);
    expect(ids(changed)).toEqual(["a", "own:1", "c", "d", "e", "b"]);
    expect(changed.map(({ due }) => due)).toEqual(changed.map(({ due }) => due).sort());
    expect(changed.find(({ id }) => id === "b")).toMatchObject({ title: "B, later", due: "2026-12-24" });
    expect(changed.filter(({ id }) => id === "gone")).toEqual([]);
  });

  it("never leave a task that begins after it is due", () => {
    const [moved] = withChanges([task("a", "2026-11-10", "2026-11-20")], {
      ...noChanges,
      edits: { a: { title: "a", due: "2026-11-05" } },
    });
    expect(moved).toMatchObject({ start: "2026-11-05", due: "2026-11-05" });
  });
});

it("months come in order, each task once", () => {
  expect(byMonth(tasks).map(({ month, tasks: list }) => [month, list.length])).toEqual([
    ["2026-11", 4],
    ["2026-12", 1],
  ]);
});

it("progress counts only tasks of this plan", () => {
  expect(progressOf(tasks, new Set(["a", "of another plan"]))).toEqual({ done: 1, all: 5, share: 0.2 });
  expect(progressOf([], new Set()).share).toBe(0);
});

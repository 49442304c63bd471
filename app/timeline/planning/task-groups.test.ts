import { describe, expect, it } from "vitest";
import { inSequence } from "./sequence";
import type { Task } from "./task";
import { groupTasks, isGroup } from "./task-groups";

const today = "2026-11-26";
const names = new Map([
  [1, "Heidelberg University"],
  [2, "Marietta College"],
  [3, "Ohio University"],
]);
const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  kind: "forms",
  title: id,
  detail: "",
  college: null,
  start: today,
  due: "2026-11-30",
  deadline: null,
  after: [],
  usual: null,
  certainty: null,
  sure: "",
  ...more,
});
const send = (college: number, fee: string, more: Partial<Task> = {}) =>
  task(`submit:${college}`, {
    title: `Send the application to ${names.get(college)}`,
    detail: `Save the confirmation. ${fee}`,
    college,
    ...more,
  });

describe("the same task for several colleges", () => {
  it("is one row, and what differs is said once for the colleges it's true of", () => {
    const rows = groupTasks(
      [send(1, "There was no fee."), task("essay"), send(3, "The fee was $50."), send(2, "There was no fee.")],
      names,
      today,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      title: "Send the application to each of 3 colleges",
      shared: "Save the confirmation.",
      parts: [
        { note: "There was no fee.", tasks: [{ college: 1 }, { college: 2 }] },
        { note: "The fee was $50.", tasks: [{ college: 3 }] },
      ],
    });
  });

  it("says what closes before the colons, and the deadline of what is overdue", () => {
    const close = (college: number) =>
      task(`deadline:${college}`, { kind: "deadline", title: `${names.get(college)}: send the application`, college });
    expect(groupTasks([close(1), close(2)], names, today)).toMatchObject([
      { title: "Send the application: 2 colleges", shared: "" },
    ]);
    const late = { due: "2026-11-20", deadline: "2026-12-01", usual: "2026-11-10" };
    expect(groupTasks([send(1, "x", late), send(2, "x", late)], names, today)).toMatchObject([
      { shared: "Save the confirmation. x Usually done by November 10. Its deadline is December 1, 2026." },
    ]);
  });

  it("stays apart on another day, under another title, and where the reader changed it", () => {
    const tasks = [
      send(1, ""),
      send(2, "", { due: "2026-12-01" }),
      send(3, "", { title: `Call ${names.get(3)}` }),
      task("own:1", { title: "Call Aunt May", college: 2 }),
    ];
    expect(groupTasks(tasks, names, today).filter(isGroup)).toEqual([]);
    expect(groupTasks([send(1, ""), send(2, "")], names, today, new Set(["submit:2"])).filter(isGroup)).toEqual([]);
  });
});

it("on one day, what comes first stands before what follows it", () => {
  const tasks = [
    task("c", { after: ["b"], start: "2026-11-01" }),
    task("b", { after: ["a"] }),
    task("a", { after: ["late"] }),
    task("late", { due: "2026-12-01" }),
    task("early", { due: "2026-11-01", after: ["c"] }),
  ];
  expect(inSequence(tasks).map(({ id }) => id)).toEqual(["early", "a", "b", "c", "late"]);
});

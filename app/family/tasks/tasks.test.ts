import { describe, expect, it } from "vitest";
import type { Viewer } from "~/family/access/policy";
import { type Mode, modes } from "~/family/access/roles";
import { readWith } from "~/forms/schema/read-with";
import type { Task } from "~/timeline/planning/task";
import { setupOf, taskSchema, taskSetupSchema } from "./task-schema";
import {
  doneOf,
  keptSetup,
  mayChangeTask,
  ownerChoices,
  ownerOfChoice,
  ownerWords,
  type StoredTask,
  tasksFor,
  usualSetup,
} from "./tasks";

const two = ["hh_a", "hh_b"] as const;
const student: Viewer = { role: "student", household: null, households: ["hh_a"], controls: true, admitted: false };
/** The student of a plan with two homes. */
const studentOfTwo: Viewer = { ...student, households: two };
const parent = (household: "hh_a" | "hh_b", controls = false): Viewer => ({
  role: "parent",
  household,
  households: two,
  controls,
  admitted: true,
});
const counselor: Viewer = { role: "counselor", household: null, households: two, controls: false, admitted: false };

const task = (id: string, kind: Task["kind"], due: string, after: string[] = []): Task => ({
  id,
  kind,
  due,
  after,
  title: id,
  detail: "",
  college: null,
  start: "2026-09-01",
  deadline: null,
  usual: null,
  certainty: null,
  sure: "",
});
const planned = [
  task("draft", "essay", "2026-10-10"),
  task("fafsa", "money", "2026-10-20"),
  task("submit:1", "forms", "2026-10-29", ["draft", "fafsa"]),
];
const changed = (key: string, more: Partial<StoredTask>): StoredTask => ({
  key,
  owner: "shared",
  title: null,
  unitid: null,
  due: null,
  done: false,
  ...more,
});
const ids = (viewer: Viewer, mode: Mode, stored: readonly StoredTask[] = []) =>
  tasksFor(viewer, mode, planned, stored, new Set()).map(({ task: { id } }) => id);

describe("the tasks that somebody sees", () => {
  it("are all for the student; essays are nobody else's", () => {
    expect(ids(student, "one")).toEqual(["draft", "fafsa", "submit:1"]);
    for (const viewer of [parent("hh_a"), parent("hh_a", true), counselor]) {
      expect(ids(viewer, "one")).toEqual(["fafsa", "submit:1"]);
    }
  });

  it("wait for nothing that the viewer does not see", () => {
    const seen = tasksFor(parent("hh_a"), "one", planned, [], new Set());
    expect(seen.find(({ task: { id } }) => id === "submit:1")?.task.after).toEqual(["fafsa"]);
  });

  it("are the asked household's and the student's when something was asked, and never another's", () => {
    const stored = [
      changed("fafsa", { owner: "asked:hh_b" }),
      changed("own:1", { owner: "hh_b", title: "hh_b", due: "2026-10-01" }),
    ];
    expect(ids(studentOfTwo, "apart", stored)).toContain("fafsa");
    expect(ids(parent("hh_b"), "apart", stored)).toEqual(["own:1", "fafsa", "submit:1"]);
    for (const mode of modes) expect(ids(parent("hh_a"), mode, stored)).toEqual(["submit:1"]);
    expect(ids(counselor, "apart", stored)).toEqual(["submit:1"]);
    expect(ids(studentOfTwo, "apart", stored), "a household's own").not.toContain("own:1");
  });

  it("keep a day that somebody set, are done when ticked off or sent, and stand by day", () => {
    const stored = [changed("fafsa", { due: "2026-11-05" }), changed("draft", { owner: "student", done: true })];
    const seen = tasksFor(student, "one", planned, stored, new Set(["submit:1"]));
    expect(seen.map(({ task: { id, due } }) => [id, due])).toEqual([
      ["draft", "2026-10-10"],
      ["submit:1", "2026-10-29"],
      ["fafsa", "2026-11-05"],
    ]);
    expect(doneOf(seen)).toEqual(["draft", "submit:1"]);
  });
});

describe("whose a task is", () => {
  it("can be chosen by the id of a household, and only what the viewer has", () => {
    expect(ownerChoices(student, "one").map(({ value }) => value)).toEqual(["everyone", "me", "hh_a"]);
    expect(ownerChoices(student, "estranged")).toEqual(ownerChoices(student, "one"));
    expect(ownerChoices(studentOfTwo, "apart").map(({ value }) => value)).toEqual(["everyone", "me", ...two]);
    for (const mode of modes) {
      expect(ownerChoices(parent("hh_a"), mode)).toEqual([{ value: "hh_a", label: "Only your household" }]);
      expect(ownerOfChoice("everyone", parent("hh_a"), mode)).toBeNull();
      expect(ownerOfChoice("hh_b", parent("hh_a"), mode)).toBeNull();
    }
    expect(ownerOfChoice("hh_b", parent("hh_b"), "apart")).toBe("hh_b");
    expect(ownerOfChoice("hh_b", studentOfTwo, "apart")).toBe("asked:hh_b");
    expect(ownerOfChoice("hh_b", student, "one")).toBeNull();
    expect(ownerChoices(counselor, "one")).toEqual([]);
  });

  it("is said to a household in the same words whatever else there is", () => {
    for (const owner of ["shared", "hh_a", "asked:hh_a"] as const) {
      expect(new Set(modes.map((mode) => ownerWords(owner, parent("hh_a"), mode))).size).toBe(1);
    }
    expect(ownerWords("asked:hh_b", parent("hh_b"), "apart")).toBe(ownerWords("asked:hh_a", parent("hh_a"), "one"));
  });

  it("is changed by the student; a household ticks off what it was asked", () => {
    expect(mayChangeTask("asked:hh_a", student, "one")).toBe(true);
    expect(mayChangeTask("asked:hh_a", parent("hh_a"), "one")).toBe(false);
    for (const owner of ["shared", "student", "hh_a", "asked:hh_a"] as const)
      expect(mayChangeTask(owner, counselor, "open")).toBe(false);
  });
});

describe("the form of a task", () => {
  const owners = ownerChoices(student, "one").map(({ value }) => value);
  const schema = taskSchema({ owners, classYear: 2027, colleges: ["203535"], named: true });
  const read = (fields: Record<string, string>) => readWith(schema, new URLSearchParams(fields));
  const good = { title: " Call  the office ", owner: "me", due: "2026-12-01", college: "203535" };

  it("is read", () => {
    expect(read(good)).toEqual({
      ok: true,
      value: { owner: "me", title: "Call  the office", due: "2026-12-01", college: "203535" },
    });
    expect(read({ ...good, title: "x".repeat(500), college: "" })).toMatchObject({
      value: { title: "x".repeat(120), college: null },
    });
  });

  it("names each field that cannot stand", () => {
    const mistakes = (fields: Record<string, string>) => {
      const answer = read({ ...good, ...fields });
      return answer.ok ? [] : Object.keys(answer.messages);
    };
    expect(mistakes({ title: " \n" })).toEqual(["title"]);
    expect(mistakes({ owner: "hh_b" })).toEqual(["owner"]);
    expect(mistakes({ owner: "own" })).toEqual(["owner"]);
    expect(mistakes({ due: "" })).toEqual(["due"]);
    expect(mistakes({ due: "1999-01-01" })).toEqual(["due"]);
    expect(mistakes({ due: "2026-02-30" })).toEqual(["due"]);
    expect(mistakes({ college: "1" })).toEqual(["college"]);
  });
});

describe("what the tasks are made from", () => {
  it("comes back as it was kept, and is the usual when nothing or nonsense was", () => {
    const setup = { tests: "act", recommenders: 3, aid: ["fafsa", "css"], arts: "audition" } as const;
    expect(setupOf(keptSetup(setup))).toEqual(setup);
    expect(setupOf(keptSetup(usualSetup))).toEqual(usualSetup);
    expect(setupOf(null)).toEqual(usualSetup);
    expect(setupOf("tests=act&recommenders=3&arts=no&aid=fafsa&waiver=yes")).toMatchObject({ tests: "act" });
    expect(setupOf("tests=mind-reading")).toEqual(usualSetup);
    expect(readWith(taskSetupSchema, new URLSearchParams("recommenders=9"))).toMatchObject({ ok: false });
  });
});

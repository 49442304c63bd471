import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noChanges } from "~/timeline/planning/agenda";
import {
  added,
  changesOf,
  edited,
  noProgress,
  readProgress,
  readTyped,
  removed,
  restored,
  type SavedProgress,
  toggled,
} from "./saved-progress";

describe("what stays on the device", () => {
  it("comes back as it was stored", () => {
    let changes = toggled(noChanges, "essay-draft");
    changes = edited(changes, "fafsa", { title: "File it", due: "2026-10-10" });
    changes = added(changes, { title: "Ask aunt", due: "2026-11-25", college: 166_683 });
    const kept: SavedProgress = { plans: { "2027-first": changes }, saved: { search: "year=2027", on: "2026-11-21" } };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  });

  it("is nothing when it cannot be read, and never throws", () => {
    for (const text of [null, "", "{", "[]", "7", '"x"', '{"plans":7,"saved":{"search":1}}']) {
      expect(readProgress(text)).toEqual(noProgress);
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readProgress(text)).toHaveProperty("plans");
        expect(readProgress(`{"plans":{"a":${text}}}`).plans.a).toHaveProperty("added");
      }),
    );
  });

  it("drops days that do not exist and ids that are not its own", () => {
    const text = JSON.stringify({
      plans: {
        a: {
          done: ["x", 7],
          edits: { x: { title: "t", due: "2026-02-30" } },
          added: [
            { id: "fafsa", title: "t", due: "2026-01-01" },
            { id: "own:1", title: " ", due: "2026-01-01" },
          ],
        },
      },
    });
    expect(changesOf(readProgress(text), "a")).toEqual({ done: ["x"], edits: {}, added: [] });
  });

  it("gives back no link that says that fees are a problem, as older ones did", () => {
    const text = JSON.stringify({ saved: { search: "year=2027&waiver=yes&unitids=1,2", on: "2026-11-21" } });
    expect(readProgress(text).saved?.search).toBe("year=2027&unitids=1,2");
  });

  it("keeps one plan apart from another", () => {
    const kept: SavedProgress = { plans: { a: toggled(noChanges, "x") }, saved: null };
    expect(changesOf(kept, "b")).toBe(noChanges);
    expect(changesOf(kept, "toString")).toBe(noChanges);
  });
});

describe("a task as it was typed", () => {
  const typed = (title: string, due: string) => {
    const form = new FormData();
    form.set("title", title);
    form.set("due", due);
    return readTyped(form);
  };

  it("needs a name and a day, and says which is missing", () => {
    expect(typed("  Call Aunt May ", "2026-11-25")).toEqual({ ok: true, title: "Call Aunt May", due: "2026-11-25" });
    expect(typed("   ", "2026-11-25")).toEqual({ ok: false, title: ["Enter what needs to be done."], due: [] });
    expect(typed("Call", "")).toEqual({ ok: false, title: [], due: ["Enter the date it’s due."] });
  });
});

describe("changes", () => {
  it("tick a task, and take the tick away when it is pressed again", () => {
    const once = toggled(noChanges, "x");
    expect(once.done).toEqual(["x"]);
    expect(toggled(once, "x").done).toEqual([]);
  });

  it("take an edit back, and take an own task away with its tick", () => {
    const own = toggled(added(added(noChanges, task), task), "own:2");
    expect(own.added.map(({ id }) => id)).toEqual(["own:1", "own:2"]);
    const gone = removed(edited(own, "own:2", { title: "b", due: "2026-01-02" }), "own:2");
    expect(gone).toEqual({ done: [], edits: {}, added: [{ ...task, id: "own:1" }] });
    expect(restored(edited(noChanges, "x", { title: "b", due: "2026-01-02" }), "x")).toEqual(noChanges);
  });
});

const task = { title: "a", due: "2026-01-01", college: null };

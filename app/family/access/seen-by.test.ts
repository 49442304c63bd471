import { describe, expect, it } from "vitest";
import { lineWords } from "./log-words";
import type { Viewer } from "./policy";
import { householdsIn, type Mode, modes, roles } from "./roles";
import { seenBy } from "./seen-by";

type Somebody = Omit<Viewer, "households">;
const viewer = (
  role: Viewer["role"],
  household: Viewer["household"] = null,
  controls = role === "student",
): Somebody => ({
  role,
  household,
  controls,
  admitted: household !== null,
});
const seen = (who: Somebody, mode: Mode) =>
  seenBy({ ...who, households: householdsIn(mode, ["hh_a", "hh_b"]) }, mode, "Maya");
const said = (who: Somebody, mode: Mode) => JSON.stringify(seen(who, mode));
const line = (who: Somebody, mode: Mode, what: RegExp) => seen(who, mode).find((row) => what.test(row.what));

describe("who sees what, in words made from the policy", () => {
  it("says the same to a household whatever it must not know", () => {
    const parent = viewer("parent", "hh_a");
    expect(new Set(["one", "apart", "estranged"].map((mode) => said(parent, mode as Mode))).size).toBe(1);
    expect(said(parent, "apart")).toBe(said(viewer("parent", "hh_b"), "apart"));
    expect(said(parent, "apart")).not.toMatch(/other|second|first/i);
    expect(said(parent, "open")).toContain("the other household");
  });

  it("never speaks of a second household in an estranged plan", () => {
    for (const role of roles) {
      expect(said(viewer(role, role === "parent" ? "hh_a" : null), "estranged")).not.toMatch(/other|second|first/i);
    }
  });

  it("says what the policy says", () => {
    const student = viewer("student");
    expect(line(student, "apart", /college list/)).toMatchObject({ sees: "everyone in the plan", changes: "you" });
    expect(line(student, "apart", /notes/)).toMatchObject({ sees: "you", derived: null, changes: "you" });
    expect(line(student, "apart", /first household/)).toMatchObject({
      sees: "your first household",
      derived: "you",
      changes: "your first household",
    });
    expect(line(viewer("parent", "hh_a"), "one", /money/)).toMatchObject({ sees: "your household", derived: "Maya" });
    expect(line(viewer("parent", "hh_a"), "open", /money/)?.derived).toBe("Maya and the other household");
    expect(line(viewer("parent", "hh_a", true), "one", /college list/)?.changes).toBe("your household");
    expect(line(student, "apart", /grades/)).toMatchObject({ sees: "you", changes: "you" });
    expect(line(viewer("parent", "hh_a", true), "one", /grades/)?.sees).toBe("Maya and your household");
    for (const mode of modes) expect(line(viewer("counselor"), mode, /money/)).toBeUndefined();
    expect(line(student, "apart", /essays/)).toMatchObject({ sees: "you", changes: "you" });
    expect(line(student, "apart", /letters that the first/)).toMatchObject({ sees: "your first household" });
    expect(line(viewer("parent", "hh_a"), "one", /Who pays what/)).toMatchObject({ sees: "Maya and your household" });
    expect(line(viewer("parent", "hh_a"), "open", /both households/)?.sees).toContain("the other household");
  });
});

describe("a line of the log", () => {
  it("is told in words, also one of an older release", () => {
    expect(lineWords({ what: "added", about: "Kenyon College" })).toBe("added Kenyon College to the list");
    expect(lineWords({ what: "removed", about: null })).toBe("removed someone from the plan");
    expect(lineWords({ what: "of-old", about: null })).toBe("did something");
  });
});

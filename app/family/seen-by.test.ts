import { describe, expect, it } from "vitest";
import { invitationMail, invitationPath } from "./invitation-mail";
import { lineWords } from "./log-words";
import type { Viewer } from "./policy";
import { type Mode, modes, roles } from "./roles";
import { seenBy } from "./seen-by";

const viewer = (
  role: Viewer["role"],
  household: Viewer["household"] = null,
  controls = role === "student",
): Viewer => ({
  ...{ role, household, controls },
  admitted: household !== null,
});
const said = (who: Viewer, mode: Mode) => JSON.stringify(seenBy(who, mode, "Maya"));
const line = (who: Viewer, mode: Mode, what: RegExp) => seenBy(who, mode, "Maya").find((row) => what.test(row.what));

describe("who sees what, in words made from the policy", () => {
  it("says the same to a household whatever it must not know", () => {
    const parent = viewer("parent", "a");
    expect(new Set(["one", "apart", "estranged"].map((mode) => said(parent, mode as Mode))).size).toBe(1);
    expect(said(parent, "apart")).toBe(said(viewer("parent", "b"), "apart"));
    expect(said(parent, "apart")).not.toMatch(/other|second|first/i);
    expect(said(parent, "open")).toContain("the other household");
  });

  it("never speaks of a second household in an estranged plan", () => {
    for (const role of roles) {
      expect(said(viewer(role, role === "parent" ? "a" : null), "estranged")).not.toMatch(/other|second|first/i);
    }
  });

  it("says what the policy says", () => {
    const student = viewer("student");
    expect(line(student, "apart", /college list/)).toMatchObject({ sees: "everyone in the plan", changes: "you" });
    expect(line(student, "apart", /notes/)).toMatchObject({ sees: "you", derived: null, changes: "you" });
    expect(line(student, "apart", /first household/)).toMatchObject({
      ...{ sees: "your first household", derived: "you", changes: "your first household" },
    });
    expect(line(viewer("parent", "a"), "one", /money/)).toMatchObject({ sees: "your household", derived: "Maya" });
    expect(line(viewer("parent", "a"), "open", /money/)?.derived).toBe("Maya and the other household");
    expect(line(viewer("parent", "a", true), "one", /college list/)?.changes).toBe("your household");
    for (const mode of modes) expect(line(viewer("counselor"), mode, /money/)).toBeUndefined();
    expect(line(student, "apart", /essays/)).toMatchObject({ sees: "you", changes: "you" });
    expect(line(student, "apart", /letters that the first/)).toMatchObject({ sees: "your first household" });
    expect(line(viewer("parent", "a"), "one", /Who pays what/)).toMatchObject({ sees: "Maya and your household" });
    expect(line(viewer("parent", "a"), "open", /both households/)?.sees).toContain("the other household");
  });
});

describe("an invitation", () => {
  it("names the student and whoever invites, and says what it is for", () => {
    const mail = invitationMail({
      role: "parent",
      studentName: "Maya",
      from: "Maya Brooks",
      link: "https://x.example/y",
    });
    expect(mail.subject).toBe("Maya Brooks invites you to Maya’s college plan");
    expect(mail.text).toContain("parent or guardian");
    expect(mail.text).toContain("https://x.example/y");
    expect(mail.text).not.toMatch(/household|home/i);
    const own = invitationMail({ role: "student", studentName: "Maya", from: "Renee", link: "" });
    expect(own.subject).toBe("Renee invites you to your college plan");
  });

  it("carries its token in the query, which no log keeps", () => {
    expect(invitationPath("a-b_c")).toBe("/plan/invitation?token=a-b_c");
  });
});

describe("a line of the log", () => {
  it("is told in words, also one of an older release", () => {
    expect(lineWords({ what: "added", about: "Kenyon College" })).toBe("put Kenyon College on the list");
    expect(lineWords({ what: "removed", about: null })).toBe("took somebody out of the plan");
    expect(lineWords({ what: "of-old", about: null })).toBe("did something");
  });
});

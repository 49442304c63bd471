import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Viewer } from "~/family/access/policy";
import { type HouseholdId, householdsIn, type Mode, modes, type Role, roles } from "~/family/access/roles";
import {
  changedTables,
  decideSaved,
  ownerOf,
  parseContent,
  partOf,
  partsSeen,
  readSavedName,
  savedParts,
  savedTools,
  type TableUsed,
} from "./saved";

const two = ["hh_a", "hh_b"] as const;
const viewer = fc.record({
  households: fc.constantFrom(two, two.slice(0, 1)),
  role: fc.constantFrom(...roles),
  household: fc.constantFrom(null, "hh_a" as const, "hh_b" as const),
  controls: fc.boolean(),
  admitted: fc.boolean(),
});
const mode = fc.constantFrom(...modes);
type Somebody = Omit<Viewer, "households">;
const somebody = (role: Role, household: HouseholdId | null = null, admitted = true): Somebody => ({
  role,
  household,
  admitted,
  controls: false,
});
const seen = (who: Somebody, how: Mode) =>
  partsSeen({ ...who, households: householdsIn(how, two) }, how).map(
    ({ owner, money, letter }) => `${owner} ${letter ? "letter" : money ? "money" : "plain"}`,
  );

describe("who sees what is saved", () => {
  it("is the student: the own, and what is shared", () => {
    for (const how of modes) {
      expect(seen(somebody("student"), how)).toEqual([
        "student plain",
        "student money",
        "student letter",
        "shared plain",
      ]);
    }
  });

  it("is a household: the own, and its money only for those let in", () => {
    for (const how of modes) {
      expect(seen(somebody("parent", "hh_a"), how)).toEqual([
        "hh_a plain",
        "hh_a money",
        "hh_a letter",
        "shared plain",
      ]);
      expect(seen(somebody("parent", "hh_a", false), how)).toEqual(["hh_a plain", "shared plain"]);
    }
    expect(seen(somebody("parent", "hh_b"), "open")).toEqual([
      "hh_b plain",
      "hh_b money",
      "hh_b letter",
      "shared plain",
    ]);
  });

  it("is nobody of a household that a mode does not have, and of others only what is shared", () => {
    for (const how of ["one", "estranged"] as const) expect(seen(somebody("parent", "hh_b"), how)).toEqual([]);
    for (const how of modes) {
      expect(seen(somebody("counselor"), how)).toEqual(["shared plain"]);
      expect(seen(somebody("helper"), how)).toEqual(["shared plain"]);
    }
  });

  it("never is another household, and money is never shown to everyone", () => {
    fc.assert(
      fc.property(viewer, mode, fc.constantFrom(...savedParts(two)), (who, how, part) => {
        for (const action of ["see", "change"] as const) {
          if (decideSaved(who, how, part, action) !== "allow") continue;
          if (part.owner === "hh_a" || part.owner === "hh_b") {
            expect(who).toMatchObject({ role: "parent", household: part.owner });
            if (part.money) expect(who.admitted).toBe(true);
          }
          if (part.owner === "student") expect(who.role).toBe("student");
          if (part.owner === "shared") expect(part.money).toBe(false);
        }
      }),
    );
  });

  it("can always see what it saved itself", () => {
    fc.assert(
      fc.property(viewer, mode, fc.constantFrom(...savedTools), fc.boolean(), (who, how, tool, money) => {
        const part = partOf({ owner: "student", tool, money });
        const owner = ownerOf(who, how, part);
        if (owner !== null) expect(decideSaved(who, how, { ...part, owner }, "see")).toBe("allow");
        if (who.role === "counselor" || who.role === "helper") expect(owner).toBeNull();
      }),
    );
  });
});

describe("tables that have changed", () => {
  const aid: TableUsed = { name: "Federal aid tables", edition: "2026-27", print: "one" };
  it("are named with their editions of then and of now", () => {
    expect(changedTables([aid], [aid])).toEqual([]);
    expect(changedTables([aid], [{ ...aid, edition: "2027-28", print: "two" }])).toEqual([
      "Federal aid tables: 2026-27 then, 2027-28 now",
    ]);
    expect(changedTables([aid], [{ ...aid, print: "two" }])).toEqual(["Federal aid tables: 2026-27, corrected since"]);
    expect(changedTables([], [aid])).toEqual(["Federal aid tables: 2026-27 now, not used then"]);
    expect(changedTables([aid], [])).toEqual([]);
  });
});

describe("what is kept", () => {
  it("has a name of one line", () => {
    expect(readSavedName("  Our\nplan ")).toBe("Our plan");
    for (const empty of [null, "", " \t "]) expect(readSavedName(empty)).toBeNull();
    expect(readSavedName("x".repeat(200))).toHaveLength(80);
  });

  it("is read back, and what is no content is not", () => {
    const content = { name: "n", answers: "a=1", headline: "h", tables: [] };
    expect(parseContent(JSON.stringify(content))).toEqual(content);
    expect(parseContent(null)).toBeNull();
    expect(parseContent("{}")).toBeNull();
  });
});

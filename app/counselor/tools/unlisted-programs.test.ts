import { beforeAll, describe, expect, it } from "vitest";
import { familiesOf } from "~/colleges/facts/families";
import { profileOf } from "~/colleges/profile/profile";
import { percent } from "~/design/figures";
import { findingShape } from "../answer/evidence";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { biggestMajors } from "./biggest-majors";
import { collegesFor, programAt } from "./majors";
import { hasNoList, notCounted } from "./unlisted-programs";

/** Gives many degrees in engineering, and the federal table has none of its programs. */
const pennState = 214777;
const ohioState = 204796;
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-28T17:00:00Z"));
});

const textOf = ({ statements }: { readonly statements: readonly { readonly text: string }[] }) =>
  statements.map(({ text }) => text).join(" ");

describe("a college whose programs aren't listed", () => {
  it.each(["offered", "earnings"] as const)("is denied no field, asked what is %s", (about) => {
    const without = ground.colleges.filter((college) => hasNoList(college, ground));
    expect(without.length).toBeGreaterThan(150);
    for (const { unitid, name } of without) {
      for (const field of ["14", "1419", "5138", "1107"]) {
        const answer = findingShape.parse(programAt.run({ unitid, field, about, named: null }, ground));
        expect(textOf(answer), name).toMatch(/don’t list/);
        expect(textOf(answer), name).not.toMatch(/reports no program|aren’t reported/);
      }
    }
  });

  it("says from its fields how many of its degrees are in the family", () => {
    const share = ground.byUnitid.get(pennState)?.fields.shares["14"] ?? null;
    const field = { unitid: pennState, field: "14", about: "offered", named: null } as const;
    const { known, statements } = programAt.run(field, ground);
    expect(known).toBe(true);
    expect(statements[0]?.text).toContain(`${percent(share)} of the degrees were in engineering`);
    expect(statements[0]?.evidence[0]?.figures).toEqual({ Engineering: share });
    expect(textOf(programAt.run(field, { ...ground, language: "es" }))).toContain(
      `el ${percent(share)} de los títulos`,
    );
  });

  it("tells no family of a major that is one of many in it", () => {
    const asked = { unitid: pennState, field: "52", about: "offered", named: "construction management" } as const;
    const { known, statements } = programAt.run(asked, ground);
    expect([known, statements.length]).toEqual([false, 1]);
  });

  it("names its largest fields where its largest majors are asked", () => {
    const [first] = biggestMajors.run({ unitid: pennState }, ground).statements;
    const [largest] = familiesOf(ground.byUnitid.get(pennState) ?? raise());
    expect(first?.text).toContain(`${largest?.label} (${percent(largest?.share ?? null)})`);
  });

  it("stands beside a list of colleges that couldn't count it", () => {
    const asked = { field: "1419", region: null, city: null, by: "graduates" } as const;
    expect(textOf(collegesFor.run({ ...asked, state: "PA" }, ground))).toMatch(
      /Pennsylvania State.*isn’t counted here/,
    );
    expect(textOf(collegesFor.run({ ...asked, state: "OH" }, ground))).not.toContain("isn’t counted here, because");
    const small = notCounted(ground.colleges, "14", 100_000, ground);
    expect(small).toEqual([]);
  });

  it("shows its fields on its page, and one with programs doesn't", () => {
    const families = (unitid: number) =>
      profileOf(ground.byUnitid.get(unitid) ?? raise(), ground.programsOf(unitid), ground.colleges, "2026-11-28")
        .families;
    expect(families(pennState).find(({ code }) => code === "14")?.share).toBeGreaterThan(0.1);
    expect(families(ohioState)).toEqual([]);
  });
});

function raise(): never {
  throw new Error("no such college");
}

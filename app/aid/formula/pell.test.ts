import { describe, expect, it } from "vitest";
import { maxPellIndicator, minPellIndicator, pellGrant, povertyLine } from "./pell";
import { readSaiInput } from "./read-case";
import { tablesFor } from "./tables";

const year = tablesFor("2026-27");

function independent(agi: number, more: object = {}) {
  return readSaiInput({ dependent: false, state: "OH", student: { agi }, ...more });
}

function parentOfOne(agi: number, single: boolean, more: object = {}) {
  const input = { dependent: false, has_dependents: true, family_size: 2, is_parent: true, state: "OH" };
  return readSaiInput({ ...input, single_parent: single, student: { agi }, ...more });
}

describe("Pell limits of 2026-27", () => {
  it("reads the poverty line of the tax year by family and state", () => {
    expect(povertyLine(year, "OH", 1)).toBe(15_060);
    expect(povertyLine(year, "PR", 4)).toBe(31_200);
    expect(povertyLine(year, null, 4)).toBe(31_200);
    expect(povertyLine(year, "AK", 2)).toBe(25_540);
    expect(povertyLine(year, "HI", 2)).toBe(23_500);
  });

  it("gives Max Pell up to and including 175 % or, to single parents, 225 % of it, and never for no income", () => {
    expect(maxPellIndicator(year, independent(26_355))).toBe(3);
    expect(maxPellIndicator(year, independent(26_356))).toBeNull();
    expect(maxPellIndicator(year, parentOfOne(45_990, true))).toBe(2);
    expect(maxPellIndicator(year, parentOfOne(45_991, true))).toBeNull();
    expect(maxPellIndicator(year, independent(0))).toBeNull();
    expect(maxPellIndicator(year, independent(-5000))).toBeNull();
    expect(maxPellIndicator(year, independent(90_000, { student: { required_to_file: false } }))).toBe(1);
  });

  it("looks at the parents of a dependent student, not at the student", () => {
    const input = { dependent: true, family_size: 3, state: "OH" };
    expect(maxPellIndicator(year, readSaiInput({ ...input, student: { agi: 5000 } }))).toBeNull();
    expect(maxPellIndicator(year, readSaiInput({ ...input, student: { required_to_file: false } }))).toBeNull();
    expect(maxPellIndicator(year, readSaiInput({ ...input, parents: { agi: 45_185 } }))).toBe(3);
    expect(maxPellIndicator(year, readSaiInput({ ...input, parents: { required_to_file: false } }))).toBe(1);
  });

  it.each([
    [1, { dependent: true, family_size: 2, single_parent: true }, "parents", 66_430],
    [2, { dependent: true, family_size: 2 }, "parents", 56_210],
    [3, { dependent: false, has_dependents: true, family_size: 2, single_parent: true }, "student", 81_760],
    [4, { dependent: false, has_dependents: true, family_size: 2 }, "student", 71_540],
    [5, { dependent: false, family_size: 1 }, "student", 41_415],
  ] as const)("gives Min Pell %i up to and including its limit", (indicator, who, whose, limit) => {
    const at = (agi: number) => minPellIndicator(year, readSaiInput({ ...who, state: "OH", [whose]: { agi } }));
    expect(at(limit)).toBe(indicator);
    expect(at(limit + 1)).toBeNull();
    expect(at(-1)).toBe(indicator);
  });

  it("counts excluded foreign income from 2026-27 on, whatever its sign", () => {
    for (const foreign_exclusion of [10_000, -10_000]) {
      const student = { agi: 20_000, foreign_exclusion };
      expect(maxPellIndicator(year, independent(0, { student }))).toBeNull();
      expect(maxPellIndicator(tablesFor("2025-26"), independent(0, { student }))).toBe(3);
    }
  });
});

describe("Pell amounts", () => {
  const rich = independent(200_000);
  const award = (sai: number, input = rich, awardYear = "2026-27") =>
    pellGrant(tablesFor(awardYear), input, sai, null).award;

  it("is the maximum less the SAI, to the nearest $5, and must reach the minimum before it is rounded", () => {
    expect(award(-1500)).toBe(7395);
    expect(award(0)).toBe(7395);
    expect(award(1)).toBe(7395);
    expect(award(3)).toBe(7390);
    expect(award(4514)).toBe(2880);
    expect(award(6655)).toBe(740);
    expect(award(6656)).toBe(0);
    expect(award(6657)).toBe(0);
  });

  it("falls back to the minimum by income", () => {
    expect(pellGrant(year, independent(41_000), 8065, null)).toMatchObject({ award: 740, minPell: 5 });
  });

  it("ends at twice the maximum from 2026-27 on, the indicator staying", () => {
    const input = independent(41_000);
    expect(award(14_789, input)).toBe(740);
    expect(pellGrant(year, input, 14_790, null)).toMatchObject({ award: 0, minPell: 5, reason: "over-cutoff" });
    expect(award(14_790, independent(35_000), "2025-26")).toBe(740);
  });

  it("is the maximum for children of the fallen, and nothing after a bachelor's degree or in graduate school", () => {
    expect(award(20_000, independent(200_000, { special_rule: true }))).toBe(7395);
    expect(award(-1500, independent(5000, { bachelors: true }))).toBe(0);
    expect(award(-1500, independent(5000, { grade_level: 4 }))).toBe(0);
    expect(award(-1500, independent(5000, { grade_level: 3 }))).toBe(7395);
  });
});

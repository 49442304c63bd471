import { describe, expect, it } from "vitest";
import { calculateSai } from "./calculate";
import { readSaiInput } from "./read-case";

const independent = { dependent: false };
const dependent = { dependent: true, family_size: 3 };

describe("readSaiInput", () => {
  it("takes a missing or null value as nothing to report", () => {
    const bare = readSaiInput(dependent);
    const spelled = readSaiInput({
      ...dependent,
      parents: { agi: null, earners: null, cash: null, required_to_file: null },
      student: null,
      state: null,
      grade_level: null,
      single_parent: null,
    });
    expect(spelled).toEqual(bare);
    expect(bare.parents.agi).toBe(0);
  });

  it("knows the family of a student without dependents, and needs it from everybody else", () => {
    expect(readSaiInput(independent).family_size).toBe(1);
    expect(readSaiInput({ ...independent, married: true }).family_size).toBe(2);
    expect(() => readSaiInput({ dependent: true })).toThrowError(
      expect.objectContaining({ path: "input.family_size" }),
    );
    expect(() => readSaiInput({ ...independent, has_dependents: true })).toThrowError(
      expect.objectContaining({ path: "input.family_size" }),
    );
  });

  it("takes a family smaller than its formula can have as the smallest one", () => {
    expect(readSaiInput({ dependent: true, family_size: 1 }).family_size).toBe(2);
    expect(readSaiInput({ ...independent, married: true, has_dependents: true, family_size: 2 }).family_size).toBe(3);
    expect(readSaiInput({ ...independent, married: true, family_size: 1 }).family_size).toBe(2);
  });

  it("works out the single parent of the Pell rules where a record does not say", () => {
    const parent = { ...independent, has_dependents: true, family_size: 2, unmarried: true };
    expect(readSaiInput({ ...parent, pell_filing_status: "hoh" }).single_parent).toBe(true);
    expect(readSaiInput({ ...parent, pell_filing_status: "qss" }).single_parent).toBe(true);
    expect(readSaiInput({ ...parent, pell_filing_status: "single", eitc_claimed: true }).single_parent).toBe(true);
    expect(readSaiInput({ ...parent, pell_filing_status: "single" }).single_parent).toBe(false);
    expect(readSaiInput({ ...parent, unmarried: false, pell_filing_status: "hoh" }).single_parent).toBe(false);
    expect(readSaiInput({ ...independent, unmarried: true, pell_filing_status: "hoh" }).single_parent).toBe(false);
    expect(readSaiInput({ ...dependent, unmarried: true, pell_filing_status: "hoh" }).single_parent).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ["nothing", undefined, "input"],
    ["a list", [], "input"],
    ["no dependency", {}, "input.dependent"],
    ["dependency in words", { dependent: "yes" }, "input.dependent"],
    ["family of zero", { ...dependent, family_size: 0 }, "input.family_size"],
    ["family below zero", { ...dependent, family_size: -3 }, "input.family_size"],
    ["half a person", { ...dependent, family_size: 2.5 }, "input.family_size"],
    ["a family in words", { ...dependent, family_size: "four" }, "input.family_size"],
    ["a family of a thousand", { ...dependent, family_size: 1000 }, "input.family_size"],
    ["a misspelled key", { ...dependent, parants: {} }, "input.parants"],
    ["a misspelled amount", { ...dependent, parents: { AGI: 1 } }, "input.parents.AGI"],
    ["an amount in words", { ...dependent, parents: { agi: "$45,000" } }, "input.parents.agi"],
    ["cents", { ...dependent, parents: { agi: 45_000.5 } }, "input.parents.agi"],
    ["not a number", { ...dependent, parents: { agi: Number.NaN } }, "input.parents.agi"],
    ["without end", { ...dependent, parents: { agi: Number.POSITIVE_INFINITY } }, "input.parents.agi"],
    ["too large", { ...dependent, parents: { agi: 1e12 } }, "input.parents.agi"],
    ["cash below zero", { ...dependent, student: { cash: -1 } }, "input.student.cash"],
    ["earners that are no list", { ...dependent, student: { earners: {} } }, "input.student.earners"],
    ["too many earners", { ...dependent, student: { earners: [{}, {}, {}, {}, {}] } }, "input.student.earners"],
    ["an earner that is a number", { ...dependent, student: { earners: [5] } }, "input.student.earners.0"],
    [
      "an unknown status",
      { ...dependent, student: { earners: [{ earned: 1, filing_status: "married" }] } },
      "input.student.earners.0.filing_status",
    ],
    ["a state in full", { ...dependent, state: "Ohio" }, "input.state"],
    ["a grade above the form", { ...dependent, grade_level: 12 }, "input.grade_level"],
  ])("refuses %s and says where", (_name, input, path) => {
    expect(() => readSaiInput(input)).toThrowError(expect.objectContaining({ path }));
    expect(() => calculateSai({ award_year: "2026-27", input })).toThrowError(expect.objectContaining({ path }));
  });

  it("refuses lines that are no case", () => {
    for (const line of [null, 5, "x", []]) {
      expect(() => calculateSai(line)).toThrowError(expect.objectContaining({ path: "" }));
    }
    expect(() => calculateSai({ year: "2026-27", input: dependent })).toThrowError(
      expect.objectContaining({ path: "year" }),
    );
    expect(() => calculateSai({ award_year: "2030-31", input: dependent })).toThrowError(
      expect.objectContaining({ path: "award_year" }),
    );
  });
});

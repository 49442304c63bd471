import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { noAnswers } from "../answers/input";
import { atLeastOne, balance, balancedCounts } from "./balance";
import { modelOf, rank, studentOf } from "./rank";

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const chances = fc.array(chance, { maxLength: 15 });

describe("atLeastOne", () => {
  it("lies between the best single chance and independent decisions", () => {
    fc.assert(
      fc.property(chances, (list) => {
        const value = atLeastOne(list);
        expect(value).toBeGreaterThanOrEqual(Math.max(0, ...list) - 1e-12);
        expect(value).toBeLessThanOrEqual(1 - list.reduce((none, p) => none * (1 - p), 1) + 1e-12);
      }),
      { numRuns: 500 },
    );
  });

  it("never falls when a college is added, and does not mind the order", () => {
    fc.assert(
      fc.property(chances, chance, (list, more) => {
        expect(atLeastOne([...list, more])).toBeGreaterThanOrEqual(atLeastOne(list) - 1e-12);
        expect(atLeastOne([...list].reverse())).toBeCloseTo(atLeastOne(list), 10);
      }),
      { numRuns: 500 },
    );
  });

  it("is strictly below independent decisions: they go together", () => {
    const list = [0.3, 0.3, 0.3, 0.3];
    expect(atLeastOne(list)).toBeLessThan(1 - 0.7 ** 4 - 0.03);
    expect(atLeastOne(list)).toBeGreaterThan(0.45);
  });

  it("is certain, impossible or one chance alone in the simple cases", () => {
    expect(atLeastOne([])).toBe(0);
    expect(atLeastOne([0.42])).toBeCloseTo(0.42, 6);
    expect(atLeastOne([0, 0])).toBe(0);
    expect(atLeastOne([1, 0.2])).toBe(1);
  });
});

describe("balance", () => {
  const model = modelOf(catalogue().all);
  const suggest = (part: object) => {
    const student = studentOf({ ...noAnswers(), ...part }, null);
    return balance(rank(model, student).list, student.home.state);
  };

  it("suggests three safeties, four targets and two reaches, in that order", () => {
    const { list, missing } = suggest({ gpa: 3.4, state: "OH" });
    expect(missing).toEqual({});
    const expected = Object.entries(balancedCounts).flatMap(([label, count]) =>
      Array.from({ length: count }, () => label),
    );
    expect(list.map((r) => r.label)).toEqual(expected);
    expect(new Set(list.map((r) => r.college.unitid)).size).toBe(9);
  });

  it("has a public college of the home state among the safeties", () => {
    for (const state of ["OH", "CA", "TX", "NY"] as const) {
      const { list } = suggest({ gpa: 3.4, state });
      expect(
        list.some((r) => r.label === "safety" && r.college.control === "public" && r.college.state === state),
      ).toBe(true);
    }
  });

  it("chooses safeties that cost less than most", () => {
    const { list } = suggest({ gpa: 3.4, state: "OH" });
    for (const r of list.filter((x) => x.label === "safety")) expect(r.parts.affordability).toBeGreaterThan(0.5);
  });

  it("says what is missing when a label cannot be filled", () => {
    const { list, missing } = suggest({ gpa: 4, sat: 1600, states: ["WY"] });
    expect(list.length + Object.values(missing).reduce((a, b) => a + b, 0)).toBe(9);
    expect(missing.reach).toBeGreaterThan(0);
  });

  it("gives the chance of at least one from each end of the ranges", () => {
    const { atLeastOne: one, list } = suggest({ gpa: 3.4, state: "OH" });
    expect(one.low).toBeLessThanOrEqual(one.mid);
    expect(one.mid).toBeLessThanOrEqual(one.high);
    expect(one.mid).toBeCloseTo(atLeastOne(list.map((r) => r.chance.mid)), 12);
    expect(balance([], null)).toMatchObject({ list: [], atLeastOne: { low: 0, mid: 0, high: 0 } });
  });
});

import { describe, expect, it } from "vitest";
import { CostInputError } from "~/cost/input-error";
import { directLimit, parentPlusLimit, withOldPlusLimit } from "./federal-limits";
import { borrowFor, originationFee, receivedOf } from "./origination-fee";
import { loanRulesFor, planYears } from "./rules";
import { type LoanYear, loanYears } from "./years";

const none = { total: 0, subsidized: 0 };

describe("the loan tables of a year", () => {
  it.each(loanYears)("%s names itself, its sources and its rates", (year) => {
    const rules = loanRulesFor(year);
    expect(rules.awardYear).toBe(year);
    for (const { source, confidence } of rules.sources) {
      expect(source.length).toBeGreaterThan(20);
      expect(["confirmed", "transcribed", "computed", "stand-in"]).toContain(confidence);
    }
    for (const rate of [rules.rates.undergraduate, rules.rates.plus, rules.fees.direct, rules.fees.plus]) {
      expect(rate).toMatch(/^\d+\.\d+$/);
    }
    expect(rules.rates.final).toBe(rules.rates.ratesOf === year);
  });

  it.each(["2023-24", "2028-29", "2026", "", null, undefined, 2026, "__proto__"])("there are none for %j", (year) => {
    expect(() => loanRulesFor(year)).toThrow(CostInputError);
  });

  it("says which years of a plan lie after the tables", () => {
    expect(planYears("2026-27", 4).map(({ awardYear, projected }) => [awardYear, projected])).toEqual([
      ["2026-27", false],
      ["2027-28", false],
      ["2028-29", true],
      ["2029-30", true],
    ]);
  });
});

describe("Direct Loan limits", () => {
  const rules = loanRulesFor("2026-27");
  it.each([
    ["dependent", 1, 5_500, 3_500],
    ["dependent", 2, 6_500, 4_500],
    ["dependent", 3, 7_500, 5_500],
    ["dependent", 5, 7_500, 5_500],
    ["independent", 1, 9_500, 3_500],
    ["independent", 2, 10_500, 4_500],
    ["independent", 4, 12_500, 5_500],
  ] as const)("%s in year %d: %d, of it %d subsidized", (dependency, year, total, subsidized) => {
    expect(directLimit(rules, dependency, year, none)).toEqual({ total, subsidized });
  });

  it("stops at the aggregate limits", () => {
    expect(directLimit(rules, "dependent", 5, { total: 27_000, subsidized: 19_000 })).toEqual({
      total: 4_000,
      subsidized: 4_000,
    });
    expect(directLimit(rules, "dependent", 5, { total: 20_000, subsidized: 22_000 }).subsidized).toBe(1_000);
    expect(directLimit(rules, "independent", 6, { total: 57_500, subsidized: 23_000 })).toEqual(none);
  });
});

describe("Parent PLUS", () => {
  it("has a yearly cap and one for all years from July 2026", () => {
    const years = planYears("2026-27", 5);
    expect(parentPlusLimit(years, 0, [])).toBe(20_000);
    expect(parentPlusLimit(years, 3, [20_000, 20_000, 20_000])).toBe(5_000);
    expect(parentPlusLimit(years, 4, [20_000, 20_000, 20_000, 5_000])).toBe(0);
  });

  describe("for who borrowed before July 2026", () => {
    const borrowed = [true, false, false, false, false];
    /** Which years of a plan have no cap. */
    const uncapped = (entry: LoanYear, programYears: number, loans: readonly boolean[] = borrowed) => {
      const years = withOldPlusLimit(planYears(entry, 5), loans, programYears);
      return years.map((_, at) => parentPlusLimit(years, at, []) === null);
    };

    it("keeps the old limit for the rest of the program, at most three years", () => {
      expect(uncapped("2025-26", 4)).toEqual([true, true, true, true, false]);
      expect(uncapped("2025-26", 5)).toEqual([true, true, true, true, false]);
      expect(uncapped("2024-25", 4)).toEqual([true, true, true, true, false]);
      expect(uncapped("2024-25", 5)).toEqual([true, true, true, true, true]);
    });

    it("ends it with a transfer after two years", () => {
      expect(uncapped("2025-26", 2)).toEqual([true, true, false, false, false]);
      expect(uncapped("2024-25", 2)).toEqual([true, true, false, false, false]);
    });

    it("gives it to nobody without a loan of before", () => {
      expect(uncapped("2025-26", 4, [false, true, true, true, true])).toEqual([true, false, false, false, false]);
      expect(uncapped("2026-27", 4)).toEqual([false, false, false, false, false]);
    });

    it("counts all that was borrowed toward the total", () => {
      const years = withOldPlusLimit(planYears("2025-26", 5), borrowed, 4);
      expect(parentPlusLimit(years, 4, [10_000, 10_000, 20_000, 20_000])).toBe(5_000);
      expect(parentPlusLimit(years, 4, [30_000, 30_000, 30_000, 30_000])).toBe(0);
    });
  });
});

describe("the origination fee", () => {
  it("is cut off at the cent", () => {
    expect(originationFee(550_000, "1.057")).toBe(5_813);
    expect(originationFee(2_000_000, "4.228")).toBe(84_560);
    expect(originationFee(1, "1.057")).toBe(0);
  });

  it("is borrowed too, and no dollar more than needed", () => {
    for (const wanted of [1, 99, 5_000, 5_441, 5_442, 20_000]) {
      const { principal, received } = borrowFor(wanted, 1_000_000, "4.228");
      expect(received).toBe(wanted);
      expect(receivedOf(principal, "4.228")).toBeGreaterThanOrEqual(wanted);
      expect(receivedOf(principal - 1, "4.228")).toBeLessThan(wanted);
    }
    expect(borrowFor(9_000, 5_500, "1.057")).toEqual({ principal: 5_500, received: 5_441 });
    expect(borrowFor(0, 5_500, "1.057")).toEqual({ principal: 0, received: 0 });
  });
});

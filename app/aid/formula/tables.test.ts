import { describe, expect, it } from "vitest";
import { tenThousandths } from "./rounding";
import { amountForSize, awardYears, type BySize, tablesFor } from "./tables";

/** Amounts of the law before the yearly adjustment (Higher Education Act, section 478, as of the 2020 act). */
const statutory = {
  parents: { bySize: { 2: 23_330, 3: 29_040, 4: 35_870, 5: 42_320, 6: 49_500 }, eachAdditional: 5590 },
  single: { bySize: { 2: 43_920, 3: 54_690, 4: 67_520, 5: 79_680, 6: 93_180 }, eachAdditional: 10_530 },
  married: { bySize: { 3: 46_140, 4: 56_970, 5: 67_230, 6: 78_620 }, eachAdditional: 8880 },
} satisfies Record<string, BySize>;

describe.each(awardYears)("tables of %s", (awardYear) => {
  const tables = tablesFor(awardYear);
  const { incomeProtection } = tables;

  it("are all one price index times the amounts of the law, so that no number is mistyped", () => {
    const pairs: [number, number][] = [
      [tables.employmentExpense.cap, 4000],
      [incomeProtection.dependentStudent, 9410],
      [incomeProtection.independent.single, 14_630],
      [incomeProtection.independent.married, 23_460],
    ];
    const both: [BySize, BySize][] = [
      [incomeProtection.parents, statutory.parents],
      [incomeProtection.independentWithDependents.single, statutory.single],
      [incomeProtection.independentWithDependents.married, statutory.married],
    ];
    for (const [table, law] of both) {
      expect(Object.keys(table.bySize)).toEqual(Object.keys(law.bySize));
      pairs.push([table.eachAdditional, law.eachAdditional]);
      for (const [size, amount] of Object.entries(law.bySize)) pairs.push([table.bySize[size] ?? 0, amount]);
    }
    // Each amount is rounded to $10, so it leaves an interval for the index; all intervals must meet.
    const lowest = Math.max(...pairs.map(([amount, law]) => (amount - 5) / law));
    const highest = Math.min(...pairs.map(([amount, law]) => (amount + 5) / law));
    expect(lowest).toBeLessThanOrEqual(highest);
    expect(highest - lowest).toBeLessThan(1e-4);
  });

  it("have brackets that join without a step and rates that rise", () => {
    for (const brackets of [tables.assessment.brackets, tables.businessFarm]) {
      expect(brackets[0]).toMatchObject({ over: 0, base: 0 });
      brackets.forEach((bracket, index) => {
        const before = brackets[index - 1];
        if (!before) return;
        expect(bracket.over).toBeGreaterThan(before.over);
        expect(tenThousandths(bracket.rate)).toBeGreaterThan(tenThousandths(before.rate));
        expect(bracket.base).toBe(before.base + ((bracket.over - before.over) * tenThousandths(before.rate)) / 10_000);
      });
    }
  });

  it("name a source for every group of tables", () => {
    expect(tables.sources.length).toBeGreaterThan(3);
    for (const source of tables.sources) {
      expect(["confirmed", "transcribed", "computed", "stand-in"]).toContain(source.confidence);
    }
  });

  it("take the tax year two years back and end on June 30", () => {
    const starts = Number(awardYear.slice(0, 4));
    expect(tables.awardYear).toBe(awardYear);
    expect(tables.taxYear).toBe(starts - 2);
    expect(tables.povertyGuideline.year).toBe(tables.taxYear);
    expect(tables.deadlines.submitBy).toBe(`${starts + 1}-06-30`);
  });
});

describe("tables of a year", () => {
  it("are marked as not final where Pell amounts are not published", () => {
    expect(tablesFor("2026-27").pell.final).toBe(true);
    expect(tablesFor("2027-28").pell).toMatchObject({ final: false, amountsOf: "2026-27" });
    expect(tablesFor("2027-28").sources.some((source) => source.confidence === "stand-in")).toBe(true);
  });

  it.each(["2023-24", "2028-29", "2026", "", "__proto__", 2026, null, undefined, {}])("are refused for %s", (year) => {
    expect(() => tablesFor(year)).toThrowError(expect.objectContaining({ path: "award_year" }));
  });

  it("go on above the largest family of the table and start at its smallest", () => {
    const { parents, independentWithDependents } = tablesFor("2024-25").incomeProtection;
    expect(amountForSize(parents, 7)).toBe(65_170);
    expect(amountForSize(parents, 1)).toBe(27_600);
    expect(amountForSize(independentWithDependents.married, 8)).toBe(114_030);
    expect(amountForSize(tablesFor("2025-26").incomeProtection.independentWithDependents.married, 20)).toBe(248_190);
  });
});

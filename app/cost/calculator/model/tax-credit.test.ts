import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CreditReturn, creditExpenses, creditFor, creditOfYear } from "./tax-credit";

const joint = (income: number, tax: number | null = null): CreditReturn => ({ filing: "joint", income, tax });
const single = (income: number, tax: number | null = null): CreditReturn => ({ filing: "single", income, tax });
const cost = { tuition: 12_000, published: 28_000, grants: 0, plan529: 0 };

describe("the American Opportunity Tax Credit", () => {
  it.each([
    [0, 0],
    [1_500, 1_500],
    [2_000, 2_000],
    [3_000, 2_250],
    [4_000, 2_500],
  ])("of %d dollars of expenses is %d", (expenses, credit) => {
    expect(creditFor(expenses, joint(90_000)).high).toBe(credit);
  });

  it("is paid out at 40 percent without tax, and whole where the tax is as high", () => {
    expect(creditFor(4_000, joint(40_000))).toEqual({ low: 1_000, high: 2_500 });
    expect(creditFor(4_000, joint(40_000, 0))).toEqual({ low: 1_000, high: 1_000 });
    expect(creditFor(4_000, joint(40_000, 600))).toEqual({ low: 1_600, high: 1_600 });
    expect(creditFor(4_000, joint(90_000, 5_000))).toEqual({ low: 2_500, high: 2_500 });
  });

  it.each([
    [joint(160_000), 2_500],
    [joint(170_000), 1_250],
    [joint(180_000), 0],
    [single(80_000), 2_500],
    [single(85_000), 1_250],
    [single(90_000), 0],
    [single(400_000), 0],
  ])("falls from one income limit to the other", (filed, credit) => {
    expect(creditFor(4_000, filed).high).toBe(credit);
  });

  it("counts no expense that a grant or a 529 plan has paid", () => {
    expect(creditExpenses(cost)).toBe(4_000);
    expect(creditExpenses({ ...cost, grants: 9_000 })).toBe(3_000);
    expect(creditExpenses({ ...cost, grants: 15_000 })).toBe(0);
    // 529 money goes to housing and food first: 28,000 less 26,500 are left for tuition.
    expect(creditExpenses({ ...cost, plan529: 10_000 })).toBe(4_000);
    expect(creditExpenses({ ...cost, plan529: 26_500 })).toBe(1_500);
  });

  it("is for four years, and not known where the tuition is not reported", () => {
    expect(creditOfYear(3, cost, joint(50_000))?.high).toBe(2_500);
    expect(creditOfYear(4, cost, joint(50_000))).toEqual({ low: 0, high: 0 });
    expect(creditOfYear(0, { ...cost, tuition: null }, joint(50_000))).toBeNull();
  });

  it("never grows with income or grants, and never exceeds 2,500 or what is paid", () => {
    const dollars = (max: number) => fc.integer({ min: 0, max });
    const filings = fc.constantFrom("joint", "single" as const) as fc.Arbitrary<"joint" | "single">;
    fc.assert(
      fc.property(
        fc.record({
          tuition: dollars(60_000),
          published: dollars(90_000),
          grants: dollars(90_000),
          plan529: dollars(90_000),
        }),
        fc.record({ filing: filings, income: dollars(300_000), tax: fc.option(dollars(20_000), { nil: null }) }),
        dollars(50_000),
        (year, filed, more) => {
          const { low, high } = creditOfYear(0, year, filed) ?? { low: -1, high: -1 };
          expect(0 <= low && low <= high && high <= 2_500).toBe(true);
          expect(high).toBeLessThanOrEqual(Math.max(0, year.published - year.grants - year.plan529));
          expect(creditOfYear(0, year, { ...filed, income: filed.income + more })?.high).toBeLessThanOrEqual(high);
          expect(creditOfYear(0, { ...year, grants: year.grants + more }, filed)?.high).toBeLessThanOrEqual(high);
        },
      ),
    );
  });
});

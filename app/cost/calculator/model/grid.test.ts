import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { usualGrowth, waysOfLiving } from "~/colleges/price/yearly-price";
import { CostInputError } from "../../input-error";
import { planYears } from "../../loan/rules";
import { type LoanYear, loanYears } from "../../loan/years";
import { verdict } from "../result/result-words";
import { debtOf } from "./debt";
import { costPerDegree } from "./degree-cost";
import { type Candidate, type CollegeGrid, type CostPlan, calculateCost } from "./grid";
import type { Resources, YearPaid } from "./payers";

const { all, byUnitid } = catalogue();
const ohioState = byUnitid.get(204796) as College;
const columbusState = byUnitid.get(202222) as College;

const resources: Resources = {
  outsideGrants: [{ name: "Rotary", yearly: 1_000, renews: "gpa", gpa: 3 }],
  households: [6_000, 3_000],
  work: 2_500,
  plan529: 12_000,
  savings: 4_000,
  savingsGrowth: 0,
  directLoans: true,
  parentPlus: 5_000,
  dependency: "dependent",
  sai: 4_000,
};
const candidate = (college: College): Candidate => ({
  college,
  residency: "inState",
  living: "onCampus",
  offered: null,
  program: null,
});
const plan = (change: Partial<CostPlan> = {}): CostPlan => ({
  entry: "2027-28",
  studyYears: 4,
  via: null,
  colleges: [candidate(ohioState)],
  means: { income: 80_000, band: null, sai: null },
  growth: usualGrowth,
  resources,
  creditReturn: null,
  afterCollege: { earnings: null, dependents: 0 },
  ...change,
});

describe("the grid", () => {
  it("adds up for every college, way of living and income", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...waysOfLiving),
        fc.constantFrom("inState", "outOfState" as const) as fc.Arbitrary<"inState" | "outOfState">,
        fc.integer({ min: 0, max: 500_000 }),
        fc.constantFrom(4, 5 as const) as fc.Arbitrary<4 | 5>,
        (colleges, living, residency, income, studyYears) => {
          const grids = calculateCost(
            plan({
              studyYears,
              colleges: colleges.map((college) => ({ ...candidate(college), living, residency })),
              means: { income, band: null, sai: null },
            }),
          );
          expect(grids).toHaveLength(colleges.length);
          for (const { cost } of grids) {
            if (cost === null) continue;
            const sum = cost.years.reduce((net, year) => net + year.net.mid, 0);
            expect(sum).toBe(cost.net.mid);
            expect(cost.gap.low <= cost.gap.mid && cost.gap.mid <= cost.gap.high).toBe(true);
            expect(cost.gap.low).toBeGreaterThanOrEqual(0);
            expect(cost.closeTheGap === null).toBe(cost.gap.mid === 0);
            if (cost.grants !== null) expect(cost.grants + cost.net.mid).toBe(cost.published);
            expect(JSON.stringify(cost)).not.toMatch(/NaN|Infinity/);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("shows the tax credit beside the price, never in it", () => {
    const [without] = calculateCost(plan());
    const [with_] = calculateCost(plan({ creditReturn: { filing: "joint", income: 80_000, tax: 6_000 } }));
    expect(without?.cost?.credit).toBeNull();
    // Only what grants leave of tuition, fees and books counts.
    const years = with_?.cost?.years ?? [];
    for (const { tuition, published, net, credit } of years) {
      const counted = Math.min(4_000, (tuition ?? 0) - (published - net.mid));
      expect(credit?.high).toBeLessThanOrEqual(Math.min(2_500, counted));
      expect(credit?.low).toBe(credit?.high);
    }
    expect(with_?.cost?.credit?.high).toBe(years.reduce((sum, { credit }) => sum + (credit?.high ?? 0), 0));
    expect(with_?.cost?.credit?.high).toBeGreaterThan(2_000);
    for (const part of ["net", "gap", "published", "debt"] as const) {
      expect(with_?.cost?.[part]).toEqual(without?.cost?.[part]);
    }
    const [rich] = calculateCost(plan({ creditReturn: { filing: "single", income: 95_000, tax: null } }));
    expect(rich?.cost?.credit).toEqual({ low: 0, high: 0 });
  });

  it("takes the pay after college that was typed, and the dependents, for repayment by income", () => {
    const of = (earnings: number | null, dependents: number) =>
      calculateCost(plan({ afterCollege: { earnings, dependents } }))[0]?.cost?.debt;
    expect(of(40_000, 0)?.rapPay).toMatchObject({ income: 40_000, dependents: 0 });
    expect(of(40_000, 2)?.rap?.first).toBeLessThan(of(40_000, 0)?.rap?.first ?? 0);
    expect(of(null, 0)?.rapPay?.income).toBe(calculateCost(plan())[0]?.earnings.yearly);
  });

  it("says what is not reported and shows no price for it", () => {
    const silent = all.find(({ cost }) => cost.published.inState.onCampus === null) as College;
    expect(calculateCost(plan({ colleges: [candidate(silent)] }))[0]).toMatchObject({
      cost: null,
      missing: "published",
    });
    const noBands = all.find(
      ({ cost }) => cost.netPriceByIncome[3] === null && cost.published.inState.offCampus !== null,
    ) as College;
    const [grid] = calculateCost(plan({ colleges: [{ ...candidate(noBands), living: "offCampus" }] }));
    expect(grid?.missing).toBe("band");
    expect(grid?.cost?.grants).toBeNull();
    expect(grid?.cost?.net.mid).toBe(grid?.cost?.published);
  });

  it("2 + 2 pays two years at the community college and two at the other", () => {
    const via = { ...candidate(columbusState), living: "withFamily" as const };
    const [straight] = calculateCost(plan());
    const [twice] = calculateCost(plan({ via }));
    expect(twice?.cost?.years.map(({ atVia }) => atVia)).toEqual([true, true, false, false]);
    expect(twice?.cost?.years.slice(2).map(({ net }) => net)).toEqual(
      straight?.cost?.years.slice(2).map(({ net }) => net),
    );
    expect(twice?.cost?.net.mid).toBeLessThan(straight?.cost?.net.mid ?? 0);
    expect(twice?.cost?.perDegree).toBeNull();
  });

  describe("Parent PLUS of a family that borrowed before July 2026", () => {
    const via = { ...candidate(columbusState), living: "withFamily" as const };
    const caseWestern = candidate(byUnitid.get(201645) as College);
    const nothing: Resources = {
      ...resources,
      outsideGrants: [],
      households: [0, 0],
      work: 0,
      plan529: 0,
      savings: 0,
      parentPlus: 45_000,
      sai: null,
    };
    const plusOf = (change: Partial<CostPlan>) => {
      const asked = { colleges: [caseWestern], means: { income: 140_000, band: null, sai: null }, resources: nothing };
      return calculateCost(plan({ ...asked, ...change }))[0]?.cost?.years.map(({ paid }) => paid.plus.principal) ?? [];
    };

    it("has the caps from a transfer on", () => {
      const [first = 0, second = 0, ...after] = plusOf({ entry: "2025-26", via });
      expect(after).toEqual([20_000, 20_000]);
      expect(first + second).toBeLessThanOrEqual(25_000);
      expect(plusOf({ entry: "2024-25", via }).slice(2)).toEqual([20_000, 20_000]);
    });

    it("has none in the program it borrowed for, also where only the student borrowed", () => {
      expect(Math.min(...plusOf({ entry: "2025-26" }))).toBeGreaterThan(20_000);
      expect(Math.max(...plusOf({ entry: "2026-27" }))).toBe(20_000);
      // The first year is nearly paid for by the grant of one year: the parents begin after July 2026.
      const outsideGrants = [{ name: "A", yearly: 50_000, renews: "once" as const, gpa: null }];
      const paid = calculateCost(
        plan({
          entry: "2025-26",
          colleges: [caseWestern],
          means: { income: 140_000, band: null, sai: null },
          resources: { ...nothing, outsideGrants },
        }),
      )[0]?.cost?.years.map((year) => year.paid);
      expect(paid?.[0]?.plus.principal).toBe(0);
      expect(paid?.[0]?.direct.principal).toBeGreaterThan(0);
      expect(paid?.[1]?.plus.principal).toBeGreaterThan(20_000);
    });

    it("a gap at the lower end is never above the middle, nor that above the upper end", () => {
      const dollars = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));
      const priced = all.filter(
        ({ cost, predominant }) => predominant === "bachelor" && cost.published.inState.onCampus,
      );
      fc.assert(
        fc.property(
          fc.constantFrom(...priced),
          fc.constantFrom(...loanYears),
          fc.constantFrom("4", "5", "2+2", "2+2"),
          fc.integer({ min: 0, max: 150_000 }),
          dollars(16_000),
          fc.integer({ min: 0, max: 60_000 }),
          dollars(20_000),
          fc.boolean(),
          (college, entry, way, income, household, parentPlus, once, directLoans) => {
            const [grid] = calculateCost(
              plan({
                entry,
                studyYears: way === "5" ? 5 : 4,
                via: way === "2+2" ? via : null,
                colleges: [candidate(college)],
                means: { income, band: null, sai: null },
                resources: {
                  ...nothing,
                  outsideGrants: [{ name: "A", yearly: once, renews: "once", gpa: null }],
                  households: [household, 0],
                  parentPlus,
                  directLoans,
                },
              }),
            );
            if (!grid?.cost) return;
            const { low, mid, high } = grid.cost.gap;
            expect(low).toBeLessThanOrEqual(mid);
            expect(mid).toBeLessThanOrEqual(high);
            expect(verdict(grid).startsWith("Covered, even")).toBe(high === 0);
          },
        ),
        {
          numRuns: 300,
          // Both had a gap at the middle and none, or a smaller one, at the upper end.
          examples: [
            [byUnitid.get(201645) as College, "2025-26", "2+2", 140_000, 10_000, 30_000, 0, true],
            [byUnitid.get(205027) as College, "2025-26", "2+2", 60_000, 8_000, 45_000, 0, true],
          ],
        },
      );
    });

    it("nothing is called paid for while a middle estimate is short", () => {
      const [grid] = calculateCost(plan());
      const cost = { ...grid?.cost, gap: { low: 42_703, mid: 42_703, high: 0 } };
      expect(verdict({ ...grid, cost } as CollegeGrid)).toBe("$42,703 short over all years ($42,703).");
    });
  });

  it("a two-year college takes two years and no detour", () => {
    const via = candidate(columbusState);
    const [grid] = calculateCost(plan({ via, colleges: [{ ...candidate(columbusState), living: "withFamily" }] }));
    expect(grid).toMatchObject({ studyYears: 2, via: null });
    expect(grid?.cost?.years).toHaveLength(2);
  });

  it("refuses a year without tables", () => {
    expect(() => calculateCost(plan({ entry: "2031-32" as LoanYear }))).toThrow(CostInputError);
  });
});

describe("debt at the end of studies", () => {
  const nothing = { principal: 0, subsidized: 0, received: 0 };
  const year = (principal: number, subsidized: number, plus = 0): YearPaid => ({
    outside: 0,
    first: 0,
    second: 0,
    work: 0,
    plan529: 0,
    savings: 0,
    direct: { principal, subsidized, received: principal },
    plus: { ...nothing, principal: plus },
    gap: 0,
  });
  const four = [year(5_500, 3_500, 20_000), year(6_500, 4_500), year(7_500, 5_500), year(7_500, 5_500)];

  it("holds the interest of the unsubsidized part only", () => {
    const years = planYears("2026-27", 4);
    const subsidized = debtOf([year(3_500, 3_500)], years.slice(0, 1), "direct", null);
    expect(subsidized.owed).toBe(350_000);
    // 2,000 at 6.52 % for 13 months: 141.27.
    const mixed = debtOf([year(5_500, 3_500)], years.slice(0, 1), "direct", null);
    expect(mixed.owed).toBe(550_000 + 14_127);
  });

  it("is paid back by one plan, to a date", () => {
    const newer = debtOf(four, planYears("2026-27", 4), "direct", { income: 50_000, dependents: 0, growth: 0 });
    expect(newer.principal).toBe(2_700_000);
    expect(newer.plan).toBe("tiered");
    expect(newer.fixed.months).toBe(180);
    // Studies end in May 2030, the first of 180 payments is due in December 2030.
    expect(newer.lastPayment).toEqual({ year: 2045, month: 11 });
    expect(newer.rap?.paid).toBeGreaterThan(0);
  });

  it("one loan made from July 2026 on takes the older ones into its plan", () => {
    for (const which of ["direct", "plus"] as const) {
      const paid = which === "direct" ? four : [year(0, 0, 12_000), year(0, 0, 15_000), year(0, 0), year(0, 0)];
      const debt = debtOf(paid, planYears("2025-26", 4), which, null);
      expect(debt.plan).toBe("tiered");
      expect(debt.principal).toBe(2_700_000);
      expect(debt.fixed.months).toBe(180);
      expect(debt.fixed.total).toBe(debt.owed + debt.fixed.interest);
    }
    // All borrowed before, nothing since: the ten-year plan stays.
    const older = debtOf([year(5_500, 0), year(0, 0), year(0, 0), year(0, 0)], planYears("2025-26", 4), "direct", null);
    expect(older).toMatchObject({ plan: "standard", fixed: { months: 120 } });
    expect(debtOf([year(0, 0)], planYears("2026-27", 1), "direct", null)).toMatchObject({ plan: null, rap: null });
  });

  it("a student's years to pay go by what was borrowed, a parent's by what it has grown to", () => {
    const years = planYears("2026-27", 4);
    const student = debtOf(Array(4).fill(year(5_500, 0)), years, "direct", null);
    expect(student.owed).toBe(2_570_552);
    expect(student.fixed.months).toBe(120);
    const parent = debtOf(Array(4).fill(year(0, 0, 5_500)), years, "plus", null);
    expect(parent.owed).toBeGreaterThan(2_500_000);
    expect(parent.fixed.months).toBe(180);
  });

  it("can be paid by income however old the loans are", () => {
    const pay = { income: 40_000, dependents: 0, growth: 0 };
    const older = debtOf(four.slice(0, 2), planYears("2024-25", 2), "direct", pay);
    expect(older.plan).toBe("standard");
    expect(older.rap?.first).toBe(10_000);
    expect(older.rapPay).toEqual(pay);
  });

  it("gives parents no RAP", () => {
    const parents = debtOf(four, planYears("2026-27", 4), "plus", { income: 50_000, dependents: 0, growth: 0 });
    expect(parents.rap).toBeNull();
    expect(parents.fixed.payment).toBeGreaterThan(0);
  });
});

describe("cost per degree", () => {
  it("spreads the money of all over those who finish", () => {
    expect(costPerDegree(60_000, 0.5)).toBe(120_000);
    expect(costPerDegree(60_000, 1)).toBe(60_000);
    expect(costPerDegree(60_000, null)).toBeNull();
    expect(costPerDegree(60_000, 0)).toBeNull();
  });
});

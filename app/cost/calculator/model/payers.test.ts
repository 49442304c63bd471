import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planYears } from "../../loan/rules";
import { loanYears } from "../../loan/years";
import { closeTheGap, gapOf } from "./close-the-gap";
import { type Resources, sharePayments, spread, type YearCost, type YearPaid } from "./payers";

const empty: Resources = {
  outsideGrants: [],
  households: [0, 0],
  work: 0,
  plan529: 0,
  savings: 0,
  savingsGrowth: 0,
  directLoans: false,
  parentPlus: 0,
  dependency: "dependent",
  sai: null,
};
const dollars = (max: number) => fc.integer({ min: 0, max });
const costs = fc.array(
  dollars(90_000).chain((published) => dollars(published).map((net): YearCost => ({ published, net }))),
  { minLength: 4, maxLength: 5 },
);
const grants = fc.array(
  fc.record({
    name: fc.constant("Rotary"),
    yearly: dollars(20_000),
    renews: fc.constantFrom("once", "every", "gpa" as const) as fc.Arbitrary<"once" | "every" | "gpa">,
    gpa: fc.constant(null),
  }),
  { maxLength: 3 },
);
const resources: fc.Arbitrary<Resources> = fc.record({
  outsideGrants: grants,
  households: fc.tuple(dollars(40_000), dollars(40_000)),
  work: dollars(10_000),
  plan529: dollars(150_000),
  savings: dollars(150_000),
  savingsGrowth: fc.constantFrom(0, 0, 0.02, 0.05, 0.15),
  directLoans: fc.boolean(),
  parentPlus: dollars(60_000),
  dependency: fc.constantFrom("dependent", "independent" as const) as fc.Arbitrary<"dependent" | "independent">,
  sai: fc.option(fc.integer({ min: -1500, max: 60_000 }), { nil: null }),
});
const entries = fc.constantFrom(...loanYears);
const parts = (year: YearPaid) => [
  year.outside,
  year.first,
  year.second,
  year.work,
  year.plan529,
  year.savings,
  year.direct.received,
  year.plus.received,
  year.gap,
];

/** What amounts of later years are worth in the first one: savings grow until they are needed. */
const worth = (amounts: readonly number[], growth: number) =>
  amounts.reduce((sum, amount, at) => sum + amount / (1 + growth) ** at, 0);

describe("who pays what", () => {
  it("adds up to the net price of each year, in whole dollars from 0 on", () => {
    fc.assert(
      fc.property(costs, resources, entries, (each, family, entry) => {
        const paid = sharePayments(each, family, planYears(entry, each.length));
        for (const [at, year] of paid.entries()) {
          expect(parts(year).reduce((sum, part) => sum + part, 0)).toBe(each[at]?.net);
          for (const part of parts(year)) expect(Number.isInteger(part) && part >= 0).toBe(true);
        }
      }),
    );
  });

  it("nobody pays more than they have, and no loan passes its limits", () => {
    fc.assert(
      fc.property(costs, resources, (each, family) => {
        const paid = sharePayments(each, family, planYears("2026-27", each.length));
        const sum = (of: (year: YearPaid) => number) => paid.reduce((all, year) => all + of(year), 0);
        for (const pot of ["plan529", "savings"] as const) {
          const drawn = paid.map((year) => year[pot]);
          expect(worth(drawn, family.savingsGrowth)).toBeLessThanOrEqual(family[pot] + 1e-6);
        }
        expect(sum((year) => year.direct.principal)).toBeLessThanOrEqual(
          family.dependency === "dependent" ? 31_000 : 57_500,
        );
        expect(sum((year) => year.direct.subsidized)).toBeLessThanOrEqual(23_000);
        expect(sum((year) => year.plus.principal)).toBeLessThanOrEqual(65_000);
        for (const year of paid) {
          expect(year.first).toBeLessThanOrEqual(family.households[0]);
          expect(year.second).toBeLessThanOrEqual(family.households[1]);
          expect(year.plus.principal).toBeLessThanOrEqual(Math.min(20_000, family.parentPlus));
          expect(year.direct.subsidized).toBeLessThanOrEqual(year.direct.principal);
          if (!family.directLoans) expect(year.direct.principal).toBe(0);
          if (family.dependency === "independent") expect(year.plus.principal).toBe(0);
        }
      }),
    );
  });

  it("no gap is left while somebody could still pay", () => {
    fc.assert(
      fc.property(costs, resources, (each, family) => {
        const paid = sharePayments(each, family, planYears("2027-28", each.length));
        const used = worth(
          paid.map((year) => year.plan529 + year.savings),
          family.savingsGrowth,
        );
        for (const year of paid) {
          if (year.gap === 0) continue;
          expect(year.first + year.second).toBe(family.households[0] + family.households[1]);
          // With growth less than a dollar of each of the two can be too little for a whole one.
          const left = family.plan529 + family.savings - used;
          expect(family.savingsGrowth === 0 ? left === 0 : left > -1e-6 && left < 2).toBe(true);
        }
      }),
    );
  });

  it("a higher price or less money never makes the gap smaller", () => {
    fc.assert(
      fc.property(costs, resources, dollars(5_000), (each, family, more) => {
        const years = planYears("2026-27", each.length);
        // Where savings grow, whole dollars that move from one year to another are worth another amount.
        const gap = gapOf(each, family, years);
        const odd = family.savingsGrowth === 0 ? 0 : 2 * each.length;
        const dearer = each.map(({ net, published }) => ({ net: net + more, published: published + more }));
        expect(gapOf(dearer, family, years)).toBeGreaterThanOrEqual(gap - odd);
        expect(gapOf(each, { ...family, savings: family.savings + more }, years)).toBeLessThanOrEqual(gap + odd);
        expect(gapOf(each, { ...family, work: family.work + more }, years)).toBeLessThanOrEqual(gap + odd);
      }),
    );
  });

  it("two households share in proportion to what each can pay", () => {
    const [year] = sharePayments(
      [{ net: 9_000, published: 20_000 }],
      { ...empty, households: [12_000, 6_000] },
      planYears("2026-27", 1),
    );
    expect(year).toMatchObject({ first: 6_000, second: 3_000, gap: 0 });
  });

  it("an outside grant pays once or every year as it says", () => {
    const family: Resources = {
      ...empty,
      outsideGrants: [
        { name: "A", yearly: 1_000, renews: "once", gpa: null },
        { name: "B", yearly: 2_000, renews: "gpa", gpa: 3 },
      ],
    };
    const cost = { net: 10_000, published: 10_000 };
    expect(sharePayments([cost, cost], family, planYears("2026-27", 2)).map(({ outside }) => outside)).toEqual([
      3_000, 2_000,
    ]);
  });

  it("a loan is subsidized only up to the need that the index leaves", () => {
    const cost = { net: 20_000, published: 30_000 };
    const loan = (sai: number | null) =>
      sharePayments([cost], { ...empty, directLoans: true, sai }, planYears("2026-27", 1))[0]?.direct;
    expect(loan(-1500)).toEqual({ principal: 5_500, subsidized: 3_500, received: 5_441 });
    expect(loan(18_000)?.subsidized).toBe(2_000);
    expect(loan(25_000)?.subsidized).toBe(0);
    expect(loan(null)?.subsidized).toBe(0);
  });

  it("spreads savings evenly over the years that need them", () => {
    expect(spread([10, 10, 10, 10], 22)).toEqual([5, 5, 6, 6]);
    expect(spread([2, 100, 100], 50)).toEqual([2, 24, 24]);
    expect(spread([5, 5], 100)).toEqual([5, 5]);
    expect(spread([0, 0], 100)).toEqual([0, 0]);
  });

  it("what waits for a later year grows until then", () => {
    // 100 now, and what is left grows by a tenth: 52 + 48 × 1.1 is 52 + 52.
    expect(spread([100, 100], 100, 0.1)).toEqual([52, 52]);
    expect(spread([0, 0, 200], 100, 0.1)).toEqual([0, 0, 121]);
    fc.assert(
      fc.property(fc.array(dollars(50_000), { minLength: 1, maxLength: 5 }), dollars(100_000), (needs, saved) => {
        const sum = (drawn: readonly number[]) => drawn.reduce((all, each) => all + each, 0);
        const grown = spread(needs, saved, 0.05);
        expect(sum(grown)).toBeGreaterThanOrEqual(sum(spread(needs, saved)) - needs.length);
        expect(grown.every((drawn, at) => Number.isInteger(drawn) && drawn >= 0 && drawn <= (needs[at] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});

describe("what must be true", () => {
  it("each answer closes the gap, and one dollar less does not", () => {
    fc.assert(
      fc.property(costs, resources, (each, family) => {
        const years = planYears("2026-27", each.length);
        const answers = closeTheGap(each, family, years);
        if (answers === null) {
          expect(gapOf(each, family, years)).toBe(0);
          return;
        }
        const { grantYearly, savings } = answers;
        const withGrant = (grant: number) =>
          gapOf(
            each.map(({ net, published }) => ({ published, net: Math.max(0, net - grant) })),
            family,
            years,
          );
        expect(withGrant(grantYearly ?? Number.NaN)).toBe(0);
        expect(withGrant((grantYearly ?? 0) - 1)).toBeGreaterThan(0);
        const gaps = sharePayments(each, family, years).map(({ gap }) => gap);
        expect(savings).toBeGreaterThanOrEqual(worth(gaps, family.savingsGrowth) - 1e-3);
        expect(savings).toBeLessThan(worth(gaps, family.savingsGrowth) + 1);
        expect(answers.price ?? 0).toBeLessThanOrEqual(each[0]?.net ?? 0);
        expect(answers.price ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amortize } from "./loan";
import { rapPayment, rapPlan } from "./rap";
import { standardPlan, tieredPlan, tieredYears } from "./repayment";

const owed = (dollars: number, rate = "6.52", interest = 0) => [
  { principal: dollars * 100, balance: (dollars + interest) * 100, rate },
];

describe("the Tiered Standard plan", () => {
  it.each([
    [24_999, 10],
    [25_000, 15],
    [49_999, 15],
    [50_000, 20],
    [99_999, 20],
    [100_000, 25],
    [400_000, 25],
  ])("%d dollars are paid in %d years", (dollars, years) => {
    expect(tieredYears(dollars * 100)).toBe(years);
  });

  it("is one payment for loans of several rates, and the sum sets the term", () => {
    const plan = tieredPlan([...owed(15_000), ...owed(15_000, "6.39")]);
    expect(plan.months).toBe(180);
    expect(plan.total).toBe(3_000_000 + plan.interest);
    expect(plan.balances.at(-1)).toBe(0);
    expect(tieredPlan(owed(38_000)).payment).toBe(33_144);
  });

  it("goes by the principal, and pays off the unpaid interest too", () => {
    const plan = tieredPlan(owed(24_000, "6.52", 2_000));
    expect(plan.months).toBe(120);
    expect(plan.total).toBe(2_600_000 + plan.interest);
    expect(plan.balances.at(-1)).toBe(0);
  });

  it.each([500, 1_000, 4_000, 4_500])("asks for at least 50 dollars a month for %d dollars", (dollars) => {
    const plan = tieredPlan(owed(dollars));
    expect(plan.payment).toBeGreaterThanOrEqual(5_000);
    expect(plan).toEqual(standardPlan(owed(dollars)));
    // One month more and it would be less, unless ten years are over.
    const longer = amortize(dollars * 100, "6.52", plan.months + 1).payment;
    expect(plan.months === 120 || longer < 5_000).toBe(true);
  });

  it("of nothing is nothing", () => {
    expect(tieredPlan([])).toMatchObject({ payment: 0, total: 0, months: 0, balances: [] });
  });
});

describe("the ten-year plan of older loans", () => {
  it("takes 120 payments", () => {
    expect(standardPlan(owed(30_000))).toMatchObject({ payment: 34_095, interest: 1_091_392, months: 120 });
  });

  it("asks for at least 50 dollars a month", () => {
    const plan = standardPlan(owed(1_000));
    expect(plan.payment).toBeGreaterThanOrEqual(5_000);
    expect(plan.months).toBeLessThan(24);
  });
});

describe("RAP", () => {
  it.each([
    [0, 0, 10],
    [10_000, 0, 10],
    [10_001, 0, 10],
    [20_000, 0, 16.67],
    [20_001, 0, 33.34],
    [40_000, 0, 100],
    [60_000, 0, 250],
    [60_000, 2, 150],
    [60_000, 9, 10],
    [100_000, 0, 750],
    [100_001, 0, 833.34],
    [250_000, 0, 2083.33],
  ])("income %d with %d dependents: %d a month", (income, dependents, payment) => {
    expect(rapPayment(income, dependents) / 100).toBe(payment);
  });

  it("waives what the payment leaves of the interest and pays principal up to 50 dollars", () => {
    // 30,000 at 6.52 %: interest 163; income 30,000 pays 50, so 113 are waived and 50 of principal are paid for them.
    const plan = rapPlan(3_000_000, "6.52", 30_000, 0, 0);
    expect(plan.first).toBe(5_000);
    expect(plan.matched).toBeGreaterThan(0);
    expect(plan.waived).toBeGreaterThan(0);
    expect(plan.balances[0]).toBe(3_000_000 - 12 * 5_000);
    expect(plan.months).toBe(360);
    expect(plan.cancelled).toBe(3_000_000 - 360 * 5_000);
  });

  it("never matches more than was paid", () => {
    const plan = rapPlan(3_000_000, "6.52", 5_000, 0, 0);
    expect(plan.balances[0]).toBe(3_000_000 - 12 * 1_000);
  });

  it("never lets the debt grow, and every cent is paid, matched or cancelled", () => {
    const loans = fc.integer({ min: 100, max: 20_000_000 });
    const incomes = fc.integer({ min: 0, max: 300_000 });
    fc.assert(
      fc.property(loans, incomes, fc.integer({ min: 0, max: 6 }), (balance, income, dependents) => {
        const plan = rapPlan(balance, "6.52", income, 0.02, dependents);
        for (const [year, left] of plan.balances.entries()) {
          expect(left).toBeLessThanOrEqual(plan.balances[year - 1] ?? balance);
        }
        const principalPaid = balance - plan.matched - plan.cancelled;
        expect(principalPaid).toBeGreaterThanOrEqual(0);
        expect(plan.paid).toBeGreaterThanOrEqual(principalPaid);
        expect(plan.months).toBeLessThanOrEqual(360);
        expect(plan.cancelled === 0 || plan.months === 360).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("asks for no less from a higher income and no more with more dependents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 8 }), (income, dependents) => {
        expect(rapPayment(income + 1, dependents)).toBeGreaterThanOrEqual(rapPayment(income, dependents));
        expect(rapPayment(income, dependents + 1)).toBeLessThanOrEqual(rapPayment(income, dependents));
      }),
    );
  });
});

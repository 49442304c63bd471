import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amortize, balancesByYear } from "./loan";

const dollars = (amount: number) => Math.round(amount * 100);

describe("a loan of equal payments", () => {
  it.each([
    [30_000, "6.52", 120, 340.95, 10_913.92],
    [38_000, "6.52", 180, 331.44, 21_658.97],
    [40_000, "6.39", 300, 267.34, 40_201.98],
    [40_000, "6.39", 120, 451.96, 14_234.76],
    [12_000, "0", 120, 100, 0],
  ])("%d at %s%% in %d payments", (principal, rate, months, payment, interest) => {
    const loan = amortize(dollars(principal), rate, months);
    expect(loan).toEqual({
      payment: dollars(payment),
      total: dollars(principal + interest),
      interest: dollars(interest),
    });
  });

  it("takes 25 years when it says 25 years: 267 dollars a month, not the 452 of ten years", () => {
    const { payment } = amortize(dollars(40_000), "6.39", 25 * 12);
    expect(Math.floor(payment / 100)).toBe(267);
  });

  const principals = fc.integer({ min: 100, max: 50_000_000 });
  const rates = fc.integer({ min: 0, max: 2_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
  const months = fc.integer({ min: 1, max: 360 });

  it("adds up, and the payment times the months is the total but for rounding", () => {
    fc.assert(
      fc.property(principals, rates, months, (principal, rate, n) => {
        const { payment, total, interest } = amortize(principal, rate, n);
        expect(total).toBe(principal + interest);
        expect(interest).toBeGreaterThanOrEqual(0);
        expect(Math.abs(payment * n - total)).toBeLessThanOrEqual(n / 2 + 1);
      }),
    );
  });

  it("costs more in all and less a month the longer it runs", () => {
    fc.assert(
      fc.property(principals, rates, fc.integer({ min: 1, max: 359 }), (principal, rate, n) => {
        const shorter = amortize(principal, rate, n);
        const longer = amortize(principal, rate, n + 1);
        expect(longer.payment).toBeLessThanOrEqual(shorter.payment);
        expect(longer.interest).toBeGreaterThanOrEqual(shorter.interest);
      }),
    );
  });

  it("owes less every year and nothing at the end", () => {
    fc.assert(
      fc.property(principals, rates, months, (principal, rate, n) => {
        const balances = balancesByYear(principal, rate, n);
        expect(balances).toHaveLength(Math.ceil(n / 12));
        expect(balances.at(-1)).toBe(0);
        for (const [year, balance] of balances.entries()) {
          expect(balance).toBeLessThanOrEqual(balances[year - 1] ?? principal);
        }
      }),
      { numRuns: 40 },
    );
  });
});

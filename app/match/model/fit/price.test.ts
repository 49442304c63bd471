import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { affordability, rankIn } from "./price";

describe("affordability", () => {
  const ranked = Float64Array.from([5000, 10_000, 15_000, 20_000, 40_000]);
  const price = (mid: number) => ({ mid });

  it("falls as the price rises, within 0 and 1, with a budget or without", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
        (dollars, more, budget) => {
          const cheap = affordability(price(dollars), budget, ranked);
          const dear = affordability(price(dollars + more), budget, ranked);
          expect(dear).toBeLessThanOrEqual(cheap);
          expect(dear >= 0 && cheap <= 1).toBe(true);
        },
      ),
    );
  });

  it("is full well within the budget", () => {
    expect(affordability(price(8000), 10_000, ranked)).toBe(1);
    expect(affordability(price(10_000), 10_000, ranked)).toBeCloseTo(0.9, 9);
    expect(affordability(price(20_000), 10_000, ranked)).toBeLessThan(0.2);
  });

  it("ranks a value among sorted ones", () => {
    expect([0, 5000, 12_000, 99_000].map((v) => rankIn(ranked, v))).toEqual([0, 0, 0.4, 1]);
    expect(rankIn(new Float64Array(), 1)).toBe(0.5);
  });
});

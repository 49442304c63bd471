import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import type { IncomeBand } from "./choices";
import { affordability, type Price, priceOf, rankIn } from "./price";

const colleges = catalogue().all;
const none = { onCampus: null, offCampus: null, withFamily: null };

/** A public college in Ohio: $10,000 after grants for residents, tuition $8,000 or $20,000. */
function example(cost: Partial<College["cost"]>): College {
  const base = colleges[0] as College;
  return {
    ...base,
    control: "public",
    state: "OH",
    cost: {
      ...base.cost,
      year: "2024-25",
      tuitionInState: 8000,
      tuitionOutOfState: 20_000,
      netPrice: 10_000,
      netPriceNewer: null,
      netPriceByIncome: [4000, 5000, 8000, 12_000, null],
      netPriceStudents: [50, 5, 40, 40, null],
      published: { inState: { ...none, onCampus: 22_000 }, outOfState: { ...none, onCampus: 34_000 } },
      ...cost,
    },
  };
}

describe("priceOf", () => {
  it("uses the income band where enough students stand behind it, else the average", () => {
    expect(priceOf(example({}), "OH", "0")).toMatchObject({ dollars: 4000, basis: "band", students: 50 });
    expect(priceOf(example({}), "OH", "1")).toMatchObject({ dollars: 10_000, basis: "average", students: null });
    expect(priceOf(example({}), "OH", "4")).toMatchObject({ dollars: 10_000, basis: "average" });
    expect(priceOf(example({ netPriceNewer: 11_000 }), "OH", null)).toMatchObject({ dollars: 11_000, year: "2023-24" });
  });

  it("adds the tuition difference for another state at a public college, and says so", () => {
    expect(priceOf(example({}), "CA", null)).toMatchObject({ dollars: 22_000, residency: "outOfState", added: 12_000 });
    expect(priceOf(example({}), null, null)).toMatchObject({
      dollars: 16_000,
      residency: "unknown",
      inState: 10_000,
      outOfState: 22_000,
    });
    expect(priceOf({ ...example({}), control: "nonprofit" }, "CA", null)).toMatchObject({
      dollars: 10_000,
      residency: null,
      added: 0,
    });
  });

  it("falls back to the published price, and to nothing, but never to 0", () => {
    const unpriced = { netPrice: null, netPriceByIncome: [null, null, null, null, null] as const };
    expect(priceOf(example(unpriced), "CA", "0")).toMatchObject({ dollars: 34_000, basis: "published" });
    expect(priceOf(example({ tuitionOutOfState: null }), "CA", null)).toMatchObject({
      dollars: 34_000,
      basis: "published",
    });
    expect(priceOf(example({ ...unpriced, published: { inState: none, outOfState: none } }), "OH", null)).toBeNull();
  });

  it("is never negative, and never lower for another state, at any real college", () => {
    const bands: (IncomeBand | null)[] = [null, "0", "1", "2", "3", "4"];
    for (const college of colleges) {
      for (const band of bands) {
        const home = priceOf(college, college.state, band);
        const away = priceOf(college, college.state === "OH" ? "CA" : "OH", band);
        if (home) expect(home.dollars).toBeGreaterThanOrEqual(0);
        if (home && away && home.basis !== "published" && away.basis !== "published") {
          expect(away.dollars).toBeGreaterThanOrEqual(home.dollars);
        }
      }
    }
  });
});

describe("affordability", () => {
  const ranked = Float64Array.from([5000, 10_000, 15_000, 20_000, 40_000]);
  const price = (dollars: number) => ({ dollars }) as Price;

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

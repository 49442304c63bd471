import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payBandOf, payBands, paySum } from "~/family/access/bands";
import { type PublicPrice, reachOf } from "./reach";

const yearly = fc.integer({ min: 0, max: 120_000 });
const price: fc.Arbitrary<PublicPrice> = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 60_000 }))
  .map(([average, grants]) => ({ full: average + grants, average }));
const answer = (ours: number, theirs: number, of: PublicPrice) => {
  const sum = paySum([payBandOf(ours), payBandOf(theirs)]);
  if (sum === null) throw new Error("Every amount has a band.");
  return reachOf(sum, of);
};

describe("what two homes reach together", () => {
  it("is the same for every amount of the other home's range, whatever one's own amount and the price are", () => {
    fc.assert(
      fc.property(yearly, yearly, yearly, price, (ours, theirs, instead, of) => {
        fc.pre(payBandOf(theirs) === payBandOf(instead));
        expect(answer(ours, theirs, of)).toBe(answer(ours, instead, of));
      }),
    );
  });

  it("leaves the whole range open to somebody who tries every amount of their own at every price", () => {
    const prices = Array.from({ length: 90 }, (_, at) => ({ full: at * 1_000 + 5_000, average: at * 1_000 }));
    const tries = Array.from({ length: 140 }, (_, at) => at * 500);
    const seen = (theirs: number) => tries.map((ours) => prices.map((of) => answer(ours, theirs, of))).join();
    for (const { from, to } of payBands) {
      expect(seen(Math.min(to, 90_000)), `${from}`).toBe(seen(from));
    }
  });

  it("is never more than both homes together can pay: the lower ends reach a price, or it isn't called reached", () => {
    fc.assert(
      fc.property(yearly, yearly, price, (ours, theirs, of) => {
        const reach = answer(ours, theirs, of);
        if (reach === "full") expect(ours + theirs).toBeGreaterThanOrEqual(of.full);
        if (reach === "average") expect(ours + theirs).toBeGreaterThanOrEqual(of.average ?? of.full);
        if (reach === "short") expect(ours + theirs).toBeLessThan(of.average ?? of.full);
      }),
    );
  });

  it("says nothing where no price is reported, and takes the full price where there is no average", () => {
    expect(reachOf({ low: 50_000, high: 60_000 }, null)).toBe("unknown");
    expect(reachOf({ low: 20_000, high: 45_000 }, { full: 30_000, average: null })).toBe("maybe");
    expect(reachOf({ low: 30_000, high: 60_000 }, { full: 30_000, average: null })).toBe("full");
  });
});

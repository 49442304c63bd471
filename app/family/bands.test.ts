import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aidBandOf, aidBands, bothPay, payBandOf, payBands } from "./bands";
import { bandsOf, emptyFinances, type Finances, readFinances } from "./finances";

describe("pay bands", () => {
  it("hold every amount once, in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (yearly) => {
        const holding = payBands.filter(({ from, to }) => yearly >= from && yearly <= to);
        expect(holding.map(({ key }) => key)).toEqual([payBandOf(yearly)]);
      }),
    );
  });

  it("are at least $5,000 wide, but for nothing at all", () => {
    for (const { from, to } of payBands.slice(1)) expect(to - from).toBeGreaterThanOrEqual(4_999);
  });

  it("add up to a range, not to a figure", () => {
    expect(bothPay(["to-5", "to-30"])).toBe("$15,000 to $35,000 a year");
    expect(bothPay(["none", "over-60"])).toBe("more than $60,000 a year");
    expect(bothPay(["none", "none"])).toBe("nothing for now");
    expect(bothPay(["to-5", null])).toBeNull();
    expect(bothPay([])).toBeNull();
  });
});

describe("aid bands", () => {
  /** What an outsider may know exactly about a household: everything but the income and the tax on it. */
  const known = fc.record({
    familySize: fc.integer({ min: 2, max: 7 }),
    filing: fc.constantFrom("single" as const, "couple" as const),
    cash: fc.constantFrom(0, 5_000, 40_000),
    investments: fc.constantFrom(0, 20_000, 100_000),
    childSupport: fc.constantFrom(0, 6_000),
    state: fc.constantFrom("TX", "AK", "NY"),
  });
  const at = (rest: Omit<Finances, "income" | "taxPaid" | "pays">, income: number) =>
    bandsOf({ ...emptyFinances, ...rest, income, taxPaid: Math.round(income * 0.1) }).aid;

  it("leave an income open by $40,000 or more, also to whoever knows all the rest", () => {
    fc.assert(
      fc.property(known, (rest) => {
        const widths = new Map<string, number>();
        for (let income = 0; income <= 400_000; income += 2_500) {
          const band = at(rest, income);
          if (band !== null) widths.set(band, (widths.get(band) ?? 0) + 2_500);
        }
        for (const { key } of aidBands)
          if (widths.has(key)) expect(widths.get(key), key).toBeGreaterThanOrEqual(40_000);
      }),
      { numRuns: 40 },
    );
  });

  it("come from the index alone", () => {
    expect([-1_500, 0, 7_999].map(aidBandOf)).toEqual(["grants", "grants", "grants"]);
    expect([8_000, 29_999].map(aidBandOf)).toEqual(["some", "some"]);
    expect([30_000, 999_999].map(aidBandOf)).toEqual(["little", "little"]);
  });

  it("say nothing where something is missing", () => {
    expect(bandsOf(emptyFinances)).toEqual({ pay: null, aid: null });
    expect(bandsOf({ ...emptyFinances, income: 50_000, familySize: 3, filing: "single" }).aid).toBeNull();
  });
});

describe("readFinances", () => {
  it("reads amounts as people type them, and leaves empty what is empty", () => {
    const read = readFinances(
      new URLSearchParams({ income: "$72,500", pays: "8k", familySize: "3", filing: "single" }),
    );
    expect(read).toEqual({
      ok: true,
      finances: { ...emptyFinances, income: 72_500, pays: 8_000, familySize: 3, filing: "single" },
    });
  });

  it("names the field of a mistake", () => {
    const read = readFinances(new URLSearchParams({ income: "a lot", familySize: "1", pays: "-5" }));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(Object.keys(read.messages)).toEqual(["income", "familySize", "pays"]);
  });
});

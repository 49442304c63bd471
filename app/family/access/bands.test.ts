import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filings } from "~/family/finances/filing";
import { bandsOf, emptyFinances, type Finances } from "~/family/finances/finances";
import { financesSchema } from "~/family/finances/finances-schema";
import { readWith } from "~/forms/schema/read-with";
import { bothPay, openIncome, payBandOf, payBands } from "./bands";

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
    filing: fc.constantFrom(...filings),
    cash: fc.integer({ min: 0, max: 300_000 }),
    investments: fc.integer({ min: 0, max: 2_000_000 }),
    childSupport: fc.integer({ min: 0, max: 60_000 }),
    state: fc.constantFrom("TX", "AK", "NY"),
  });
  const at = (rest: Omit<Finances, "income" | "taxPaid" | "pays">, income: number) =>
    bandsOf({ ...emptyFinances, ...rest, income, taxPaid: Math.round(income * 0.1) }).aid;

  it("leave an income open by $40,000 or more, also to whoever knows all the rest", () => {
    fc.assert(
      fc.property(known, (rest) => {
        const widths = new Map<string, number>();
        for (let income = 0; income <= 400_000; income += 5_000) {
          const band = at(rest, income);
          if (band !== null) widths.set(band, (widths.get(band) ?? 0) + 5_000);
        }
        for (const [band, width] of widths) expect(width, band).toBeGreaterThan(openIncome);
      }),
      { numRuns: 12 },
    );
  });

  it("tell three steps apart for an ordinary household, and fewer where they would tell too much", () => {
    const ordinary = {
      familySize: 4,
      filing: "couple" as const,
      cash: 5_000,
      investments: 0,
      childSupport: 0,
      state: "TX",
    };
    expect([30_000, 110_000, 350_000].map((income) => at(ordinary, income))).toEqual(["grants", "some", "little"]);
    const rich = { ...ordinary, investments: 1_500_000 };
    expect(new Set([80_000, 150_000, 350_000].map((income) => at(rich, income))).size).toBe(1);
  });

  it("count the full Pell Grant of a single parent for a head of household alone", () => {
    const alone = { familySize: 5, cash: 0, investments: 300_000, childSupport: 0, state: "TX" };
    const rank = (filing: "hoh" | "single") => at({ ...alone, filing }, 70_000);
    expect(rank("hoh")).toBe("grants");
    expect(rank("single")).not.toBe("grants");
  });

  it("say nothing where something is missing", () => {
    expect(bandsOf(emptyFinances)).toEqual({ pay: null, aid: null });
    expect(bandsOf({ ...emptyFinances, income: 50_000, familySize: 3, filing: "single" }).aid).toBeNull();
  });
});

describe("the form of a household", () => {
  it("reads amounts as people type them, and leaves empty what is empty", () => {
    const read = readWith(
      financesSchema,
      new URLSearchParams({ income: "$72,500", pays: "8k", familySize: "3", filing: "single" }),
    );
    expect(read).toEqual({
      ok: true,
      value: { ...emptyFinances, income: 72_500, pays: 8_000, familySize: 3, filing: "single" },
    });
  });

  it("names the field of a mistake", () => {
    const read = readWith(financesSchema, new URLSearchParams({ income: "a lot", familySize: "1", pays: "-5" }));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(Object.keys(read.messages)).toEqual(["income", "familySize", "pays"]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateSai } from "~/aid/formula/calculate";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { bandEnds, bandMiddles, bandOf } from "~/student/profile/income-bands";
import incomeTable from "../../../content/facts/loans/income-by-sai.json";
import { halfRange, incomeFor, netPriceFor, saiFor } from "./net-price";
import { pricesOf, statePartOfGrants, usualGrowth, waysOfLiving } from "./yearly-price";

const { all, byUnitid } = catalogue();
const nothing = { income: null, band: null, sai: null };
const anyCollege = fc.constantFrom(...all);
const rising = all.filter(({ cost }) => {
  const prices = cost.netPriceByIncome;
  return prices.every((price, at) => price !== null && price >= (prices[at - 1] ?? price));
});

function college(prices: College["cost"]["netPriceByIncome"], students = 100): College {
  const ohio = byUnitid.get(204796) as College;
  const behind = prices.map((price) => (price === null ? null : students));
  return {
    ...ohio,
    cost: {
      ...ohio.cost,
      netPriceByIncome: prices,
      netPriceStudents: behind as unknown as College["cost"]["netPriceStudents"],
    },
  };
}

describe("net price for a family", () => {
  const steps = college([5_000, 8_000, 12_000, 18_000, 26_000]);

  it("is a band's own price in its middle and goes over to the next", () => {
    for (const [band, income] of bandMiddles.entries()) {
      expect(netPriceFor(steps, { ...nothing, income }).price?.mid).toBe(steps.cost.netPriceByIncome[band]);
    }
    expect(netPriceFor(steps, { ...nothing, income: 50_250 }).price?.mid).toBe(10_000);
    expect(netPriceFor(steps, { ...nothing, income: 0 }).price?.mid).toBe(5_000);
    expect(netPriceFor(steps, { ...nothing, band: 2 }).price?.mid).toBe(12_000);
  });

  it("is not reported where the band is not, and never filled in", () => {
    const gaps = college([5_000, null, 12_000, null, null]);
    expect(netPriceFor(gaps, { ...nothing, income: 40_000 })).toEqual({ price: null, missing: "band" });
    expect(netPriceFor(gaps, { ...nothing, band: 4 }).price).toBeNull();
    expect(netPriceFor(gaps, { ...nothing, income: 70_000 }).price?.mid).toBe(12_000);
  });

  it("is wider with fewer students and up to the published price for very high incomes", () => {
    expect(halfRange(10_000, 4)).toBeGreaterThan(halfRange(10_000, 400));
    expect(halfRange(10_000, null)).toBeGreaterThan(halfRange(10_000, 30));
    const high = netPriceFor(steps, { ...nothing, income: 300_000 }).price;
    expect(high?.high).toBe(Math.max(high?.before ?? 0, 26_000));
  });

  it("does not jump at the border of two bands, whatever the students behind them", () => {
    const borders = bandEnds.slice(0, 4);
    const uneven = { ...steps, cost: { ...steps.cost, netPriceStudents: [400, 2, 300, 1, 500] as const } };
    for (const end of borders) {
      const [below, above] = [end, end + 1].map((income) => netPriceFor(uneven, { ...nothing, income }).price);
      expect(Math.abs((below?.low ?? 0) - (above?.low ?? 0))).toBeLessThanOrEqual(2);
      expect(Math.abs((below?.high ?? 0) - (above?.high ?? 0))).toBeLessThanOrEqual(2);
    }
    // In the middle of a band its own students count alone.
    const { low = 0, mid = 0 } = netPriceFor(uneven, { ...nothing, income: bandMiddles[1] }).price ?? {};
    expect(mid - low).toBe(Math.round(halfRange(8_000, 2)));
    fc.assert(
      fc.property(anyCollege, fc.constantFrom(...borders), (c, end) => {
        const [below, above] = [end, end + 1].map((income) => netPriceFor(c, { ...nothing, income }).price);
        if (!below || !above) return;
        expect(Math.abs(below.low - above.low)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it("keeps low ≤ mid ≤ high at every college", () => {
    const incomes = fc.option(fc.integer({ min: -10_000, max: 2_000_000 }), { nil: null });
    fc.assert(
      fc.property(
        anyCollege,
        incomes,
        fc.option(fc.integer({ min: -1500, max: 999_999 }), { nil: null }),
        (c, income, sai) => {
          const { price } = netPriceFor(c, { income, band: null, sai });
          if (price === null) return;
          expect(price.low).toBeLessThanOrEqual(price.mid);
          expect(price.mid).toBeLessThanOrEqual(price.high);
          expect(Number.isFinite(price.low) && Number.isFinite(price.high)).toBe(true);
        },
      ),
    );
  });

  it("does not fall with income where the college's bands rise", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rising),
        fc.integer({ min: 0, max: 299_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        (c, income, more) => {
          const mid = (dollars: number) => netPriceFor(c, { ...nothing, income: dollars }).price?.mid ?? Number.NaN;
          expect(mid(income + more)).toBeGreaterThanOrEqual(mid(income));
        },
      ),
    );
  });

  it("bands: each end belongs to the lower band", () => {
    expect([-5, 0, 30_000, 30_001, 48_000, 48_001, 75_001, 110_000, 110_001].map(bandOf)).toEqual([
      0, 0, 0, 1, 1, 2, 3, 3, 4,
    ]);
  });
});

describe("the income of a family with an index", () => {
  it("is the one the FAFSA calculator gives that index to", () => {
    for (const { income, taxPaid, sai } of incomeTable.rows) {
      const earners = [0.6, 0.4].map((share) => ({ earned: Math.round(income * share), filing_status: "mfj" }));
      const answer = calculateSai({
        award_year: incomeTable.awardYear,
        input: {
          dependent: true,
          family_size: incomeTable.familySize,
          state: "OH",
          grade_level: 1,
          parents: { agi: income, tax_paid: taxPaid, earners },
          student: {},
        },
      });
      expect(answer.sai).toBe(sai);
      expect(incomeFor(sai)).toBe(income);
    }
  });

  it("lies between the rows and never falls", () => {
    for (const { income, sai } of incomeTable.rows) expect(saiFor(income)).toBe(sai);
    expect([saiFor(0), saiFor(55_000), saiFor(9_000_000)]).toEqual([-1500, -383, 74_001]);
    expect(incomeFor(-1500)).toBe(30_000);
    expect(incomeFor(999_999)).toBe(300_000);
    for (let sai = -1400; sai < 80_000; sai += 333) expect(incomeFor(sai + 333)).toBeGreaterThanOrEqual(incomeFor(sai));
  });
});

describe("prices year by year", () => {
  const years = [0, 1, 2, 3];
  const residencies = fc.constantFrom("inState", "outOfState" as const) as fc.Arbitrary<"inState" | "outOfState">;

  it("add up and are never below 0 at any college, and no price stands where none is reported", () => {
    fc.assert(
      fc.property(
        anyCollege,
        residencies,
        fc.constantFrom(...waysOfLiving),
        fc.option(fc.integer({ min: 0, max: 400_000 }), { nil: null }),
        fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null }),
        (c, residency, living, income, offered) => {
          const priced = pricesOf(
            { college: c, residency, living, offered },
            { ...nothing, income },
            usualGrowth,
            2027,
            years,
          );
          const own = c.cost.published[c.control === "public" ? residency : "inState"][living];
          if (own === null) {
            expect(priced.years).toBeNull();
            return;
          }
          for (const { published, grants, net } of priced.years ?? []) {
            expect(net.low).toBeGreaterThanOrEqual(0);
            expect(net.low <= net.mid && net.mid <= net.high && net.high <= published).toBe(true);
            if (grants === null) expect(net.mid).toBe(published);
            else expect(grants.mid + net.mid).toBe(published);
          }
        },
      ),
    );
  });

  it("out of state leaves out the state's part of the grants, and is less sure on both sides", () => {
    const ohio = byUnitid.get(204796) as College;
    const net = (residency: "inState" | "outOfState") => {
      const attendance = { college: ohio, residency, living: "onCampus", offered: null } as const;
      const still = { prices: 0, grants: 0, income: 0 };
      const { years } = pricesOf(attendance, { ...nothing, income: 60_000 }, still, 2024, [0]);
      return years?.[0]?.net ?? { low: 0, mid: 0, high: 0 };
    };
    const [home, away] = [net("inState"), net("outOfState")];
    const grants = 32_082 - home.mid;
    const kept = 1 - statePartOfGrants(ohio);
    expect(away.mid).toBe(Math.round(32_082 + (40_022 - 13_244) - grants * kept));
    expect(away.high - away.mid).toBeGreaterThan(home.high - home.mid);
    // The lower end still counts every grant of a resident: some colleges do give as much to others.
    expect(away.low - home.low).toBe(40_022 - 13_244);
  });

  it("grow, while an offered grant stays the same in dollars", () => {
    const ohio = byUnitid.get(204796) as College;
    const priced = pricesOf(
      { college: ohio, residency: "inState", living: "onCampus", offered: 10_000 },
      nothing,
      usualGrowth,
      2024,
      years,
    );
    expect(priced.years?.map(({ published }) => published)).toEqual([32_082, 33_044, 34_036, 35_057]);
    expect(priced.years?.map(({ grants }) => grants?.mid)).toEqual([10_000, 10_000, 10_000, 10_000]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { noMeans, priceFor } from "~/colleges/price/student-price";
import { dollars } from "~/design/figures";
import type { Band } from "~/student/profile/income-bands";
import { tableFigures } from "./colleges.server";
import type { TableFamily } from "./family";
import { readTable } from "./input";
import { type Scenario, scenarios } from "./scenarios";
import { tableOf } from "./table";

const figures = tableFigures(new URLSearchParams("unitids=203535,204796,206589,201645&state=OH"));
const family: TableFamily = { home: "OH", income: 60_000, budget: 15_000, scenario: "now" };
const table = (changes: Partial<TableFamily> = {}) =>
  tableOf(figures.colleges, figures.starts, { ...family, ...changes });

describe("the kitchen table", () => {
  it("asks the one price function", () => {
    for (const { unitid, price } of table().rows) {
      const college = catalogue().byUnitid.get(unitid);
      if (!college) throw new Error(String(unitid));
      const alone = priceFor(college, { home: "OH", means: { income: 60_000, band: null, sai: null } });
      expect(price?.mid).toBe(alone?.mid);
      expect(price).not.toBeNull();
    }
  });

  it("holds every price against the budget", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 0, max: 90_000 }),
        fc.constantFrom(...scenarios),
        (income, budget, { value }) => {
          const { rows, budget: share, end } = table({ income, budget, scenario: value });
          expect(share).toBe(value === "sibling" ? budget / 2 : budget);
          for (const { price, reach } of rows) {
            if (price === null || share === null) throw new Error("These four report their prices.");
            expect(price.low).toBeLessThanOrEqual(price.mid);
            expect(price.high).toBeLessThanOrEqual(end);
            expect(reach).toBe(price.high <= share ? "within" : price.low <= share ? "perhaps" : "beyond");
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("knows what each scenario changes", () => {
    const mids = (changes: Partial<TableFamily>) => table(changes).rows.map(({ price }) => price?.mid ?? 0);
    expect(mids({ scenario: "raise" })).toEqual(mids({ income: 66_000 }));
    expect(mids({ scenario: "job" })).toEqual(mids({ income: 30_000 }));
    expect(mids({ scenario: "sibling" })).toEqual(mids({}));
    const community = table({ scenario: "community" });
    expect(community.rows.every(({ via }) => via !== null)).toBe(true);
    expect(
      community.rows.map(({ price }) => price?.mid ?? 0).every((mid, at) => mid < (mids({})[at] ?? 0) * 1.07),
    ).toBe(true);
  });

  it("says how each price came about, and the two years elsewhere", () => {
    for (const { price, trace } of table().rows) {
      expect(trace?.steps.at(-1)).toMatchObject({ kind: "result", amount: dollars(price?.mid ?? null) });
    }
    for (const { price, trace, via } of table({ scenario: "community" }).rows) {
      const [four, ...years] = (trace?.steps ?? []).toReversed();
      expect(years.map(({ label }) => label).reverse()[0]).toBe(`Year 1, ${via}`);
      const sum = years.reduce((all, { amount }) => all + Number(amount.replace(/[$,]/g, "")), 0);
      expect(four?.amount).toBe(dollars(sum));
      expect(four?.rule).toContain(`A fourth of it is ${dollars(price?.mid ?? null)} a year`);
      expect(Math.abs(sum / 4 - (price?.mid ?? 0))).toBeLessThan(1);
    }
  });

  it("is the same line for every income, so that only colleges move", () => {
    expect(table({ income: 0 }).end).toBe(table({ income: 240_000 }).end);
    expect(table({ income: null }).income).toBeNull();
  });

  it("moves from the middle of a band with a raise and with a job that is lost", () => {
    const middle = (scenario: Scenario) =>
      tableOf(figures.colleges, figures.starts, { ...family, income: null, scenario }, 2).rows.map(
        ({ price }) => price?.mid ?? 0,
      );
    const [now, raise, job] = [middle("now"), middle("raise"), middle("job")];
    expect(raise.some((price, at) => price > (now[at] ?? 0))).toBe(true);
    expect(job.some((price, at) => price < (now[at] ?? 0))).toBe(true);
    expect(tableOf(figures.colleges, figures.starts, { ...family, income: null, scenario: "job" }, 2).income).toBe(
      30_750,
    );
  });

  it("is of the band that another tool was told, until an income is typed", () => {
    const of = (income: number | null, band: Band | null) =>
      tableOf(figures.colleges, figures.starts, { ...family, income }, band);
    for (const college of figures.colleges) {
      const price = priceFor(college, { home: "OH", means: { ...noMeans, band: 2 } });
      const row = of(null, 2).rows.find(({ unitid }) => unitid === college.unitid);
      expect(row?.price?.mid).toBe(price?.mid);
    }
    expect(of(null, 2).band).toBe(2);
    expect(of(60_000, 4)).toEqual(of(60_000, null));
    expect(of(null, 0).rows).not.toEqual(of(null, null).rows);
  });

  it("says what it can’t read, beside the field", () => {
    const read = (text: string) => readTable(new URLSearchParams(text));
    expect(read("income=62k&budget=%2415,000&state=OH&scenario=job")).toEqual({
      ok: true,
      family: { home: "OH", income: 62_000, budget: 15_000, scenario: "job" },
    });
    expect(read("income=&budget=&state=XX&scenario=luck")).toEqual({
      ok: true,
      family: { home: null, income: null, budget: null, scenario: "now" },
    });
    expect(read("income=lots&budget=-5")).toMatchObject({
      ok: false,
      messages: { income: [expect.stringContaining("whole dollars")], budget: [expect.stringContaining("below zero")] },
    });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import concordance from "../../../../content/facts/tests/act-sat-2018.json";
import { academicsOf, actToSat, type GpaScale, gpaOnFour, type Rigor, satToAct } from "./academics";

const record = (part: Partial<Parameters<typeof academicsOf>[0]>) =>
  academicsOf({ gpa: null, scale: "4", rigor: null, advanced: null, sat: null, act: null, ...part });

describe("the concordance", () => {
  it("covers ACT 9 to 36 without gap or overlap", () => {
    const rows = concordance.rows;
    expect(rows.map((r) => r.act)).toEqual(Array.from({ length: 28 }, (_, i) => 36 - i));
    expect(rows[0]?.to).toBe(1600);
    rows.slice(1).forEach((row, i) => {
      expect(row.to).toBe((rows[i]?.from ?? 0) - 10);
    });
    for (const row of rows) expect(row.sat >= row.from && row.sat <= row.to).toBe(true);
  });

  it("gives the published single scores, there and back", () => {
    for (const row of concordance.rows) {
      expect(actToSat(row.act)).toBe(row.sat);
      expect(satToAct(row.sat)).toBeCloseTo(row.act, 9);
    }
  });

  it("puts every SAT total within one step of its published ACT score", () => {
    for (const row of concordance.rows) {
      for (let sat = row.from; sat <= row.to; sat += 10) expect(Math.abs(satToAct(sat) - row.act)).toBeLessThan(1);
    }
  });
});

describe("gpaOnFour", () => {
  it("keeps an unweighted GPA and puts the others within 0 to 4", () => {
    expect(gpaOnFour(3.4, "4")).toBe(3.4);
    fc.assert(
      fc.property(
        fc.constantFrom<GpaScale>("4", "w", "100"),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (scale, gpa) => {
          const four = gpaOnFour(gpa, scale);
          expect(four >= 0 && four <= 4).toBe(true);
        },
      ),
    );
  });
});

describe("academicsOf", () => {
  it("has no index for an empty record, and rigor alone gives none", () => {
    expect(record({}).index).toBeNull();
    expect(record({ rigor: "most", advanced: 8 }).grades).toBeNull();
  });

  it("takes the better of two tests", () => {
    expect(record({ sat: 1200, act: 30 }).test).toBe(1370);
    expect(record({ sat: 1500, act: 30 }).test).toBe(1500);
  });

  it("never falls when any part of the record gets better", () => {
    const rigors: (Rigor | null)[] = ["less", "average", "more", "most"];
    const scales: GpaScale[] = ["4", "w", "100"];
    const top = { "4": 4, w: 6, "100": 100 };
    fc.assert(
      fc.property(
        fc.constantFrom(...scales),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 40 }),
        (scale, a, b, rigor, advanced) => {
          const at = (share: number, r: number, n: number) =>
            record({ scale, gpa: share * top[scale], rigor: rigors[r] ?? null, advanced: n }).grades ?? Number.NaN;
          const low = Math.min(a, b);
          const high = Math.max(a, b);
          expect(at(high, rigor, advanced)).toBeGreaterThanOrEqual(at(low, rigor, advanced));
          expect(at(low, Math.min(3, rigor + 1), advanced)).toBeGreaterThanOrEqual(at(low, rigor, advanced));
          expect(at(low, rigor, advanced + 1)).toBeGreaterThanOrEqual(at(low, rigor, advanced));
        },
      ),
    );
  });
});

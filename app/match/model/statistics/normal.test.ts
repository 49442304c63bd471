import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cdf, interpolate, normalGrid, quantile } from "./normal";

describe("cdf", () => {
  it.each([
    [0, 0.5],
    [0.6744897501960817, 0.75],
    [1, 0.8413447460685429],
    [-1.959963984540054, 0.025],
    [3, 0.9986501019683699],
    [-8, 6.220960574271785e-16],
  ])("is %d → %d", (x, p) => expect(cdf(x)).toBeCloseTo(p, 12));

  it("never falls where x rises", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (x, step) => {
          expect(cdf(x + step)).toBeGreaterThanOrEqual(cdf(x));
        },
      ),
    );
  });
});

describe("quantile", () => {
  it("gives the x whose share of the normal distribution it was given", () => {
    for (const p of [0.001, 0.05, 0.5, 0.77, 0.999]) expect(cdf(quantile(p))).toBeCloseTo(p, 12);
  });

  it("refuses what has no answer", () => {
    for (const p of [0, 1, -1, Number.NaN]) expect(() => quantile(p)).toThrow(RangeError);
  });
});

describe("normalGrid", () => {
  it("has mean 0, variance 1 and weights that add up to 1", () => {
    const { at, weight } = normalGrid(41);
    const moment = (power: number) => at.reduce((sum, z, i) => sum + (weight[i] ?? 0) * z ** power, 0);
    expect(moment(0)).toBeCloseTo(1, 12);
    expect(moment(1)).toBeCloseTo(0, 12);
    expect(moment(2)).toBeCloseTo(1, 4);
  });
});

describe("interpolate", () => {
  it("draws straight lines and stays flat outside", () => {
    const line = [
      [0, 10],
      [2, 20],
    ];
    expect([-1, 0, 1, 2, 5].map((x) => interpolate(line, x))).toEqual([10, 10, 15, 20, 20]);
  });
});

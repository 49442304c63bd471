import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedCents, typedDecimal, typedDollars, typedGpa, typedWhole, typedYear } from "./typed-number";
import { noGrades, typedGrades, typedNumbers, typedYears, typedZips } from "./typed-number.fixture";
import { typedRank } from "./typed-rank";
import { typedZip } from "./typed-text";

describe("what people type for a number", () => {
  it.each(typedNumbers)("$text is $dollars dollars, the whole number $whole, the decimal $decimal", (typed) => {
    const { text, dollars, whole, decimal } = typed;
    expect(typedDollars(text)).toBe(dollars);
    expect(typedWhole(text)).toBe(whole);
    expect(typedDecimal(text)).toBe(decimal);
  });

  it("gives cents where cents are kept", () => {
    expect(["1,234.5", "$80", "0.07", "22,5k", "20,00"].map(typedCents)).toEqual([123_450, 8000, 7, 2_250_000, null]);
  });

  it("is read back as it is written in English", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (amount) => {
        expect(typedDollars(amount.toLocaleString("en-US"))).toBe(amount === 0 ? 0 : amount);
        expect(typedWhole(amount.toLocaleString("en-US"))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it("never throws, and gives a finite number or nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const read of [typedDollars, typedCents, typedWhole, typedDecimal]) {
          const value = read(text);
          expect(value === null || Number.isFinite(value), text).toBe(true);
        }
        expect(Number.isInteger(typedDollars(text) ?? 0)).toBe(true);
      }),
    );
  });
});

describe("a GPA", () => {
  it.each(typedGrades)("%j is %j out of %j", (text, value, outOf) => expect(typedGpa(text)).toEqual({ value, outOf }));

  it("may be no credit at all", () => expect(typedGpa("F")).toEqual({ value: 0, outOf: 4 }));

  it.each(["", ...noGrades])("%j is not guessed at", (text) => expect(typedGpa(text)).toBeNull());
});

describe("a year, a ZIP code and a class rank", () => {
  it.each(typedYears)("%j is the year %j", (text, year) => expect(typedYear(text)).toBe(year));
  it.each(typedZips)("%j is the ZIP code %j", (text, zip) => expect(typedZip(text)).toBe(zip));
  it.each([
    ["10", 10],
    ["top 7,5%", 7.5],
    ["34 of 340", 10],
    ["1,034 of 2,068", 50],
    ["٣٤/٣٤٠", 10],
    ["340 of 34", null],
    ["7,5,5", null],
  ])("%j is %j percent from the top", (text, percent) => expect(typedRank(text)).toBe(percent));
});

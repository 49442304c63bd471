import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedCents, typedDecimal, typedDollars, typedGpa, typedWhole } from "./typed-number";

/** What people type, and what it means wherever they type it: dollars, a whole number, a number with decimals. */
const typed: readonly (readonly [string, number | null, number | null, number | null])[] = [
  // text, dollars, whole, decimal
  ["45000", 45_000, 45_000, 45_000],
  ["45,000", 45_000, 45_000, null],
  ["1,450", 1450, 1450, null],
  [" 1 450 ", 1450, 1450, null],
  ["1\u00a0450", 1450, 1450, null],
  ["1 234 567", 1_234_567, 1_234_567, null],
  ["$22,000", 22_000, 22_000, null],
  [" $1,234.56 ", 1235, null, 1234.56],
  ["$ 12,345 ", 12_345, 12_345, null],
  ["$1,234,567.00", 1_234_567, 1_234_567, 1_234_567],
  ["1’450", 1450, 1450, 1450],
  ["22k", 22_000, 22_000, null],
  ["22.1k", 22_100, 22_100, null],
  ["22,5k", 22_500, 22_500, null],
  ["1,200 dollars", 1200, 1200, null],
  ["1.234,00", 1234, 1234, null],
  ["1.234.567", 1_234_567, 1_234_567, null],
  ["20.00", 20, 20, 20],
  ["-5", -5, -5, -5],
  ["-5,000", -5000, -5000, null],
  ["−300", -300, -300, -300],
  ["(2,500)", -2500, -2500, null],
  ["-0", 0, 0, 0],
  ["４５０００", 45_000, 45_000, 45_000],
  ["٤٥٠٠٠", 45_000, 45_000, 45_000],
  ["१४५०", 1450, 1450, 1450],
  ["3.8", 4, null, 3.8],
  ["3,8", null, null, 3.8],
  ["٣٫٨", 4, null, 3.8],
  ["３．８", 4, null, 3.8],
  ["۳٫۴", 3, null, 3.4],
  ["$3,45", null, null, 3.45],
  ["6.39 %", null, null, 6.39],
  ["0,125", null, null, 0.125],
  // Two meanings, or none.
  ["20,00", null, null, 20],
  ["20,0", null, null, 20],
  ["1.234", null, null, 1.234],
  ["1,500k", null, null, null],
  ["1.500k", null, null, null],
  ["4,5000", null, null, 4.5],
  ["12 34", null, null, null],
  ...["", "abc", "3.8.1", "1e5", "0x10", "NaN", "Infinity", "1450 SAT", "--3", "12/13", "12-34", "$", "()"].map(
    (text) => [text, null, null, null] as const,
  ),
];

describe("what people type for a number", () => {
  it.each(typed)("%j is %j dollars, the whole number %j and the decimal %j", (text, dollars, whole, decimal) => {
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
  it.each([
    ["3.8", 3.8, null],
    ["3,8", 3.8, null],
    ["92%", 92, 100],
    ["92 %", 92, 100],
    ["3.9 / 4.0", 3.9, 4],
    ["3,9/4,0", 3.9, 4],
    ["92/100", 92, 100],
    ["3.8/5", 3.8, 5],
    ["8.7/10", 8.7, 10],
    ["12/13", 12, 13],
  ])("%j is read with what it is out of", (text, value, outOf) => expect(typedGpa(text)).toEqual({ value, outOf }));

  it.each([
    ["B+", 3.3],
    ["a-", 3.7],
    ["A+", 4],
    ["B average", 3],
    ["mostly As and Bs", 3.5],
    ["A’s, B’s and C’s", 3],
    ["F", 0],
  ])("%j is read as points out of 4", (text, value) => expect(typedGpa(text)).toEqual({ value, outOf: 4 }));

  it.each(["", "/4", "%", "3.8/", "3.8/4/4", "E", "B++", "average", "a lot"])("%j is not guessed at", (text) =>
    expect(typedGpa(text)).toBeNull(),
  );
});

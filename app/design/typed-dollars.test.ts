import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedDollars } from "./typed-dollars";

describe("typedDollars", () => {
  it.each([
    ["45000", 45_000],
    ["45,000", 45_000],
    [" $1,234.56 ", 1235],
    ["$ 12,345 ", 12_345],
    ["1 234 567", 1_234_567],
    ["45k", 45_000],
    ["22.1k", 22_100],
    ["-5,000", -5000],
    ["−300", -300],
    ["(2,500)", -2500],
    ["-0", 0],
    ["４５０００", 45_000],
    ["٤٥٠٠٠", 45_000],
    ["1,200 dollars", 1200],
  ])("reads %s", (text, dollars) => {
    expect(typedDollars(text)).toBe(dollars);
  });

  it.each(["", "abc", "45,00", "4,5000", "1.234.567", "12-34", "1e5", "NaN", "$", "()", "--5", "45,000,"])(
    "refuses %s",
    (text) => {
      expect(typedDollars(text)).toBeNull();
    },
  );

  it("reads every amount back as it is written in English", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (amount) => {
        expect(typedDollars(amount.toLocaleString("en-US"))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it("never gives anything but whole dollars", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const dollars = typedDollars(text);
        expect(dollars === null || Number.isInteger(dollars) || dollars === Number.POSITIVE_INFINITY).toBe(true);
      }),
    );
  });
});

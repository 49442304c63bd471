import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedGpa, readTypedNumber } from "./typed-number";

describe("readTypedNumber", () => {
  it.each([
    ["3.8", 3.8],
    ["3,8", 3.8],
    [" 3.80 ", 3.8],
    ["٣٫٨", 3.8],
    ["３．８", 3.8],
    ["۳٫۴", 3.4],
  ])("reads the decimal %j", (text, value) => expect(readTypedNumber(text, "decimal")).toBe(value));

  it.each([
    ["1450", 1450],
    ["1,450", 1450],
    ["1 450", 1450],
    ["1\u00a0450", 1450],
    ["१४५०", 1450],
    ["$22,000", 22_000],
    ["22k", 22_000],
    ["22.1k", 22_100],
    ["$1,234,567.00", 1_234_567],
    ["-5", -5],
  ])("reads the whole number %j", (text, value) => expect(readTypedNumber(text, "whole")).toBe(value));

  it.each(["20,00", "20,0", "1,500k", "1.500k"])("does not choose between the two meanings of the amount %j", (text) =>
    expect(readTypedNumber(text, "whole")).toBeNull(),
  );

  it.each([
    ["20.00", 20],
    ["1.234,00", 1234],
    ["22,5k", 22_500],
  ])("still reads the amount %j", (text, value) => expect(readTypedNumber(text, "whole")).toBe(value));

  it.each(["", "abc", "3.8.1", "1e5", "0x10", "NaN", "Infinity", "1450 SAT", "--3", "12/13"])(
    "does not guess at %j",
    (text) => {
      expect(readTypedNumber(text, "whole")).toBeNull();
      expect(readTypedNumber(text, "decimal")).toBeNull();
    },
  );

  it("never throws, and gives a finite number or nothing", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("decimal" as const, "whole" as const),
        (text, kind) => {
          const value = readTypedNumber(text, kind);
          expect(value === null || Number.isFinite(value)).toBe(true);
        },
      ),
    );
  });
});

describe("readTypedGpa", () => {
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
  ])("reads %j with what it is out of", (text, value, outOf) => expect(readTypedGpa(text)).toEqual({ value, outOf }));

  it.each(["", "/4", "%", "3.8/", "3.8/4/4", "B+"])("does not guess at %j", (text) =>
    expect(readTypedGpa(text)).toBeNull(),
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedNumber } from "./typed-number";

describe("readTypedNumber", () => {
  it.each([
    ["3.8", 3.8],
    ["3,8", 3.8],
    [" 3.80 ", 3.8],
    ["٣٫٨", 3.8],
    ["３．８", 3.8],
    ["۳٫۴", 3.4],
    ["92%", 92],
    ["3.9 / 4.0", 3.9],
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

import { describe, expect, it } from "vitest";
import { median } from "./site-figures";

describe("median", () => {
  it("is the middle of what is reported", () => {
    expect(median([5, null, 1, 3])).toBe(3);
    expect(median([1, 2, 4, 9])).toBe(3);
    expect(median([-2_000, null])).toBe(-2_000);
  });
  it("is missing where nothing is reported", () => {
    expect(median([null, null])).toBeNull();
    expect(median([])).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { fillIn, median } from "./site-figures";

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

it("fillIn puts figures in and refuses names it does not know", () => {
  expect(fillIn("{a} of {b}", { a: "1", b: "2" })).toBe("1 of 2");
  expect(() => fillIn("{missing}", {})).toThrow(/missing/);
});

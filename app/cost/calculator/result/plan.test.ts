import { describe, expect, it } from "vitest";
import { estimatedSai } from "./plan";

describe("the index of a family that knows only its income", () => {
  it("is that of a family of four, so that part of a loan counts as subsidized", () => {
    expect(estimatedSai({ dependency: "dependent", income: 60_000 })).toBe(506);
    expect(estimatedSai({ dependency: "dependent", income: 20_000 })).toBe(-1_500);
  });

  it("is not known for an independent student, or without an income", () => {
    expect(estimatedSai({ dependency: "independent", income: 60_000 })).toBeNull();
    expect(estimatedSai({ dependency: "dependent", income: null })).toBeNull();
  });
});

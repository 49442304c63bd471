import { describe, expect, it } from "vitest";
import { seasonDay } from "./season-day.server";

describe("a day of this season in a text", () => {
  it("is the one a source names", () => {
    expect(seasonDay("deadline", ["134130", "ea1"])).toEqual({ value: "2026-11-01", unit: "date" });
  });

  it("is one of a national test's days", () => {
    expect(seasonDay("test", ["act", "2027-02-27", "register"])).toEqual({ value: "2027-01-22", unit: "date" });
  });
  it("is refused for a test's day that its maker doesn't name", () => {
    expect(() => seasonDay("test", ["sat", "2027-03-06", "scores"])).toThrow(/no source names/);
    expect(() => seasonDay("test", ["sat", "2027-03-13", "day"])).toThrow(/no source names/);
  });

  it.each([
    ["a rolling round without a day", ["214777", "rolling"]],
    ["a round the college doesn't have", ["110662", "ed1"]],
    ["a day that is only recalled", ["110529", "transfer"]],
    ["a college that was read last season only", ["130934", "rd"]],
    ["more than a round", ["134130", "ea1", "month"]],
  ])("is refused for %s", (_, path) => {
    expect(() => seasonDay("deadline", path)).toThrow(/no source names/);
  });
});

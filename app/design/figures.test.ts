import { describe, expect, it } from "vitest";
import { dollarsAndCents } from "./dollars-and-cents";
import { count, dollars, percent, percentRange } from "./figures";

describe("figures", () => {
  it("never writes a missing figure as nothing or zero", () => {
    for (const write of [count, dollars, percent]) expect(write(null)).toBe("not reported");
  });
  it("writes a zero that was reported as a zero", () => {
    expect([count(0), dollars(0), percent(0)]).toEqual(["0", "$0", "0%"]);
  });
  it("keeps the sign of a negative net price", () => {
    expect([dollars(-3220), dollars(-5)]).toEqual(["−$3,220", "−$5"]);
  });
  it("writes cents with two places and the sign in front", () => {
    expect([123_450, -500, 7, 0].map(dollarsAndCents)).toEqual(["$1,234.50", "−$5.00", "$0.07", "$0.00"]);
  });
  it("does not round a small share to none or a large one to all", () => {
    expect([percent(0.004), percent(0.996), percent(0.036)]).toEqual(["under 1%", "over 99%", "4%"]);
  });
  it("writes a chance as a range", () => {
    expect([percentRange(0.35, 0.6), percentRange(0.5, 0.502), percentRange(0.001, 0.004)]).toEqual([
      "35–60%",
      "50%",
      "under 1%",
    ]);
  });
  it("writes no chance as certain or none that is not", () => {
    expect([percentRange(0.993, 0.995), percentRange(0.96, 0.995), percentRange(0.004, 0.03)]).toEqual([
      "over 99%",
      "96–99%",
      "under 1% to 3%",
    ]);
    expect([percentRange(0.95, 1), percentRange(0, 0), percentRange(1, 1)]).toEqual(["95–100%", "0%", "100%"]);
  });
});

import { describe, expect, it } from "vitest";
import { usualLoanYear } from "../../loan/years";
import { isRefined } from "./refine";

const colleges = [
  { unitid: 204796, name: "", place: "", twoPrices: true, living: ["onCampus", "withFamily"] as const, programs: [] },
];
const refined = (kept: Record<string, string>, messages: Record<string, string[]> = {}) =>
  isRefined(
    { kept: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, [value]])), messages },
    { colleges },
  );

/** What a form sends where nobody opened the fold. */
const untouched = {
  unitids: "204796",
  state: "OH",
  income: "83,417",
  band: "2",
  sai: "-1500",
  dependency: "dependent",
  household1: "",
  credit: "no",
  entry: usualLoanYear,
  way: "4",
  "growth.prices": "3",
  "growth.grants": "3",
  "growth.savings": "0",
  "growth.income": "2",
  "grant1.renews": "every",
  "c204796.living": "onCampus",
  "c204796.residency": "",
};

describe("the fold of the cost form", () => {
  it("stays closed for what a form sends by itself", () => {
    expect(refined({})).toBe(false);
    expect(refined(untouched)).toBe(false);
  });

  it.each([
    ["dependency", "independent"],
    ["household1", "6,000"],
    ["plan529", "19k"],
    ["direct", "yes"],
    ["credit", "joint"],
    ["way", "2+2"],
    ["growth.prices", "4"],
    ["grant1.renews", "once"],
    ["c204796.living", "withFamily"],
    ["c204796.residency", "outOfState"],
  ])("opens where %s is %s", (name, value) => {
    expect(refined({ ...untouched, [name]: value })).toBe(true);
  });

  it("opens where something in it cannot be read, and not for a field before it", () => {
    expect(refined(untouched, { savings: ["Enter an amount."] })).toBe(true);
    expect(refined(untouched, { income: ["Enter an amount."] })).toBe(false);
  });
});

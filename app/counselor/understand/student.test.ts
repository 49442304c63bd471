import { describe, expect, it } from "vitest";
import { entryIn } from "./entry";
import { incomeIn } from "./income";
import { moneyOf } from "./money";
import { joined, nobody, statesIn, studentIn, zipIn } from "./student";

describe("what a question says of a student", () => {
  it.each([
    ["$60000", 60_000],
    ["60k", 60_000],
    ["60 thousand", 60_000],
    ["1.2 million", 1_200_000],
    ["sixty", null],
  ])("money %s", (written, dollars) => expect(moneyOf(written)).toBe(dollars));

  it.each([
    ["how much for a family making 60k", 60_000],
    ["we make about $85000 a year", 85_000],
    ["a family making 60", 60_000],
    ["what is the net price for 90k", 90_000],
    ["cost for a family from ohio with 200k", 200_000],
    ["families under 30000", 15_000],
    ["families over $110000 pay", 150_000],
    ["net price for income 48 to 75 thousand", 61_500],
    ["how much do graduates earn", null],
    ["borrow 40000 for ten years", null],
  ])("income: %s", (plain, dollars) => expect(incomeIn(plain)).toBe(dollars));

  it("reads grades, scores and the size of a family", () => {
    expect(studentIn("3.0 and 19 act")).toMatchObject({ gpa: 3, act: 19 });
    expect(studentIn("a 1580 and 4.0")).toMatchObject({ gpa: 4, sat: 1580 });
    expect(studentIn("chance me 1550 3.97")).toMatchObject({ gpa: 3.97, sat: 1550 });
    expect(studentIn("i have a 3.6 gpa and 1250 sat in a family of four")).toMatchObject({
      gpa: 3.6,
      sat: 1250,
      act: null,
      familySize: 4,
    });
    expect(studentIn("28 act and a gpa of 3.9")).toMatchObject({ gpa: 3.9, act: 28 });
    expect(studentIn("what gpa do i need")).toEqual(nobody);
  });

  it("tells a home state from another, and words from postal codes", () => {
    expect(statesIn("we live in texas", "we live in Texas")).toEqual([{ code: "TX", words: "texas", home: true }]);
    expect(statesIn("fafsa deadline in ohio", "FAFSA deadline in Ohio")).toEqual([
      { code: "OH", words: "ohio", home: false },
    ]);
    expect(statesIn("is it in or out", "is it in or out")).toEqual([]);
    expect(statesIn("west virginia grants", "West Virginia grants")).toMatchObject([{ code: "WV" }]);
  });

  it("reads a ZIP code and a year of entry", () => {
    expect(zipIn("we live in 48104")).toBe("48104");
    expect(entryIn("for fall 2028")).toBe(2028);
    expect(entryIn("the 2027-28 fafsa")).toBe(2027);
    expect(entryIn("a 1250 sat")).toBeNull();
  });

  it("keeps what was said before where nothing newer is said", () => {
    expect(joined({ ...nobody, gpa: 3.6, state: "MI" }, { ...nobody, gpa: 3.8 })).toMatchObject({
      gpa: 3.8,
      state: "MI",
    });
  });
});

it("reads no score of four in a text message", () => {
  expect(studentIn("whats a good act score 4 auburn").act).toBeNull();
});

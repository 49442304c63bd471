import fc from "fast-check";
import { expect, it } from "vitest";
import { adultDay, ageBands, bandOn, mayHaveAccount, readAdultMonth, readAge } from "./age";

it.each([
  ["under-13", false],
  ["13-17", true],
  ["18+", true],
] as const)("%s: may have an account is %s", (band, expected) => {
  expect(mayHaveAccount(band)).toBe(expected);
});

it("reads the three answers and nothing else", () => {
  expect(ageBands.map(readAge)).toEqual(ageBands);
  for (const other of [null, "", "12", "18", "UNDER-13", "toString"]) expect(readAge(other)).toBeNull();
});

it.each([
  ["2027-05", "2027-06-01"],
  ["2026-12", "2027-01-01"],
  ["2027-09", "2027-10-01"],
])("somebody who turns 18 in %s is an adult from %s", (month, day) => {
  expect(adultDay(month)).toBe(day);
  expect(bandOn("13-17", month, day)).toBe("18+");
  expect(bandOn("13-17", month, `${month}-28`)).toBe("13-17");
});

it("moves nobody down, whatever month there is", () => {
  const months = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(months, months, ([year, month], [nowYear, nowMonth]) => {
      const typed = `${year}-${String(month).padStart(2, "0")}`;
      const today = `${nowYear}-${String(nowMonth).padStart(2, "0")}-15`;
      expect(bandOn("18+", typed, today)).toBe("18+");
      expect(bandOn("13-17", null, today)).toBe("13-17");
      // Whoever was moved up stays there on every later day.
      if (bandOn("13-17", typed, today) === "18+") expect(bandOn("13-17", typed, "2199-01-01")).toBe("18+");
    }),
  );
});

it("takes a month of somebody who is 13 to 17 now, and no other", () => {
  const today = "2026-11-21";
  expect(readAdultMonth("2026", "11", today)).toBe("2026-11");
  expect(readAdultMonth("2031", "11", today)).toBe("2031-11");
  for (const [year, month] of [
    ["2026", "10"],
    ["2031", "12"],
    ["2027", "13"],
    ["2027", "5"],
    ["", "05"],
    [null, null],
  ] as const) {
    expect(readAdultMonth(year, month, today), `${year}-${month}`).toBeNull();
  }
});

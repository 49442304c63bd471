import { describe, expect, it } from "vitest";
import { addDays } from "~/calendar/day";
import { closedDays, daysWithoutTours, noToursBecause } from "./tour-days";

describe("days without tours", () => {
  it.each([
    ["2026-11-25", "the Thanksgiving weekend"],
    ["2026-11-26", "Thanksgiving"],
    ["2026-11-27", "the Thanksgiving weekend"],
    ["2026-11-29", "the Thanksgiving weekend"],
    ["2026-12-18", "winter break"],
    ["2026-12-24", "winter break"],
    ["2026-12-25", "Christmas Day"],
    ["2027-01-01", "New Year’s Day"],
    ["2027-01-02", "winter break"],
    ["2027-01-06", "winter break"],
    ["2027-01-18", "Martin Luther King Jr. Day"],
    ["2027-02-15", "Presidents’ Day"],
    ["2027-05-29", "the Memorial Day weekend"],
    ["2027-05-31", "Memorial Day"],
    ["2027-06-18", "Juneteenth (observed)"],
    ["2027-06-19", "Juneteenth"],
    ["2027-07-02", "the Independence Day weekend"],
    ["2027-07-03", "the Independence Day weekend"],
    ["2027-07-05", "Independence Day (observed)"],
    ["2027-09-06", "Labor Day"],
    ["2027-10-11", "Columbus Day and Indigenous Peoples’ Day"],
    ["2027-11-11", "Veterans Day"],
    ["2027-11-25", "Thanksgiving"],
    ["2027-03-14", "Sunday"],
  ])("%s: %s", (day, reason) => expect(noToursBecause(day)).toBe(reason));

  it.each(["2026-11-24", "2026-11-30", "2026-12-17", "2027-01-07", "2027-03-13", "2027-05-28".replace("28", "26")])(
    "%s is an ordinary day",
    (day) => expect(noToursBecause(day)).toBeNull(),
  );

  it("knows the eleven federal holidays of any year, each once or twice", () => {
    for (let year = 2025; year < 2045; year++) {
      const reasons = new Set<string>();
      for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
        const reason = noToursBecause(day);
        if (reason && !/weekend|break|Sunday/.test(reason)) reasons.add(reason.replace(" (observed)", ""));
      }
      expect(reasons.size).toBe(11);
    }
  });

  it("counts them from the first day of a trip", () => {
    expect([...daysWithoutTours("2026-11-23", 8)]).toEqual([2, 3, 4, 5, 6]);
  });

  it("are listed with their reasons for the days of a trip", () => {
    expect(closedDays("2026-11-24", 3)).toEqual([
      { day: "2026-11-25", why: "the Thanksgiving weekend" },
      { day: "2026-11-26", why: "Thanksgiving" },
    ]);
    expect(closedDays(null, 3)).toEqual([]);
  });
});

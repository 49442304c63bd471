import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  isDay,
  isMonthDay,
  nthSaturday,
  weekday,
  writeDay,
  writeShortDate,
  writeShortDay,
  writeWeekday,
} from "./day";
import { dayIn, easternDay, easternYear } from "./eastern-day";

const days = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays("1990-01-01", number));

describe("whole days", () => {
  it("knows which days exist", () => {
    expect(["2028-02-29", "2026-12-31"].every(isDay)).toBe(true);
    expect(["2027-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "", "tomorrow"].some(isDay)).toBe(false);
    expect(isMonthDay("11-01")).toBe(true);
    expect(["02-29", "02-30", "rolling", "13-01"].some(isMonthDay)).toBe(false);
  });

  it("adds and subtracts whole days across months, years and clock changes", () => {
    expect(addDays("2026-10-31", 1)).toBe("2026-11-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    fc.assert(
      fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, number) => {
        expect(daysBetween(day, addDays(day, number))).toBe(number);
        expect(isDay(addDays(day, number))).toBe(true);
        expect(addDays(day, 1) > day).toBe(true);
      }),
    );
  });

  it("finds the first, second, third and fourth Saturday of a month", () => {
    expect(nthSaturday(2026, 10, 1)).toBe("2026-10-03");
    expect(nthSaturday(2026, 8, 4)).toBe("2026-08-22");
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (year, month, nth) => {
          const day = nthSaturday(year, month, nth);
          expect(weekday(day)).toBe(6);
          expect(Math.ceil(Number(day.slice(8)) / 7)).toBe(nth);
        },
      ),
    );
  });

  it("tells the day of a place, not of the server", () => {
    expect(dayIn("America/New_York", new Date("2026-11-02T03:00:00Z"))).toBe("2026-11-01");
    expect(easternDay(new Date("2026-11-27T03:30:00Z"))).toBe("2026-11-26");
    expect(easternYear(new Date("2027-01-01T04:30:00Z"))).toBe(2026);
    expect(dayIn("Pacific/Honolulu", new Date("2026-11-02T09:00:00Z"))).toBe("2026-11-01");
  });

  it("writes days for people", () => {
    expect(writeDay("2026-11-01")).toBe("November 1, 2026");
    expect(writeShortDay("2026-11-01")).toBe("Sun, Nov 1");
    expect(writeShortDate("2026-09-01")).toBe("Sep 1, 2026");
    expect(writeWeekday("2026-10-05")).toBe("Monday, October 5");
    expect(writeWeekday("2026-10-05", "short")).toBe("Mon, Oct 5");
  });
});

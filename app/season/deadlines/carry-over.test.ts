import { describe, expect, it } from "vitest";
import { carriedOver, meantDay } from "./carry-over";

describe("a date of another season", () => {
  it.each([
    ["2025-11-03", "11-01", "Saturday, November 1"],
    ["2026-11-02", "11-01", "Sunday, November 1"],
    ["2025-11-17", "11-15", "Saturday, November 15"],
    ["2024-12-02", "11-30", "Saturday, November 30; in doubt the earlier day"],
    ["2025-02-03", "02-01", "Saturday, February 1"],
    ["2025-01-06", "01-05", "Sunday, January 5"],
    ["2027-01-04", "01-01", "New Year's Day on a Friday"],
  ])("of %s stands for %s: it was moved off %s", (day, meant) => {
    expect(meantDay(day)).toBe(meant);
  });

  it.each(["2024-11-01", "2025-12-01", "2027-02-01", "2026-11-30", "2026-01-05", "2027-01-12"])(
    "stays %s where it wasn't moved",
    (day) => {
      expect(meantDay(day)).toBe(day.slice(5));
    },
  );

  it("is never carried to a later day of the year, whatever weekday it falls on", () => {
    expect(carriedOver("2024-12-02", 2025, 2027)).toBe("2026-11-30");
    // November 1, 2026 is a Sunday, and nobody said that this college moves it.
    expect(carriedOver("2024-11-01", 2025, 2027)).toBe("2026-11-01");
    expect(carriedOver("2027-01-15", 2027, 2028)).toBe("2028-01-15");
    expect(carriedOver("2028-02-29", 2028, 2029)).toBe("2029-02-28");
  });
});

import { expect, it } from "vitest";
import { defaultAwardYear } from "./default-year";

it.each([
  ["2026-09-30", "2026-27"],
  ["2026-10-01", "2027-28"],
  ["2026-11-22", "2027-28"],
  ["2027-01-02", "2027-28"],
  ["2024-02-29", "2024-25"],
  ["2023-02-01", "2024-25"],
  ["2031-05-05", "2027-28"],
])("on %s a form starts with %s, of the newest FAFSA that is out and has tables", (today, year) => {
  expect(defaultAwardYear(today)).toBe(year);
});

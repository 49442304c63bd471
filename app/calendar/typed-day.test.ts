import { describe, expect, it } from "vitest";
import { readDay } from "./typed-day";

/** What people type for a day, and what each tool takes it for. */
describe("readDay", () => {
  it.each([
    ["2026-10-05", "2026-10-05"],
    ["2026-11-1", "2026-11-01"],
    [" 10/5/2026 ", "2026-10-05"],
    ["11-1-2026", "2026-11-01"],
    ["２０２６-10-05", "2026-10-05"],
    ["2028-02-29", "2028-02-29"],
  ])("reads %j", (text, day) => expect(readDay(text)).toBe(day));

  it.each([
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "13/1/2026",
    "5.10.2026",
    "soon",
    "",
    "2026-10-05T09:00",
    "99999-01-01",
  ])("refuses %j", (text) => expect(readDay(text)).toBeNull());
});

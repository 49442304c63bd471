import { describe, expect, it } from "vitest";
import {
  addDays,
  clockOf,
  daysBetween,
  readDay,
  readTime,
  weekdayOf,
  writeDay,
  writeDuration,
  writeTime,
} from "./dates";

describe("readDay", () => {
  it.each([
    ["2026-10-05", "2026-10-05"],
    [" 10/5/2026 ", "2026-10-05"],
    ["２０２６-10-05", "2026-10-05"],
    ["2028-02-29", "2028-02-29"],
  ])("reads %j", (text, day) => expect(readDay(text)).toBe(day));
  it.each(["2026-02-29", "2026-13-01", "5.10.2026", "soon", "", "2026-10-05T09:00", "99999-01-01"])(
    "refuses %j",
    (text) => expect(readDay(text)).toBeNull(),
  );
});

describe("readTime", () => {
  it.each([
    ["8:30", 510],
    ["08:30:00", 510],
    ["4:30 PM", 990],
    ["12:05 am", 5],
    ["12:00 pm", 720],
  ])("reads %j", (text, minute) => expect(readTime(text)).toBe(minute));
  it.each(["24:00", "8", "13:00 pm", "8:60", "noon"])("refuses %j", (text) => expect(readTime(text)).toBeNull());
});

it("counts days across months and summer time", () => {
  expect(addDays("2026-10-30", 3)).toBe("2026-11-02");
  expect(daysBetween("2026-10-30", "2026-11-02")).toBe(3);
  expect(weekdayOf("2026-10-05")).toBe(1);
});

it("writes days, times and durations", () => {
  expect(writeDay("2026-10-05")).toBe("Monday, October 5");
  expect(writeDay("2026-10-05", "short")).toBe("Mon, Oct 5");
  expect([writeTime(0), writeTime(510), writeTime(750)]).toEqual(["12:00 am", "8:30 am", "12:30 pm"]);
  expect(clockOf(545)).toBe("09:05");
  expect([writeDuration(45), writeDuration(120), writeDuration(125)]).toEqual(["45 min", "2 h", "2 h 5 min"]);
});

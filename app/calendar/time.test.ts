import { describe, expect, it } from "vitest";
import { clockOf, readTime, writeDuration, writeTime } from "./time";

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

it("writes times of day and how long something takes", () => {
  expect([writeTime(0), writeTime(510), writeTime(750)]).toEqual(["12:00 am", "8:30 am", "12:30 pm"]);
  expect(clockOf(545)).toBe("09:05");
  expect([writeDuration(45), writeDuration(120), writeDuration(125)]).toEqual(["45 min", "2 h", "2 h 5 min"]);
});

import { describe, expect, it } from "vitest";
import { firstRun, hourOf, isLate, nextRun, scheduleInWords } from "./schedule";

const at = (moment: string) => new Date(moment);
const morning = { everyMinutes: 15, fromHour: 7, firstAfter: 5 };
const daily = { everyMinutes: 1440, firstAfter: 60 };

it("knows the hour of the East Coast, in winter and in summer and at midnight", () => {
  expect(hourOf(at("2026-11-21T12:00:00Z"))).toBe(7);
  expect(hourOf(at("2026-07-21T11:59:00Z"))).toBe(7);
  expect(hourOf(at("2026-11-21T05:10:00Z"))).toBe(0);
});

describe("the next run", () => {
  it.each([
    ["later the same morning", "2026-11-21T12:00:00Z", "2026-11-21T12:15:00.000Z"],
    ["at seven, when it would be at night", "2026-11-22T04:50:00Z", "2026-11-22T12:00:00.000Z"],
    ["at seven of summer time", "2026-07-22T04:50:00Z", "2026-07-22T11:00:00.000Z"],
    ["at seven in the night the clocks go back", "2026-11-01T04:50:00Z", "2026-11-01T12:00:00.000Z"],
  ])("is %s", (_, ended, next) => expect(nextRun(morning, at(ended)).toISOString()).toBe(next));

  it("is in the night for what runs at night, however late in the day it ran last", () => {
    const night = { everyMinutes: 20 * 60, fromHour: 1, untilHour: 5, firstAfter: 0 };
    expect(nextRun(night, at("2026-11-21T06:40:00Z")).toISOString()).toBe("2026-11-22T06:00:00.000Z");
    expect(nextRun(night, at("2026-11-21T20:00:00Z")).toISOString()).toBe("2026-11-23T06:00:00.000Z");
    expect(scheduleInWords(night)).toBe("once a night, from 1 to 5 a.m. Eastern");
  });

  it("is a day later for what runs once a day", () => {
    expect(nextRun(daily, at("2026-11-21T03:00:00Z")).toISOString()).toBe("2026-11-22T03:00:00.000Z");
    expect(firstRun(daily, at("2026-11-21T03:00:00Z")).toISOString()).toBe("2026-11-21T04:00:00.000Z");
  });
});

it("calls a job late after three of its pauses, and never while a process has it in hand", () => {
  const now = at("2026-11-21T12:00:00Z");
  expect(isLate(morning, "2026-11-21T11:20:00.000Z", null, now)).toBe(false);
  expect(isLate(morning, "2026-11-21T11:10:00.000Z", null, now)).toBe(true);
  expect(isLate(morning, "2026-11-21T11:10:00.000Z", "2026-11-21T12:01:00.000Z", now)).toBe(false);
  expect(isLate(morning, "2026-11-21T11:10:00.000Z", "2026-11-21T11:59:00.000Z", now)).toBe(true);
});

it.each([
  [{ everyMinutes: 1, firstAfter: 0 }, "every minute"],
  [morning, "every 15 minutes, from 7 a.m. Eastern"],
  [{ everyMinutes: 60, firstAfter: 0 }, "every hour"],
  [{ everyMinutes: 180, firstAfter: 0 }, "every 3 hours"],
  [daily, "once a day"],
])("the schedule %j reads %s in the admin area", (schedule, words) => expect(scheduleInWords(schedule)).toBe(words));

import { expect, it } from "vitest";
import { assumptions } from "./assumptions";
import { rulesFor, usualDriveHours, usualSettings } from "./settings";

it("the assumptions make days in which one can drive, tour and eat", () => {
  const { day, road, speed, cost, drivers } = assumptions;
  expect(day.leave).toBeLessThanOrEqual(day.toursFrom);
  expect(day.toursFrom).toBeLessThan(day.lunchFrom);
  expect(day.lunchFrom).toBeLessThan(day.lunchBy);
  expect(day.toursUntil).toBeLessThan(day.stopBy);
  expect(road.factor).toBeGreaterThan(1);
  expect(speed.townMilesPerHour).toBeLessThan(speed.highwayMilesPerHour);
  expect([...drivers.hours].sort((a, b) => a - b)).toEqual(drivers.hours);
  for (const { value, year, source, address } of Object.values(cost)) {
    expect(value).toBeGreaterThan(0);
    expect(`${year}${source}`.length).toBeGreaterThan(10);
    expect(address).toMatch(/^https:\/\/www\.(epa|eia|gsa)\.gov\//);
  }
});

it("more drivers drive longer, and a family's own limits come first", () => {
  expect([1, 2, 3, 9].map(usualDriveHours)).toEqual([6, 8, 10, 10]);
  const rules = rulesFor({ ...usualSettings, drivers: 2, driveHours: 4.5, leave: 420 });
  expect(rules).toMatchObject({ driveLimit: 270, leave: 420, stopBy: assumptions.day.stopBy });
});

it("without windows every day and hour on the road has tours", () => {
  const rules = rulesFor(usualSettings, false);
  expect(rules.runs).toEqual(Array(7).fill(true));
  expect(rules.toursFrom).toBe(rules.leave);
});

import { assumptions } from "./assumptions";
import type { Rules } from "./schedule";

/** Which days tours run. */
export const tourDayChoices = [
  { value: "weekdays", label: "Monday to Friday", runs: [false, true, true, true, true, true, false] },
  { value: "saturdays", label: "Monday to Saturday", runs: [false, true, true, true, true, true, true] },
] as const;
export type TourDays = (typeof tourDayChoices)[number]["value"];

const everyDay = [true, true, true, true, true, true, true];

export const paceChoices = [
  { value: "1", label: "One tour a day", hint: "Time to sit in on a class and talk to students." },
  { value: "2", label: "Two tours a day", hint: "One in the morning, one in the afternoon." },
  { value: "3", label: "Three tours a day", hint: "Only where colleges are close together and tours are short." },
] as const;

export const driverChoices = [
  { value: "1", label: "One driver" },
  { value: "2", label: "Two drivers" },
  { value: "3", label: "Three or more drivers" },
] as const;

/** Where the trip ends: back at the start, at the last college, or somewhere else. */
export const backChoices = [
  { value: "start", label: "Back where we start" },
  { value: "last", label: "At the last college" },
  { value: "other", label: "Somewhere else" },
] as const;
export type Back = (typeof backChoices)[number]["value"];

/** Name of the field for a tour already booked at a college. */
export const bookedField = (unitid: number): string => `at${unitid}`;

/** Lengths of a tour, information session included, in minutes. */
export const tourLengths = [60, 90, 120, 150, 180, 240] as const;

/** What a family chooses about its days; the rest are the assumptions. */
export interface Settings {
  readonly pace: number;
  readonly tourMinutes: number;
  readonly tourDays: TourDays;
  readonly drivers: number;
  /** Most hours of driving in a day; `null` takes the usual ones for so many drivers. */
  readonly driveHours: number | null;
  /** Minutes since midnight; `null` takes the assumption. */
  readonly leave: number | null;
  readonly stopBy: number | null;
  readonly days: number | null;
}

export const usualSettings: Settings = {
  pace: 2,
  tourMinutes: 120,
  tourDays: "weekdays",
  drivers: 1,
  driveHours: null,
  leave: null,
  stopBy: null,
  days: null,
};

/** Hours of driving in a day that so many drivers usually stand. */
export function usualDriveHours(drivers: number): number {
  const { hours } = assumptions.drivers;
  return hours[Math.min(Math.max(Math.round(drivers), 1), 3) - 1] ?? 6;
}

/**
 * The rules of a trip.
 * @param windows false drops the hours and days of tours: a tour may then be at any time of any day on the road
 */
export function rulesFor(settings: Settings, windows = true): Rules {
  const { leave, stopBy, toursFrom, toursUntil, source: _, ...day } = assumptions.day;
  const [morning, evening] = [settings.leave ?? leave, settings.stopBy ?? stopBy];
  const chosen = tourDayChoices.find(({ value }) => value === settings.tourDays)?.runs;
  const runs = windows ? (chosen ?? []) : everyDay;
  return {
    ...day,
    leave: morning,
    stopBy: evening,
    toursFrom: windows ? toursFrom : morning,
    toursUntil: windows ? toursUntil : Math.max(evening, morning + settings.tourMinutes + day.lunchMinutes + 15),
    tourMinutes: settings.tourMinutes,
    pace: settings.pace,
    driveLimit: (settings.driveHours ?? usualDriveHours(settings.drivers)) * 60,
    firstWeekday: null,
    closed: new Set(),
    runs,
    days: settings.days,
  };
}

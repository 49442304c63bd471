import { addDays, type Day, daysBetween, weekday } from "~/calendar/day";

/** On which days before a date somebody can be reminded of it. 0 is the day itself. */
export const dayChoices = [14, 7, 3, 1, 0] as const;

/** What the form holds before anybody has chosen. */
export const usualDays: readonly number[] = [14, 7, 1];

/** How far the weekly summary looks ahead, in days. */
export const weekReach = 14;

/** What one person wants to be told of the dates of one plan. */
export interface ReminderSettings {
  /** Of `dayChoices`, the most first. */
  readonly days: readonly number[];
  readonly weekly: boolean;
}

/** The settings of a form; null where nothing is chosen, which is to get no mail. */
export function readSettings(form: URLSearchParams): ReminderSettings | null {
  const chosen = form.getAll("days");
  const days = dayChoices.filter((choice) => chosen.includes(String(choice)));
  const weekly = form.get("weekly") === "yes";
  return days.length === 0 && !weekly ? null : { days, weekly };
}

/** Something that has a day. */
interface Dated {
  readonly id: string;
  readonly day: Day;
  readonly kind: "deadline" | "task";
}

/** A date that comes, and for which of the chosen days before it somebody is told. */
export interface Due<T> {
  readonly date: T;
  /** Whole days from today; 0 is today. */
  readonly left: number;
  readonly before: number;
}

/**
 * The dates that somebody is to be told of today, the nearest first. Of the days that were chosen the nearest one that
 * has come counts: a morning on which nothing could be sent is made up for later, and a date that is new is told of
 * once, not once for each day it missed. What has passed is not told of. A plan has one deadline for many tasks, so
 * tasks are told of on the last of the chosen days alone.
 */
export function dueOn<T extends Dated>(dates: readonly T[], { days }: ReminderSettings, today: Day): readonly Due<T>[] {
  return dates
    .flatMap((date): Due<T>[] => {
      const left = daysBetween(today, date.day);
      const chosen = date.kind === "task" ? days.slice(-1) : days;
      const before = left < 0 ? undefined : chosen.filter((choice) => choice >= left).sort((a, b) => a - b)[0];
      return before === undefined ? [] : [{ date, left, before }];
    })
    .sort((a, b) => a.left - b.left);
}

/** The dates from today on within the reach of the weekly summary. */
export function aheadOn<T extends Dated>(dates: readonly T[], today: Day): readonly T[] {
  return dates.filter(({ day }) => day >= today && day <= addDays(today, weekReach));
}

/** The Sunday whose summary goes out on this day; null on other days. On Monday it is made up for. */
export function summaryOf(today: Day): Day | null {
  const since = weekday(today);
  return since <= 1 ? addDays(today, -since) : null;
}

/** When a job runs: again so many minutes after it ended, and only in the hours named. */
export interface Schedule {
  readonly everyMinutes: number;
  /** First hour of the day it may run in on the East Coast, 0 to 23; from then to midnight, or to `untilHour`. */
  readonly fromHour?: number;
  /** For what runs at night: the hour at which it may begin no more. Only with `fromHour`, and after it. */
  readonly untilHour?: number;
  /** Minutes from a store's first start to the first run. */
  readonly firstAfter: number;
}

const minute = 60_000;

/** Made once: to make it takes far longer than to ask it, and the hours of a day are asked by quarters. */
const hour = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", hour: "2-digit", hourCycle: "h23" });

/** The hour of the day on the East Coast, 0 to 23. */
export const hourOf = (now: Date): number => Number(hour.format(now));

/** The first moment at which a job may run that should run at one, or as soon after it as its hours allow. */
export function allowedFrom(schedule: Schedule, moment: Date): Date {
  const { fromHour = 0, untilHour = 24 } = schedule;
  const isAllowed = (hour: number) => hour >= fromHour && hour < untilHour;
  const next = new Date(moment);
  // By quarters of an hour: clocks change by whole hours, and every zone's offset is a multiple of it.
  while (!isAllowed(hourOf(next))) next.setTime((Math.floor(next.getTime() / (15 * minute)) + 1) * 15 * minute);
  return next;
}

/** When a job runs again that ended at a moment. */
export const nextRun = (schedule: Schedule, ended: Date): Date =>
  allowedFrom(schedule, new Date(ended.getTime() + schedule.everyMinutes * minute));

/** When a job runs first that no store knows yet. */
export const firstRun = (schedule: Schedule, now: Date): Date =>
  allowedFrom(schedule, new Date(now.getTime() + schedule.firstAfter * minute));

/** "every 15 minutes, from 7 a.m. Eastern". */
export function scheduleInWords({ everyMinutes, fromHour, untilHour }: Schedule): string {
  if (untilHour !== undefined) return `once a night, from ${fromHour} to ${untilHour} a.m. Eastern`;
  const every =
    everyMinutes === 1
      ? "every minute"
      : everyMinutes % 60 !== 0
        ? `every ${everyMinutes} minutes`
        : everyMinutes === 60
          ? "every hour"
          : everyMinutes === 1440
            ? "once a day"
            : `every ${everyMinutes / 60} hours`;
  return fromHour === undefined ? every : `${every}, from ${fromHour} a.m. Eastern`;
}

/**
 * Whether a job is late: its next run is long past, and no process has it in hand. Minutes of grace:
 * three schedules.
 */
export function isLate({ everyMinutes }: Schedule, nextAt: string, lockedUntil: string | null, now: Date): boolean {
  if (lockedUntil !== null && lockedUntil > now.toISOString()) return false;
  return now.getTime() - Date.parse(nextAt) > Math.max(3 * everyMinutes, 15) * minute;
}

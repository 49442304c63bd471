/**
 * How a day on the road runs: one set of rules, used to test an order of stops and to write the plan out. Everything is
 * done as early as the rules allow, and doing one thing earlier never makes a later one later; the search for the best
 * order (`fit.ts`) depends on that.
 */

/** The rules of a trip. Minutes; times of day are minutes since midnight on the clock of the place. */
export interface Rules {
  readonly leave: number;
  /** Nobody drives after this. */
  readonly stopBy: number;
  readonly toursFrom: number;
  /** The last tour of a day has ended by this. */
  readonly toursUntil: number;
  readonly parkingMinutes: number;
  readonly lunchFrom: number;
  readonly lunchBy: number;
  readonly lunchMinutes: number;
  readonly breakAfterMinutes: number;
  readonly breakMinutes: number;
  /** A drive is not begun in the evening for less than this when it must be finished the next day. */
  readonly shortestPartMinutes: number;
  readonly tourMinutes: number;
  /** Most tours in a day. */
  readonly pace: number;
  /** Most minutes of driving in a day, all drivers together. */
  readonly driveLimit: number;
  /** Weekday of the first day, 0 is Sunday; `null` for a trip without dates, on which every day has tours. */
  readonly firstWeekday: number | null;
  /** Whether tours run, by weekday. */
  readonly runs: readonly boolean[];
  /** Days on which colleges are closed, counted from the first. */
  readonly closed: ReadonlySet<number>;
  /** Most days, `null` for as many as it takes. */
  readonly days: number | null;
}

/** A tour whose time is already agreed with the college. Day 0 is the first day. */
export interface Booking {
  readonly day: number;
  readonly minute: number;
}

/** Where a family stands in time. */
export interface Moment {
  day: number;
  minute: number;
  /** Minutes of driving since the morning. */
  driven: number;
  tours: number;
  ate: boolean;
}

/** What happened, in order, for the plan that is written out. Shares 0–1 say how far along a drive is. */
export type Happening =
  | {
      readonly kind: "drive";
      readonly day: number;
      readonly start: number;
      readonly end: number;
      readonly minutes: number;
      readonly rests: number;
      readonly lunch: boolean;
      readonly fromShare: number;
      readonly toShare: number;
    }
  | { readonly kind: "lunch"; readonly day: number; readonly start: number; readonly end: number }
  | {
      readonly kind: "tour";
      readonly day: number;
      readonly start: number;
      readonly end: number;
      readonly booked: boolean;
    }
  /** `share` is null for a night near a stop, else how far along the drive it is. */
  | { readonly kind: "night"; readonly day: number; readonly share: number | null };

/** More days than any trip has; reached only when no tour can ever take place. */
export const TOO_LONG = 400;

export function firstMoment(rules: Rules): Moment {
  return { day: 0, minute: rules.leave, driven: 0, tours: 0, ate: false };
}

function nextMorning(rules: Rules, now: Moment): void {
  now.day += 1;
  now.minute = rules.leave;
  now.driven = 0;
  now.tours = 0;
  now.ate = false;
}

/** Rests on a drive of so many minutes: one after every full stretch but the last. */
function restsOn(rules: Rules, minutes: number): number {
  return minutes <= rules.breakAfterMinutes ? 0 : Math.ceil(minutes / rules.breakAfterMinutes) - 1;
}

/** Most minutes of driving that fit, rests included, into so many minutes. */
function wheelTimeIn(rules: Rules, minutes: number): number {
  const stretch = rules.breakAfterMinutes + rules.breakMinutes;
  const full = Math.floor(minutes / stretch);
  return full * rules.breakAfterMinutes + Math.min(rules.breakAfterMinutes, minutes - full * stretch);
}

/**
 * Drives a leg as early and as far as the day allows, over as many days as it takes. Changes `now`.
 * @param minutes of driving @param shift minutes to add to the clock on arrival
 */
export function drive(rules: Rules, now: Moment, minutes: number, shift: number, happened?: Happening[]): void {
  let left = minutes;
  while (left > 0) {
    const fits = (lunch: number) =>
      Math.min(left, rules.driveLimit - now.driven, wheelTimeIn(rules, rules.stopBy - now.minute - lunch));
    const ends = (part: number) => now.minute + part + restsOn(rules, part) * rules.breakMinutes;
    let part = fits(0);
    let lunch = false;
    if (!now.ate && ends(part) > rules.lunchBy) {
      part = fits(rules.lunchMinutes);
      lunch = ends(part) > rules.lunchBy;
    }
    if (part < left && part < rules.shortestPartMinutes) {
      happened?.push({ kind: "night", day: now.day, share: left === minutes ? null : 1 - left / minutes });
      nextMorning(rules, now);
      continue;
    }
    const start = now.minute;
    now.minute = ends(part) + (lunch ? rules.lunchMinutes : 0);
    now.driven += part;
    if (lunch) now.ate = true;
    const fromShare = 1 - left / minutes;
    left -= part;
    happened?.push({
      kind: "drive",
      day: now.day,
      start,
      end: now.minute,
      minutes: part,
      rests: restsOn(rules, part),
      lunch,
      fromShare,
      toShare: 1 - left / minutes,
    });
    if (left === 0) break;
    happened?.push({ kind: "night", day: now.day, share: 1 - left / minutes });
    nextMorning(rules, now);
  }
  now.minute += shift;
}

export function hasTours(rules: Rules, day: number): boolean {
  if (rules.firstWeekday === null) return true;
  return rules.runs[(rules.firstWeekday + day) % 7] === true && !rules.closed.has(day);
}

function eat(rules: Rules, now: Moment, happened?: Happening[]): void {
  const start = now.minute;
  now.minute += rules.lunchMinutes;
  now.ate = true;
  happened?.push({ kind: "lunch", day: now.day, start, end: now.minute });
}

/**
 * Takes the tour of the stop where the family has just arrived, as early as it can be. Changes `now`.
 * @returns false when a booked tour was missed; the tour is then taken when it can be
 */
export function tour(rules: Rules, now: Moment, booking: Booking | null, happened?: Happening[]): boolean {
  now.minute += rules.parkingMinutes;
  if (booking !== null) {
    if (now.day < booking.day || (now.day === booking.day && now.minute <= booking.minute)) {
      keepBooking(rules, now, booking, happened);
      return true;
    }
  }
  while (now.day < TOO_LONG) {
    if (hasTours(rules, now.day) && now.tours < rules.pace) {
      const start = Math.max(now.minute, rules.toursFrom);
      const lunch = !now.ate && start >= rules.lunchFrom ? rules.lunchMinutes : 0;
      if (start + lunch + rules.tourMinutes <= rules.toursUntil) {
        now.minute = start;
        if (lunch > 0) eat(rules, now, happened);
        walk(rules, now, false, happened);
        break;
      }
    }
    happened?.push({ kind: "night", day: now.day, share: null });
    nextMorning(rules, now);
  }
  return booking === null;
}

function keepBooking(rules: Rules, now: Moment, booking: Booking, happened?: Happening[]): void {
  while (now.day < booking.day) {
    happened?.push({ kind: "night", day: now.day, share: null });
    nextMorning(rules, now);
  }
  const meal = Math.max(now.minute, rules.lunchFrom);
  if (!now.ate && meal + rules.lunchMinutes <= booking.minute) {
    now.minute = meal;
    eat(rules, now, happened);
  }
  now.minute = booking.minute;
  walk(rules, now, true, happened);
}

function walk(rules: Rules, now: Moment, booked: boolean, happened?: Happening[]): void {
  const start = now.minute;
  now.minute += rules.tourMinutes;
  now.tours += 1;
  happened?.push({ kind: "tour", day: now.day, start, end: now.minute, booked });
  if (!now.ate && now.minute >= rules.lunchFrom) eat(rules, now, happened);
}

import { addDays, weekday } from "~/calendar/day";

/**
 * Days on which colleges usually give no tours. Federal holidays are arithmetic from the law (5 U.S.C. 6103); what
 * colleges close besides is our own rule of thumb, and a tour that is booked goes before it.
 */

/** The `n`th weekday (0 is Sunday) of a month; the last where `n` is -1. */
function nth(year: number, month: number, day: number, n: number): string {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const start = addDays(first, (day - weekday(first) + 7) % 7);
  if (n > 0) return addDays(start, (n - 1) * 7);
  const fifth = addDays(start, 28);
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(start, 21);
}

/** A holiday on a weekend is kept on the Friday before or the Monday after. */
function observed(day: string): string {
  return addDays(day, { 6: -1, 0: 1 }[weekday(day)] ?? 0);
}

function holidaysOf(year: number): readonly (readonly [day: string, name: string])[] {
  const fixed = [
    ["01-01", "New Year’s Day"],
    ["06-19", "Juneteenth"],
    ["07-04", "Independence Day"],
    ["11-11", "Veterans Day"],
    ["12-25", "Christmas Day"],
  ] as const;
  return [
    [nth(year, 1, 1, 3), "Martin Luther King Jr. Day"],
    [nth(year, 2, 1, 3), "Presidents’ Day"],
    [nth(year, 5, 1, -1), "Memorial Day"],
    [nth(year, 9, 1, 1), "Labor Day"],
    [nth(year, 10, 1, 2), "Columbus Day and Indigenous Peoples’ Day"],
    [nth(year, 11, 4, 4), "Thanksgiving"],
    ...fixed.flatMap(([day, name]): [string, string][] => {
      const on = `${year}-${day}`;
      return observed(on) === on
        ? [[on, name]]
        : [
            [on, name],
            [observed(on), `${name} (observed)`],
          ];
    }),
  ];
}

/** Days before and after a holiday on which offices are usually closed too. */
const around: Readonly<Record<string, readonly number[]>> = {
  Thanksgiving: [-1, 1, 2, 3],
  "Memorial Day": [-3, -2],
  "Labor Day": [-3, -2],
};

/**
 * The days that make a long weekend of July 4, by its weekday (0 is Sunday); the day it's observed on is a holiday
 * itself.
 */
const aroundJulyFourth: Readonly<Record<number, readonly number[]>> = { 0: [-2, -1], 1: [-3, -2], 5: [1], 6: [1] };

/** Winter break, by month and day: offices close and students are away. */
const winter = { from: "12-18", to: "01-06" };

const known = new Map<number, ReadonlyMap<string, string>>();

function closedIn(year: number): ReadonlyMap<string, string> {
  const found = known.get(year);
  if (found) return found;
  const closed = new Map<string, string>();
  for (const [day, name] of holidaysOf(year)) {
    const offsets = name === "Independence Day" ? aroundJulyFourth[weekday(day)] : around[name];
    for (const offset of offsets ?? []) closed.set(addDays(day, offset), `the ${name} weekend`);
  }
  for (const [day, name] of holidaysOf(year)) closed.set(day, name);
  known.set(year, closed);
  return closed;
}

/**
 * Why colleges usually give no tours on a day, in words that finish "No tours: …"; `null` on an ordinary day. Weekdays
 * are left to what the family chose, but for Sundays.
 *
 * @param day as 2026-11-26
 */
export function noToursBecause(day: string): string | null {
  const holiday = closedIn(Number(day.slice(0, 4))).get(day);
  if (holiday) return holiday;
  const date = day.slice(5);
  if (date >= winter.from || date <= winter.to) return "winter break";
  return weekday(day) === 0 ? "Sunday" : null;
}

/**
 * Days of a trip without tours, counted from its first day, for as long as a plan may run.
 *
 * @param length days to look at
 */
export function daysWithoutTours(firstDay: string, length: number): ReadonlySet<number> {
  const days = new Set<number>();
  for (let day = 0; day < length; day++) if (noToursBecause(addDays(firstDay, day)) !== null) days.add(day);
  return days;
}

/**
 * Days from the first one on which colleges usually give no tours, each with its reason; none where either is not
 * known.
 */
export function closedDays(firstDay: string | null, days: number | null) {
  if (firstDay === null) return [];
  return Array.from({ length: days ?? 0 }, (_, at) => addDays(firstDay, at)).flatMap((day) => {
    const why = noToursBecause(day);
    return why === null ? [] : [{ day, why }];
  });
}

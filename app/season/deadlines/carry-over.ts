import { addDays, type Day, isMonthDay, type MonthDay, weekday, yearOf } from "~/calendar/day";

/** Days of the month on which colleges like to close. */
const rounds = new Set([1, 5, 10, 15, 20, 25, 30]);
const isRound = (day: Day) => rounds.has(Number(day.slice(8)));

/**
 * The day of the year a college would have meant when it closed on a Monday: many move a date off a weekend, and that
 * moved date is no date for another year. November 3, 2025 was a Monday because November 1 was a Saturday. In doubt
 * it's the earlier day: December 2, 2024 stood for November 30 at some colleges and for December 1 at others.
 */
export function meantDay(day: Day): MonthDay {
  if (weekday(day) === 1 && !isRound(day)) {
    // A New Year's Day on a Friday moves a deadline to the Monday after it, too.
    const before = day.slice(5) === "01-04" ? [3, 2, 1] : [2, 1];
    const meant = before.map((days) => addDays(day, -days)).find(isRound);
    if (meant !== undefined) return meant.slice(5);
  }
  return isMonthDay(day.slice(5)) ? day.slice(5) : "02-28";
}

/**
 * A date of one season, moved to the season of those who enter in another fall.
 * @param from the fall of the season the date is of
 */
export function carriedOver(day: Day, from: number, to: number): Day {
  return `${yearOf(day) + to - from}-${meantDay(day)}`;
}

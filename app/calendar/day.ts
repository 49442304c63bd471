import { monthName, monthNames } from "./month";

// A month is written beside days nearly everywhere.
export { writeMonth } from "./month";

/**
 * Whole calendar days as "YYYY-MM-DD". A deadline is a day on the student's own calendar, so no time zone and no clock
 * takes part: days compare as text, and arithmetic runs in UTC, where every day has 24 hours.
 */
export type Day = string;

/** Day of the year without a year, "MM-DD". */
export type MonthDay = string;

const dayLength = 86_400_000;

/** Whether the text is a day that exists: "2027-02-29" is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(numberOfDay(text)) === text;
}

export function isMonthDay(text: string): boolean {
  // 2025 has no February 29: a yearly date must exist every year.
  return isDay(`2025-${text}`);
}

/** Days since 1970-01-01; `NaN` for text that is no day. */
export function numberOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

function dayOfNumber(number: number): Day {
  return Number.isFinite(number) ? new Date(number * dayLength).toISOString().slice(0, 10) : "";
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOfDay(day) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOfDay(to) - numberOfDay(from);
}

export const earlier = (a: Day, b: Day): Day => (a <= b ? a : b);
export const later = (a: Day, b: Day): Day => (a >= b ? a : b);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): string => day.slice(0, 7);

/** 0 is Sunday. */
export function weekday(day: Day): number {
  return (((numberOfDay(day) + 4) % 7) + 7) % 7;
}

/** The nth Saturday of a month; `month` from 1. */
export function nthSaturday(year: number, month: number, nth: number): Day {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return addDays(first, ((6 - weekday(first) + 7) % 7) + (nth - 1) * 7);
}

const weekdayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const weekdayName = (day: Day) => weekdayNames[weekday(day)] ?? "";

/** "November 1, 2026" */
export function writeDay(day: Day): string {
  return `${monthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

/** "Sun, Nov 1" */
export function writeShortDay(day: Day): string {
  return `${weekdayName(day).slice(0, 3)}, ${writeShortMonthDay(day)}`;
}

/** "Nov 1" */
export const writeShortMonthDay = (day: Day): string => `${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`;

/** "Nov 1, 2026": in a column a whole name of a month takes a line of its own. */
export const writeShortDate = (day: Day): string => `${writeShortMonthDay(day)}, ${day.slice(0, 4)}`;

/** "November 1" of "11-01" or of a day. */
export function writeMonthDay(text: Day | MonthDay): string {
  const [month = "", day = ""] = text.slice(-5).split("-");
  return `${monthNames[Number(month) - 1] ?? ""} ${Number(day)}`;
}

/** "Monday, October 5" or "Mon, Oct 5". */
export function writeWeekday(day: Day, length: "long" | "short" = "long"): string {
  return length === "short" ? writeShortDay(day) : `${weekdayName(day)}, ${writeMonthDay(day)}`;
}

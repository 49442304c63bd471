import type { Day } from "./day";

/** What writes days of a place, kept because making one takes longer than a hundred days do. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that is shown on calendars in a place at an instant. @param zone such as "America/New_York" */
export function dayIn(zone: string, instant: Date): Day {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
    formats.set(zone, format);
  }
  return format.format(instant);
}

/** The day by which this site counts how far a date is, on the server and in every browser. */
export const easternDay = (instant: Date): Day => dayIn("America/New_York", instant);

/** The year by that day, which tells a class year from a birth year. */
export const easternYear = (instant: Date): number => Number(easternDay(instant).slice(0, 4));

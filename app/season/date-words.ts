import { writeDay, writeMonth } from "~/calendar/day";

/** A date as it was found, whole or in part: "2026" → "2026", "2026-05" → "May 2026", "2026-07-01" → "July 1, 2026". */
export function dateWords(date: string): string {
  return date.length < 7 ? date : date.length === 7 ? writeMonth(date) : writeDay(date);
}

/** With its preposition: "in May 2026", "on July 1, 2026". */
export function whenWords(date: string): string {
  return `${date.length > 7 ? "on" : "in"} ${dateWords(date)}`;
}

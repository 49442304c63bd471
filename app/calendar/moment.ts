import { writeDay } from "./day";
import { easternDay } from "./eastern-day";

/** Moments in words, for every page, message and file. Days without an hour are written by `day.ts`. */

// Made when first asked: each takes longer than all else that a page's program loads with.
let eastern: Intl.DateTimeFormat | undefined;
let utc: Intl.DateTimeFormat | undefined;

/** "December 5, 2026", the day of a moment by Eastern time. @param moment UTC text */
export const dayInWords = (moment: string): string => writeDay(easternDay(new Date(moment)));

/**
 * "December 4, 2026 at 9:00 PM Eastern time"; for what counts to the minute, such as an end or a payment.
 *
 * @param moment UTC text
 */
export function momentInWords(moment: string): string {
  eastern ??= new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "America/New_York",
  });
  return `${eastern.format(new Date(moment))} Eastern time`;
}

/** "Nov 22, 2026, 7:33 PM UTC": administrators compare with logs, which are in UTC. @param moment UTC text */
export function momentInUtc(moment: string): string {
  utc ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return `${utc.format(new Date(moment))} UTC`;
}

import { writeDay } from "./day";
import { easternDay } from "./eastern-day";

/** Moments in words, for every page, message and file. Days without an hour are written by `day.ts`. */

const moments = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "America/New_York",
});
const inUtc = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** "December 5, 2026", the day of a moment by Eastern time. @param moment UTC text */
export const dayInWords = (moment: string): string => writeDay(easternDay(new Date(moment)));

/**
 * "December 4, 2026 at 9:00 PM Eastern time"; for what counts to the minute, such as an end or a payment.
 *
 * @param moment UTC text
 */
export const momentInWords = (moment: string): string => `${moments.format(new Date(moment))} Eastern time`;

/** "Nov 22, 2026, 7:33 PM UTC": administrators compare with logs, which are in UTC. @param moment UTC text */
export const momentInUtc = (moment: string): string => `${inUtc.format(new Date(moment))} UTC`;

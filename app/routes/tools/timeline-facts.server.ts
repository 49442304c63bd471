import type { Day } from "~/calendar/day";
import { dayIn } from "~/calendar/eastern-day";

/** The day it is on the East Coast. In the browser the reader's own day takes its place. */
export function today(): Day {
  return dayIn("America/New_York", new Date());
}

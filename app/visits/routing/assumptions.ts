import { readTime } from "~/calendar/time";
import file from "../../../content/facts/visits/assumptions.json";

const { leave, stopBy, toursFrom, toursUntil, lunchFrom, lunchBy } = file.day;

/**
 * What the planner assumes, with where each figure comes from. Times of day are minutes since midnight. A plain object,
 * not a schema: the browser has it too, and a test checks the file.
 */
export const assumptions = {
  ...file,
  day: {
    ...file.day,
    leave: minuteOf(leave),
    stopBy: minuteOf(stopBy),
    toursFrom: minuteOf(toursFrom),
    toursUntil: minuteOf(toursUntil),
    lunchFrom: minuteOf(lunchFrom),
    lunchBy: minuteOf(lunchBy),
  },
};

function minuteOf(text: string): number {
  const minute = readTime(text);
  if (minute === null) throw new Error(`${text} is no time of day`);
  return minute;
}

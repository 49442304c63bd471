import type { Day } from "~/calendar/day";

/** First and last day on which an application for a fall can be due. */
export const seasonOf = (entry: number): readonly [Day, Day] => [`${entry - 1}-08-01`, `${entry}-08-31`];

/** Days belong to the calendar; the timeline and the plans have always found them under this name. */
export * from "~/calendar/day";

import { writeDay } from "~/calendar/day";
import { deadlineLabel } from "~/season/deadlines/words";
import type { Application } from "./task";

/** The day of something that has no date of its own, such as the reply day. */
export const usualWords = "The usual day in recent years.";

/** A day of our own for a college that takes applications as they come. */
export const rollingWords = "It decides as applications come in, so we picked a day to work toward.";

/** No date is known at all. */
export const unknownWords = (entry: number) =>
  `We don’t have a date for fall ${entry}. Treat this as the last day, since it’s the next day colleges usually close, and check the college’s page today.`;

/** How sure a day is in a few words, for a table. */
export function certaintyLabel({ certainty, known }: Application, entry: number): string {
  if (certainty === "yours") return "your date";
  if (certainty === "unknown" || known === null) return "not known: check today";
  return certainty === "working" ? "our suggestion; it decides as applications come in" : deadlineLabel(known, entry);
}

/**
 * What a day that isn't the college's own is called and what is known instead, in the timeline and in a plan's dates.
 */
export function workingWords({ name, certainty, lastDay, date }: Application): {
  readonly title: string;
  readonly detail: string;
} {
  if (certainty === "unknown") {
    return {
      title: `${name}: we don’t have the date, so treat ${writeDay(date)} as the last day`,
      detail: "Look up the real date on its admission page today and enter it here. The plan will adjust.",
    };
  }
  const end =
    lastDay === null
      ? "Some have an earlier date for aid or popular majors."
      : `Its last day is ${writeDay(lastDay)}, but spots and aid may be gone by then.`;
  return {
    title: `${name}: send the application`,
    detail: `It decides as applications come in, so the sooner the better. ${end}`,
  };
}

/** How far a day is: "today", "tomorrow", "in 12 days", "in 7 months", "3 days ago". */
export function distanceWords(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  if (days < 0) return `${-days} days ago`;
  if (days < 60) return `in ${days} days`;
  if (days < 700) return `in ${Math.round(days / 30.44)} months`;
  return `in ${Math.round(days / 365.25)} years`;
}

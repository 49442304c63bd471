import { writeDay } from "./day";
import type { Application, Certainty } from "./task";

/** How sure a day is, as one sentence. */
export function certaintyWords(certainty: Certainty | "usual", season: string): string {
  switch (certainty) {
    case "yours":
      return "The date you entered.";
    case "typical":
      return `Typical date, from ${season}. Check it on the college’s own page.`;
    case "working":
      return "A day of our own to work toward. Check the college’s page.";
    case "usual":
      return "The usual day of recent years.";
  }
}

/** The same in a few words, for a table. @param rolling the college decides as applications come in */
export function certaintyLabel(certainty: Certainty, season: string, rolling: boolean): string {
  if (certainty === "yours") return "your date";
  if (certainty === "typical") return `typical, ${season}`;
  return rolling ? "our own day; it decides as they come" : "our own day, date not known";
}

/** What a day of our own is called and what is known instead, in the words of the timeline and of a plan's dates. */
export function workingWords({ name, planListed, lastDay }: Pick<Application, "name" | "planListed" | "lastDay">): {
  readonly title: string;
  readonly detail: string;
} {
  if (!planListed) {
    return {
      title: `${name}: our own date, the real one is not known`,
      detail:
        "We know no date of this college for this way to apply, so we work toward this day. Find the real date and enter it.",
    };
  }
  const end =
    lastDay === null
      ? "Some have a first date for aid or for popular majors."
      : `Its last day is typically ${writeDay(lastDay)}, but places and aid may be gone by then.`;
  return {
    title: `${name}: have the application in`,
    detail: `It decides as applications come in, so we work toward this day. ${end}`,
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

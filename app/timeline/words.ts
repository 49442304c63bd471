import type { Certainty } from "./task";

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

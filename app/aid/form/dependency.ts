import type { AidMessage } from "~/aid/spanish/messages";

/**
 * Whether the FAFSA takes a student as dependent on their parents. Source: 20 U.S.C. 1087vv(d); the questions are those
 * of the form. One ground is enough to be independent; living alone or paying one's own way is none.
 */
export const grounds = [
  "born",
  "married",
  "graduate",
  "military",
  "dependents",
  "orphan",
  "emancipated",
  "homeless",
  "unusual",
] as const;
export type Ground = (typeof grounds)[number];

/** The ground in the words of the form. */
export function groundLabel(ground: Ground): AidMessage {
  switch (ground) {
    case "born":
      return "You’re 24 or older by December 31 of the year in which the school year starts";
    case "married":
      return "Married, and not separated, on the day you file";
    case "graduate":
      return "Working on a master’s, doctoral or professional degree in that school year";
    case "military":
      return "A veteran, or on active duty in the U.S. armed forces for more than training";
    case "dependents":
      return "You have children or other people who live with you and get more than half of their support from you";
    case "orphan":
      return "At any time since you turned 13: both parents had died, you were in foster care, or you were a ward of the court";
    case "emancipated":
      return "A court says you’re an emancipated minor, or placed you with a legal guardian who isn’t your parent";
    case "homeless":
      return "Unaccompanied, and homeless or at risk of it, since July 1 of the year before, as confirmed by a school, shelter or program";
    case "unusual":
      return "You can’t reach your parents, or it isn’t safe to (the college decides; until then the form counts you as independent)";
  }
}

/** Students born before January 1 of this year are independent by age: 24 by the end of the award year's first year. */
export function bornBefore(awardYear: string): number {
  return Number(awardYear.slice(0, 4)) - 23;
}

/** Dependent unless at least one ground applies. */
export function isDependent(applies: readonly Ground[]): boolean {
  return applies.length === 0;
}

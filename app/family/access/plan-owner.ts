import { type AccountAgeBand, adultDay } from "~/account/age";

/** Who keeps a plan: the student, or the parent who started it. */
export interface PlanOwnership {
  readonly startedBy: "student" | "parent";
  /** The student has joined and taken the plan over. */
  readonly takenOver: boolean;
  /** Age band of the student's account, null while the student has not joined. */
  readonly studentAge: AccountAgeBand | null;
  /** The month in which the student turns 18, "2027-05", as the parent says; null where nobody said it. */
  readonly adultFrom: string | null;
}

export type PlanOwner = "student" | "parent" | "nobody";

/**
 * Who may change a plan. A plan that a parent started is the parent's until the student takes it over, and at 18 it is
 * the student's without anybody's doing, from the first day on which they surely are. A student of 18 who has not
 * joined leaves it with nobody: it can be read and saved, and the student can be invited, but no parent goes on keeping
 * an adult's plan.
 *
 * @param today "YYYY-MM-DD"
 */
export function planOwner({ startedBy, takenOver, studentAge, adultFrom }: PlanOwnership, today: string): PlanOwner {
  if (startedBy === "student" || takenOver) return "student";
  const adult = studentAge === "18+" || (adultFrom !== null && today >= adultDay(adultFrom));
  if (!adult) return "parent";
  return studentAge === null ? "nobody" : "student";
}

/**
 * A parent may say a month of this year and the years after, so many in all: a student of 11 is the youngest to plan
 * for.
 */
export const adultYears = 7;

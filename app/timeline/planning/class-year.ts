import { type Day, yearOf } from "~/calendar/day";
import type { Path } from "./choices";

/** Class year of the students who are high school seniors on a day; a school year begins on August 1. */
export function seniorYear(day: Day): number {
  return yearOf(day) + (day.slice(5) >= "08-01" ? 1 : 0);
}

/** The year college starts. Whoever finished school longer ago than a gap year starts with the next class. */
export function entryYear(classYear: number, path: Path, from: Day): number {
  if (path === "gap") return Math.max(classYear + 1, seniorYear(from));
  return classYear;
}

/** Years a class may lie behind or ahead on each path. */
const reach: Readonly<Record<Path, { back: number; ahead: number }>> = {
  first: { back: 0, ahead: 4 },
  gap: { back: 6, ahead: 4 },
  transfer: { back: 0, ahead: 3 },
};

/**
 * What is wrong with a class year (for transfers: the year to start at the new college), or `null`.
 * @param from the day the plan is made
 */
export function classYearProblem(year: number, path: Path, from: Day): string | null {
  const senior = seniorYear(from);
  const { back, ahead } = reach[path];
  const what =
    path === "transfer" ? "the year you want to start at the new college" : "the year you finish high school";
  const example = `such as ${senior + (path === "transfer" ? 0 : 1)}`;
  if (year >= senior - back && year <= senior + ahead) return null;
  if (year >= 1 && year <= 12) return `That looks like a grade. Enter ${what}, ${example}.`;
  if (path === "first" && year < senior && year >= senior - reach.gap.back) {
    return `The season for the class of ${year} is over. If you’re applying a year or more after high school, choose the gap year. If you’re in college, choose transfer.`;
  }
  if (year < senior - back && year >= senior - 90) return `${year} looks like a birth year. Enter ${what}, ${example}.`;
  if (year > senior + ahead && year <= senior + 12 && path !== "transfer") {
    return `This plan starts in 8th grade. The class of ${year} gets there in August ${year - 5}.`;
  }
  return `Enter ${what}, from ${senior - back} to ${senior + ahead}.`;
}

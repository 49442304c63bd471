/** Award years, written "2026-27". */

/** The year that a student who plans ahead most likely begins in: the year of every price that names no other. */
export const usualEntry = "2027-28";

/** Calendar year in which an award year starts: 2026 for "2026-27". */
export function startOf(awardYear: string): number {
  return Number(awardYear.slice(0, 4));
}

/** "2026-27" for 2026. */
export function awardYearText(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
}

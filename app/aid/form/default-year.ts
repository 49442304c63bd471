import { type AwardYear, awardYears } from "~/aid/formula/tables";
import type { Day } from "~/calendar/day";

/** By law the FAFSA of the next award year is out by this day: FAFSA Deadline Act, Public Law 118-145. */
const opens = "10-01";

/**
 * The award year a form starts with: that of the newest FAFSA that is out, or the last one there are tables for.
 * Whoever asks for the year that is under way chooses it.
 */
export function defaultAwardYear(today: Day): AwardYear {
  const year = Number(today.slice(0, 4)) + (today.slice(5) >= opens ? 1 : 0);
  const found = awardYears.find((each) => each.startsWith(String(year)));
  const [first] = awardYears;
  return found ?? awardYears.filter((each) => Number(each.slice(0, 4)) <= year).at(-1) ?? first;
}

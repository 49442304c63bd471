import { addDays, type Day, isDay } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import { cssProfiles, sittings } from "~/season/dates/plan-facts.server";
import { applicationFee, deadlinesOf } from "~/season/deadlines/deadlines.server";
import { mostColleges } from "~/timeline/planning/choices";
import { seniorYear } from "~/timeline/planning/class-year";
import { planCollege } from "~/timeline/planning/college-facts";
import { deadlinesKey, type TimelineFigures } from "./figures";

/** Falls of entry that a plan may be for, from that of the seniors on: see `classYearProblem`. */
const falls = [0, 1, 2, 3, 4, 5];

/**
 * The figures of some colleges, from their UNITIDs with commas between; `null` where one is none, they are too many, or
 * the day is none of a plan.
 */
export function timelineFigures(asked: string, from: string, today: Day): TimelineFigures | null {
  const unitids = [...new Set(asked.split(",").filter((each) => each !== ""))].map(Number);
  const colleges = unitids.map((unitid) => catalogue().byUnitid.get(unitid));
  if (unitids.length > mostColleges || !isDay(from) || from > addDays(today, 1) || from < addDays(today, -366 * 6)) {
    return null;
  }
  const known = colleges.filter((college) => college !== undefined);
  if (known.length < unitids.length) return null;
  const css = cssProfiles(from);
  const entries = falls.map((ahead) => seniorYear(from) + ahead);
  return {
    from,
    sittings: sittings(),
    css: known.flatMap(({ unitid }) => css.get(unitid) ?? []),
    colleges: known.map((college) => {
      const byEntry = Object.fromEntries(entries.map((entry) => [entry, planCollege(college, entry, from)]));
      const applicants = ["first-year", "transfer"] as const;
      return {
        unitid: college.unitid,
        fee: applicationFee(college.unitid),
        byEntry,
        deadlines: Object.fromEntries(
          entries.flatMap((entry) =>
            applicants.map((applicant) => [
              deadlinesKey(entry, applicant),
              deadlinesOf(planCollege(college, entry, from), entry, applicant, from),
            ]),
          ),
        ),
      };
    }),
  };
}

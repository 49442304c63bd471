import type { Day } from "~/calendar/day";
import type { CssProfile } from "~/season/aid/css-profile";
import type { Applicant, CollegeDeadline } from "~/season/deadlines/college-deadlines";
import type { Sitting } from "~/season/tests/sitting";
import type { Application, PlanCollege } from "~/timeline/planning/task";

/** What the browser needs to plan with the chosen colleges. Public dates alone: the same for everyone. */
export interface TimelineFigures {
  /** The day the plan begins, by which dates may have expired. */
  readonly from: Day;
  readonly colleges: readonly FigureCollege[];
  readonly sittings: readonly Sitting[];
  readonly css: readonly CssProfile[];
}

interface FigureCollege {
  readonly unitid: number;
  readonly fee: Application["fee"];
  /** What decides its work, by the fall of entry. */
  readonly byEntry: Readonly<Record<number, PlanCollege>>;
  /** Its dates, by `deadlinesKey`. */
  readonly deadlines: Readonly<Record<string, readonly CollegeDeadline[]>>;
}

export const deadlinesKey = (entry: number, applicant: Applicant): string => `${entry} ${applicant}`;

/** Address of these figures: UNITIDs and a day are all that is in it. */
export const figuresPath = (unitids: readonly number[], from: Day): string =>
  `/api/application-timeline?figures=${unitids.join(",")}&from=${from}`;

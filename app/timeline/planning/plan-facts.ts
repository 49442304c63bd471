import type { Day } from "~/calendar/day";
import type { CssProfile } from "~/season/aid/css-profile";
import type { StateAidDate } from "~/season/aid/state-aid";
import type { Applicant, CollegeDeadline } from "~/season/deadlines/college-deadlines";
import type { Sitting } from "~/season/tests/sitting";
import type { Rules } from "./rules";
import type { Application, PlanCollege } from "./task";

/** Everything of this season that a plan is made from. */
export interface PlanFacts {
  readonly colleges: ReadonlyMap<number, PlanCollege>;
  /** The deadlines of a college for entry in a fall: `deadlinesOf` of the season. */
  readonly deadlines: (
    college: PlanCollege,
    entry: number,
    applicant: Applicant,
    today: Day,
  ) => readonly CollegeDeadline[];
  /** The newest application fee known. */
  readonly fee: (unitid: number) => Application["fee"];
  readonly rules: Rules;
  /** The published SAT and ACT days. */
  readonly sittings: readonly Sitting[];
  /** What is known about the CSS Profile, by unitid. */
  readonly css: ReadonlyMap<number, CssProfile>;
  /** What is known about the aid dates of the student's state for the award year. */
  readonly stateAid: {
    readonly words: string;
    readonly dates: readonly StateAidDate[];
    readonly state: string;
  };
}

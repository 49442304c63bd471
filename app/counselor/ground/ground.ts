import type { Day } from "~/calendar/day";
import type { College, Program } from "~/colleges/college";
import type { CollegeIndex } from "~/colleges/search";
import type { Passages } from "~/counselor/passages/passage";
import type { StateFacts } from "~/library/states/schema";
import type { CssProfile } from "~/season/aid/css-profile";
import type { Applicant, CollegeDeadline } from "~/season/deadlines/college-deadlines";
import type { Sitting } from "~/season/tests/sitting";

/**
 * Everything the tools read, handed in: the facts of this project and the day it is. Nothing here writes, asks another
 * computer or sees anybody's plan.
 */
export interface Ground {
  readonly today: Day;
  readonly colleges: readonly College[];
  readonly byUnitid: ReadonlyMap<number, College>;
  readonly index: CollegeIndex;
  programsOf(unitid: number): readonly Program[];
  deadlines(college: College, applicant: Applicant): readonly CollegeDeadline[];
  applicationFee(unitid: number): { readonly dollars: number; readonly season: string } | null;
  cssProfile(unitid: number): CssProfile | null;
  /** Facts of a state that has a guide here, by postal code. */
  stateFacts(state: string): StateFacts | null;
  stateOfZip(zip: string): string | null;
  readonly sittings: readonly Sitting[];
  readonly passages: Passages;
}

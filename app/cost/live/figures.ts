import type { Program } from "~/colleges/college";
import type { CostCollege } from "~/cost/calculator/cost-college";

/** What the browser needs to work out the cost of the chosen colleges. Public figures alone: the same for everyone. */
export interface LiveFigures {
  /** In the order they were chosen. */
  readonly colleges: readonly CostCollege[];
  /** Programs with reported earnings, by UNITID. */
  readonly programs: Readonly<Record<number, readonly Program[]>>;
  /** Where a 2 + 2 plan with these colleges begins when nobody chose: one for each state that has one. */
  readonly communityColleges: readonly CostCollege[];
}

/** Address of these figures; UNITIDs are all that is in it. */
export const figuresPath = (unitids: readonly number[]) => `/api/college-cost-calculator?figures=${unitids.join(",")}`;

import type { Day } from "~/calendar/day";
import type { Grouping } from "../address";
import type { Answers } from "../planning/input";
import type { Timeline } from "../planning/plan";

export interface PlanPage {
  readonly answers: Answers;
  readonly timeline: Timeline;
  /** Query that opens this plan again. */
  readonly search: string;
  readonly grouping: Grouping;
  readonly today: Day;
  readonly links: readonly CollegeLink[];
}

/** Where a reader finds more about a college of the plan. */
export interface CollegeLink {
  readonly unitid: number;
  readonly path: string;
  /** The college's own admission page, or its home page. */
  readonly page: string | null;
}

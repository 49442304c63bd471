import type { Day } from "~/calendar/day";
import type { Confidence } from "../fact";

/** One national day of the SAT or the ACT in the calendar its maker published. Registration ends late that evening. */
export interface Sitting {
  readonly test: "sat" | "act";
  readonly day: Day;
  /** Last day to register, and last day to register late, for a fee. */
  readonly register: Day;
  readonly late: Day;
  /** A later last day that a calendar names and the others don't: to be looked up before it's relied on. */
  readonly lateUnsure?: Day;
  /** The day the first scores are out; `null` where the maker names none. */
  readonly scores: Day | null;
  readonly confidence: Confidence;
}

import type { Side } from "./contributor";

/** What one household's run is remembered by in a what-if: results only, never what went in. */
export interface HouseholdOutcome {
  readonly side: Side;
  readonly awardYear: string;
  readonly sai: number;
  readonly pell: number;
}

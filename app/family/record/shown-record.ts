import type { StudentRecord } from "./record";

/** What the pages of a plan say to a device that may know more, or less. */
export interface PlanOffer {
  readonly shown: ShownRecord;
  readonly year: string;
  readonly path: string;
  readonly state: string | null;
  /** Whether whoever looks may add colleges, and a state where there is none. */
  readonly keeps: boolean;
  /** Colleges on the list, and those that were taken off it. */
  readonly unitids: readonly number[];
}

/** A record as the forms show it, with the mark of what they show. */
export interface ShownRecord {
  readonly record: StudentRecord;
  readonly mark: string;
}

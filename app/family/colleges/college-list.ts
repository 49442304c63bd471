import type { Day } from "~/calendar/day";
import type { CollegeLine } from "../access/view";

/** A line of the college list with what is known of the college. */
export interface ListedCollege extends CollegeLine {
  readonly name: string;
  readonly place: string;
  /** Null when the college has left the catalogue. */
  readonly path: string | null;
  readonly statusLabel: string;
  readonly wayLabel: string;
  /** Null where no day is known. */
  readonly deadline: {
    readonly day: Day;
    readonly words: string;
    readonly from: string;
    /** Where the day is from and how sure it is, and what to know besides, as sentences. */
    readonly sure: string;
    readonly note: string | null;
    readonly over: boolean;
    /** A day of our own, which is nobody's deadline, as the timeline says it. */
    readonly working: { readonly title: string; readonly detail: string } | null;
    /** The last day known, in words. */
    readonly closes: string | null;
  } | null;
  /** Still to be sent. */
  readonly open: boolean;
}

export interface CollegeList {
  readonly lines: readonly ListedCollege[];
  readonly removed: readonly { readonly id: string; readonly name: string }[];
  readonly warnings: readonly Warning[];
  /** Deadlines still to come of what is still to be sent, the nearest first. */
  readonly next: readonly NextDate[];
  readonly sent: number;
  /** Ids of the lines as their deadlines come, those without a day last. */
  readonly inOrderOfDeadline: readonly string[];
}

export interface Warning {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/** Colleges with the same deadline. */
export interface NextDate {
  readonly names: readonly string[];
  readonly way: string;
  readonly day: string;
  readonly far: string;
  /** A day of our own: these colleges name none. */
  readonly ours: boolean;
}

import type { Day } from "~/calendar/day";
import type { Confidence } from "../fact";

/** The ways to apply that colleges set a date for. `priority` is a first date after which places and aid run out. */
export const deadlinePlans = ["ed1", "ed2", "rea", "ea1", "ea2", "priority", "rd", "rolling", "transfer"] as const;
export type DeadlinePlan = (typeof deadlinePlans)[number];

/** `latest` is the last day of a rolling season, and `none` means that the source names no closing day. */
export const deadlineKinds = ["deadline", "priority", "latest", "none"] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/**
 * Where a date was read, in words that fit after "from". Copies of these pages and lists were read, not the live sites.
 */
export const deadlineSources = {
  "college-page": "the college’s admission page",
  "grid-and-page": "the Common App’s list and the college’s admission page",
  grid: "the Common App’s list of requirements",
  "system-page": "the dates page of its university system",
  "system-rule": "the standing rule of its university system",
  practice: "what it has done in past years",
} as const;
export type DeadlineSource = keyof typeof deadlineSources;

/** One date of one college as a source gave it, for students who enter in the fall that ends its season. */
export interface DeadlineRecord {
  readonly unitid: number;
  readonly plan: DeadlinePlan;
  /** `null` only for `none`. */
  readonly date: Day | null;
  readonly kind: DeadlineKind;
  /** "2026-27" is the season of students who enter in fall 2027. */
  readonly season: string;
  readonly confidence: Confidence;
  readonly source: DeadlineSource;
  /** When the source was read, "2026-09-20" or "2026-09"; `null` where that isn't known. */
  readonly read: string | null;
  /** A later date that another source gives, with that source in words. The earlier one is in `date`. */
  readonly other: { readonly date: Day; readonly from: string } | null;
  /** What a student has to know besides, as a sentence. */
  readonly note: string | null;
}

/** The fall whose applicants a season is for: 2027 of "2026-27". */
export function fallOf(season: string): number {
  return Number(season.slice(0, 4)) + 1;
}

/** The season of those who enter in a fall: "2026-27" of 2027. */
export function seasonOf(entry: number): string {
  return `${entry - 1}-${String(entry % 100).padStart(2, "0")}`;
}

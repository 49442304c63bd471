import { addDays, type Day, later } from "~/calendar/day";
import { isExpired, type SeasonHead } from "../fact";
import { carriedOver } from "./carry-over";
import {
  type DeadlineKind,
  type DeadlinePlan,
  type DeadlineRecord,
  deadlinePlans,
  deadlineSources,
  fallOf,
  seasonOf,
} from "./record";

export type Applicant = "first-year" | "transfer";

/**
 * How sure a date is. `season`: found for exactly these applicants. `unconfirmed`: a date for them that no source we
 * read confirms. `past-season`: another season's date, moved to theirs.
 */
export type DeadlineCertainty = "season" | "unconfirmed" | "past-season";

/** One way to apply to one college, with the date for those who enter in one fall. */
export interface CollegeDeadline {
  readonly plan: DeadlinePlan;
  /** `null` where the college decides as applications come in and no closing day is known. */
  readonly date: Day | null;
  readonly kind: DeadlineKind;
  readonly certainty: DeadlineCertainty;
  /** The season the date was read for, and the day as it stood then where that's another one. */
  readonly season: string;
  readonly asRead: Day | null;
  /** In words that fit after "from". */
  readonly source: string;
  readonly read: string | null;
  readonly other: { readonly date: Day; readonly from: string } | null;
  readonly note: string | null;
}

export interface DeadlineTables {
  readonly head: Pick<SeasonHead, "expires">;
  /** All records of a college, of any season, one for each season and plan. */
  readonly records: ReadonlyMap<number, readonly DeadlineRecord[]>;
}

/** What decides the dates of a college besides its records. */
export interface DeadlineCollege {
  readonly unitid: number;
  /** Admits everyone who finished high school: such a college takes applications until its term starts. */
  readonly open: boolean;
}

/**
 * The deadlines of a college for entry in a fall: the one answer that every page, plan, calendar and file uses. An
 * empty list means that nothing is known, which callers treat as the earlier case (`earliestUsual`).
 *
 * A season's own records go before those of earlier seasons, also where they leave a plan out: a college that dropped
 * Early Decision doesn't get it back from an old list.
 *
 * @param today after the table expires nothing in it is stated as found for this season
 */
export function collegeDeadlines(
  { unitid, open }: DeadlineCollege,
  entry: number,
  applicant: Applicant,
  { head, records }: DeadlineTables,
  today: Day,
): readonly CollegeDeadline[] {
  const known = (records.get(unitid) ?? []).filter(({ plan }) => (plan === "transfer") === (applicant === "transfer"));
  const season = newest(known, entry);
  const found = known
    .filter((record) => record.season === season)
    .sort((a, b) => deadlinePlans.indexOf(a.plan) - deadlinePlans.indexOf(b.plan))
    .map((record) => forEntry(record, entry, isExpired(head, today)));
  return found.length === 0 && open ? [openAdmission(applicant, entry)] : found;
}

/** The season asked for if there are records of it, otherwise the newest. */
function newest(records: readonly DeadlineRecord[], entry: number): string {
  const seasons = records.map(({ season }) => season);
  return seasons.includes(seasonOf(entry)) ? seasonOf(entry) : seasons.reduce((a, b) => (a > b ? a : b), "");
}

function forEntry(record: DeadlineRecord, entry: number, expired: boolean): CollegeDeadline {
  const { plan, kind, season, confidence, source, read, note } = record;
  const fall = fallOf(season);
  const same = fall === entry;
  const move = (day: Day) => (same ? day : carriedOver(day, fall, entry));
  const date = record.date === null ? null : move(record.date);
  const sure = confidence !== "recalled" && !expired;
  return {
    plan,
    date,
    kind,
    season,
    read,
    certainty: !same ? "past-season" : sure ? "season" : "unconfirmed",
    asRead: same ? null : record.date,
    source: deadlineSources[source],
    // Of two dates of another season the earlier one says enough.
    other: same ? record.other : null,
    note: same ? note : null,
  };
}

function openAdmission(applicant: Applicant, entry: number): CollegeDeadline {
  return {
    date: null,
    kind: "none",
    certainty: "unconfirmed",
    season: seasonOf(entry),
    asRead: null,
    read: null,
    plan: applicant === "transfer" ? "transfer" : "rolling",
    source: "what colleges that admit everyone usually do",
    other: null,
    note: "Colleges that admit everyone usually take applications until the term starts. Aid, placement tests, nursing and other limited programs close earlier.",
  };
}

/** The last day to compare a date with the college's own page; `null` for a date found for this season. */
export function checkBy({ certainty, date }: Pick<CollegeDeadline, "certainty" | "date">, today: Day): Day | null {
  if (certainty === "season") return null;
  return date === null ? today : later(today, addDays(date, -60));
}

/** Days of a season on which colleges usually close for a way to apply, as MM-DD, the earliest first. */
export const usualDays: Readonly<Record<DeadlinePlan, readonly string[]>> = {
  ed1: ["10-15", "11-01", "11-15", "12-01"],
  ed2: ["12-15", "01-01", "01-05", "01-15", "02-01"],
  rea: ["11-01"],
  ea1: ["10-15", "11-01", "11-15", "12-01", "12-15"],
  ea2: ["11-01", "11-15", "12-01", "12-15", "01-15", "02-01", "02-15"],
  priority: ["11-01", "11-30", "12-01", "01-15", "02-01"],
  rd: ["11-15", "11-30", "12-01", "12-15", "01-01", "01-15", "02-01", "02-15", "03-01", "03-15", "04-01", "05-01"],
  rolling: ["11-01", "12-01", "02-01", "03-01", "04-01", "05-01"],
  transfer: ["11-30", "02-01", "03-01", "03-15", "04-01", "05-01", "06-01"],
};

/**
 * What to work toward where no date is known: the earliest day on or after `today` on which colleges usually close, so
 * that a missing date is never taken for a later one. `null` once all of them have passed.
 */
export function earliestUsual(plan: DeadlinePlan, entry: number, today: Day): Day | null {
  const days = usualDays[plan].map((day) => `${day >= "08-01" ? entry - 1 : entry}-${day}`);
  return days.find((day) => day >= today) ?? null;
}

import { type Day, writeDay } from "~/calendar/day";
import { adviceFor, adviceForUnknown, type DeadlineState, stateOf } from "./advice";
import type { Applicant, CollegeDeadline } from "./college-deadlines";
import { deadlinePlanNames, deadlineSourceWords } from "./words";

/** One way to apply, in words, for the page of a college. */
export interface DeadlineLine {
  readonly plan: string;
  /** "November 30, 2026", "no closing day"; where the date is another season's or not confirmed, it says so. */
  readonly day: string;
  readonly state: DeadlineState;
  /** What to do, with what a student has to know besides. */
  readonly advice: string;
  /** Where the date is from and for which fall. */
  readonly source: string;
}

/** The deadlines on the page of a college, for those who enter in one fall. An empty list means that none is known. */
export interface DeadlineSection {
  readonly entry: number;
  readonly firstYear: readonly DeadlineLine[];
  readonly transfer: readonly DeadlineLine[];
  /** What to do where nothing is known. */
  readonly unknown: Readonly<Record<Applicant, string>>;
}

export function deadlineSection(
  deadlines: (applicant: Applicant) => readonly CollegeDeadline[],
  entry: number,
  today: Day,
): DeadlineSection {
  const lines = (applicant: Applicant) => {
    const all = deadlines(applicant);
    return all.map((one): DeadlineLine => lineOf(one, all, entry, today));
  };
  return {
    entry,
    firstYear: lines("first-year"),
    transfer: lines("transfer"),
    unknown: {
      "first-year": adviceForUnknown("first-year", entry, today).words,
      transfer: adviceForUnknown("transfer", entry, today).words,
    },
  };
}

function lineOf(one: CollegeDeadline, all: readonly CollegeDeadline[], entry: number, today: Day): DeadlineLine {
  const { plan, date, certainty, note } = one;
  const day = date === null ? "No closing date found" : writeDay(date);
  const advice = adviceFor(one, all, entry, today);
  return {
    plan: deadlinePlanNames[plan],
    day: certainty === "season" ? day : certainty === "unconfirmed" ? `${day}, not confirmed` : `${day}?`,
    state: stateOf(one, today),
    advice: note === null ? advice : `${advice} ${note}`,
    source: deadlineSourceWords(one, entry, today),
  };
}

import { writeDay } from "~/calendar/day";
import { programWords, type StateAidDate } from "~/season/aid/state-aid";

/** A day that nothing but memory names is no day to print: the office has to be asked. */
const isFound = ({ date, confidence, listed }: StateAidDate) =>
  date === null || confidence !== "recalled" || listed.length > 0;

/** Each program of a state in one or two sentences; where no source lists a day, whom to ask. */
export function aidWords(programs: readonly StateAidDate[]): readonly string[] {
  return programs.map((program) =>
    isFound(program)
      ? programWords(program)
      : `${program.program}: the federal list names no day. Ask the program.${program.note === null ? "" : ` ${program.note}`}`,
  );
}

/** What the state's dates come to for a student who enters in one fall. */
export interface AidDate {
  /**
   * `day`: plan on it. `asap`: money until it runs out. `ask`: the list has no date for the state. `none`: its dates
   * have passed, or close the whole year and hurry nobody.
   */
  readonly kind: "day" | "asap" | "ask" | "none";
  readonly program: string | null;
  /** The first day to plan on, YYYY-MM-DD, with `day`. */
  readonly date: string | null;
}

/** Programs that a student who has just left high school can't have yet. */
const forOthers = /renewal|adult/i;

/**
 * The one thing to plan on: "as soon as possible" where a program of the state says so, else the first day that a
 * source lists for those who enter in the fall of `entry`.
 * @param today YYYY-MM-DD
 */
export function firstAidDate(programs: readonly StateAidDate[], entry: number, today: string): AidDate {
  const theirs = programs.filter(({ program }) => !forOthers.test(program));
  const nothing = { program: null, date: null };
  if (theirs.some(({ kind }) => kind === "asap")) return { kind: "asap", ...nothing };
  const listed = theirs.flatMap((each) =>
    each.date !== null && isFound(each) ? [{ program: each.program, date: each.date }] : [],
  );
  if (listed.length === 0) return { kind: "ask", ...nothing };
  const [first] = listed
    .filter(({ date }) => date >= today && date <= `${entry}-12-31`)
    .sort((a, b) => a.date.localeCompare(b.date));
  return first === undefined ? { kind: "none", ...nothing } : { kind: "day", ...first };
}

/** Why to file now, in one or two sentences. */
export function whyNow({ kind, program, date }: AidDate, name: string): string {
  if (kind === "asap")
    return `Some state aid in ${name} goes to those who file first and can run out, so don’t wait for spring.`;
  if (kind === "day" && program !== null && date !== null)
    return `Plan on ${writeDay(date)} at the latest: ${program} is due around that day if its last listed date holds. Colleges may want the form far earlier: ask yours.`;
  if (kind === "none")
    return `No date on the federal list hurries you in ${name}, but colleges’ own dates come far earlier.`;
  return `The federal list has no date for all of ${name}, so each college’s own date counts. Take the earliest.`;
}

import { writeDay } from "~/calendar/day";
import type { Program } from "~/colleges/college";
import { count, dollars, NOT_REPORTED } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import { deadlineLabel } from "~/season/deadlines/words";
import { seasonFall } from "~/season/fact";

/** One figure of one college. */
export interface Cell {
  readonly text: string;
  readonly note: string | null;
  /** What is compared; `null` where nothing is reported or words are not ranked. */
  readonly value: number | null;
  /** How it came about, where it was worked out. What was reported has the source of its row. */
  readonly trace?: Trace | null;
}

export const missing: Cell = { text: NOT_REPORTED, note: null, value: null };
export const figure = (value: number | null, write: (value: number) => string, note: string | null = null): Cell =>
  value === null ? missing : { text: write(value), note, value };
export const words = (text: string | null, note: string | null = null): Cell =>
  text === null ? missing : { text, note, value: null };

/** What graduates of a field earn, by its most usual degree. */
export function earningsCell(programs: readonly Program[], code: string): Cell {
  const taught = programs.filter(({ cip4 }) => cip4 === code);
  const program = taught.find(({ level }) => level === "bachelor") ?? taught[0];
  // Without a list of programs nobody can say that one isn't taught.
  if (programs.length === 0) return words(NOT_REPORTED, "its programs aren’t listed");
  if (program === undefined) return words("no such program listed");
  const level = program.level === "bachelor" ? "bachelor’s" : "associate";
  const awards = program.awards === null ? level : `${level}, ${count(program.awards)} degrees in 2020-21`;
  return program.earnings === null ? words(NOT_REPORTED, awards) : figure(program.earnings, dollars, awards);
}

/** A closing day with the season it was read for, or that none was found. */
export function deadlineCell(deadlines: readonly CollegeDeadline[], plan: CollegeDeadline["plan"]): Cell {
  const found = deadlines.find((one) => one.plan === plan);
  if (found === undefined) return words(deadlines.length === 0 ? "no date found" : "none found");
  if (found.date === null) return words("no closing day found", deadlineLabel(found, seasonFall));
  return words(
    `${writeDay(found.date)}${found.certainty === "past-season" ? "?" : ""}`,
    deadlineLabel(found, seasonFall),
  );
}

import { type Day, writeDay } from "~/calendar/day";
import type { Confidence } from "../fact";

/** One program of state aid with the day its form is due for the first award year of this season's students. */
export interface StateAidDate {
  readonly state: string;
  readonly program: string;
  /** Award year the date is for, "2027-28". */
  readonly award: string;
  /** `null` where there's no day: `asap` until the money is gone, `ask` at the college. */
  readonly date: Day | null;
  readonly kind: "last" | "priority" | "processed" | "asap" | "ask";
  /** Of `date`: `recalled` is expected from earlier years, and not confirmed. */
  readonly confidence: Confidence;
  /** The newest day or days a source lists, and the award year they're for. */
  readonly listed: readonly Day[];
  readonly listedFor: string;
  readonly note: string | null;
}

const kindWords = {
  last: "due",
  priority: "priority date",
  processed: "form processed by",
} as const;

/** One program in one or two sentences: a day that was found with its year, and an expected one as not confirmed. */
export function programWords({
  program,
  award,
  date,
  kind,
  confidence,
  listed,
  listedFor,
  note,
}: StateAidDate): string {
  const published = listed.map(writeDay).join(" and ");
  const more = note === null ? "" : ` ${note}`;
  if (kind === "ask") return `${program}: no state date. Ask each college’s aid office.${more}`;
  if (kind === "asap" || date === null) return `${program}: file as soon as you can; the money can run out.${more}`;
  const what = `${program}, ${kindWords[kind]}`;
  if (confidence !== "recalled") return `${what} ${writeDay(date)} for ${award}.${more}`;
  const before = published === "" ? "" : ` For ${listedFor} it was ${published}.`;
  return `${what} around ${writeDay(date)} for ${award}, not confirmed.${before}${more}`;
}

/**
 * What can be said of a state's programs for an award year, one or two sentences a program. For the year of the table
 * it's the day found or expected; for an earlier year only the days that were published for that very year, and
 * otherwise nothing: a date of another year is never lent.
 */
export function programsInWords(dates: readonly StateAidDate[], award: string): readonly string[] {
  return dates.flatMap((row) => {
    if (row.award === award) return [programWords(row)];
    if (row.listedFor !== award || row.listed.length === 0) return [];
    const days = row.listed.map(writeDay).join(" and ");
    if (row.kind === "asap") return [`${row.program}: for ${award}, forms received after ${days} came too late.`];
    return [`${row.program}: ${days} for ${award}.`];
  });
}

/** The first day among a state's programs, to be early for all of them; `null` where none has a day. */
export function firstStateDay(dates: readonly StateAidDate[]): Day | null {
  const days = dates.flatMap(({ date }) => date ?? []).sort();
  return days[0] ?? null;
}

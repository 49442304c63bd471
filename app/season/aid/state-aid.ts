import type { Day } from "~/calendar/day";
import { writeDayIn } from "~/calendar/day-in-language";
import type { Language } from "~/language";
import { inEnglish, type Translate } from "~/translation";
import type { Confidence } from "../fact";
import type { StateAidMessage } from "./spanish";

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

/** How sentences are said: in which language, and its messages. */
export interface Said {
  readonly language: Language;
  readonly translate: Translate<StateAidMessage>;
}

const english: Said = { language: "en", translate: inEnglish };

const kindWords = {
  last: "due",
  priority: "priority date",
  processed: "form processed by",
} as const;

/** One program in one or two sentences: a day that was found with its year, and an expected one as not confirmed. */
export const programWords = (row: StateAidDate): string => wordsOf(row, english);

function wordsOf(row: StateAidDate, said: Said): string {
  const { award, date, kind, confidence, listed, listedFor, note } = row;
  const t = said.translate;
  // Names and notes are data. A name of its own has no translation; a test holds that each note has one.
  const program = t(row.program as StateAidMessage);
  const published = daysOf(listed, said);
  const more = note === null ? "" : ` ${t(note as StateAidMessage)}`;
  if (kind === "ask") return t("{program}: no state date. Ask each college’s aid office.", { program }) + more;
  if (kind === "asap" || date === null)
    return t("{program}: file as soon as you can; the money can run out.", { program }) + more;
  const found = { program, what: t(kindWords[kind]), day: writeDayIn(said.language, date), award };
  if (confidence !== "recalled") return t("{program}, {what} {day} for {award}.", found) + more;
  const before = published === "" ? "" : ` ${t("For {year} it was {days}.", { year: listedFor, days: published })}`;
  return t("{program}, {what} around {day} for {award}, not confirmed.", found) + before + more;
}

const daysOf = (days: readonly Day[], { language, translate }: Said) =>
  days.map((day) => writeDayIn(language, day)).join(` ${translate("and")} `);

/**
 * What can be said of a state's programs for an award year, one or two sentences a program. For the year of the table
 * it's the day found or expected; for an earlier year only the days that were published for that very year, and
 * otherwise nothing: a date of another year is never lent.
 */
export function programsInWords(
  dates: readonly StateAidDate[],
  award: string,
  said: Said = english,
): readonly string[] {
  return dates.flatMap((row) => {
    if (row.award === award) return [wordsOf(row, said)];
    if (row.listedFor !== award || row.listed.length === 0) return [];
    const program = said.translate(row.program as StateAidMessage);
    const days = daysOf(row.listed, said);
    if (row.kind === "asap")
      return [
        said.translate("{program}: for {award}, forms received after {days} came too late.", { program, award, days }),
      ];
    return [said.translate("{program}: {days} for {award}.", { program, days, award })];
  });
}

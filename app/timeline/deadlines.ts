import type { MonthDay } from "./day";

/** The ways to apply as a first-year student, as colleges name them. */
export const plans = ["ed1", "ed2", "ea1", "ea2", "rea", "rd"] as const;
export type DeadlinePlan = (typeof plans)[number];

/**
 * One college's application deadlines of one season, month and day. They are a transcription of a past season and never
 * more than *typical*; `null` means the list shows none, which is not the same as "the college offers none".
 */
export interface CollegeDeadlines {
  readonly unitid: number;
  readonly dates: Readonly<Record<DeadlinePlan, MonthDay | null>>;
  /** Decides as applications come in; there may still be a last day (`dates.rd`). */
  readonly rolling: boolean;
  /** Whole dollars for a domestic first-year applicant; 0 is no fee; `null` not known. */
  readonly fee: number | null;
}

export const header = ["unitid", ...plans, "rolling", "fee"] as const;
export type DeadlineRow = readonly (string | number | null)[];

export function toRow({ unitid, dates, rolling, fee }: CollegeDeadlines): DeadlineRow {
  return [unitid, ...plans.map((plan) => dates[plan]), rolling ? 1 : 0, fee];
}

/** Reads what `deadlines:import` wrote. Throws when the text is of another version. */
export function readTable(text: string): ReadonlyMap<number, CollegeDeadlines> {
  const [first, ...lines] = text.trimEnd().split("\n");
  if (first !== JSON.stringify(header)) {
    throw new Error("The deadline table was written by another version: run npm run deadlines:import");
  }
  return new Map(
    lines.map((line) => {
      const [unitid, ed1, ed2, ea1, ea2, rea, rd, rolling, fee] = JSON.parse(line);
      return [unitid, { unitid, dates: { ed1, ed2, ea1, ea2, rea, rd }, rolling: rolling === 1, fee }];
    }),
  );
}

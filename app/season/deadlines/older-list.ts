import type { MonthDay } from "~/calendar/day";
import type { DeadlineRecord } from "./record";

/** The ways to apply as a first-year student that the older list has. */
export const plans = ["ed1", "ed2", "ea1", "ea2", "rea", "rd"] as const;
export type OlderPlan = (typeof plans)[number];

/**
 * One college's deadlines in a list of an earlier season, month and day, for colleges that no newer source names.
 * `null` means that the list shows none, which isn't the same as "the college offers none".
 */
export interface OlderDeadlines {
  readonly unitid: number;
  readonly dates: Readonly<Record<OlderPlan, MonthDay | null>>;
  /** Decides as applications come in; there may still be a last day (`dates.rd`). */
  readonly rolling: boolean;
  /** Whole dollars for a domestic first-year applicant; 0 is no fee; `null` not known. */
  readonly fee: number | null;
}

export const header = ["unitid", ...plans, "rolling", "fee"] as const;
export type OlderRow = readonly (string | number | null)[];

export function toRow({ unitid, dates, rolling, fee }: OlderDeadlines): OlderRow {
  return [unitid, ...plans.map((plan) => dates[plan]), rolling ? 1 : 0, fee];
}

/** Reads what `deadlines:import` wrote. Throws when the text is of another version. */
export function readTable(text: string): ReadonlyMap<number, OlderDeadlines> {
  const [first, ...lines] = text.trimEnd().split("\n");
  if (first !== JSON.stringify(header)) {
    throw new Error("The deadline table was written by another version: run npm run deadlines:import");
  }
  return new Map(
    lines.map((line) => {
      const [unitid, ed1, ed2, ea1, ea2, rea, rd, rolling, fee] = JSON.parse(line);
      return [
        unitid,
        {
          unitid,
          dates: { ed1, ed2, ea1, ea2, rea, rd },
          rolling: rolling === 1,
          fee,
        },
      ];
    }),
  );
}

/** The same as records of their season. @param season such as "2024-25" */
export function olderRecords({ unitid, dates, rolling }: OlderDeadlines, season: string): readonly DeadlineRecord[] {
  const common = {
    unitid,
    season,
    confidence: "medium",
    source: "grid",
    read: null,
    other: null,
    note: null,
  } as const;
  const fall = Number(season.slice(0, 4));
  const dayOf = (day: MonthDay) => `${day >= "08-01" ? fall : fall + 1}-${day}`;
  const dated = plans.flatMap((plan): DeadlineRecord[] => {
    const day = dates[plan];
    if (day === null) return [];
    // A last day of a college that decides as applications come in.
    if (plan === "rd" && rolling) return [{ plan: "rolling", kind: "latest", date: dayOf(day), ...common }];
    return [{ plan, kind: "deadline", date: dayOf(day), ...common }];
  });
  return rolling && dates.rd === null ? [...dated, { plan: "rolling", kind: "none", date: null, ...common }] : dated;
}

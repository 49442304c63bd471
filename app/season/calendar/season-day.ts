import type { Day } from "~/calendar/day";

/** Grades of high school that a day is for, in the school year that ends with the season. */
export const grades = [9, 10, 11, 12] as const;
export type Grade = (typeof grades)[number];

/**
 * `published`: in the calendar of who decides it, or in the law. `usual`: a day of this name every year. `expected`:
 * worked out from earlier years and not confirmed; never given to machines as an event.
 */
export type Certainty = "published" | "usual" | "expected";

/** One dated thing of this season that is the same for everyone. */
export interface SeasonDay {
  /** The same in every calendar file, so that a second import updates instead of doubling. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly detail: string;
  readonly grades: readonly Grade[];
  /** Postal code of the one state it is for; `null` for all. */
  readonly state: string | null;
  readonly certainty: Certainty;
  /** What it is as an event, for machines; `null` for what is none or not certain. */
  readonly event: { readonly name: string; readonly place: string } | null;
}

/** What a reader chose; `null` is everything. */
export interface Chosen {
  readonly grade: Grade | null;
  readonly state: string | null;
}

/** Days for a grade and a state. Without a state, what isn't confirmed of single states is left out. */
export function daysFor(days: readonly SeasonDay[], { grade, state }: Chosen): readonly SeasonDay[] {
  return days.filter(
    (one) =>
      (grade === null || one.grades.includes(grade)) &&
      (one.state === null || (state === null ? one.certainty !== "expected" : one.state === state)),
  );
}

/** Days from today on and days before, each by month, in order. */
export function byMonth(days: readonly SeasonDay[], today: Day) {
  const coming = new Map<string, SeasonDay[]>();
  const past: SeasonDay[] = [];
  for (const one of [...days].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1))) {
    if (one.day < today) past.push(one);
    else coming.set(one.day.slice(0, 7), [...(coming.get(one.day.slice(0, 7)) ?? []), one]);
  }
  return { coming: [...coming].map(([month, list]) => ({ month, days: list })), past };
}

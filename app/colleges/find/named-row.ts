import type { NamedCollege } from "~/colleges/search";

/** One college of the table of names, in the order of `nameColumns` in `app/commands/browser-tables.js`. */
export type NamedRow = readonly [
  unitid: number,
  name: string,
  alias: string | null,
  city: string,
  state: string,
  undergraduates: number | null,
];

export interface NameTable {
  readonly rows: readonly NamedRow[];
  /** Further names in common use, by unitid. */
  readonly nicknames: Readonly<Record<string, readonly string[]>>;
}

export const namedCollege = ([unitid, name, alias, city, state, undergraduates]: NamedRow): NamedCollege => ({
  ...{ unitid, name, alias, city, state },
  students: { undergraduates },
});

/** A college that was found by name. */
export interface FoundName {
  readonly unitid: number;
  readonly name: string;
  /** "Columbus, OH" */
  readonly place: string;
}

/** What the page asks the worker, and what comes back under the same number. */
export interface NameQuestion {
  readonly number: number;
  readonly text: string;
  /** YYYY-MM-DD: colleges nobody can start at on that day are not found. */
  readonly today: string;
  readonly most: number;
}
export interface NameAnswer {
  readonly number: number;
  readonly found: readonly FoundName[];
}

import { type PackedTable, unpackTable } from "~/colleges/packed/packed-table";
import type { NamedCollege } from "../search/search";

/** One college by its name, as the search and the match in the browser know it. */
export interface NamedRow {
  readonly unitid: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly undergraduates: number | null;
}

/** What `app/commands/browser-tables.js` makes of them, one college after the other. */
export interface NameTable {
  readonly names: readonly string[];
  readonly cities: readonly string[];
  readonly states: readonly string[];
  /** Unit ids and undergraduates. */
  readonly figures: PackedTable;
}

/** What else the same colleges are called, in the same order. */
export interface AliasTable {
  readonly aliases: readonly (string | null)[];
  /** Further names in common use, by unitid. */
  readonly nicknames: Readonly<Record<string, readonly string[]>>;
}

export function namesIn({ names, cities, states, figures }: NameTable): readonly NamedRow[] {
  const { unitid, undergraduates } = unpackTable(figures);
  return names.map((name, at) => {
    const students = undergraduates?.[at] ?? null;
    return {
      unitid: Number(unitid?.[at]),
      name,
      city: cities[at] ?? "",
      state: states[at] ?? "",
      undergraduates: students === null ? null : Number(students),
    };
  });
}

export const namedColleges = (table: NameTable, { aliases }: AliasTable): readonly NamedCollege[] =>
  namesIn(table).map(({ undergraduates, ...named }, at) => ({
    ...named,
    alias: aliases[at] ?? null,
    students: { undergraduates },
  }));

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
  readonly most: number;
}
export interface NameAnswer {
  readonly number: number;
  /** `null`: the names didn't come. */
  readonly found: readonly FoundName[] | null;
}

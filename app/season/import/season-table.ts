import { type Confidence, confidences } from "../fact";

/** One line of a source file. `line` is the number a text editor shows. */
export interface SourceRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What the import may ask about the catalogue. */
export interface KnownColleges {
  /** Name of a college, null where the catalogue has none with this unitid. */
  nameOf(unitid: number): string | null;
  /** The one college with exactly this name, null where there is none or more than one. */
  unitidOf(name: string): number | null;
}

/** A value that isn't believed. It's left out of the table and listed with its reason in the table's provenance. */
export interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly unitid: number | null;
  readonly column: string;
  readonly value: string;
  readonly why: string;
}

export interface TableInput {
  /** Rows of each file in `columns`, by file name. */
  readonly files: Readonly<Record<string, readonly SourceRow[]>>;
  readonly colleges: KnownColleges;
  /** Notes a refused value. Returns null, "not known", to be used in its place. */
  refuse(refusal: Refusal): null;
}

/**
 * One table of `content/facts/season/`. To add one, write a file beside this one that exports a `SeasonTable` and put
 * it in the list in `tables.ts`. The command writes `<name>.json` (head and rows) and `provenance/<name>.json`.
 */
export interface SeasonTable<Row extends object = object> {
  readonly name: string;
  /** What the table says, in one sentence for a maintainer. */
  readonly what: string;
  /** What to reread before it expires, and where. */
  readonly reread: string;
  /** Addresses of pages and tools that use it, for `npm run facts:due`. */
  readonly usedBy: readonly string[];
  /** Source files in the folder, each with the columns it must have. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  read(input: TableInput): readonly Row[];
}

/** Trimmed text with single spaces; null where the cell is blank or holds only a dash. */
export function text({ cells }: SourceRow, column: string): string | null {
  const cell = (cells[column] ?? "").trim().replace(/\s+/g, " ");
  return cell === "" || cell === "-" ? null : cell;
}

/** "FOUND high" and its like; null where it's none of the three. */
export function confidenceOf(row: SourceRow): Confidence | null {
  const word = (text(row, "confidence") ?? "").replace(/^FOUND /, "").toLowerCase();
  return confidences.find((one) => one === word) ?? null;
}

/**
 * The unitid of a row, checked against the catalogue by number and, where the row has a name, by name: a row with
 * another college's number would put one college's rule on another's page. Null where refused.
 */
export function collegeOf(
  file: string,
  row: SourceRow,
  { colleges, refuse }: Pick<TableInput, "colleges" | "refuse">,
): number | null {
  const value = text(row, "unitid") ?? "";
  const unitid = /^[1-9]\d{5}$/.test(value) ? Number(value) : null;
  const known = unitid === null ? null : colleges.nameOf(unitid);
  if (known === null) {
    return refuse({ file, line: row.line, unitid, column: "unitid", value, why: "No college has this unitid." });
  }
  const name = text(row, "name");
  if (name !== null && !sameName(name, known)) {
    const why = `The name isn't the one the catalogue has for this unitid (${known}).`;
    return refuse({ file, line: row.line, unitid, column: "name", value: name, why });
  }
  return unitid;
}

const sameName = (a: string, b: string) => plain(a) === plain(b);
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

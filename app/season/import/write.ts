import type { SeasonHead } from "../fact";
import type { Refusal, SeasonTable, SourceRow, TableInput } from "./season-table";

/** A source file that isn't what it should be: the import stops. */
export class MalformedSource extends Error {}

export interface SourceFile {
  readonly name: string;
  readonly sha256: string;
  readonly columns: readonly string[];
  readonly rows: readonly SourceRow[];
}

export interface WrittenTable {
  readonly rows: number;
  readonly refusals: readonly Refusal[];
  /** File name below `content/facts/season/` → its text. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Reads one table and writes it as text: the rows one a line, so that a change of a fact is a change of a line.
 * @throws MalformedSource when a file or a column is missing, or two rows say the same thing twice
 */
export function writeTable(
  table: SeasonTable,
  sources: readonly SourceFile[],
  colleges: TableInput["colleges"],
  season: Omit<SeasonHead, "table">,
): WrittenTable {
  const files: Record<string, readonly SourceRow[]> = {};
  for (const [name, columns] of Object.entries(table.columns)) {
    const source = sources.find((one) => one.name === name);
    if (!source) throw new MalformedSource(`${name} is missing`);
    const missing = columns.filter((column) => !source.columns.includes(column));
    if (missing.length > 0) throw new MalformedSource(`${name} has no column ${missing.join(", ")}`);
    files[name] = source.rows;
  }
  const refusals: Refusal[] = [];
  const refuse = (refusal: Refusal) => {
    refusals.push(refusal);
    return null;
  };
  const rows = table.read({ files, colleges, refuse });
  const head: SeasonHead = { table: table.name, ...season };
  const provenance = {
    ...head,
    what: table.what,
    reread: table.reread,
    usedBy: table.usedBy,
    files: sources.filter(({ name }) => name in files).map(({ name, sha256 }) => ({ name, sha256 })),
    rows: rows.length,
    notBelieved: {
      meaning: "These values were left out. A row whose college or policy was refused is left out whole.",
      values: refusals.length,
      list: refusals,
    },
  };
  const opening = JSON.stringify(head).slice(0, -1);
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
  return {
    rows: rows.length,
    refusals,
    files: {
      [`${table.name}.json`]: `${opening},"rows":[\n${lines}\n]}\n`,
      [`provenance/${table.name}.json`]: `${JSON.stringify(provenance, null, 2)}\n`,
    },
  };
}

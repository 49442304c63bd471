/**
 * npm run occupations:import -- <cip-soc.csv> <occupations.csv> <wages-by-state.csv> [--checked-on YYYY-MM-DD]
 *   [--expires YYYY-MM-DD] [--out <folder>]
 *
 * Checks the tables of occupations and of what fields of study prepare for, and writes the project's own under
 * `content/facts/occupations/`. A maintainer's command: the running product never needs it. The same input and dates
 * give the same output, byte for byte.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import type { SourceRow } from "~/colleges/import/cells";
import {
  crosswalkRows,
  occupationRows,
  occupationSources,
  occupationsHeader,
  statesOf,
} from "~/colleges/import/occupations";
import { crosswalkHeader } from "~/colleges/majors/occupation";
import { digestOf } from "~/digest.server";
import { explain } from "./explain";

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "checked-on": { type: "string" }, expires: { type: "string" }, out: { type: "string" } },
  });
  const checkedOn = values["checked-on"] ?? new Date().toISOString().slice(0, 10);
  // Wages come out each spring and the projections each September.
  const expires = values.expires ?? `${Number(checkedOn.slice(0, 4)) + 1}-09-30`;
  for (const [name, day] of Object.entries({ "checked-on": checkedOn, expires })) {
    if (!/^20\d\d-[01]\d-[0-3]\d$/.test(day)) throw new Error(`--${name} takes a date such as 2026-11-22`);
  }
  const tables = positionals.map(readTable);
  // A file is known by its columns, so neither its name nor the order on the command line matters.
  const withColumn = (column: string, name: string) => {
    const [table, ...more] = tables.filter(({ columns }) => columns.includes(column));
    if (table === undefined || more.length > 0)
      throw new Error(
        `Exactly one file must be ${name} (with a column "${column}"); ${more.length + (table ? 1 : 0)} are.`,
      );
    return table;
  };
  const crosswalk = withColumn("cip6", "the crosswalk");
  const occupations = withColumn("entry_education", "the occupations");
  const wages = withColumn("OH", "the wages by state");
  const states = statesOf(wages.columns);
  const rows = occupationRows(occupations.file.name, occupations.rows, {
    file: wages.file.name,
    states,
    rows: wages.rows,
  });
  const titles = JSON.parse(readFileSync(join("content", "facts", "fields", "cip4.json"), "utf8")).titles;
  const fields = crosswalkRows(crosswalk.file.name, crosswalk.rows, {
    cip4: new Set(Object.keys(titles)),
    occupations: new Set(rows.map(([code]) => String(code))),
  });
  const provenance = {
    checkedOn,
    expires,
    publisher:
      "U.S. Bureau of Labor Statistics and U.S. Department of Education (works of the federal government, not under copyright)",
    obtained:
      "From copies of the agencies' files kept in public repositories. The national medians of two independent copies were compared: 825 of 830 agree, and for the other five BLS gives no yearly figure.",
    files: [crosswalk, occupations, wages].map(({ file }) => file),
    counts: { occupations: rows.length, states: states.length, fields: fields.length },
    sources: occupationSources,
  };
  const out = join(values.out ?? join("content", "facts"), "occupations");
  mkdirSync(out, { recursive: true });
  const write = (name: string, lines: readonly unknown[], space?: number) =>
    writeFileSync(join(out, name), `${lines.map((line) => JSON.stringify(line, null, space)).join("\n")}\n`);
  write("occupations.jsonl", [occupationsHeader(states), ...rows]);
  write("crosswalk.jsonl", [crosswalkHeader, ...fields]);
  write("provenance.json", [provenance], 2);
  console.log(`${rows.length} occupations in ${states.length} states, ${fields.length} fields, checked ${checkedOn}`);
}

function readTable(path: string) {
  const stored = readFileSync(path);
  const [columns = [], ...records]: string[][] = parse(stored, { bom: true, skip_empty_lines: true });
  const rows = records.map(
    (record, index): SourceRow => ({
      line: index + 2,
      cells: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ""])),
    }),
  );
  return { file: { name: basename(path), sha256: digestOf(stored, "hex") }, columns, rows };
}

try {
  main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

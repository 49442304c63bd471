/**
 * npm run colleges:import -- <colleges.csv> <programs.csv.gz> <cip4_titles.csv> [--zips <file>]
 *   [--checked-on YYYY-MM-DD] [--out <folder>]
 *
 * Checks the federal tables, writes the project's own under `content/facts/`, prints what was not believed. A
 * maintainer's command: the running product never needs it. The same input and date give the same output, byte for
 * byte.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { CsvError, parse } from "csv-parse/sync";
import { MalformedFile, type SourceRow } from "~/colleges/import/cells";
import { readColleges } from "~/colleges/import/college";
import { Ledger } from "~/colleges/import/ledger";
import { readProgramTable, readTitles } from "~/colleges/import/programs";
import { type ImportedFile, provenance } from "~/colleges/import/provenance";
import { placesByZip, readZips, writeZips, zipsProvenance } from "~/colleges/import/zips";
import { programsHeader, toProgramLine } from "~/colleges/programs";
import { header, toRow } from "~/colleges/table";
import { digestOf } from "~/digest.server";

interface Table {
  readonly file: ImportedFile;
  readonly columns: readonly string[];
  readonly rows: readonly SourceRow[];
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "checked-on": { type: "string" }, zips: { type: "string" }, out: { type: "string" } },
  });
  const checkedOn = values["checked-on"] ?? new Date().toISOString().slice(0, 10);
  if (!/^20\d\d-[01]\d-[0-3]\d$/.test(checkedOn)) throw new Error("--checked-on takes a date such as 2026-11-21");
  if (positionals.length === 0 && values.zips === undefined) {
    throw new Error(
      "Name the files: npm run colleges:import -- colleges.csv programs.csv.gz cip4_titles.csv [--zips zips.json] [--checked-on YYYY-MM-DD]",
    );
  }
  const out = values.out ?? join("content", "facts");
  // ZIP codes first: the places of colleges are checked against them.
  if (values.zips !== undefined) importZips(values.zips, checkedOn, out);
  if (positionals.length > 0) importColleges(positionals.map(readTable), checkedOn, out);
}

function importColleges(tables: readonly Table[], checkedOn: string, out: string): void {
  // A file is known by its columns, so neither its name nor the order on the command line matters.
  const withColumn = (column: string, name: string): Table => {
    const found = tables.filter((table) => table.columns.includes(column));
    const [table] = found;
    if (!table || found.length > 1) {
      throw new Error(`Exactly one file must be ${name} (with a column "${column}"); ${found.length} are.`);
    }
    return table;
  };
  const collegeTable = withColumn("control", "the colleges");
  const programTable = withColumn("awards_2020_21", "the programs");
  const titleTable = withColumn("title", "the CIP titles");
  const ledger = new Ledger();
  const places = placesByZip(readFileSync(join(out, "places", "zips.txt"), "utf8"));
  const placeOf = (zip: string) => places.get(zip) ?? null;
  const colleges = readColleges(collegeTable.file.name, collegeTable.rows, ledger, placeOf);
  const titles = readTitles(titleTable.file.name, titleTable.rows);
  const unitids = new Set(colleges.map((college) => college.unitid));
  const programs = readProgramTable(programTable.file.name, programTable.rows, ledger, { unitids, titles });

  const report = provenance({
    checkedOn,
    files: [collegeTable.file, programTable.file, titleTable.file],
    colleges: colleges.length,
    programs: programTable.rows.length,
    collegesWithPrograms: programs.size,
    ledger,
  });
  const programLines = [...programs].sort(([a], [b]) => a - b).map(([unitid, list]) => toProgramLine(unitid, list));
  const refused = ledger.refusals.map(({ reason, unitid, column, value }) =>
    JSON.stringify([reason, unitid, column, value]),
  );
  write(out, "colleges/colleges.jsonl", [JSON.stringify(header), ...colleges.map((one) => JSON.stringify(toRow(one)))]);
  write(out, "colleges/programs.jsonl", [JSON.stringify(programsHeader), ...programLines]);
  write(out, "colleges/refused.jsonl", [JSON.stringify(["reason", "unitid", "column", "value"]), ...refused.sort()]);
  write(out, "colleges/provenance.json", [JSON.stringify(report, null, 2)]);
  const source =
    "Classification of Instructional Programs, 2020 edition, four-digit series; National Center for Education Statistics";
  write(out, "fields/cip4.json", [JSON.stringify({ source, checkedOn, titles }, null, 2)]);

  print(
    `${colleges.length} colleges, ${programTable.rows.length} programs of ${programs.size} colleges, checked ${checkedOn}`,
  );
  for (const { values, why, columns } of report.notBelieved.reasons) {
    print(`\n${String(values).padStart(5)}  ${why}`);
    print(
      `       ${Object.entries(columns)
        .map(([column, count]) => `${column} ${count}`)
        .join(", ")}`,
    );
  }
  print(`\n${ledger.refusals.length} values are now "not reported"; ${ledger.corrections.length} spellings corrected.`);
}

function importZips(path: string, checkedOn: string, out: string): void {
  const bytes = readFileSync(path);
  const zips = readZips(basename(path), bytes.toString("utf8"));
  const file = { name: basename(path), sha256: sha256(bytes) };
  write(out, "places/zips.txt", [writeZips(zips)]);
  write(out, "places/provenance.json", [
    JSON.stringify(zipsProvenance({ checkedOn, file, zips: zips.length }), null, 2),
  ]);
  print(`${zips.length} ZIP codes with coordinates, checked ${checkedOn}`);
}

function readTable(path: string): Table {
  const stored = readFileSync(path);
  const name = basename(path);
  const text = (name.endsWith(".gz") ? gunzipSync(stored) : stored).toString("utf8");
  try {
    const [columns = [], ...records] = parse(text, { bom: true, skip_empty_lines: true }) as string[][];
    const rows = records.map((record, index) => ({
      line: index + 2,
      cells: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ""])),
    }));
    return { file: { name, sha256: sha256(stored) }, columns, rows };
  } catch (error) {
    if (error instanceof CsvError) throw new MalformedFile(name, null, null, error.message);
    throw error;
  }
}

function sha256(bytes: Buffer): string {
  return digestOf(bytes, "hex");
}

function write(out: string, path: string, lines: readonly string[]): void {
  const target = join(out, path);
  mkdirSync(join(target, ".."), { recursive: true });
  writeFileSync(target, `${lines.join("\n")}\n`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// A reader that stops early (`| head`) is not a failure.
process.stdout.on("error", () => {});
try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * npm run season:import -- <folder> [--only <table>] [--entry 2027] [--checked-on YYYY-MM-DD] [--expires YYYY-MM-DD]
 *   [--out <folder>]
 *
 * Checks the dated tables of one season (test policies, closures and the others in `season/import/tables.ts`), writes
 * the project's own under `content/facts/season/` and prints what wasn't believed. A maintainer's command: the running
 * product never needs it. The same input and dates give the same output, byte for byte. Nothing is written unless every
 * table can be read.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import { catalogue } from "~/colleges/catalogue.server";
import { digestOf } from "~/digest.server";
import { seasonFall } from "~/season/fact";
import { seasonTables } from "~/season/import/tables";
import { type SourceFile, writeTable } from "~/season/import/write";

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string" },
      entry: { type: "string" },
      "checked-on": { type: "string" },
      expires: { type: "string" },
      out: { type: "string" },
    },
  });
  const [folder] = positionals;
  const year = Number(values.entry ?? seasonFall);
  const checkedOn = values["checked-on"] ?? new Date().toISOString().slice(0, 10);
  // The season ends before its students enter; nothing read during it may be stated after that.
  const expires = values.expires ?? `${year}-06-30`;
  if (folder === undefined) throw new Error("Name the folder of the tables: npm run season:import -- <folder>");
  if (!Number.isInteger(year) || year < 2020 || year > 2100) throw new Error("--entry takes a year such as 2027");
  for (const [name, day] of Object.entries({ "checked-on": checkedOn, expires })) {
    if (!/^20\d\d-[01]\d-[0-3]\d$/.test(day)) throw new Error(`--${name} takes a date such as 2026-11-22`);
  }
  const tables = seasonTables.filter(({ name }) => values.only === undefined || name === values.only);
  if (tables.length === 0) {
    throw new Error(
      `There's no table ${values.only}. The tables are ${seasonTables.map(({ name }) => name).join(", ")}.`,
    );
  }
  const sources = [...new Set(tables.flatMap(({ columns }) => Object.keys(columns)))]
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => readSource(folder, name));
  const { all, byUnitid } = catalogue();
  const colleges = {
    nameOf: (unitid: number) => byUnitid.get(unitid)?.name ?? null,
    unitidOf: (name: string) => {
      const found = all.filter((college) => college.name === name);
      return found.length === 1 ? (found[0]?.unitid ?? null) : null;
    },
  };
  const season = { entry: `fall ${year}`, checkedOn, expires };
  const written = tables.map((table) => ({ table, ...writeTable(table, sources, colleges, season) }));
  const out = values.out ?? join("content", "facts", "season");
  for (const { table, files, rows, refusals } of written) {
    for (const [name, contents] of Object.entries(files)) {
      mkdirSync(dirname(join(out, name)), { recursive: true });
      writeFileSync(join(out, name), contents);
    }
    print(`${table.name}: ${rows} rows for ${season.entry}, checked ${checkedOn}, ${refusals.length} values refused`);
    for (const why of new Set(refusals.map((refusal) => refusal.why))) {
      const same = refusals.filter((refusal) => refusal.why === why);
      const [first] = same;
      print(
        `  ${String(same.length).padStart(4)}  ${why} (first: ${first?.file}, row ${first?.line}, ${first?.column})`,
      );
    }
  }
}

function readSource(folder: string, name: string): SourceFile {
  const bytes = readFileSync(join(folder, name));
  const [columns = [], ...records]: string[][] = parse(bytes.toString("utf8"), {
    bom: true,
    skip_empty_lines: true,
  });
  return {
    name,
    sha256: digestOf(bytes, "hex"),
    columns,
    rows: records.map((record, index) => ({
      line: index + 2,
      cells: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ""])),
    })),
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// A reader that stops early (`| head`) isn't a failure.
process.stdout.on("error", () => {});
try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

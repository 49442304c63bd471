/**
 * npm run deadlines:import -- <deadlines.csv> --season 2024-25 [--checked-on YYYY-MM-DD] [--out <folder>]
 *
 * Checks a list of application deadlines (unitid, ed1, ed2, ea1, ea2, rea, rd as MM-DD, application_fee) and writes the
 * project's own table under `content/facts/deadlines/`. A maintainer's command: the running product never needs it. The
 * same input and date give the same output, byte for byte.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import { catalogue } from "~/colleges/catalogue.server";
import { digestOf } from "~/digest.server";
import { header, plans, toRow } from "~/season/deadlines/older-list";
import { readDeadlines, reasons } from "~/season/import/older-list";

const columns = ["unitid", ...plans, "application_fee"];

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { season: { type: "string" }, "checked-on": { type: "string" }, out: { type: "string" } },
  });
  const [path] = positionals;
  const { season = "" } = values;
  const checkedOn = values["checked-on"] ?? new Date().toISOString().slice(0, 10);
  if (path === undefined || !/^20\d\d-\d\d$/.test(season)) {
    throw new Error("Name the file and its season: npm run deadlines:import -- deadlines.csv --season 2024-25");
  }
  if (!/^20\d\d-[01]\d-[0-3]\d$/.test(checkedOn)) throw new Error("--checked-on takes a date such as 2026-11-21");

  const bytes = readFileSync(path);
  const rows: Record<string, string>[] = parse(bytes.toString("utf8"), { bom: true, columns: true, trim: true });
  const missing = columns.filter((column) => !Object.hasOwn(rows[0] ?? {}, column));
  if (missing.length > 0) throw new Error(`${basename(path)} has no column ${missing.join(", ")}`);

  const { byUnitid } = catalogue();
  const { colleges, refusals } = readDeadlines(rows, (unitid) => byUnitid.has(unitid));
  const out = values.out ?? join("content", "facts", "deadlines");
  const provenance = {
    season,
    checkedOn,
    source:
      "The requirements grid of the Common Application for that season, copied by third parties. It was not compared with each college's own page.",
    meaning:
      "Typical dates. Colleges move them by a few days almost every year, so each is shown with its season and with the advice to check it on the college's own page.",
    file: { name: basename(path), sha256: digestOf(bytes, "hex") },
    counts: {
      colleges: colleges.length,
      rolling: colleges.filter((college) => college.rolling).length,
      ...Object.fromEntries(plans.map((plan) => [plan, colleges.filter(({ dates }) => dates[plan] !== null).length])),
    },
    notBelieved: refusals.map(({ reason, unitid, column, value }) => ({ unitid, column, value, why: reasons[reason] })),
  };
  mkdirSync(out, { recursive: true });
  const lines = [header, ...colleges.map(toRow)].map((row) => JSON.stringify(row));
  writeFileSync(join(out, "colleges.jsonl"), `${lines.join("\n")}\n`);
  writeFileSync(join(out, "provenance.json"), `${JSON.stringify(provenance, null, 2)}\n`);
  process.stdout.write(`${colleges.length} colleges of ${season}, checked ${checkedOn}\n`);
  for (const { unitid, column, value, reason } of refusals) {
    process.stdout.write(`not believed: ${unitid} ${column} ${value}: ${reasons[reason]}\n`);
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

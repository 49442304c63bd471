/**
 * npm run admission:import -- <cds.csv> <admission-residency.csv> [--checked-on YYYY-MM-DD] [--out <folder>]
 *
 * Writes the project's own tables of published admission figures under `content/facts/admission/`. A maintainer's
 * command. The same input and date give the same output, byte for byte.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import { catalogue } from "~/colleges/catalogue.server";
import { digestOf } from "~/digest.server";
import { readAdmission } from "~/match/model/chance/admission-import";

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "checked-on": { type: "string" }, out: { type: "string" } },
  });
  const [cdsPath, ratesPath] = positionals;
  if (cdsPath === undefined || ratesPath === undefined)
    throw new Error("Name both files: npm run admission:import -- cds.csv admission-residency.csv");
  const checkedOn = values["checked-on"] ?? new Date().toISOString().slice(0, 10);
  if (!/^20\d\d-[01]\d-[0-3]\d$/.test(checkedOn)) throw new Error("--checked-on takes a date such as 2026-11-22");
  const read = (path: string) => {
    const bytes = readFileSync(path);
    const rows: Record<string, string>[] = parse(bytes.toString("utf8"), { bom: true, columns: true, trim: true });
    return { rows, file: { name: basename(path), sha256: digestOf(bytes, "hex") } };
  };
  const [cds, rates] = [read(cdsPath), read(ratesPath)];
  const { byUnitid } = catalogue();
  const tables = readAdmission(cds.rows, rates.rows, (unitid) => byUnitid.has(unitid));
  const out = values.out ?? join("content", "facts", "admission");
  mkdirSync(out, { recursive: true });
  const lines = (rows: readonly object[]) => `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;
  const write = (name: string, text: string) => writeFileSync(join(out, name), text);
  write("residency.json", lines(tables.residency));
  write("early.json", lines(tables.early));
  write("waitlist.json", lines(tables.waitlist));
  write("enrolled.json", lines(tables.enrolled));
  write("refused.json", lines(tables.refused));
  const provenance = {
    checkedOn,
    expires: "2027-09-30",
    source:
      "Common Data Sets that colleges publish about themselves, and rates by residency from university releases and dated news, read from public copies. Only figures were taken.",
    distrust:
      "Residency is optional in the Common Data Set; most colleges leave it blank. Grades are of those who enrolled, on each college's own scale. Early decision counts include recruited athletes. The rates of the University of California were transcribed by a reader from its release.",
    files: [cds.file, rates.file],
    counts: {
      residency: tables.residency.length,
      early: tables.early.length,
      waitlist: tables.waitlist.length,
      enrolled: tables.enrolled.length,
      refused: tables.refused.length,
    },
  };
  write("provenance.json", `${JSON.stringify(provenance, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(provenance.counts)}\n`);
}

main();

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AwardYear, awardYears, tablesFor } from "~/aid/formula/tables";
import { repaymentSources } from "~/cost/loan/repayment";
import { loanRulesFor } from "~/cost/loan/rules";
import { loanYears } from "~/cost/loan/years";
import { digestOf } from "~/digest.server";
import { seasonFall } from "~/season/fact";
import { assumptions } from "~/visits/routing/assumptions";
import type { TableUsed } from "./saved";

/**
 * The yearly tables behind each tool, with a fingerprint that changes with any figure in them. What is kept remembers
 * them, so that it can be said when a result is worked out with others than before.
 */

const prints = new Map<string, string>();

const printOf = (text: string) => digestOf(text).slice(0, 16);

/** Fingerprint of a text that stays the same as long as this process runs. */
function remembered(key: string, text: () => string): string {
  const print = prints.get(key) ?? printOf(text());
  prints.set(key, print);
  return print;
}

/** Fingerprint of files under `content/facts/`, read once per process. */
function printOfFiles(...paths: readonly string[]): string {
  return remembered(paths.join(" "), () =>
    paths.map((path) => readFileSync(join(process.cwd(), "content", "facts", path))).join("\n"),
  );
}

interface Provenance {
  readonly figures: Readonly<Record<string, { readonly year: string }>>;
}

let collegeYear: string | undefined;
const provenanceText = () =>
  readFileSync(join(process.cwd(), "content", "facts", "colleges", "provenance.json"), "utf8");

/** The catalogue of colleges, by the year of its newest prices. */
export function collegeTables(): TableUsed {
  collegeYear ??= (JSON.parse(provenanceText()) as Provenance).figures.identity?.year ?? "";
  const edition = collegeYear;
  return { name: "College figures", edition, print: printOfFiles("colleges/colleges.jsonl") };
}

/** The federal tables of an award year. */
export function aidTables(awardYear: string): TableUsed {
  const print = remembered(awardYear, () => JSON.stringify(tablesFor(awardYear as AwardYear)));
  return { name: "Federal aid tables", edition: awardYear, print };
}

/** Loan law from an award year on, with what stands in for years without tables. */
export function loanTables(entry: string): TableUsed {
  const all = () => JSON.stringify([loanYears.map((year) => loanRulesFor(year)), repaymentSources]);
  return { name: "Federal loan tables", edition: entry, print: remembered("loans", all) };
}

export function scoreTables(): TableUsed {
  return {
    name: "Scores and grades",
    edition: "2018",
    print: printOfFiles("tests/act-sat-2018.json", "tests/grades.json"),
  };
}

export function deadlineTables(): TableUsed {
  const print = printOfFiles(
    "season/deadlines.json",
    "season/test-dates.json",
    "season/css-profile.json",
    "season/state-aid.json",
    "deadlines/colleges.jsonl",
    "deadlines/rules.json",
  );
  return { name: "Application deadlines", edition: `fall ${seasonFall}`, print };
}

export function roadTables(): TableUsed {
  const { dollarsPerGallon, dollarsPerNight } = assumptions.cost;
  const edition = `gas of ${dollarsPerGallon.year}, rooms of ${dollarsPerNight.year}`;
  return { name: "Prices on the road", edition, print: printOfFiles("visits/assumptions.json") };
}

/** The tables of now that stand where those of then stood: of the same award year, and the newest of the others. */
export function tablesNow(then: readonly TableUsed[]): readonly TableUsed[] {
  return then.flatMap(({ name, edition }) => {
    if (name === "Federal aid tables") return awardYears.some((year) => year === edition) ? [aidTables(edition)] : [];
    if (name === "Federal loan tables") return [loanTables(edition)];
    return [collegeTables(), scoreTables(), deadlineTables(), roadTables()].filter((table) => table.name === name);
  });
}

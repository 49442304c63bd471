import type { Program } from "~/colleges/college";
import { Cells, MalformedFile, type SourceRow } from "./cells";
import type { Ledger } from "./ledger";

/** Title by 4-digit CIP code, sorted by code. Throws `MalformedFile`. */
export function readTitles(file: string, rows: readonly SourceRow[]): Record<string, string> {
  const titles: [string, string][] = rows.map(({ line, cells }) => {
    const code = cells.cip4?.trim() ?? "";
    const title = cells.title?.trim() ?? "";
    if (!/^\d{4}$/.test(code)) throw new MalformedFile(file, line, "cip4", `"${code}" is not a four-digit CIP code`);
    if (title === "") throw new MalformedFile(file, line, "title", "must not be blank");
    return [code, title];
  });
  titles.sort(([a], [b]) => a.localeCompare(b, "en"));
  const found = Object.fromEntries(titles);
  if (Object.keys(found).length !== titles.length) throw new MalformedFile(file, null, "cip4", "a code stands twice");
  return found;
}

/** Programs by unitid. Throws `MalformedFile` on an unknown college or CIP code and on a program that stands twice. */
export function readProgramTable(
  file: string,
  rows: readonly SourceRow[],
  ledger: Ledger,
  known: { readonly unitids: ReadonlySet<number>; readonly titles: Readonly<Record<string, string>> },
): Map<number, Omit<Program, "title">[]> {
  const programs = new Map<number, Omit<Program, "title">[]>();
  const seen = new Set<string>();
  for (const row of rows) {
    const cells = new Cells(file, row, ledger);
    const { unitid } = cells;
    if (!known.unitids.has(unitid)) throw cells.malformed("unitid", `${unitid} is not in the college file`);
    const cip4 = cells.required("cip4");
    if (!(cip4 in known.titles)) throw cells.malformed("cip4", `"${cip4}" has no title`);
    const level = cells.oneOf("level", { A: "associate", B: "bachelor" } as const);
    if (level === null) throw cells.malformed("level", "must not be blank");
    const key = `${unitid} ${cip4} ${level}`;
    if (seen.has(key)) throw cells.malformed("cip4", `the program ${key} stands twice`);
    seen.add(key);
    const list = programs.get(unitid) ?? [];
    list.push({
      cip4,
      level,
      awards: cells.whole("awards_2020_21", [0, 100_000]),
      earnings: cells.whole("earn_5yr_2022usd", [5_000, 500_000]),
    });
    programs.set(unitid, list);
  }
  return programs;
}

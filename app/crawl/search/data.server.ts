import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import type { Store } from "~/store/database.server";
import type { Transaction } from "~/store/transaction.server";
import { readExport, type SearchFigure } from "./read-export";

/** Bytes of one unpacked table, and tables of one export. Search Console exports a thousand lines. */
const largestTable = 2 * 1024 * 1024;
const mostTables = 10;
/** Lines that are kept of one export. */
const mostLines = 10_000;
const together = 100;

/** The file cannot be read as an export; the message says why, for whoever sent it. */
export class NoExport extends Error {
  override readonly name = "NoExport";
}

/** Reads a CSV file or a zip of them, as Search Console exports them. Throws `NoExport`. */
export function readSearchFile(bytes: Uint8Array, origin: string): readonly SearchFigure[] {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const tables = (isZip ? unpacked(bytes) : [strFromU8(bytes)]).map((text) => readExport(cellsOf(text), origin) ?? []);
  // Two tables of one zip may hold the same line.
  const lines = new Map(tables.flat().map((one) => [`${one.kind}\n${one.query}\n${one.path}`, one]));
  if (lines.size === 0) {
    throw new NoExport(
      "There is no line in it about a query or a page of this site, with clicks, impressions and position.",
    );
  }
  if (lines.size > mostLines) throw new NoExport(`It has more than ${mostLines.toLocaleString("en-US")} lines.`);
  return [...lines.values()];
}

function unpacked(bytes: Uint8Array): string[] {
  let tables = 0;
  try {
    const files = unzipSync(bytes, {
      // Decided before anything is unpacked: a small file can claim to hold gigabytes.
      filter: ({ name, originalSize }) =>
        /\.csv$/i.test(name) && originalSize <= largestTable && ++tables <= mostTables,
    });
    return Object.values(files).map((file) => strFromU8(file));
  } catch {
    throw new NoExport("It begins like a zip file and can’t be unpacked.");
  }
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true }) as string[][];
  } catch {
    throw new NoExport("It is no CSV file.");
  }
}

/**
 * Puts an export in place of the one before, kind by kind: what it says nothing about stays. Of pages the one before is
 * kept, too, to tell whose clicks fell.
 */
export async function putSearchFigures(
  within: Transaction,
  figures: readonly SearchFigure[],
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  const at = now.toISOString();
  const pages = figures.filter(({ kind }) => kind === "page");
  if (pages.length > 0) await keepPagesBefore(within, pages);
  await within.deleteFrom("search_figure").where("kind", "in", kinds).execute();
  await putLines(within, figures);
  for (const kind of kinds) {
    const lines = figures.filter((one) => one.kind === kind).length;
    await within
      .insertInto("search_import")
      .values({ kind, at, by, lines })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet({ at, by, lines }))
      .execute();
  }
}

/** Keeps the pages of the last import as those before, unless the same export is imported once more. */
async function keepPagesBefore(within: Transaction, pages: readonly SearchFigure[]): Promise<void> {
  const last = await pagesOf(within, "page");
  const inWords = (all: readonly SearchFigure[]) =>
    all.map(({ path, clicks, impressions, position }) => [path, clicks, impressions, position].join(" ")).sort();
  if (last.length === 0 || inWords(last).join("\n") === inWords(pages).join("\n")) return;
  await within.deleteFrom("search_figure").where("kind", "=", "before").execute();
  await putLines(
    within,
    last.map((one) => ({ ...one, kind: "before" })),
  );
}

async function putLines(
  within: Transaction,
  lines: readonly (Omit<SearchFigure, "kind"> & { readonly kind: SearchFigure["kind"] | "before" })[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += together) {
    await within
      .insertInto("search_figure")
      .values(lines.slice(from, from + together))
      // Another process may put in the same export at the same moment.
      .onConflict((conflict) =>
        conflict.columns(["kind", "query", "path"]).doUpdateSet(({ ref }) => ({
          clicks: ref("excluded.clicks"),
          impressions: ref("excluded.impressions"),
          position: ref("excluded.position"),
        })),
      )
      .execute();
  }
}

/** The figures of the last imports. */
export async function searchFigures(store: Store): Promise<SearchFigure[]> {
  const rows = await store.selectFrom("search_figure").where("kind", "!=", "before").selectAll().execute();
  return rows as SearchFigure[];
}

/** What the import before the last one said of each page. */
export const pagesBefore = (store: Store): Promise<SearchFigure[]> => pagesOf(store, "before");

async function pagesOf(store: Store, kind: "page" | "before"): Promise<SearchFigure[]> {
  const rows = await store.selectFrom("search_figure").where("kind", "=", kind).selectAll().execute();
  return rows.map((row) => ({ ...row, kind: "page" }));
}

/** When each kind of figures was imported, by whom, and how many lines. */
export const searchImports = (store: Store) => store.selectFrom("search_import").selectAll().orderBy("kind").execute();

/** Clicks from search of each page that an export names. */
export async function clicksOfPages(store: Store): Promise<ReadonlyMap<string, number>> {
  const rows = await store.selectFrom("search_figure").select(["path", "clicks"]).where("kind", "=", "page").execute();
  return new Map(rows.map(({ path, clicks }) => [path, clicks]));
}

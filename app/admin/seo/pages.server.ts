import { type OrderByItemBuilder, sql } from "kysely";
import { storedPages } from "~/crawl/stored.server";
import type { Store } from "~/store/database.server";
import type { CrawlPageRow } from "~/store/rows";
import { pageSize, type TablePage, type TableQuery, type TableRow, type TableShape } from "../table";
import { sheetPath } from "./paths";

const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export const crawledShape: TableShape = {
  name: "crawled-pages",
  caption: "Pages as they were last seen",
  columns: [
    { key: "path", label: "Page", sorts: true },
    { key: "title", label: "Title", sorts: true },
    { key: "found", label: "Found", kind: "number", sorts: true },
    { key: "status", label: "Status", kind: "number", sorts: true },
    { key: "words", label: "Words", kind: "number", sorts: true },
    { key: "grade", label: "Grade", kind: "number", sorts: true },
    { key: "depth", label: "Clicks from home", kind: "number", sorts: true },
    { key: "links_in", label: "Links in", kind: "number", sorts: true },
    { key: "links_out", label: "Links out", kind: "number", sorts: true },
    { key: "kilobytes", label: "kB", kind: "number", sorts: true },
    { key: "milliseconds", label: "ms", kind: "number", sorts: true },
    { key: "updated", label: "Changed", sorts: true },
    { key: "kinds", label: "Structured data", sorts: true },
    { key: "cache", label: "Cache policy", sorts: true },
  ],
  filters: [
    { key: "indexable", label: "Indexable", options: yesOrNo },
    { key: "listed", label: "In the sitemap", options: yesOrNo },
  ],
  search: "Part of the address or title",
  sort: "-found",
  empty: "No page was looked at yet.",
};

/** What the table calls otherwise than the store. */
const stored = { kilobytes: "bytes", listed: "in_sitemap" } as const;
type Sorted = Exclude<keyof CrawlPageRow, "sheet">;

/** Without regard to case, and with nothing in the words that means more than itself. */
const contains = (words: string) => {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(lower(path) like ${pattern} escape '\\' or lower(title) like ${pattern} escape '\\')`;
};

/** Those of the pages that a table asks for: 4,000 rows with their sheets take too long to be read for 50 of them. */
function asked(store: Store, { filters, search }: TableQuery) {
  let pages = store.selectFrom("crawl_page");
  for (const key of ["indexable", "listed"] as const) {
    const column = key === "listed" ? stored.listed : key;
    if (filters[key] === "yes") pages = pages.where(column, "=", 1);
    if (filters[key] === "no") pages = pages.where(({ or, eb }) => or([eb(column, "=", 0), eb(column, "is", null)]));
  }
  return search === "" ? pages : pages.where(contains(search));
}

/**
 * Paths of one page of the table, in its order, and how many there are on all pages. What is not known comes last
 * either way.
 */
async function pathsOf(
  store: Store,
  query: TableQuery,
  size: number,
): Promise<{ readonly paths: readonly string[]; readonly total: number }> {
  const pages = asked(store, query);
  const by = query.sort === "kilobytes" ? stored.kilobytes : (query.sort as Sorted | "found");
  const order = (ordered: OrderByItemBuilder) => (query.descending ? ordered.desc() : ordered.asc()).nullsLast();
  const sorted =
    by === "found"
      ? pages
          .leftJoin(openByPath(store).as("open"), "open.at", "crawl_page.path")
          .orderBy(({ fn, val }) => fn.coalesce("open.count", val(0)), order)
      : pages.orderBy(by === "title" ? sql`lower(title)` : by, order);
  const rows = await sorted
    .select(({ fn }) => ["path", fn.countAll<number>().over().as("total")])
    .orderBy("path")
    .limit(size)
    .offset((query.page - 1) * size)
    .execute();
  const paths = rows.map(({ path }) => path);
  if (paths.length > 0 || query.page === 1) return { paths, total: Number(rows[0]?.total ?? 0) };
  // Beyond the last page there is no row that says how many there are.
  const { count } = await pages.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return { paths, total: Number(count) };
}

const openByPath = (store: Store) =>
  store
    .selectFrom("crawl_finding")
    .where("mended_at", "is", null)
    .select(({ fn }) => ["path as at", fn.countAll<number>().as("count")])
    .groupBy("path");

/** Paths of a query at most: a file of all pages is read in pieces. */
const pieces = 500;

const yes = (flag: number | null) => (flag === 1 ? "yes" : "no");

/** Pages as the last crawls saw them, with how much was found on each, filtered, sorted and cut by the store. */
export async function readCrawled(store: Store, query: TableQuery, size = pageSize): Promise<TablePage> {
  const { paths, total } = await pathsOf(store, query, size);
  const rows = new Map<string, TableRow>();
  for (let from = 0; from < paths.length; from += pieces) {
    const piece = paths.slice(from, from + pieces);
    const [pages, open] = await Promise.all([
      storedPages(store).where("path", "in", piece).execute(),
      openByPath(store).where("path", "in", piece).execute(),
    ]);
    const found = new Map(open.map(({ at, count }) => [at, Number(count)]));
    for (const page of pages) rows.set(page.path, rowOf(page, found.get(page.path) ?? 0));
  }
  return { total, rows: paths.map((path) => rows.get(path)).filter((row) => row !== undefined) };
}

function rowOf({ grade, bytes, indexable, in_sitemap, ...page }: Omit<CrawlPageRow, "sheet">, found: number): TableRow {
  return {
    ...page,
    id: page.path,
    href: sheetPath(page.path),
    found,
    grade: grade === null ? null : grade / 10,
    kilobytes: bytes === null ? null : Math.round(bytes / 1024),
    indexable: yes(indexable),
    listed: yes(in_sitemap),
  };
}

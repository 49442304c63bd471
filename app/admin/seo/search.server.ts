import { pagesBefore, searchFigures, searchImports } from "~/crawl/search/data.server";
import { type Opportunity, opportunities, opportunityKinds } from "~/crawl/search/opportunities";
import { indexableTitles, lastCrawls } from "~/crawl/stored.server";
import type { Store } from "~/store/database.server";
import { pageOf, readTable, type TableRow, type TableShape } from "../table";
import { sheetPath } from "./paths";

export const opportunityShape: TableShape = {
  name: "opportunities",
  caption: "Opportunities",
  prefix: "chance-",
  columns: [
    { key: "about", label: "Query or page", sorts: true },
    { key: "title", label: "Opportunity", sorts: true },
    { key: "words", label: "Why" },
    { key: "impressions", label: "Impressions", kind: "number", sorts: true },
    { key: "clicks", label: "Clicks", kind: "number", sorts: true },
    { key: "position", label: "Position", kind: "number", sorts: true },
  ],
  filters: [
    {
      key: "kind",
      label: "Opportunity",
      options: Object.entries(opportunityKinds).map(([value, label]) => ({ value, label })),
    },
  ],
  search: "Words in it",
  sort: "-impressions",
  empty: "None in the figures that were imported.",
};

export const searchShape: TableShape = {
  name: "search-figures",
  caption: "Queries and pages in search, as last imported",
  prefix: "figure-",
  columns: [
    { key: "query", label: "Query", sorts: true },
    { key: "path", label: "Page", sorts: true },
    { key: "impressions", label: "Impressions", kind: "number", sorts: true },
    { key: "clicks", label: "Clicks", kind: "number", sorts: true },
    { key: "share", label: "Clicked, percent", kind: "number", sorts: true },
    { key: "position", label: "Position", kind: "number", sorts: true },
  ],
  filters: [
    {
      key: "kind",
      label: "About",
      options: [
        { value: "query", label: "Queries" },
        { value: "page", label: "Pages" },
        { value: "pair", label: "Queries on pages" },
      ],
    },
  ],
  search: "Words in it",
  sort: "-impressions",
  empty: "Nothing was imported yet.",
};

const isPath = (about: string) => about.startsWith("/");

/**
 * What was made of the figures and titles last, in this process: ten thousand lines change only by an import, and the
 * titles by a crawl.
 */
const made = new WeakMap<Store, { readonly of: string; readonly rows: readonly TableRow[] }>();

export async function opportunityRows(store: Store): Promise<readonly TableRow[]> {
  const [imports, crawls] = await Promise.all([searchImports(store), lastCrawls(store, 1)]);
  const of = JSON.stringify([imports, crawls.map(({ started_at, ended_at }) => [started_at, ended_at])]);
  const known = made.get(store);
  if (known?.of === of) return known.rows;
  const [figures, titles, before] = await Promise.all([
    searchFigures(store),
    indexableTitles(store),
    pagesBefore(store),
  ]);
  const rows = opportunities(figures, titles, before).map(rowOf);
  made.set(store, { of, rows });
  return rows;
}

const rowOf = ({ position, ...one }: Opportunity): TableRow => ({
  ...one,
  id: `${one.kind} ${one.about}`,
  ...(isPath(one.about) && { href: sheetPath(one.about) }),
  title: opportunityKinds[one.kind],
  position: position / 100,
});

export async function searchRows(store: Store): Promise<readonly TableRow[]> {
  // Without a spread, which takes longer than to read the lines.
  return (await searchFigures(store)).map(({ kind, query, path, clicks, impressions, position }) => ({
    id: `${kind} ${query} ${path}`,
    kind,
    query,
    path,
    clicks,
    impressions,
    share: impressions === 0 ? null : Math.round((clicks / impressions) * 1000) / 10,
    position: position / 100,
  }));
}

/** Everything that the screen of search shows. */
export async function readSearch(store: Store, params: URLSearchParams) {
  const [imports, chances, figures] = await Promise.all([
    searchImports(store),
    opportunityRows(store),
    searchRows(store),
  ]);
  const table = (shape: TableShape, all: readonly TableRow[]) => {
    const query = readTable(shape, params);
    return { shape, query, page: pageOf(shape, all, query) };
  };
  return { imports, chances: table(opportunityShape, chances), figures: table(searchShape, figures) };
}

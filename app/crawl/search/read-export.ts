import { z } from "zod";

/** How one query, one page, or one query on one page did in search, over the days of its export. */
export interface SearchFigure {
  readonly kind: "query" | "page" | "pair";
  /** "" where the line is about a page. */
  readonly query: string;
  /** Path on this site; "" where the line is about a query. */
  readonly path: string;
  readonly clicks: number;
  readonly impressions: number;
  /** Mean place in the results in hundredths: 1,050 is ten and a half. */
  readonly position: number;
}

/** What the columns of an export are called, in lowercase. */
const columns = {
  query: ["top queries", "query", "queries"],
  path: ["top pages", "page", "pages", "landing page"],
  clicks: ["clicks"],
  impressions: ["impressions"],
  position: ["position", "average position"],
} as const;

const whole = z.coerce.number().int().nonnegative();
const line = z.object({ clicks: whole, impressions: whole, position: z.coerce.number().nonnegative() });
/** A query that is longer than this was pasted, not asked. */
const longestQuery = 300;

/**
 * Reads a table of a Search Console export: "Queries", "Pages", or one with both. Lines about other sites, and lines
 * that make no sense, are left out.
 *
 * @param rows cells of the table, the line of its headings first
 * @returns null where the table has no such columns: an export also holds devices, countries and days
 */
export function readExport(rows: readonly (readonly string[])[], origin: string): readonly SearchFigure[] | null {
  const [head = [], ...lines] = rows;
  const at = (names: readonly string[]) => head.findIndex((name) => names.includes(name.trim().toLowerCase()));
  const places = { query: at(columns.query), path: at(columns.path) };
  const figures = { clicks: at(columns.clicks), impressions: at(columns.impressions), position: at(columns.position) };
  if (Object.values(figures).includes(-1) || (places.query === -1 && places.path === -1)) return null;
  const kind = places.query === -1 ? "page" : places.path === -1 ? "query" : "pair";
  const found = new Map<string, SearchFigure>();
  for (const cells of lines) {
    const cell = (place: number) => (cells[place] ?? "").trim();
    const plain = (place: number) => cell(place).replaceAll(",", "");
    const query = places.query === -1 ? "" : cell(places.query).toLowerCase().slice(0, longestQuery);
    const path = places.path === -1 ? "" : pathOf(cell(places.path), origin);
    const read = line.safeParse({
      clicks: plain(figures.clicks),
      impressions: plain(figures.impressions),
      position: plain(figures.position),
    });
    if (!read.success || path === null || (kind !== "page" && query === "")) continue;
    const { clicks, impressions, position } = read.data;
    found.set(`${query}\n${path}`, { kind, query, path, clicks, impressions, position: Math.round(position * 100) });
  }
  return [...found.values()];
}

/** The path of an address of this site, without its query; null for one of another site. */
function pathOf(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? url.pathname : null;
}

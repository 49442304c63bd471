import { csvFile } from "~/design/csv";

/** What stands in a cell; null is "not known". A moment is UTC text as the store keeps it. */
export type Cell = string | number | null;
export type TableRow = Readonly<Record<string, Cell>>;

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly kind?: "number" | "moment";
  /** Whether the table can be sorted by it. */
  readonly sorts?: boolean;
}

export interface Filter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The words for "", where they are not "All". */
  readonly all?: string;
  /** What counts where the address says nothing; "" is all. */
  readonly usual?: string;
  /** Not chosen in the form, but by where one comes from: any value of an address counts. */
  readonly hidden?: boolean;
}

/** What a table looks like, and by what it can be filtered and sorted. Its state is the query of its address. */
export interface TableShape {
  /** Name of its file, "errors" of `/admin/tables/errors.csv`. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  /** Column it is sorted by where the address says nothing, with "-" for the largest first. */
  readonly sort: string;
  /** Label of a field for words to look for; none where there is no such field. */
  readonly search?: string;
  /** Begins the names of its fields, where a page has two tables. */
  readonly prefix?: string;
  /** What it says without rows. */
  readonly empty: string;
}

export interface TableQuery {
  readonly filters: Readonly<Record<string, string>>;
  readonly search: string;
  readonly sort: string;
  readonly descending: boolean;
  /** Counted from 1. */
  readonly page: number;
}

export const pageSize = 50;
/** Rows of a file at most. */
export const mostInFile = 10_000;
const longestSearch = 200;

/** One page of a table. */
export interface TablePage {
  readonly rows: readonly TableRow[];
  /** Rows on all pages. */
  readonly total: number;
}

/** A table as its address asks for it. */
export interface ShownTable {
  readonly shape: TableShape;
  readonly query: TableQuery;
  readonly page: TablePage;
}

/** Reads what an address asks of a table. What the table does not have is left out. */
export function readTable(shape: TableShape, params: URLSearchParams): TableQuery {
  const { prefix = "" } = shape;
  const filters = Object.fromEntries(
    shape.filters.map(({ key, options, usual = "", hidden = false }) => {
      const asked = params.get(prefix + key) ?? usual;
      if (hidden) return [key, asked.slice(0, 100)];
      return [key, asked === "" || options.some(({ value }) => value === asked) ? asked : usual];
    }),
  );
  const wanted = params.get(`${prefix}sort`) ?? "";
  const sorts = shape.columns.some(({ key, sorts }) => sorts && key === wanted.replace(/^-/, ""));
  const sort = sorts ? wanted : shape.sort;
  const page = Number(params.get(`${prefix}page`));
  return {
    filters,
    search: (params.get(`${prefix}q`) ?? "").trim().slice(0, longestSearch),
    sort: sort.replace(/^-/, ""),
    descending: sort.startsWith("-"),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The query of an address for a table, with something changed. What is as usual is left out. */
export function tableSearch(
  shape: TableShape,
  query: TableQuery,
  change: Partial<Pick<TableQuery, "sort" | "descending" | "page">> = {},
): string {
  const { prefix = "" } = shape;
  const next = { ...query, ...change };
  const params = new URLSearchParams();
  for (const { key, usual = "" } of shape.filters) {
    const value = next.filters[key] ?? "";
    if (value !== usual) params.set(prefix + key, value);
  }
  if (next.search !== "") params.set(`${prefix}q`, next.search);
  const sort = `${next.descending ? "-" : ""}${next.sort}`;
  if (sort !== shape.sort) params.set(`${prefix}sort`, sort);
  if (next.page > 1) params.set(`${prefix}page`, String(next.page));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Filters, sorts and cuts rows that are all in memory. What is not known comes last either way. */
export function pageOf(shape: TableShape, rows: readonly TableRow[], query: TableQuery, size = pageSize): TablePage {
  const words = query.search.toLowerCase();
  const left = rows.filter(
    (row) =>
      Object.entries(query.filters).every(([key, value]) => value === "" || String(row[key] ?? "") === value) &&
      (words === "" ||
        shape.columns.some(({ key }) =>
          String(row[key] ?? "")
            .toLowerCase()
            .includes(words),
        )),
  );
  const sorted = [...left].sort((a, b) => compare(a[query.sort] ?? null, b[query.sort] ?? null, query.descending));
  return { rows: sorted.slice((query.page - 1) * size, query.page * size), total: left.length };
}

/** Made once: 4,000 rows are compared 50,000 times. */
const words = new Intl.Collator("en");

function compare(a: Cell, b: Cell, descending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order = typeof a === "number" && typeof b === "number" ? a - b : words.compare(String(a), String(b));
  return descending ? -order : order;
}

/**
 * A table as a CSV file (RFC 4180), through the one guard of cells. Moments stay as the store keeps them. A file that
 * does not hold every row says so in its last line, where whoever adds its rows up comes across it.
 */
export function tableCsv({ columns }: TableShape, { rows, total }: TablePage): string {
  const cells = rows.map((row) => columns.map(({ key }) => row[key] ?? null));
  const cut =
    total > rows.length ? [columns.map((_, place) => (place === 0 ? cutInWords(rows.length, total) : null))] : [];
  return csvFile([columns.map(({ label }) => label), ...cells, ...cut], { marked: false });
}

const cutInWords = (rows: number, total: number) =>
  `Only the first ${rows.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} rows: filter the table to get the others`;

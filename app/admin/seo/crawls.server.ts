import { lastCrawls, type StoredCrawl } from "~/crawl/stored.server";
import type { Store } from "~/store/database.server";
import type { TableRow, TableShape } from "../table";

/** Crawls that the screen and its file show. */
const mostCrawls = 400;

export const crawlsShape: TableShape = {
  name: "crawls",
  caption: "Crawls, with the release each looked at",
  prefix: "crawl-",
  columns: [
    { key: "started", label: "Began", kind: "moment", sorts: true },
    { key: "release", label: "Release", sorts: true },
    { key: "scope", label: "Looked at", sorts: true },
    { key: "pages", label: "Addresses", kind: "number", sorts: true },
    { key: "indexable", label: "Indexable pages", kind: "number", sorts: true },
    { key: "listed", label: "In the sitemap", kind: "number", sorts: true },
    { key: "found", label: "Found", kind: "number", sorts: true },
    { key: "fresh", label: "New", kind: "number", sorts: true },
    { key: "mended", label: "Fixed", kind: "number", sorts: true },
    { key: "milliseconds", label: "Median response, ms", kind: "number", sorts: true },
    { key: "kilobytes", label: "Median HTML, kB", kind: "number", sorts: true },
  ],
  filters: [],
  search: "Words in it",
  sort: "-started",
  empty: "No crawl yet.",
};

export const crawlRows = async (store: Store): Promise<readonly TableRow[]> =>
  (await lastCrawls(store, mostCrawls)).map(rowOf);

function rowOf({ started_at: started, whole, summary, release, pages, found, fresh, mended }: StoredCrawl): TableRow {
  const { indexable, listed, milliseconds, bytes } = summary;
  const kilobytes = bytes === null ? null : Math.round(bytes / 1024);
  const counts = { pages, indexable, listed, found, fresh, mended, milliseconds, kilobytes };
  return { id: started, started, release, scope: whole ? "The whole site" : "Chosen pages", ...counts };
}

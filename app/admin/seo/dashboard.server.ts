import { checks } from "~/crawl/checks";
import { rank } from "~/crawl/findings";
import { clicksOfPages } from "~/crawl/search/data.server";
import { lastCrawls, lastWholeCrawls, storedFindings } from "~/crawl/stored.server";
import { promisedKinds } from "~/seo/structured-kinds";
import type { Store } from "~/store/database.server";
import { listJobs } from "../jobs.server";
import { pageOf, readTable, type TableRow, type TableShape } from "../table";
import { crawlRows, crawlsShape } from "./crawls.server";

export const checksShape: TableShape = {
  name: "checks",
  caption: "What was found, by check",
  prefix: "check-",
  columns: [
    { key: "title", label: "Check", sorts: true },
    { key: "pages", label: "Pages", kind: "number", sorts: true },
    { key: "found", label: "Found", kind: "number", sorts: true },
    { key: "fresh", label: "New", kind: "number", sorts: true },
    { key: "mended", label: "Fixed", kind: "number", sorts: true },
    { key: "weight", label: "Pages and clicks", kind: "number", sorts: true },
    { key: "why", label: "Why it matters" },
  ],
  filters: [],
  search: "Words in it",
  sort: "-weight",
  empty: "There are no checks.",
};

/** Every check with how much it found, also those that found nothing: that is good news, and no gap. */
export async function checkRows(store: Store): Promise<readonly TableRow[]> {
  const [findings, clicks] = await Promise.all([storedFindings(store), clicksOfPages(store)]);
  const ranked = rank(
    findings.filter(({ state }) => state !== "mended"),
    clicks,
  );
  return checks.map(({ key, title, why }) => {
    const { pages = 0, found = 0, fresh = 0, weight = 0 } = ranked.find(({ check }) => check === key) ?? {};
    const mended = findings.filter(({ check, state }) => check === key && state === "mended").length;
    const href = `/admin/seo-dashboard/findings?${new URLSearchParams({ check: key })}`;
    return { id: key, href, title, why, pages, found, fresh, mended, weight };
  });
}

/** The check whose pages are read most, as the table ranks them; null where nothing was found. */
export function titleOfWorst(rows: readonly TableRow[]): string | null {
  const [worst] = rows.filter(({ found }) => Number(found) > 0).sort((a, b) => Number(b.weight) - Number(a.weight));
  return worst === undefined ? null : String(worst.title);
}

/** Crawls of the whole site that the chart shows. */
const mostDrawn = 30;

/** Everything that the screen shows. */
export async function readDashboard(store: Store, params: URLSearchParams, now: Date) {
  const [jobs, [newest = null], whole, rows, history] = await Promise.all([
    listJobs(store, now),
    lastCrawls(store, 1),
    lastWholeCrawls(store, mostDrawn),
    checkRows(store),
    crawlRows(store),
  ]);
  const job = jobs.find(({ name }) => name === "crawl") ?? null;
  const [last = null] = whole;
  const table = (shape: TableShape, all: readonly TableRow[]) => {
    const query = readTable(shape, params);
    return { shape, query, page: pageOf(shape, all, query) };
  };
  return {
    at: now.toISOString(),
    job,
    last,
    // Chosen pages that were looked at since: what they come to says nothing of the whole site.
    chosen:
      newest === null || newest.whole
        ? null
        : { at: newest.started_at, pages: newest.pages, statuses: newest.summary.statuses },
    found: rows.reduce((sum, { found }) => sum + Number(found), 0),
    worst: titleOfWorst(rows),
    checks: table(checksShape, rows),
    crawls: table(crawlsShape, history),
    drawn: whole
      .toReversed()
      .map(({ started_at: at, release, found, summary: { indexable } }) => ({ at, release, found, indexable })),
    kinds: promisedKinds.map((kind) => ({ kind, pages: last?.summary.kinds[kind] ?? 0 })),
  };
}

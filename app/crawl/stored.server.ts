import type { Store } from "~/store/database.server";
import type { CrawlRow } from "~/store/rows";
import type { PageSheet } from "./sheet";
import type { CrawlSummary } from "./summary";

/** A crawl with its figures. */
export interface StoredCrawl extends Omit<CrawlRow, "summary" | "whole"> {
  readonly whole: boolean;
  readonly summary: CrawlSummary;
}

/** The last crawls, newest first. */
export async function lastCrawls(store: Store, most: number): Promise<readonly StoredCrawl[]> {
  const rows = await store.selectFrom("crawl").selectAll().orderBy("started_at", "desc").limit(most).execute();
  return rows.map(({ whole, summary, ...row }) => ({
    ...row,
    whole: whole === 1,
    summary: JSON.parse(summary) as CrawlSummary,
  }));
}

/** When the last crawl began; null before the first one. */
async function lastCrawlAt(store: Store): Promise<string | null> {
  const row = await store
    .selectFrom("crawl")
    .select("started_at")
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.started_at ?? null;
}

/** Something found: not fixed yet, or fixed since the crawl before the last. */
export interface StoredFinding {
  readonly id: string;
  readonly check: string;
  readonly path: string;
  readonly words: string;
  readonly firstSeen: string;
  readonly state: "new" | "open" | "mended";
  /** Whether the last crawl found it for the first time. */
  readonly fresh: boolean;
}

/** Everything that is open, and what the last crawl found fixed. @param path of one page alone */
export async function storedFindings(store: Store, path?: string): Promise<readonly StoredFinding[]> {
  const last = await lastCrawlAt(store);
  if (last === null) return [];
  let query = store
    .selectFrom("crawl_finding")
    .select(["id", "check_key", "path", "words", "first_seen", "mended_at"])
    .where(({ or, eb }) => or([eb("mended_at", "is", null), eb("mended_at", "=", last)]));
  if (path !== undefined) query = query.where("path", "=", path);
  const rows = await query.orderBy("check_key").orderBy("path").execute();
  return rows.map(({ id, check_key: check, path, words, first_seen: firstSeen, mended_at }) => {
    const state = mended_at !== null ? "mended" : firstSeen === last ? "new" : "open";
    return { id, check, path, words, firstSeen, state, fresh: state === "new" };
  });
}

/** What is not fixed. */
export const openFindings = async (store: Store): Promise<readonly StoredFinding[]> =>
  (await storedFindings(store)).filter(({ state }) => state !== "mended");

/** A query for every page as it was last seen, without its sheet. */
export const storedPages = (store: Store) =>
  store
    .selectFrom("crawl_page")
    .select(["path", "crawled_at", "status", "title", "kinds", "cache", "updated", "words", "grade", "depth"])
    .select(["links_in", "links_out", "bytes", "milliseconds", "indexable", "in_sitemap"]);

/** One page with its sheet; null for a path that no crawl has seen. */
export async function storedPage(store: Store, path: string) {
  const row = await store.selectFrom("crawl_page").selectAll().where("path", "=", path).executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, sheet: JSON.parse(row.sheet) as PageSheet };
}

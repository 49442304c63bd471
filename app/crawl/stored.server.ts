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
export const lastCrawls = async (store: Store, most: number): Promise<readonly StoredCrawl[]> =>
  (await newestFirst(store).limit(most).execute()).map(read);

/** The last crawls of the whole site, newest first. */
export const lastWholeCrawls = async (store: Store, most: number): Promise<readonly StoredCrawl[]> =>
  (await newestFirst(store).where("whole", "=", 1).limit(most).execute()).map(read);

const newestFirst = (store: Store) => store.selectFrom("crawl").selectAll().orderBy("started_at", "desc");

const read = ({ whole, summary, ...row }: CrawlRow): StoredCrawl => ({
  ...row,
  whole: whole === 1,
  summary: JSON.parse(summary) as CrawlSummary,
});

/** When the last crawl of the whole site began, of those before a moment; null where there was none. */
export async function wholeCrawlBefore(store: Store, moment: string): Promise<string | null> {
  const row = await store
    .selectFrom("crawl")
    .where("whole", "=", 1)
    .where("started_at", "<", moment)
    .select(({ fn }) => fn.max("started_at").as("at"))
    .executeTakeFirst();
  return (row?.at ?? null) as string | null;
}

/**
 * The crawl that what is found now is compared with: the one of the whole site before the last such one. A crawl of
 * chosen pages comes in between and changes nothing of it. "" where there is none: then everything is new.
 */
async function comparedWith(store: Store): Promise<string> {
  const [, before] = await newestFirst(store)
    .clearSelect()
    .select("started_at")
    .where("whole", "=", 1)
    .limit(2)
    .execute();
  return before?.started_at ?? "";
}

/** Something found: not fixed yet, or fixed since the crawl it is compared with. */
export interface StoredFinding {
  readonly id: string;
  readonly check: string;
  readonly path: string;
  readonly words: string;
  readonly firstSeen: string;
  readonly state: "new" | "open" | "mended";
  /** Whether the crawl it is compared with did not find it. */
  readonly fresh: boolean;
}

/** Everything that is open, and what is fixed since the crawl it is compared with. @param path of one page alone */
export async function storedFindings(store: Store, path?: string): Promise<readonly StoredFinding[]> {
  const before = await comparedWith(store);
  let query = store
    .selectFrom("crawl_finding")
    .select(["id", "check_key", "path", "words", "first_seen", "mended_at"])
    .where(({ or, eb }) => or([eb("mended_at", "is", null), eb("mended_at", ">", before)]));
  if (path !== undefined) query = query.where("path", "=", path);
  const rows = await query.orderBy("check_key").orderBy("path").execute();
  return rows.map(({ id, check_key: check, path, words, first_seen: firstSeen, mended_at }) => {
    const state = mended_at !== null ? "mended" : firstSeen > before ? "new" : "open";
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

/** Titles of all pages that search engines may show, as they were last seen. */
export async function indexableTitles(store: Store): Promise<readonly string[]> {
  const rows = await store.selectFrom("crawl_page").select("title").where("indexable", "=", 1).execute();
  return rows.map(({ title }) => title);
}

/** One page with its sheet; null for a path that no crawl has seen. */
export async function storedPage(store: Store, path: string) {
  const row = await store.selectFrom("crawl_page").selectAll().where("path", "=", path).executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, sheet: JSON.parse(row.sheet) as PageSheet };
}

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Insertable } from "kysely";
import { digestOf } from "~/digest.server";
import type { Store } from "~/store/database.server";
import type { Flag, Rows } from "~/store/rows";
import { checksOf, type Found, findAll } from "./findings";
import { linksOfEveryPage, linksOut, sheetOf } from "./sheet";
import type { CrawledPage, CrawledSite } from "./site/site";
import { wholeCrawlBefore } from "./stored.server";
import { summaryOf } from "./summary";

/** Rows that one statement writes. PostgreSQL and SQLite both take many more values than these have. */
const together = 50;
/** Days for which it is kept what was fixed, and what a crawl came to. */
const daysKept = { mended: 90, crawl: 800 };

const day = 86_400_000;
const flag = (yes: boolean): Flag => (yes ? 1 : 0);

/**
 * How a crawl ended, in counts. A crawl of the whole site compares itself with the last such one; a crawl of chosen
 * pages with what was known of them.
 */
export interface CrawlCounts {
  readonly pages: number;
  readonly found: number;
  readonly fresh: number;
  readonly mended: number;
}

/**
 * Writes down what a crawl came to: its pages, what the checks found, and what they found no more. Safe to do again;
 * the line of the crawl itself comes last, so a crawl that was cut off is none.
 */
export async function saveCrawl(
  store: Store,
  site: CrawledSite,
  { release, now }: { readonly release: string; readonly now: Date },
): Promise<CrawlCounts> {
  await savePages(store, site);
  for (const found of findAll(site)) {
    await saveFindings(store, found, site.at);
    await nextTurn();
  }
  await markFixed(store, site);
  const findings = store.selectFrom("crawl_finding").select(({ fn }) => fn.countAll<number>().as("count"));
  const open = findings.where("mended_at", "is", null);
  // What a crawl of chosen pages found or missed in between is new or fixed for the whole site only now.
  const before = site.whole ? ((await wholeCrawlBefore(store, site.at)) ?? "") : null;
  const since = (column: "first_seen" | "mended_at", query: typeof findings) =>
    before === null ? query.where(column, "=", site.at) : query.where(column, ">", before);
  const [found, fresh, mended] = await Promise.all(
    [open, since("first_seen", open), since("mended_at", findings)].map(async (query) =>
      Number((await query.executeTakeFirstOrThrow()).count),
    ),
  );
  const counts = { pages: site.pages.size, found: found ?? 0, fresh: fresh ?? 0, mended: mended ?? 0 };
  await store
    .insertInto("crawl")
    .values({
      ...counts,
      started_at: site.at,
      ended_at: now.toISOString(),
      whole: flag(site.whole),
      release,
      summary: JSON.stringify(summaryOf(site)),
    })
    .onConflict((conflict) => conflict.column("started_at").doNothing())
    .execute();
  await forget(store, now);
  return counts;
}

async function savePages(store: Store, site: CrawledSite): Promise<void> {
  const onEveryPage = linksOfEveryPage(site);
  const pages = [...site.pages.values()];
  for (let at = 0; at < pages.length; at += together) {
    const rows = pages.slice(at, at + together).map((page) => rowOf(site, page, onEveryPage));
    await store
      .deleteFrom("crawl_page")
      .where(
        "path",
        "in",
        rows.map(({ path }) => path),
      )
      .execute();
    await store.insertInto("crawl_page").values(rows).execute();
    await nextTurn();
  }
  if (site.whole) await store.deleteFrom("crawl_page").where("crawled_at", "<", site.at).execute();
}

function rowOf(site: CrawledSite, page: CrawledPage, onEveryPage: ReadonlySet<string>): Insertable<Rows["crawl_page"]> {
  const { path, status, words, depth, bytes, milliseconds, cacheControl } = page;
  const sheet = sheetOf(site, page, onEveryPage);
  return {
    path,
    crawled_at: site.at,
    status,
    title: words?.titles[0] ?? "",
    kinds: [...new Set(words?.structured.map(({ kind }) => kind))].sort().join(", "),
    cache: cacheControl ?? "",
    updated: words?.updated ?? site.sitemap.get(path) ?? null,
    words: words?.count ?? null,
    grade: words === null ? null : Math.round(words.grade * 10),
    depth,
    links_in: site.whole ? (site.linksIn.get(path)?.length ?? 0) : null,
    links_out: words === null ? null : linksOut(page),
    bytes,
    milliseconds,
    indexable: flag(sheet.notIndexable === null),
    in_sitemap: flag(site.sitemap.has(path)),
    sheet: JSON.stringify(sheet),
  };
}

const idOf = ({ check, path, about }: Found) => digestOf(JSON.stringify([check, path, about]), "hex");

async function saveFindings(store: Store, found: readonly Found[], at: string): Promise<void> {
  for (let from = 0; from < found.length; from += together) {
    const rows = found.slice(from, from + together).map((one) => ({
      id: idOf(one),
      check_key: one.check,
      path: one.path,
      about: one.about,
      words: one.words,
      first_seen: at,
      last_seen: at,
      mended_at: null,
    }));
    await store
      .insertInto("crawl_finding")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref, eb }) => ({
          words: ref("excluded.words"),
          last_seen: ref("excluded.last_seen"),
          // What was fixed and is there again is new again.
          first_seen: eb
            .case()
            .when("crawl_finding.mended_at", "is", null)
            .then(ref("crawl_finding.first_seen"))
            .else(ref("excluded.first_seen"))
            .end(),
          mended_at: null,
        })),
      )
      .execute();
  }
}

/** What this crawl looked for and did not find any more is fixed. */
async function markFixed(store: Store, site: CrawledSite): Promise<void> {
  const gone = store
    .updateTable("crawl_finding")
    .set({ mended_at: site.at })
    .where("mended_at", "is", null)
    .where("last_seen", "<", site.at);
  if (site.whole) {
    await gone.execute();
    return;
  }
  const looked = checksOf(site).map(({ key }) => key);
  await gone
    .where("path", "in", [...site.pages.keys()])
    .where("check_key", "in", looked)
    .execute();
}

async function forget(store: Store, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  await store.deleteFrom("crawl_finding").where("mended_at", "<", before(daysKept.mended)).execute();
  await store.deleteFrom("crawl").where("started_at", "<", before(daysKept.crawl)).execute();
}

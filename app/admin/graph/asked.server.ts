import { storedPages } from "~/crawl/stored.server";
import { type Knowledge, knowledge } from "~/graph/graph.server";
import { thingsOf } from "~/graph/parts/graph";
import type { Asked, Miss } from "~/graph/questions/question";
import { shownMisses } from "~/search/misses.server";
import { pageIndex } from "~/search/page-index.server";
import { searchPages } from "~/search/search-pages";
import type { Store } from "~/store/database.server";

/** Searches that are looked at again: each takes the search about a millisecond. */
const mostMisses = 40;

const found = new Map<string, string | null>();

/** What the search finds for words by now; asked once in each process, since pages change by release. */
function foundNow(words: string): string | null {
  const known = found.get(words);
  if (known !== undefined) return known;
  const { good, pages } = searchPages(pageIndex(), words, 1);
  const title = good ? (pages[0]?.title ?? null) : null;
  if (found.size > 1000) found.clear();
  found.set(words, title);
  return title;
}

async function readMisses(store: Store): Promise<readonly Miss[]> {
  const rows = await shownMisses(store);
  return rows.map(({ words, times, first_day, last_day }, at) => ({
    words,
    times: Number(times),
    first: first_day,
    last: last_day,
    found: at < mostMisses ? foundNow(words) : null,
  }));
}

async function readCrawled(store: Store, paths: readonly string[]): Promise<Asked["crawled"]> {
  const rows = await storedPages(store).where("path", "in", paths).execute();
  return new Map(rows.map(({ path, links_in, links_out }) => [path, { in: links_in, out: links_out }]));
}

/** Everything that questions are asked of, as it is now. */
export async function readAsked(store: Store, now: Date): Promise<Asked & Pick<Knowledge, "ready">> {
  const { graph, ready } = await knowledge();
  const paths = thingsOf(graph, "page").map(({ note }) => note);
  const [misses, crawled] = await Promise.all([readMisses(store), readCrawled(store, paths)]);
  return { graph, ready, today: now.toISOString().slice(0, 10), misses, crawled };
}

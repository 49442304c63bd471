import type { Store } from "~/store/database.server";
import { workerPool } from "~/workers/pool.server";
import { crawl } from "./crawl.server";
import { type CrawlCounts, saveCrawl } from "./data.server";
import type { Document } from "./reading/read-page";
import type { PageWords } from "./site/site";

/** Pages, or pictures, between two words on how far a crawl is. */
const step = 25;

/** One thread, so that a crawl takes no more than one processor from readers. */
const readers = workerPool<Document, PageWords>(new URL("./reading/read-worker.server.ts", import.meta.url), {
  threads: 1,
  waiting: 4,
  longest: 30_000,
  idle: 10_000,
});

/** Crawls the site that this process is part of, at its own configured origin, and writes down what it came to. */
export async function crawlSite(
  store: Store,
  about: { readonly origin: string; readonly release: string; readonly only?: readonly string[] },
  { now, progress }: { readonly now: Date; progress(words: string): void },
): Promise<CrawlCounts> {
  const { origin, release, only } = about;
  const site = await crawl({
    origin,
    at: now.toISOString(),
    read: (document) => readers.run(document),
    ...(only !== undefined && { only }),
    progress: (done, known, of) => {
      if (done % step === 0) progress(`${done.toLocaleString("en-US")} of ${known.toLocaleString("en-US")} ${of}`);
    },
  });
  progress("Checking what was found");
  return saveCrawl(store, site, { release, now: new Date() });
}

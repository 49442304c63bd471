import { setImmediate as nextTurn } from "node:timers/promises";
import { ask, documentOf } from "./ask.server";
import { askPictures } from "./pictures.server";
import type { Document } from "./reading/read-page";
import { readSitemap, robotsRules } from "./site/addresses";
import { joinSite, targetsOf, type Walked } from "./site/links";
import type { CrawledSite, PageWords } from "./site/site";

/** More than the site has; a fault that makes addresses without end must not crawl without end. */
const mostPages = 20_000;

export interface Crawling {
  /** The site's own configured origin. */
  readonly origin: string;
  /** Moment at which it begins. */
  readonly at: string;
  /** Reads a document: in a thread of its own where the site itself crawls. */
  read(document: Document): Promise<PageWords>;
  /** Paths of a crawl that looks at these alone and follows nothing; all of the site where it is left out. */
  readonly only?: readonly string[];
  /** Told after each page, and then after each social picture. */
  progress?(done: number, known: number, of: "pages" | "social pictures"): void;
}

/** The site did not answer, so nothing is known about it. */
export class NoSite extends Error {
  override readonly name = "NoSite";
}

/**
 * Walks the site over HTTP as a search engine does: from the home page and the sitemap, along every link that
 * `robots.txt` allows, one page after the other, so that readers wait for none of it.
 *
 * @throws NoSite when there is no sitemap to begin with
 */
export async function crawl({ origin, at, read, only, progress }: Crawling): Promise<CrawledSite> {
  const [list, robots] = [await ask(origin, "/sitemap.xml"), await ask(origin, "/robots.txt")];
  if (list.status !== 200 || list.body === null) throw new NoSite(`${origin}/sitemap.xml answers ${list.status}.`);
  const sitemap = readSitemap(list.body, origin);
  const allowed = robotsRules(robots.body ?? "");
  const mine = [...sitemap.keys()].filter((path) => path.startsWith("/"));
  const queue = only === undefined ? [...new Set(["/", ...mine])] : [...only];
  const known = new Set(queue);
  // Links repeat on every page: each is kept once, and not as a part of the document it was cut from.
  const names = new Map<string, string>();
  const once = (name: string) => {
    if (!names.has(name)) names.set(name, name);
    return names.get(name) ?? name;
  };
  const walked: Walked[] = [];
  for (const path of queue) {
    const asked = await ask(origin, path);
    const html = documentOf(asked);
    const words = html === null ? null : slim(await read({ html, address: origin + path }), once);
    const { body: _, ...answer } = asked;
    walked.push({ ...answer, words });
    if (only === undefined) {
      const next = [...targetsOf(words), ...(asked.location?.startsWith("/") ? [asked.location] : [])];
      for (const to of next) {
        if (known.has(to) || !allowed(to) || known.size >= mostPages) continue;
        known.add(once(to));
        queue.push(once(to));
      }
    }
    progress?.(walked.length, queue.length, "pages");
    await nextTurn();
  }
  const pictures = await askPictures(origin, walked, (done, all) => progress?.(done, all, "social pictures"));
  return joinSite(walked, { origin, at, whole: only === undefined, sitemap, pictures });
}

const slim = (words: PageWords, once: (name: string) => string): PageWords => ({
  ...words,
  links: words.links.map(once),
  ids: words.ids.map(once),
});

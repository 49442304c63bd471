import { withoutFragment } from "./addresses";
import type { Answer, CrawledPage, CrawledSite, PageWords } from "./site";

/** An answer and what stands on its page. */
export type Walked = Answer & { readonly words: PageWords | null };

/** Puts together what a crawl has walked: who links to whom, and how many clicks each page is from the home page. */
export function joinSite(
  walked: readonly Walked[],
  about: Pick<CrawledSite, "origin" | "at" | "whole" | "sitemap" | "pictures">,
): CrawledSite {
  const byPath = new Map(walked.map((page) => [page.path, page]));
  const linksIn = new Map<string, string[]>();
  for (const { path, words } of walked) {
    for (const to of targetsOf(words)) if (to !== path) push(linksIn, to, path);
  }
  const depths = depthsFrom("/", byPath);
  const pages = new Map<string, CrawledPage>(
    walked.map((page) => [page.path, { ...page, depth: depths.get(page.path) ?? null }]),
  );
  return { ...about, pages, linksIn };
}

/** The paths that a page links to, each once; also those it links to with one reader's choices. */
export const targetsOf = (words: PageWords | null): readonly string[] => [
  ...new Set([...exactTargetsOf(words), ...(words?.withChoices ?? [])]),
];

/** The addresses that a page links to just as they were asked for, without fragments. */
export const exactTargetsOf = (words: PageWords | null): readonly string[] => [
  ...new Set((words?.links ?? []).map(withoutFragment)),
];

function push(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Clicks from a page to every page it leads to. A redirect is no click. */
function depthsFrom(start: string, pages: ReadonlyMap<string, Walked>): Map<string, number> {
  const depths = new Map([[start, 0]]);
  const queue = [start];
  // The list grows while it is walked: first all pages at one click, then those at two.
  for (const path of queue) {
    const page = pages.get(path);
    const depth = depths.get(path) ?? 0;
    const next = page?.location == null ? targetsOf(page?.words ?? null) : [page.location];
    for (const to of next) {
      if (depths.has(to)) continue;
      depths.set(to, depth + (page?.location == null ? 1 : 0));
      queue.push(to);
    }
  }
  return depths;
}

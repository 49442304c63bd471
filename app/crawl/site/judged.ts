import type { CrawledPage, CrawledSite, Finding, PageWords } from "./site";

/** A page that came, with what stands on it. */
export type Document = CrawledPage & { readonly words: PageWords };

/** Every document that the site answered with. */
export const documents = (site: CrawledSite): readonly Document[] =>
  [...site.pages.values()].filter((page): page is Document => page.status === 200 && page.words !== null);

/** Indexable documents: each at its own address, and without a noindex. */
export const indexable = (site: CrawledSite): readonly Document[] =>
  documents(site).filter((page) => whyNotIndexable(page, site.origin) === null);

/** Whether a page tells search engines not to index it. */
export const saysNoindex = (robots: string | null, robotsHeader: string | null): boolean =>
  /\b(noindex|none)\b/i.test(`${robots ?? ""} ${robotsHeader ?? ""}`);

/** Why search engines don’t index a page; null where they may. */
export function whyNotIndexable(page: CrawledPage, origin: string): string | null {
  if (page.location !== null) return `leads to ${page.location}`;
  if (page.status !== 200) return page.status === 0 ? "does not answer" : `answers ${page.status}`;
  if (page.words === null) return "is no document";
  if (saysNoindex(page.words.robots, page.robotsHeader)) return "tells search engines not to index it";
  const [canonical] = page.words.canonicals;
  // One that names another site is a fault of its own, and no reason to look no further.
  if (canonical?.startsWith(`${origin}/`) && canonical !== origin + page.path) {
    return `names ${canonical.slice(origin.length)} as its canonical address`;
  }
  return null;
}

/** Findings for pages that say the same where each should say its own. What is missing is another check's. */
export function same(
  pages: readonly Document[],
  wordsOf: (page: Document) => string,
  what: string,
): readonly Finding[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const words = wordsOf(page);
    if (words === "") continue;
    const group = groups.get(words);
    if (group === undefined) groups.set(words, [page.path]);
    else group.push(page.path);
  }
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .flatMap((paths) =>
      paths.map((path) => {
        // A title on all 4,000 pages must not take 4,000 times 4,000 steps.
        const others = paths.slice(0, 4).filter((other) => other !== path);
        const more = paths.length - 1 - others.length;
        const named = `${others.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
        return { path, about: "", words: `Its ${what} is also that of ${named}.` };
      }),
    );
}

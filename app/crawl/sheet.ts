import { withoutFragment } from "./site/addresses";
import { whyNotIndexable } from "./site/judged";
import { targetsOf } from "./site/links";
import type { CrawledPage, CrawledSite, PageWords } from "./site/site";

/** Links of a page that its sheet names at most. */
const mostNamed = 200;

/** What the sheet of one page shows beside its row. */
export interface PageSheet
  extends Pick<
    PageWords,
    | "language"
    | "titles"
    | "descriptions"
    | "canonicals"
    | "robots"
    | "socialImage"
    | "headings"
    | "images"
    | "structured"
  > {
  readonly location: string | null;
  readonly robotsHeader: string | null;
  /** Why search engines don’t index it; null where they may. */
  readonly notIndexable: string | null;
  /** Links that other pages do not all have, too. */
  readonly links: readonly string[];
  readonly linksIn: readonly string[];
  readonly outside: readonly string[];
}

const nothing: Omit<PageSheet, "location" | "robotsHeader" | "notIndexable" | "linksIn"> = {
  language: null,
  titles: [],
  descriptions: [],
  canonicals: [],
  robots: null,
  socialImage: null,
  headings: [],
  images: [],
  structured: [],
  links: [],
  outside: [],
};

/** Links that stand around every page: they say nothing of the one they stand on. */
export function linksOfEveryPage({ pages, linksIn }: CrawledSite): ReadonlySet<string> {
  const documents = [...pages.values()].filter(({ words }) => words !== null).length;
  return new Set([...linksIn].filter(([, from]) => documents > 10 && from.length > documents * 0.8).map(([to]) => to));
}

export function sheetOf(site: CrawledSite, page: CrawledPage, onEveryPage: ReadonlySet<string>): PageSheet {
  const { words, location, robotsHeader, path } = page;
  const linksIn = onEveryPage.has(path) ? [] : (site.linksIn.get(path) ?? []).slice(0, mostNamed);
  const shared = { location, robotsHeader, notIndexable: whyNotIndexable(page, site.origin), linksIn };
  if (words === null) return { ...nothing, ...shared };
  const { language, titles, descriptions, canonicals, robots, socialImage, headings, images, structured } = words;
  return {
    ...shared,
    language,
    titles,
    descriptions,
    canonicals,
    robots,
    socialImage,
    headings,
    images,
    structured,
    links: words.links.filter((link) => !onEveryPage.has(withoutFragment(link))).slice(0, mostNamed),
    outside: [...new Set(words.outside)].slice(0, mostNamed),
  };
}

/** How many pages of the site a page links to. */
export const linksOut = ({ words, path }: CrawledPage): number => targetsOf(words).filter((to) => to !== path).length;

/** What the crawl knows of the site: every answer it got, what stands on each page, and who links to whom. */
export interface CrawledSite {
  /** "https://college.example", without a slash at the end. */
  readonly origin: string;
  /** Moment at which the crawl began. */
  readonly at: string;
  /** False for a crawl of chosen pages alone, which can't say who links to whom. */
  readonly whole: boolean;
  /** By path with its query. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Paths of the sitemap, with the day it names for each; null where it names none. */
  readonly sitemap: ReadonlyMap<string, string | null>;
  /** Paths of the pages that link to a path, each once, without the page itself. */
  readonly linksIn: ReadonlyMap<string, readonly string[]>;
  /** How the site answered for each social image that its pages name, by its whole address; left out: nobody asked. */
  readonly pictures?: ReadonlyMap<string, PictureAnswer>;
}

/** How the site answered for an image. */
export interface PictureAnswer {
  /** 0 where there was no answer. */
  readonly status: number;
  /** `Content-Type`; null where it names none. */
  readonly type: string | null;
}

export interface CrawledPage extends Answer {
  /** Null where the answer is no document. */
  readonly words: PageWords | null;
  /** Clicks from the home page; null where no link leads there. */
  readonly depth: number | null;
}

/** How the site answered one request. */
export interface Answer {
  readonly path: string;
  /** 0 where there was no answer. */
  readonly status: number;
  /** Where a redirect leads, as a path of this site or a whole address elsewhere; null for every other answer. */
  readonly location: string | null;
  readonly cacheControl: string | null;
  /** `X-Robots-Tag`. */
  readonly robotsHeader: string | null;
  /** Of the document, after decompression. */
  readonly bytes: number;
  /** Until the whole answer was there. */
  readonly milliseconds: number;
}

/** What stands on a page. */
export interface PageWords {
  readonly language: string | null;
  /** All that there are: one is right. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly robots: string | null;
  readonly socialImage: string | null;
  readonly headings: readonly { readonly level: number; readonly words: string }[];
  /** Words of the main part, and their grade by Flesch–Kincaid; see `library/writing/text/reading.ts`. */
  readonly count: number;
  readonly grade: number;
  /** Where links lead on this site: path, query and fragment, each once. */
  readonly links: readonly string[];
  /** Paths that links lead to with a query of one reader's choices, which the crawl doesn't ask for. */
  readonly withChoices: readonly string[];
  /** Those of `links` that stand in the main part. */
  readonly linksInMain: number;
  /** Hosts of links that lead elsewhere, once for each link. */
  readonly outside: readonly string[];
  readonly images: readonly { readonly source: string; readonly alternative: string | null }[];
  readonly structured: readonly { readonly kind: string; readonly faults: readonly string[] }[];
  /** What fragments of links can name. */
  readonly ids: readonly string[];
  /** The latest day that structured data names as changed; null where it names none. */
  readonly updated: string | null;
}

/** One thing that a check found. */
export interface Finding {
  readonly path: string;
  /**
   * What tells two findings of one check on one page apart, such as the address of a link; "" where there is only one.
   */
  readonly about: string;
  /** One sentence: what was found. */
  readonly words: string;
}

/** A check of the crawled site. */
export interface Check {
  /** Its name in addresses and in the store; never changed, since what was found before is known by it. */
  readonly key: string;
  readonly title: string;
  /** Why it matters, for whoever fixes it. */
  readonly why: string;
  /** Whether it needs the whole site. */
  readonly needsWhole?: boolean;
  find(site: CrawledSite): readonly Finding[];
}

import type { RouteConfigEntry } from "@remix-run/route-config";
import { blogCategories, helpArticles, stateGuides, storyChapters } from "~/library/addresses/paths";
import { pageFiles } from "~/library/writing/files/files.server";
import table from "~/routes";

/** An address of the site and the file that answers it. */
export interface Address {
  /** Without a slash at the beginning; "" is the home page. */
  readonly path: string;
  readonly file: string;
}

/**
 * The modules that answer articles, other pages of words with the guides of states, those in Spanish, and topics of
 * states.
 */
export const articleModule = "routes/site/article.tsx";
export const wordsModule = "routes/site/page.tsx";
export const spanishModule = "routes/site/spanish-page.tsx";
export const stateModule = "routes/site/state.tsx";

/** Pages of the specification that are files of words. */
const sitePages = [
  "landing",
  "about",
  "how-it-works",
  "features",
  "ai-technology",
  "parents",
  "faq",
  "privacy",
  "terms",
  "blog-automation",
];

const guidePages = ["college-financial-planning-guide", "divorced-parents-guide"];

/**
 * Every path that the specification names, without a slash at the beginning; a family of pages by each of its pages.
 */
export const specification: readonly string[] = [
  "",
  ...sitePages,
  ...guidePages,
  ...storyChapters,
  ...helpArticles,
  ...blogCategories,
  ...stateGuides,
  "tools",
  "tools/fafsa-calculator",
  "college-match-quiz",
  "colleges",
  "colleges/:college",
  "college-cost-calculator",
  "application-timeline",
  "timeline-success",
  "college-visit-planner",
  "trip-results",
  "state-college-planning-guides",
  "help",
  "help-center",
  "blog",
  "resources",
  "search",
  "contact",
  "waitlist",
  "pricing",
  "subscription-start",
  "subscription-success",
  "subscription-dashboard",
  "account",
  "admin",
  "admin/knowledge-graph",
  "webhooks/stripe",
  "api/health",
  "api/user/profile",
  "sitemap.xml",
  "robots.txt",
];

/** Every address of the library that is promised or has a file, without a slash at the beginning. */
export const libraryAddresses: readonly string[] = [
  ...new Set([
    ...sitePages,
    ...guidePages,
    ...storyChapters,
    ...helpArticles,
    ...blogCategories,
    ...stateGuides,
    ...pageFiles().map(({ path }) => path.slice(1)),
  ]),
].sort();

/** Families of the library are one entry each in the URL table: here they are the addresses they stand for. */
const families: readonly [pattern: RegExp, has: (path: string) => boolean][] = [
  [/^help\/:article$/, (path) => path.startsWith("help/")],
  [/^blog\/:article$/, (path) => path.startsWith("blog/")],
  [/^es\/\*$/, (path) => path.startsWith("es/") && path !== "es/glosario"],
  [/^:page$/, (path) => !path.includes("/")],
  [/^:page\/:topic$/, (path) => path.startsWith("college-planning-") && path.includes("/")],
];

/** The whole URL table, with the pages of the library one by one. Other parameters stay as they are. */
export async function everyAddress(): Promise<readonly Address[]> {
  return flat(await table).flatMap(({ path, file }) => {
    const has = families.find(([pattern]) => pattern.test(path))?.[1];
    if (has === undefined) return [{ path, file }];
    return libraryAddresses.filter(has).map((page) => ({ path: page, file }));
  });
}

function flat(entries: readonly RouteConfigEntry[], prefix = ""): Address[] {
  return entries.flatMap((entry) => {
    const path = [prefix, entry.path].filter(Boolean).join("/");
    // The address of a layout is answered by the page inside it that has no more of a path.
    const frames = entry.children?.some(({ index }) => index) === true;
    const own = entry.file && !frames && (entry.index || entry.path) ? [{ path, file: entry.file }] : [];
    return [...own, ...flat(entry.children ?? [], path)];
  });
}

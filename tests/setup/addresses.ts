import type { RouteConfigEntry } from "@remix-run/route-config";
import { blogCategories, guidePages, helpArticles, sitePages, stateGuides, storyChapters } from "~/library/paths";
import { pageFiles } from "~/library/writing/files.server";
import table from "~/routes";

/** An address of the site and the file that answers it. */
export interface Address {
  /** Without a slash at the beginning; "" is the home page. */
  readonly path: string;
  readonly file: string;
}

/** The modules that answer pages of words, those in Spanish, and those of states. */
export const wordsModule = "routes/site/article.tsx";
export const spanishModule = "routes/site/spanish-page.tsx";
export const stateModule = "routes/site/state.tsx";

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
  [/^:page$/, (path) => !path.includes("/") && !path.startsWith("college-planning-")],
];

/** The whole URL table, with the pages of the library one by one. Other parameters stay as they are. */
export async function everyAddress(): Promise<readonly Address[]> {
  return flat(await table).flatMap(({ path, file }) => {
    const [, slug] = /^college-planning-([a-z-]+)\/:topic\?$/.exec(path) ?? [];
    const guide = `college-planning-${slug}`;
    const has = slug
      ? (page: string) => page === guide || page.startsWith(`${guide}/`)
      : families.find(([pattern]) => pattern.test(path))?.[1];
    if (has === undefined) return [{ path, file }];
    return libraryAddresses.filter(has).map((page) => ({ path: page, file }));
  });
}

function flat(entries: readonly RouteConfigEntry[], prefix = ""): Address[] {
  return entries.flatMap((entry) => {
    const path = [prefix, entry.path].filter(Boolean).join("/");
    const own = entry.file && (entry.index || entry.path) ? [{ path, file: entry.file }] : [];
    return [...own, ...flat(entry.children ?? [], path)];
  });
}

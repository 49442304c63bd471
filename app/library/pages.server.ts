import type { z } from "zod";
import { catalogue } from "~/colleges/catalogue.server";
import { site } from "~/site";
import aidFile from "../../content/facts/aid/state-deadlines.json";
import openFile from "../../content/pages/open.json";
import statesFile from "../../content/pages/states.json";
import type { WrittenPage } from "./page";
import { stateSlugs } from "./paths";
import { aidDates, openPages, stateTexts } from "./schemas";
import { statePages } from "./state-pages";
import type { ArticleLink } from "./writing/article";
import { listings, pageFileAt } from "./writing/articles.server";

export type Listed = z.output<typeof openPages>["pages"][number];

/** Texts with the name of the site, which stands in `site.ts` alone, in place of `{site}`. */
function named<T>(texts: T): T {
  return JSON.parse(JSON.stringify(texts).replaceAll("{site}", site.name)) as T;
}

/** Pages with a route of their own that are finished, such as tools, and every page of words. */
export const openPageList: readonly Listed[] = [
  ...openPages.parse(named(openFile)).pages,
  ...listings().map(({ to, title, description }) => ({ path: to, title, description })),
];

const openByPath = new Map(openPageList.map((page) => [page.path, page]));

/** Title and description of a finished page, for links to it; null for any other path. */
export function pageTitles(path: string): ArticleLink | null {
  const page = openByPath.get(path);
  return page ? { to: page.path, title: page.title, description: page.description } : null;
}

let written: ReadonlyMap<string, WrittenPage> | undefined;

/** Pages of states whose full text is not written yet, by path. Made at the first call (about 0.1 s) and kept. Throws on content that breaks its schema. */
export function writtenPages(): ReadonlyMap<string, WrittenPage> {
  written ??= new Map(
    statesOf()
      .filter(({ path }) => pageFileAt(path) === null)
      .map((page) => [page.path, page]),
  );
  return written;
}

/** The page at a path, null when there is none. */
export function writtenPage(path: string): WrittenPage | null {
  return writtenPages().get(path.length > 1 ? path.replace(/\/+$/, "") : path) ?? null;
}

function statesOf(): WrittenPage[] {
  const { states } = stateTexts.parse(statesFile);
  const aid = aidDates.parse(aidFile).states;
  return stateSlugs.flatMap((slug) => {
    const texts = states[slug];
    const date = texts && aid[texts.state];
    if (!texts || !date) throw new Error(`content/pages/states.json or the aid dates lack ${slug}`);
    return statePages(slug, texts, date, catalogue().all);
  });
}

import type { z } from "zod";
import { site } from "~/site";
import openFile from "../../content/pages/open.json";
import { openPages } from "./schemas";
import type { ArticleLink } from "./writing/article";
import { listings } from "./writing/articles.server";

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

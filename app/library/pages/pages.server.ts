import type { z } from "zod";
import { site } from "~/site";
import openFile from "../../../content/pages/open.json";
import { lightStates } from "../guides/light-states";
import { listings } from "../writing/articles/articles.server";
import { perPublished } from "../writing/files/stored-pages.server";
import type { ArticleLink } from "../writing/text/article";
import { openPages } from "./schemas";

export type Listed = z.output<typeof openPages>["pages"][number];

/** Texts with the name of the site, which stands in `site.ts` alone, in place of `{site}`. */
function named<T>(texts: T): T {
  return JSON.parse(JSON.stringify(texts).replaceAll("{site}", site.name)) as T;
}

const withRoutes = openPages.parse(named(openFile)).pages;

/**
 * Pages with a route of their own that are finished, such as tools, every page of words, and states from the tables.
 */
export const openPageList = perPublished((): readonly Listed[] => [
  ...withRoutes,
  ...listings().map(({ to, title, description }) => ({ path: to, title, description })),
  ...lightStates.map(({ path, title, description }) => ({ path, title, description })),
]);

const openByPath = perPublished(() => new Map(openPageList().map((page) => [page.path, page])));

/** Title and description of a finished page, for links to it; null for any other path. */
export function pageTitles(path: string): ArticleLink | null {
  const page = openByPath().get(path);
  return page ? { to: page.path, title: page.title, description: page.description } : null;
}

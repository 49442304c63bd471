import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience.server";
import { cached } from "~/http/cache";
import { pageTitles, writtenPage } from "~/library/pages.server";
import { ArticlePage } from "~/library/writing/article-page";
import { articleAt } from "~/library/writing/articles.server";
import { WrittenPageView } from "~/library/written-page";
import { articleStructure } from "~/seo/article-structure";
import { originOf, pageMeta } from "~/seo/meta";
import { site } from "~/site";

export const headers = cached("everyone");

/** The page of words at the address; its short text where the full one is not written yet, else a 404. */
export const loader = forEveryone.loader(({ request }) => {
  const { pathname } = new URL(request.url);
  const full = articleAt(pathname, pageTitles);
  const short = full === null ? writtenPage(pathname) : null;
  if (full === null && short === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { full, short };
});

export const meta: MetaFunction<typeof loader> = (args) => {
  const { full, short } = args.data ?? {};
  if (short) return pageMeta(args, { ...short, path: short.canonical, index: false });
  if (!full) return [];
  const { front, canonical, crumbs, questions, steps, heading } = full;
  const { title, description, published, updated, course = null, event = null } = front;
  const page = { path: canonical, title: heading, description, published, updated, crumbs, questions, steps };
  return [
    ...pageMeta(args, { title, description, path: canonical, article: front }),
    ...articleStructure({ ...page, course, event }, site, originOf(args)).map((thing) => ({ "script:ld+json": thing })),
  ] as ReturnType<MetaFunction>;
};

export default function ArticleRoute() {
  const { full, short } = useLoaderData<typeof loader>();
  return full ? <ArticlePage article={full} /> : short && <WrittenPageView page={short} />;
}

import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience.server";
import { env } from "~/env.server";
import { cached } from "~/http/cache";
import { writtenPage } from "~/library/pages.server";
import { fetchWords } from "~/library/states/written-html";
import { ArticlePage } from "~/library/writing/article-page";
import { readingPage } from "~/library/writing/reading-page.server";
import { WrittenPageView } from "~/library/written-page";
import { pageMeta } from "~/seo/meta";
import { missing } from "./missing.server";

export const headers = cached("everyone");

/** The page of words at the address; its short text where the full one is not written yet, else where it went, else a 404. */
export const loader = forEveryone.loader(({ request }) => {
  const { pathname } = new URL(request.url);
  const full = readingPage(pathname, env().siteOrigin);
  if (full !== null) return { full, short: null };
  const short = writtenPage(pathname);
  if (short === null) throw missing(request);
  return { full, short };
});

/** Opened without a new document, the page takes its words from its own document, where they stand once. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const page = await serverLoader<typeof loader>();
  if (page.full) {
    await fetchWords(request.url, page.full.frame.words, request.signal).catch((error: unknown) => {
      if (!request.signal.aborted) location.assign(request.url);
      throw error;
    });
  }
  return page;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { full, short } = args.data ?? {};
  if (short) {
    return pageMeta(args, { title: short.title, description: short.description, path: short.canonical, index: false });
  }
  if (!full) return [];
  const { article, ...head } = full.head;
  return [
    ...pageMeta(args, article ? { ...head, article } : head),
    ...full.structure.map((thing) => ({ "script:ld+json": thing })),
  ] as ReturnType<MetaFunction>;
};

export default function ArticleRoute() {
  const { full, short } = useLoaderData<typeof loader>();
  return full ? <ArticlePage page={full.frame} /> : short && <WrittenPageView page={short} />;
}

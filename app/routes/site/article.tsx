import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { env } from "~/env.server";
import { cached, kept } from "~/http/cache";
import { fetchWords } from "~/library/states/written-html";
import { ArticlePage } from "~/library/writing/article-page";
import { readingPage } from "~/library/writing/reading-page.server";
import { pageMeta } from "~/seo/meta";
import { missing } from "./missing.server";

export const headers = kept([], cached("everyone"));

/** The page of words at the address, else where it went, else a 404. */
export const loader = forEveryone.loader(({ request }) => {
  const page = readingPage(new URL(request.url).pathname, env().siteOrigin);
  if (page === null) throw missing(request);
  return page;
});

/** Opened without a new document, the page takes its words from its own document, where they stand once. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const page = await serverLoader<typeof loader>();
  await fetchWords(request.url, page.frame.words, request.signal).catch((error: unknown) => {
    if (!request.signal.aborted) location.assign(request.url);
    throw error;
  });
  return page;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { article, ...head } = args.data.head;
  return [
    ...pageMeta(args, article ? { ...head, article } : head),
    ...args.data.structure.map((thing) => ({ "script:ld+json": thing })),
  ] as ReturnType<MetaFunction>;
};

export default function ArticleRoute() {
  return <ArticlePage page={useLoaderData<typeof loader>().frame} />;
}

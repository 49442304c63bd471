import type { MetaFunction } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { fetchWords, type WrittenWords } from "~/library/html/written-html";
import { usualSort } from "~/library/states/figures/state-colleges";
import { stateStructure } from "~/library/states/page/structured";
import type { StatePage } from "~/library/states/page/written-state";
import { originOf, type PageMeta, pageMeta } from "~/seo/meta";
import { site } from "~/site";

/** Opened without a new document, a page takes its words from its own document, where they stand once. */
export async function openWords({ request }: ClientLoaderFunctionArgs, words: WrittenWords): Promise<void> {
  await fetchWords(request.url, words, request.signal).catch((error: unknown) => {
    if (!request.signal.aborted) location.assign(request.url);
    throw error;
  });
}

/** What of a page of words stands in its head; on its way to the browser it has become plain JSON. */
interface Head {
  readonly head: Omit<PageMeta, "article" | "index"> & { readonly article?: PageMeta["article"] | null | undefined };
  readonly structure: readonly unknown[];
}

/** The head of a page of words: what it is, and what machines are told of it. */
export function wordsMeta(
  args: Parameters<typeof pageMeta>[0],
  { head: { article, ...head }, structure }: Head,
): ReturnType<MetaFunction> {
  return [
    ...pageMeta(args, article ? { ...head, article } : head),
    ...structure.map((thing) => ({ "script:ld+json": thing })),
  ] as ReturnType<MetaFunction>;
}

/** The head of a part of a page, such as its one page for paper: search engines have the whole. */
export function partMeta(args: Parameters<typeof pageMeta>[0], { head }: Head): ReturnType<MetaFunction> {
  // What machines are told of the whole, its questions and their answers, is not on a part.
  return [...(wordsMeta(args, { head, structure: [] }) ?? []), { name: "robots", content: "noindex" }];
}

/** The head of a page of a state. An order of its colleges other than by name is no page of its own. */
export function stateMeta(args: Parameters<typeof pageMeta>[0], page: StatePage): ReturnType<MetaFunction> {
  const { article, sort } = page;
  const { title, description } = article.front;
  return [
    ...pageMeta(args, {
      title,
      description,
      path: article.canonical,
      index: sort === usualSort,
      article: article.front,
    }),
    ...stateStructure(page, site, originOf(args)).map((item) => ({ "script:ld+json": item })),
  ] as ReturnType<MetaFunction>;
}

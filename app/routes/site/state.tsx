import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience.server";
import { cached } from "~/http/cache";
import { writtenPage } from "~/library/pages.server";
import { statePage } from "~/library/states/pages.server";
import { StatePageView } from "~/library/states/state-page";
import { stateStructure } from "~/library/states/structured";
import { fetchWords } from "~/library/states/written-html";
import { WrittenPageView } from "~/library/written-page";
import { originOf, pageMeta } from "~/seo/meta";
import { site } from "~/site";

export const headers = cached("everyone");

/** A page of a state; its short text where the full one is not written yet. A topic that does not exist is a 404. */
export const loader = forEveryone.loader(({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const full = statePage(pathname, searchParams.get("sort"));
  if (full !== null) return { full, short: null };
  const short = writtenPage(pathname);
  if (short === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { full, short };
});

/** Opened without a new document, the page takes its words from its own document, where they stand once. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const page = await serverLoader<typeof loader>();
  if (page.full) {
    await fetchWords(request.url, page.full.words, request.signal).catch((error: unknown) => {
      if (!request.signal.aborted) location.assign(request.url);
      throw error;
    });
  }
  return page;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { full, short } = args.data ?? {};
  if (full) {
    const { title, description } = full.article.front;
    return [
      ...pageMeta(args, {
        title,
        description,
        path: full.article.canonical,
        index: full.sort === "name",
        article: full.article.front,
      }),
      ...stateStructure(full, site, originOf(args)).map((item) => ({ "script:ld+json": item })),
    ] as ReturnType<MetaFunction>;
  }
  return short
    ? pageMeta(args, { title: short.title, description: short.description, path: short.canonical, index: false })
    : [];
};

export default function StateRoute() {
  const { full, short } = useLoaderData<typeof loader>();
  if (full) return <StatePageView page={full} />;
  return short && <WrittenPageView page={short} />;
}

import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { cached, kept } from "~/http/cache";
import { statePage } from "~/library/states/pages.server";
import { StatePageView } from "~/library/states/state-page";
import { stateStructure } from "~/library/states/structured";
import { fetchWords } from "~/library/states/written-html";
import { originOf, pageMeta } from "~/seo/meta";
import { site } from "~/site";

export const headers = kept(["sort"], cached("everyone"));

/** A page of a state. A topic that does not exist is a 404. */
export const loader = forEveryone.loader(({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const page = statePage(pathname, searchParams.get("sort"));
  if (page === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { page };
});

/** Opened without a new document, the page takes its words from its own document, where they stand once. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>();
  await fetchWords(request.url, loaded.page.words, request.signal).catch((error: unknown) => {
    if (!request.signal.aborted) location.assign(request.url);
    throw error;
  });
  return loaded;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { page } = args.data;
  const { title, description } = page.article.front;
  return [
    ...pageMeta(args, {
      title,
      description,
      path: page.article.canonical,
      index: page.sort === "name",
      article: page.article.front,
    }),
    ...stateStructure(page, site, originOf(args)).map((item) => ({ "script:ld+json": item })),
  ] as ReturnType<MetaFunction>;
};

export default function StateRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <StatePageView page={page} />;
}

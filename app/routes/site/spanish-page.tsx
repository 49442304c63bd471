import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { AskForm } from "~/counselor/ask-form";
import { env } from "~/env.server";
import { cached, kept } from "~/http/cache";
import { missingTitle, SpanishErrorPage } from "~/library/spanish/error-page";
import { ArticlePage } from "~/library/writing/article-page";
import { readingPage } from "~/library/writing/reading-page.server";
import { site } from "~/site";
import { missing } from "./missing.server";
import { openWords, wordsMeta } from "./words-parts";

export const headers = kept([], cached("everyone"));

/** The page in Spanish at the address, else where it went, else a 404 in Spanish. */
export const loader = forEveryone.loader(({ request }) => {
  const page = readingPage(new URL(request.url).pathname, env().siteOrigin);
  if (page === null) throw missing(request);
  return page;
});

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const page = await args.serverLoader<typeof loader>();
  await openWords(args, page.frame.words);
  return page;
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? wordsMeta(args, args.data)
    : [{ title: `${missingTitle} · ${site.name}` }, { name: "robots", content: "noindex" }];

export default function SpanishPageRoute() {
  const { frame } = useLoaderData<typeof loader>();
  return (
    <ArticlePage
      page={frame}
      ask={<AskForm label="Pregunte sobre esta página" button="Preguntar" about={frame.path} />}
    />
  );
}

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}

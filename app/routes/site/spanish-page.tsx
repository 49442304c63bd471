import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { AskForm } from "~/counselor/ask-form";
import { env } from "~/env.server";
import { cached, cachedWhole } from "~/http/cache";
import { ArticlePage } from "~/library/reading/article-page";
import { readingPage } from "~/library/reading/reading-page.server";
import { sheetField } from "~/library/reading/sheet";
import { sheetAskedFor } from "~/library/reading/sheet.server";
import { SheetPage } from "~/library/reading/sheet-page";
import { missingTitle, SpanishErrorPage } from "~/library/spanish/error-page";
import { site } from "~/site";
import { missing } from "./missing.server";
import { openWords, partMeta, wordsMeta } from "./words-parts";

export const headers = cachedWhole([sheetField], cached("everyone"));

/** The page in Spanish at the address, whole or on one page for paper, else where it went, else a 404 in Spanish. */
export const loader = forEveryone.loader(({ request }) => {
  const url = new URL(request.url);
  const page = readingPage(url.pathname, env().siteOrigin);
  if (page === null) throw missing(request);
  return { ...page, sheet: sheetAskedFor(url, page.details, env().siteOrigin) };
});

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const page = await args.serverLoader<typeof loader>();
  if (page.sheet === null) await openWords(args, page.details.words);
  return page;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [{ title: `${missingTitle} · ${site.name}` }, { name: "robots", content: "noindex" }];
  return (args.data.sheet === null ? wordsMeta : partMeta)(args, args.data);
};

export default function SpanishPageRoute() {
  const { details, sheet } = useLoaderData<typeof loader>();
  if (sheet !== null) return <SheetPage page={details} html={sheet.html} origin={sheet.origin} />;
  return (
    <ArticlePage
      page={details}
      ask={<AskForm label="Pregunte sobre esta página" button="Preguntar" about={details.path} />}
    />
  );
}

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}

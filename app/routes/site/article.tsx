import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { AskForm } from "~/counselor/ask-form";
import { env } from "~/env.server";
import { cached, cachedWhole } from "~/http/cache";
import { ServerHtml } from "~/library/html/server-html";
import { ArticlePage } from "~/library/reading/article-page";
import { readingPage } from "~/library/reading/reading-page.server";
import { sheetField } from "~/library/reading/sheet";
import { sheetAskedFor } from "~/library/reading/sheet.server";
import { SheetPage } from "~/library/reading/sheet-page";
import { AwardsForm } from "~/library/scholarships/awards-form";
import { awardsPart } from "~/library/scholarships/awards-part.server";
import { awardFields } from "~/library/scholarships/filter";
import { missing } from "./missing.server";
import { openWords, partMeta, wordsMeta } from "./words-parts";

export const headers = cachedWhole([...awardFields, sheetField], cached("everyone"));

/**
 * The page of words at the address, else where it went, else a 404. The list of scholarships can be asked for a part,
 * and every help article on one page for paper.
 */
export const loader = forEveryone.loader(({ request }) => {
  const url = new URL(request.url);
  const page = readingPage(url.pathname, env().siteOrigin);
  if (page === null) throw missing(request);
  const sheet = sheetAskedFor(url, page.details, env().siteOrigin);
  const awards = sheet === null ? awardsPart(url) : null;
  // The chapters are not on the page while it shows only what was asked for.
  return { ...page, awards, sheet, details: awards?.found ? { ...page.details, toc: [] } : page.details };
});

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const page = await args.serverLoader<typeof loader>();
  if (!page.awards?.found && page.sheet === null) await openWords(args, page.details.words);
  return page;
}

/** A filtered list and a page for paper are not for search engines: they have the whole. */
export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { awards, sheet } = args.data;
  return (awards?.found || sheet ? partMeta : wordsMeta)(args, args.data);
};

export default function ArticleRoute() {
  const { details, awards, sheet } = useLoaderData<typeof loader>();
  if (sheet !== null) return <SheetPage page={details} html={sheet.html} origin={sheet.origin} />;
  const asks = ["help", "guides", "blog"].includes(details.family);
  return (
    <ArticlePage
      page={details}
      lead={awards && <AwardsForm filter={awards.filter} months={awards.months} />}
      ask={asks && <AskForm label="Ask about this page" about={details.path} />}
    >
      {awards?.found ? (
        <>
          <p role="status" className="text-muted">
            {awards.found.count === 0
              ? "No scholarship on the list fits all of that. Choose less."
              : `${awards.found.count} of ${awards.total} scholarships. What the list doesn’t say of an award counts as no.`}{" "}
            <Link to={details.path}>The whole list and how to use it</Link>
          </p>
          <h2 className="sr-only">Scholarships</h2>
          <ServerHtml html={awards.found.html} className="prose reading" />
        </>
      ) : undefined}
    </ArticlePage>
  );
}

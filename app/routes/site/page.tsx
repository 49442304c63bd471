import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { AskForm } from "~/counselor/ask-form";
import { env } from "~/env.server";
import { cached, cachedWhole } from "~/http/cache";
import { ArticlePage } from "~/library/reading/article-page";
import { readingPage } from "~/library/reading/reading-page.server";
import { StatePageView } from "~/library/states/page/state-page";
import { statePage } from "~/library/states/pages.server";
import { errorMeta } from "~/seo/meta";
import { missing } from "./missing.server";
import { openWords, stateMeta, wordsMeta } from "./words-parts";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cachedWhole([], cached("everyone"));

/** The guide of a state, the page of words at the address, where it went, or a 404. */
export const loader = forEveryone.loader(({ request }) => {
  const { pathname } = new URL(request.url);
  const state = statePage(pathname, null);
  if (state !== null) return { state, page: null };
  const page = readingPage(pathname, env().siteOrigin);
  if (page === null) throw missing(request);
  return { state: null, page };
});

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const loaded = await args.serverLoader<typeof loader>();
  await openWords(args, loaded.state === null ? loaded.page.details.words : loaded.state.words);
  return loaded;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta(args);
  return args.data.state === null ? wordsMeta(args, args.data.page) : stateMeta(args, args.data.state);
};

export default function PageRoute() {
  const { state, page } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return state === null ? (
    <ArticlePage page={page.details} />
  ) : (
    <StatePageView page={state} ask={<AskForm label="Ask about this page" about={pathname} />} />
  );
}

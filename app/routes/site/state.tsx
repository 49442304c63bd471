import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { AskForm } from "~/counselor/ask-form";
import { cached, cachedWhole } from "~/http/cache";
import { StatePageView } from "~/library/states/page/state-page";
import { statePage } from "~/library/states/pages.server";
import { errorMeta } from "~/seo/meta";
import { missing } from "./missing.server";
import { openWords, stateMeta } from "./words-parts";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cachedWhole(["sort"], cached("everyone"));

/**
 * A topic of a state. Any other address of two parts that no route has comes here too: where its page went, or a 404.
 */
export const loader = forEveryone.loader(({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const page = statePage(pathname, searchParams.get("sort"));
  if (page === null) throw missing(request);
  return { page };
});

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const loaded = await args.serverLoader<typeof loader>();
  await openWords(args, loaded.page.words);
  return loaded;
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? stateMeta(args, args.data.page) : errorMeta(args);

export default function StateRoute() {
  const { page } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return <StatePageView page={page} ask={<AskForm label="Ask about this page" about={pathname} />} />;
}

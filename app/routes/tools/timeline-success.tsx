import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { cache, cachedWhole } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";
import { successPath, timelinePath, withSearch } from "~/timeline/address";
import { readTimeline } from "~/timeline/page/read-timeline.server";
import { NothingToSave, SuccessPage } from "~/timeline/page/success-page";
import { today } from "./timeline-facts.server";

/** Without a plan the page is the same for everyone. */
export const headers = cachedWhole("personal", ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams, search } = new URL(request.url);
  if (search === "") return data({ page: null }, { headers: { "Cache-Control": cache.everyone } });
  await startWork(request);
  const asked = readTimeline(searchParams, today());
  if (asked.kind === "plan") return data({ page: asked.page }, { headers: { "Cache-Control": cache.reader } });
  const to = asked.kind === "moved" ? withSearch(successPath, asked.search) : `${timelinePath}${search}`;
  throw redirect(to, { headers: { "Cache-Control": cache.closed } });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.page ? "Your timeline is ready to save" : "Save your application timeline",
    description:
      "Your application timeline, saved on your own device: what to do next, a calendar file, and a link that opens it again.",
    path: successPath,
    index: false,
  });

export default function TimelineSuccess() {
  const { page } = useLoaderData<typeof loader>();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return page === null ? <NothingToSave /> : <SuccessPage page={page} origin={origin} />;
}

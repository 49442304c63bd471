import { data, type HeadersFunction, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience.server";
import { cache } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { successPath, timelinePath, withSearch } from "~/timeline/address";
import { readTimeline } from "~/timeline/read.server";
import { NothingToSave, SuccessPage } from "~/timeline/success-page";
import { stateAid, today } from "./timeline-facts.server";

/** Without a plan the page is the same for everyone. */
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
});

export const loader = forEveryone.loader(({ request }) => {
  const { searchParams, search } = new URL(request.url);
  if (search === "") return data({ page: null }, { headers: { "Cache-Control": cache.everyone } });
  const asked = readTimeline(searchParams, today(), stateAid);
  if (asked.kind === "plan") return data({ page: asked.page }, { headers: { "Cache-Control": cache.reader } });
  const to = asked.kind === "moved" ? withSearch(successPath, asked.search) : `${timelinePath}${search}`;
  throw redirect(to, { headers: { "Cache-Control": cache.closed } });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.page ? "Your timeline is ready to keep" : "Save your application timeline",
    description:
      "Your application timeline, saved on your own device: what to do next, a file for your calendar, and an address that opens it again.",
    path: successPath,
    index: false,
  });

export default function TimelineSuccess() {
  const { page } = useLoaderData<typeof loader>();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return page === null ? <NothingToSave /> : <SuccessPage page={page} origin={origin} />;
}

import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { browse } from "~/colleges/browse/browse";
import { BrowsePage } from "~/colleges/browse/browse-page";
import { catalogue } from "~/colleges/catalogue.server";
import { queryFields } from "~/colleges/query";
import { collegeIndex } from "~/colleges/search.server";
import { cache, kept } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";

/** A list is the same for everyone who asks for it; an address that could not be read is not kept. */
export const headers = kept(queryFields, ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

/** A form sends its empty fields too: each list has one short address, which is also what is shared and cached. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  await startWork(request);
  const found = browse(searchParams, catalogue().all, collegeIndex(), new Date().toISOString().slice(0, 10));
  if (Object.keys(found.errors).length > 0) {
    return data(found, { status: 400, headers: { "Cache-Control": cache.closed } });
  }
  if (searchParams.toString() !== found.search.slice(1)) {
    throw redirect(`/colleges${found.search}`, { headers: { "Cache-Control": cache.everyone } });
  }
  return data(found, { headers: { "Cache-Control": cache.everyone } });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Colleges: search and filter",
    description:
      "Search and filter every college by place, size, admission rate, net price, graduation, earnings and field of study, from public federal figures.",
    path: "/colleges",
    index: args.data?.search === "",
  });

export default function CollegesPage() {
  return <BrowsePage browse={useLoaderData<typeof loader>()} />;
}

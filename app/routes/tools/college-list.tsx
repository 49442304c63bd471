import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import { keptListOf } from "~/colleges/kept/kept-list";
import { ListPage } from "~/colleges/kept/list-page";
import { collegeIndex } from "~/colleges/search/search.server";
import { cache, cachedWhole } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { useYourLines, YourLine } from "~/match/live/your-lines";
import { pageMeta } from "~/seo/meta";
import { listPathname } from "~/student/list/list";

/** The empty page is the same for everyone, a list is one reader's. */
export const headers = cachedWhole("personal", ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

/** Without scripts the address is the list; with them the page follows the list of the device. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size > 0) await startWork(request);
  const today = easternDay(new Date());
  const list = keptListOf(searchParams, catalogue(), collegeIndex, today);
  const policy = searchParams.size === 0 ? cache.everyone : cache.reader;
  return data(list, { headers: { "Cache-Control": policy } });
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your college list",
    description:
      "The colleges you’ve kept, side by side, to compare what they cost, plan deadlines and visits, share as a link or add to a plan.",
    path: listPathname,
    index: false,
  });

export default function CollegeList() {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  const list = useLoaderData<typeof loader>();
  const yours = useYourLines(list.rows.map(({ unitid }) => unitid));
  return <ListPage list={list} origin={origin} yours={(unitid) => <YourLine lines={yours} unitid={unitid} warned />} />;
}

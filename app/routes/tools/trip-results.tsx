import { data, type HeadersFunction, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { cache } from "~/http/cache";
import { startWork, tripCost } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";
import { plannerPath, resultsPath } from "~/visits/paths";
import { Planner } from "~/visits/planner/planner";
import { TripResult } from "~/visits/trip/result";
import { makeTrip } from "~/visits/trip/trip.server";

/** A trip is one reader's; an address that cannot be read is answered with the form and not kept. */
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
});

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size === 0) throw redirect(plannerPath);
  const page = await makeTrip(searchParams, () => startWork(request, null, tripCost));
  return page.kind === "fix"
    ? data(page, { status: 400, headers: { "Cache-Control": cache.closed } })
    : data(page, { headers: { "Cache-Control": cache.reader } });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.kind === "fix" ? "Error: Your visit trip" : "Your visit trip",
    description:
      "The order with the least driving for your college visits, day by day, with a map, costs, a calendar file and a sheet for each campus.",
    path: resultsPath,
    index: false,
  });

export default function TripResults() {
  const page = useLoaderData<typeof loader>();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return page.kind === "fix" ? <Planner form={page.form} /> : <TripResult page={page} origin={origin} />;
}

import { data, type HeadersFunction, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { cache } from "~/http/cache";
import { startWork, tripCost } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";
import { pathWith, resultsPath, sheetPath } from "~/visits/paths";
import { TripSheet } from "~/visits/trip/sheet";
import { sheetColleges } from "~/visits/trip/sheet.server";
import { makeTrip } from "~/visits/trip/trip.server";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
});

/** What cannot be planned is told on the page of the trip. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { search, searchParams } = new URL(request.url);
  const page = await makeTrip(searchParams, () => startWork(request, null, tripCost));
  if (page.kind === "fix" || page.view === null || page.problem !== null) {
    throw redirect(pathWith(resultsPath, search.slice(1)));
  }
  const { view } = page;
  return data({ view, colleges: sheetColleges(view) }, { headers: { "Cache-Control": cache.reader } });
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Trip sheet for your college visits",
    description:
      "A printable plan for each day, and for each college its figures, a scorecard and questions to ask on campus.",
    path: sheetPath,
    index: false,
  });

export default function TripSheetPage() {
  const { view, colleges } = useLoaderData<typeof loader>();
  return <TripSheet view={view} colleges={colleges} />;
}

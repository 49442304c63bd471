import { redirect } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { env } from "~/env.server";
import { download } from "~/http/response.server";
import { startWork, tripCost } from "~/http/work-limit.server";
import { pathWith, resultsPath } from "~/visits/paths";
import { tripCalendar } from "~/visits/trip/calendar";
import { makeTrip } from "~/visits/trip/trip.server";

/** The trip as a calendar file. A trip without dates, or one that cannot be planned, is told on its page. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { search, searchParams } = new URL(request.url);
  const page = await makeTrip(searchParams, () => startWork(request, null, tripCost));
  if (page.kind === "fix" || page.view === null || page.problem !== null || page.view.answers.first === null) {
    return redirect(pathWith(resultsPath, search.slice(1)));
  }
  return download(tripCalendar(page.view, new Date(), env().siteOrigin), {
    name: "college-visits.ics",
    type: "text/calendar; charset=utf-8",
  });
});

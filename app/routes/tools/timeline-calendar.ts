import { redirect } from "@remix-run/node";
import { forEveryone } from "~/account/audience.server";
import { env } from "~/env.server";
import { download } from "~/http/response.server";
import { calendarPath, timelinePath, withSearch } from "~/timeline/address";
import { calendarFile } from "~/timeline/calendar";
import { readTimeline } from "~/timeline/read.server";
import { stateAid, today } from "./timeline-facts.server";

/** The plan as a calendar file. An address without a whole plan leads to the form, which says what is missing. */
export const loader = forEveryone.loader(({ request }) => {
  const { searchParams, search } = new URL(request.url);
  const asked = readTimeline(searchParams, today(), stateAid);
  if (asked.kind === "moved") return redirect(withSearch(calendarPath, asked.search), 303);
  if (asked.kind !== "plan") return redirect(`${timelinePath}${search}`, 303);
  const { answers, timeline, search: link } = asked.page;
  const { entry, season, tasks } = timeline;
  const address = `${env().siteOrigin}${withSearch(timelinePath, link)}`;
  return download(calendarFile({ entry, season, path: answers.path, tasks }, address, new Date()), {
    name: "college-timeline.ics",
    type: "text/calendar; charset=utf-8",
  });
});

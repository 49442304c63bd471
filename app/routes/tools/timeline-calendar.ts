import { redirect } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { env } from "~/env.server";
import { download } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";
import { calendarPath, timelinePath, withSearch } from "~/timeline/address";
import { readTimeline } from "~/timeline/page/read-timeline.server";
import { calendarFile } from "~/timeline/planning/calendar";
import { today } from "./timeline-facts.server";

/** The plan as a calendar file. An address without a whole plan leads to the form, which says what is missing. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams, search } = new URL(request.url);
  await startWork(request);
  const asked = readTimeline(searchParams, today());
  if (asked.kind === "moved") return redirect(withSearch(calendarPath, asked.search), 303);
  if (asked.kind !== "plan") return redirect(`${timelinePath}${search}`, 303);
  const { answers, timeline, search: link } = asked.page;
  const { entry, tasks } = timeline;
  const address = `${env().siteOrigin}${withSearch(timelinePath, link)}`;
  return download(calendarFile({ entry, path: answers.path, tasks }, address, new Date()), {
    name: "college-timeline.ics",
    type: "text/calendar; charset=utf-8",
  });
});

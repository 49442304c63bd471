import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { answerActivities } from "~/essay/form/activities-form";
import { activitiesPath, coachPath } from "~/essay/form/input";
import { ActivitiesPage } from "~/essay/views/activities-page";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

/** The empty page is the same for everyone; an answer holds what a student typed and is never stored. */
export const headers = cachedWhole([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyone),
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Activities list, line by line",
      description:
        "See whether each entry of your Common App activities list fits, what its first word says, and whether the order is yours.",
      path: activitiesPath,
    },
    {
      name: "Your activities list",
      under: [toolsCrumb, { to: coachPath, label: "Essay coach" }],
      is: tool("EducationalApplication"),
    },
  );

export const loader = forEveryone.loader(() => null);

/** For browsers that don't run the page's program. Nothing is kept. */
export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, { bytes: 48 * 1024, fields: 50 });
  await startWork(request, form);
  const answer = answerActivities(form);
  return data(answer, { status: answer.reading === null ? 400 : 200, headers: { "Cache-Control": cache.closed } });
});

export default function EssayActivities() {
  return <ActivitiesPage posted={usePosted<typeof action>()} />;
}

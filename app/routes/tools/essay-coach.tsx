import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { answerCoach } from "~/essay/form/coach.server";
import { coachBound, coachPath } from "~/essay/form/input";
import { answerWithModel, namedModel } from "~/essay/model/answer.server";
import { CoachPage } from "~/essay/views/coach-page";
import { modelAnswersAllowed } from "~/family/access/plan-limits.server";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

/** The empty page is the same for everyone; an answer holds a student's draft and is never stored. */
export const headers = cachedWhole([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyone),
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Essay coach",
      description:
        "Paste a college essay to see what it answers and where a reader may stop, with one question for each place. Your draft stays on your device.",
      path: coachPath,
    },
    { name: "Essay coach", under: [toolsCrumb], is: tool("EducationalApplication") },
  );

export const loader = forEveryone.loader(() => ({ model: namedModel() }));

/**
 * For browsers that don't run the page's program. The draft is read once; nothing of it is kept. It goes to a model
 * only where the box for that was checked.
 */
export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, coachBound);
  // Up to 200 ms for the longest draft.
  await startWork(request, form, 4);
  const answer = answerCoach(form);
  const isAsked = form.get("ask") === "model" && answer.reading !== null && namedModel() !== null;
  const ofModel =
    isAsked && answer.reading ? await answerWithModel(request, form, answer.reading, modelAnswersAllowed) : null;
  const status = ofModel?.kind === "not agreed" ? 400 : answer.status;
  return data({ ...answer, ofModel }, { status, headers: { "Cache-Control": cache.closed } });
});

export default function EssayCoach() {
  const { model } = useLoaderData<typeof loader>();
  return <CoachPage posted={usePosted<typeof action>()} model={model} />;
}

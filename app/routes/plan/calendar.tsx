import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { forMember } from "~/account/audience/audience.server";
import { Section } from "~/design/layout";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { endFeed, feedState, makeFeed } from "~/family/dates/feed.server";
import { FeedPart } from "~/family/dates/feed-part";
import { endReminders, reminderState, saveReminders } from "~/family/dates/remind.server";
import { ReminderPart } from "~/family/dates/reminder-part";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { intent, readIntent } from "~/forms/schema/read-intent.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  await logLook(opened, "calendar");
  return { feed: await feedState(opened), reminders: await reminderState(opened) };
});

/** What the buttons of the page want. */
const intents = z.discriminatedUnion("intent", [
  intent("make-feed"),
  intent("end-feed"),
  intent("save-reminders"),
  intent("end-reminders"),
]);

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const { intent, made, refused } = await writePlan(member, params.plan, async (writing) => {
    const { intent } = readIntent(intents, form);
    const done = { intent, made: null, refused: false };
    switch (intent) {
      case "make-feed":
        return { ...done, made: await makeFeed(writing) };
      case "end-feed":
        await endFeed(writing);
        return done;
      case "save-reminders":
        return { ...done, refused: !(await saveReminders(writing, form)) };
      case "end-reminders":
        await endReminders(writing);
        return done;
    }
  });
  // Shown in the answer to the post and nowhere else: only a hash of it is kept.
  if (made !== null) return data({ made, refused });
  if (refused) return data({ made, refused }, 400);
  const part = intent === "end-feed" ? "feed" : "reminders";
  throw redirect(`/plan/${params.plan}/calendar#${part}`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Plan calendar and reminders",
    description: "See the plan’s dates in your own calendar, and choose when we email you reminders.",
    path: "/plan",
    index: false,
  });

export default function PlanCalendar() {
  const { feed, reminders } = useLoaderData<typeof loader>();
  const { role, student } = usePlanContext();
  const posted = usePosted<typeof action>();
  return (
    <PlanPage title="Calendar and reminders">
      <Section id="feed" title="In your own calendar">
        <FeedPart feed={feed} made={posted?.made ?? null} student={role === "student" ? null : student} />
      </Section>
      <Section id="reminders" title="Email reminders">
        {posted?.refused && (
          <p role="alert" className="mb-4 max-w-[46rem] font-semibold text-danger">
            Nothing changed. Here’s why:
          </p>
        )}
        <ReminderPart state={reminders} />
      </Section>
    </PlanPage>
  );
}

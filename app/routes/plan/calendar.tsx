import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience.server";
import { Section } from "~/design/layout";
import { endFeed, feedState, makeFeed } from "~/family/feed.server";
import { FeedPart } from "~/family/feed-part";
import { openPlan } from "~/family/open-plan.server";
import { PlanFrame } from "~/family/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  return { view: opened.view, feed: await feedState(opened) };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const opened = await openPlan(member, params.plan);
  const intent = (await readForm(request)).get("intent");
  // Shown in the answer to the post and nowhere else: only a hash of it is kept.
  if (intent === "make-feed") return data({ made: await makeFeed(opened) });
  if (intent === "end-feed") await endFeed(opened);
  else throw new Response(null, { status: 400, statusText: "Bad Request" });
  throw redirect(`/plan/${opened.view.id}/calendar#feed`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Calendar of the plan",
    description: "Read the dates of the college plan in your own calendar, from an address that is yours alone.",
    path: "/plan",
    index: false,
  });

export default function PlanCalendar() {
  const { view, feed } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  return (
    <PlanFrame view={view} title="The dates where you look every day">
      <Section id="feed" title="In your own calendar">
        <FeedPart
          feed={feed}
          made={posted?.made ?? null}
          student={view.you.role === "student" ? null : view.student.name}
        />
      </Section>
    </PlanFrame>
  );
}

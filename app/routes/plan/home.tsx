import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Button, ButtonLink } from "~/design/button";
import { Callout, Section } from "~/design/layout";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { listColleges } from "~/family/colleges/college-lines.server";
import { CollegeSummary } from "~/family/colleges/college-summary";
import { Warnings } from "~/family/colleges/college-table";
import { PricesOfList } from "~/family/colleges/list-prices";
import { listPrices } from "~/family/colleges/list-prices.server";
import { ListProgress, NextDates } from "~/family/colleges/next-dates";
import { listShownDrafts } from "~/family/drafts/shares.server";
import { ShownDrafts } from "~/family/drafts/shown-list";
import { Homes } from "~/family/plan/homes";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { DeviceOfferPlace } from "~/family/record/device-offer-place";
import { offerTo } from "~/family/record/record.server";
import { NextTasks, TaskProgress } from "~/family/tasks/task-parts";
import { summarizeTasks } from "~/family/tasks/tasks.server";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  await logLook(opened, "home");
  const [tasks, drafts, offer] = await Promise.all([summarizeTasks(opened), listShownDrafts(opened), offerTo(opened)]);
  const { keeper, student, entry, may, homes, allHomes } = opened.view;
  const overview = { keeper, joined: student.joined, entry, keepList: may.keepList, takeOver: may.takeOver };
  const list = listColleges(opened.view, opened.today);
  return { overview, homes: { homes, allHomes }, list, prices: listPrices(opened.view), tasks, drafts, offer };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Overview of the college plan",
    description: "The college plan at a glance: what’s sent, which dates are next, and the colleges on the list.",
    path: "/plan",
    index: false,
  });

export default function PlanHome() {
  const { overview, homes, list, prices, tasks, drafts, offer } = useLoaderData<typeof loader>();
  const plan = usePlanContext();
  const { id, role, student: name } = plan;
  const student = role === "student";
  const known = offer === null ? null : { record: offer.shown.record, state: offer.state };
  const deleted = overview.keeper === "student" && !overview.joined;
  const offering = offer !== null && <DeviceOfferPlace offer={offer} plan={plan} page="home" />;
  const whose = student ? "Your" : `${name}’s`;
  return (
    <PlanPage
      title={student ? `Your path to fall ${overview.entry}` : `${name}’s path to fall ${overview.entry}`}
      lead={
        <p>
          {student
            ? "What’s next, and the status of each application."
            : "What’s next. You see what the student shares with everyone in the plan."}
        </p>
      }
    >
      {overview.keeper === "parent" && role === "parent" && !overview.joined && (
        <div className="my-6">
          <Callout title="The student hasn’t joined yet">
            You run it until {name} takes it over. <Link to={`/plan/${id}/people`}>Invite the student</Link>.
          </Callout>
        </div>
      )}
      {overview.keeper === "nobody" && (
        <div className="my-6">
          <Callout title={`${name} is 18 now`}>
            You can read the plan, but only {name} can change it.{" "}
            <Link to={`/plan/${id}/people`}>Invite the student</Link> to take it over.
          </Callout>
        </div>
      )}
      {deleted && (
        <div className="my-6">
          <Callout title="The student has deleted this plan">
            The list and its dates are gone. What your household entered stays here until the last of you{" "}
            <Link to={`/plan/${id}/delete`}>leaves the plan</Link>.
          </Callout>
        </div>
      )}
      {overview.takeOver && (
        <div className="my-6">
          <Callout title="A parent runs this plan for now">
            It’s yours whenever you want it. <Link to={`/plan/${id}/setup#take-over`}>Take it over</Link>.
          </Callout>
        </div>
      )}
      <ShownDrafts drafts={drafts} />
      {deleted ? null : list.lines.length === 0 ? (
        <Section id="begin" title="The list is empty">
          {overview.keepList ? (
            <p>
              <ButtonLink look="next" to={`/plan/${id}/colleges`}>
                Add the first college
              </ButtonLink>
            </p>
          ) : (
            <p>There are no colleges on the list yet.</p>
          )}
          {offering}
        </Section>
      ) : (
        <>
          <Section id="tasks" title="What to do next">
            <NextTasks next={tasks.next.slice(0, 1)} planId={id} />
            <TaskProgress progress={tasks.progress} overdue={tasks.overdue} />
          </Section>
          <Section id="next" title="Next dates">
            <NextDates list={list} />
          </Section>
          <PricesOfList prices={prices} lines={list.lines} student={known} />
          {offering}
          {list.warnings.length > 0 && (
            <Section id="warnings" title="Check these">
              <Warnings warnings={list.warnings} />
            </Section>
          )}
          <Section id="progress" title={`${whose} applications`}>
            <ListProgress sent={list.sent} total={list.lines.length} />
            <CollegeSummary lines={list.lines} planId={id} />
          </Section>
        </>
      )}
      {homes.homes.length > 0 && (
        <Section id="money" title="What you can pay with">
          <Homes view={{ ...homes, id }} />
        </Section>
      )}
      <Section id="download" title="Download the plan">
        <p className="max-w-[42rem]">
          One file with everything you see in this plan: a page to read and print, the list for a spreadsheet, the
          deadlines for a calendar, and the data. Or{" "}
          <Link to={`/plan/${id}/calendar`}>subscribe in your own calendar</Link>, and the dates update on their own.
        </p>
        <form method="post" action={`/plan/${id}/export`} className="mt-4">
          <Button>Download everything</Button>
        </form>
      </Section>
    </PlanPage>
  );
}

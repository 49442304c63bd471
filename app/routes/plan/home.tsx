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
import { ListProgress, NextDates } from "~/family/colleges/next-dates";
import { Homes } from "~/family/plan/homes";
import { PlanFrame } from "~/family/plan/plan-frame";
import { NextTasks, TaskProgress } from "~/family/tasks/task-parts";
import { summarizeTasks } from "~/family/tasks/tasks.server";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  await logLook(opened, "home");
  const tasks = await summarizeTasks(opened);
  return { view: opened.view, list: listColleges(opened.view, opened.today), tasks };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Overview of the college plan",
    description: "The college plan at a glance: what’s sent, which dates are next, and the colleges on the list.",
    path: "/plan",
    index: false,
  });

export default function PlanHome() {
  const { view, list, tasks } = useLoaderData<typeof loader>();
  const student = view.you.role === "student";
  const deleted = view.keeper === "student" && !view.student.joined;
  const whose = student ? "Your" : `${view.student.name}’s`;
  return (
    <PlanFrame
      view={view}
      title={student ? `Your path to fall ${view.entry}` : `${view.student.name}’s path to fall ${view.entry}`}
      lead={
        <p>
          {student
            ? "What’s next, and the status of each application."
            : "What’s next. You see what the student shares with everyone in the plan."}
        </p>
      }
    >
      {view.keeper === "parent" && view.you.role === "parent" && !view.student.joined && (
        <div className="my-6">
          <Callout title="The student hasn’t joined yet">
            You run it until {view.student.name} takes it over.{" "}
            <Link to={`/plan/${view.id}/people`}>Invite the student</Link>.
          </Callout>
        </div>
      )}
      {view.keeper === "nobody" && (
        <div className="my-6">
          <Callout title={`${view.student.name} is 18 now`}>
            You can read the plan, but only {view.student.name} can change it.{" "}
            <Link to={`/plan/${view.id}/people`}>Invite the student</Link> to take it over.
          </Callout>
        </div>
      )}
      {deleted && (
        <div className="my-6">
          <Callout title="The student has deleted this plan">
            The list and its dates are gone. What your household entered stays here until the last of you{" "}
            <Link to={`/plan/${view.id}/delete`}>leaves the plan</Link>.
          </Callout>
        </div>
      )}
      {view.may.takeOver && (
        <div className="my-6">
          <Callout title="A parent runs this plan for now">
            It’s yours whenever you want it. <Link to={`/plan/${view.id}/setup#take-over`}>Take it over</Link>.
          </Callout>
        </div>
      )}
      {deleted ? null : list.lines.length === 0 ? (
        <Section id="begin" title="The list is empty">
          {view.may.keepList ? (
            <p>
              <ButtonLink look="next" to={`/plan/${view.id}/colleges`}>
                Add the first college
              </ButtonLink>
            </p>
          ) : (
            <p>There are no colleges on the list yet.</p>
          )}
        </Section>
      ) : (
        <>
          <Section id="next" title="Next dates">
            <NextDates list={list} />
          </Section>
          <Section id="tasks" title="What to do">
            <TaskProgress progress={tasks.progress} overdue={tasks.overdue} />
            <NextTasks next={tasks.next} planId={view.id} />
          </Section>
          {list.warnings.length > 0 && (
            <Section id="warnings" title="Check these">
              <Warnings warnings={list.warnings} />
            </Section>
          )}
          <Section id="progress" title={`${whose} applications`}>
            <ListProgress sent={list.sent} total={list.lines.length} />
            <CollegeSummary lines={list.lines} planId={view.id} />
          </Section>
        </>
      )}
      {view.homes.length > 0 && (
        <Section id="money" title="What you can pay with">
          <Homes view={view} />
        </Section>
      )}
      <Section id="take-along" title="Download the plan">
        <p className="max-w-[42rem]">
          One file with everything you see in this plan: a page to read and print, the list for a spreadsheet, the
          deadlines for a calendar, and the data. Or{" "}
          <Link to={`/plan/${view.id}/calendar`}>subscribe in your own calendar</Link>, and the dates update on their
          own.
        </p>
        <form method="post" action={`/plan/${view.id}/export`} className="mt-4">
          <Button>Download everything</Button>
        </form>
      </Section>
    </PlanFrame>
  );
}

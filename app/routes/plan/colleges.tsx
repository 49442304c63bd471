import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { limitMember } from "~/account/audience/limit.server";
import { Button } from "~/design/button";
import { Section } from "~/design/layout";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { AddCollege } from "~/family/colleges/add-college";
import { listColleges } from "~/family/colleges/college-lines.server";
import { changeList } from "~/family/colleges/college-list.server";
import { CollegeTable, TakenOff, Warnings } from "~/family/colleges/college-table";
import { findColleges } from "~/family/colleges/find-colleges.server";
import { TakeOverStatuses } from "~/family/colleges/take-over-statuses";
import { ToTools } from "~/family/colleges/to-tools";
import { reachedTogether } from "~/family/colleges/together.server";
import { TogetherPart } from "~/family/colleges/together-part";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { DeviceOfferPlace } from "~/family/record/device-offer-place";
import { offerTo } from "~/family/record/record.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";
import type { PlanPageHandle } from "./layout";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const handle: PlanPageHandle = { wide: true };

export const loader = forMember.loader(async ({ request, params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  await logLook(opened, "colleges");
  const looked = new URL(request.url).searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const offer = await offerTo(opened);
  const taken = opened.view.colleges.map(({ unitid }) => unitid);
  if (looked !== "") await limitMember("searches", member.id, request);
  return {
    keeps: opened.view.may.keepList,
    list: listColleges(opened.view, opened.today),
    together: reachedTogether(opened.view),
    mayCount: opened.view.may.finances,
    offer,
    looked,
    ...(opened.view.may.keepList && looked !== ""
      ? findColleges(looked, taken, opened.today)
      : { found: null, gone: [] }),
  };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const mistake = await writePlan(member, params.plan, (writing) =>
    changeList(writing, form, () => listColleges(writing.view, writing.today).inOrderOfDeadline),
  );
  if (mistake !== null) return data({ mistake }, 400);
  throw redirect(`/plan/${params.plan}/colleges`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "The college list",
    description: "Every college in the plan, with its status, round and deadline, and what the student liked.",
    path: "/plan",
    index: false,
  });

export default function Colleges() {
  const { keeps, list, together, mayCount, offer, looked, found, gone } = useLoaderData<typeof loader>();
  const plan = usePlanContext();
  const student = offer === null ? null : { record: offer.shown.record, state: offer.state };
  const mistake = usePosted<typeof action>()?.mistake;
  const offering = offer !== null && <DeviceOfferPlace offer={offer} plan={plan} page="colleges" />;
  return (
    <PlanPage title="The college list">
      {mistake !== undefined && (
        <p role="alert" className="my-4 font-semibold text-danger">
          {mistake}
        </p>
      )}
      {list.warnings.length > 0 && (
        <>
          {/* What a list lacks may be on the device already, so this comes first. */}
          {offering}
          <Section id="warnings" title="Check these">
            <Warnings warnings={list.warnings} />
          </Section>
        </>
      )}
      <Section
        id="list"
        title={list.lines.length === 1 ? "One college" : `${list.lines.length} colleges`}
        aside={
          keeps &&
          list.lines.length > 1 && (
            <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-2 print:hidden">
              <span className="text-sm text-muted">Sort by</span>
              <Button look="quiet" name="intent" value="by-deadline">
                Deadline
              </Button>
              <Button look="quiet" name="intent" value="by-name">
                Name
              </Button>
            </Form>
          )
        }
      >
        {list.lines.length === 0 ? (
          <p>
            There are no colleges on the list yet.{" "}
            {keeps && (
              <>
                Search below, or open any <Link to="/colleges">college’s page</Link> and add it from there.
              </>
            )}
          </p>
        ) : (
          <>
            {keeps && <TakeOverStatuses lines={list.lines} />}
            <CollegeTable list={list} planId={plan.id} keeps={keeps} student={student} />
            <ToTools unitids={list.lines.map(({ unitid }) => unitid)} />
          </>
        )}
      </Section>
      {together !== null && (
        <Section id="together" title="What both households reach together">
          <TogetherPart together={together} planId={plan.id} mayCount={mayCount} />
        </Section>
      )}
      {list.warnings.length === 0 && offering}
      {keeps && (
        <Section id="add" title="Add a college">
          <AddCollege looked={looked} found={found} gone={gone} />
        </Section>
      )}
      {list.removed.length > 0 && (
        <Section id="taken-off" title="Taken off the list">
          <TakenOff removed={list.removed} />
        </Section>
      )}
    </PlanPage>
  );
}

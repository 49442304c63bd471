import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Section } from "~/design/layout";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { seenBy } from "~/family/access/seen-by";
import { SeenByTable } from "~/family/access/seen-by-table";
import { PlanPage } from "~/family/plan/plan-layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  await logLook(opened, "who-sees-what");
  const { view, inPlan } = opened;
  return { rows: seenBy(inPlan.viewer, inPlan.mode, view.student.name) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Who sees what in the plan",
    description:
      "In plain words: who can see and who can change each part of the college plan, straight from the rules it runs on.",
    path: "/plan",
    index: false,
  });

export default function WhoSeesWhat() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <PlanPage
      title="Who sees what"
      lead={
        <p>These lines come from the same rule that every page of the plan follows, so they’re always up to date.</p>
      }
    >
      <Section id="parts" title="Part by part">
        <SeenByTable rows={rows} />
      </Section>
    </PlanPage>
  );
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { openPlan } from "~/family/access/open-plan.server";
import { readRecord } from "~/family/drafts/record.server";
import { RecordParts } from "~/family/drafts/record-parts";
import { PlanPage } from "~/family/plan/plan-layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  return { record: await readRecord(opened, params.essay) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "How an essay was written",
    description: "When an essay was written, how many words were typed and pasted, its versions, and who asked what.",
    path: "/plan",
    index: false,
  });

export default function RecordOfDraft() {
  const { record } = useLoaderData<typeof loader>();
  return (
    <PlanPage
      title="How this was written"
      lead={
        <p>
          <strong className="text-ink">{record.student}</strong>: {record.essay.title} ({record.essay.college}). This is
          yours: only you can see it, it’s sent to nobody, and it judges nothing.
        </p>
      }
    >
      <RecordParts record={record} />
    </PlanPage>
  );
}

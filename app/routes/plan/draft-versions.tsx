import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { openPlan } from "~/family/access/open-plan.server";
import { CompareVersions } from "~/family/drafts/compare-versions";
import { readVersions } from "~/family/drafts/drafts.server";
import { compareWords } from "~/family/drafts/word-diff";
import { PlanPage } from "~/family/plan/plan-layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import type { PlanPageHandle } from "./layout";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const handle: PlanPageHandle = { wide: true };

/** Two versions by their numbers (`left`, `right`); the address holds no word of either. */
export const loader = forMember.loader(async ({ request, params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  const found = await readVersions(opened, params.essay, new URL(request.url).searchParams);
  return { ...found, runs: compareWords(found.left.text, found.right.text) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Two versions of a draft",
    description: "Two versions of an essay side by side, with what went and what came, and a way to go back to either.",
    path: "/plan",
    index: false,
  });

export default function VersionsOfDraft() {
  const found = useLoaderData<typeof loader>();
  const same = found.left.number === found.right.number;
  return (
    <PlanPage
      title={same ? `Version ${found.right.number}` : `Versions ${found.left.number} and ${found.right.number}`}
      lead={<p>{found.essay.title}. Only you, the student, can see this page.</p>}
    >
      <CompareVersions {...found} />
    </PlanPage>
  );
}

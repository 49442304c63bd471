import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Section } from "~/design/layout";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { LetterGrid } from "~/family/saved/letter-grid";
import { readLetters } from "~/family/saved/saved.server";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import type { PlanPageHandle } from "./layout";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const handle: PlanPageHandle = { wide: true };

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  if (!opened.view.may.letters) throw notFound();
  return { letters: await readLetters(opened) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Award letters side by side",
    description:
      "The aid offers saved in this plan side by side: price, grants, net price, work, loans and what’s left.",
    path: "/plan",
    index: false,
  });

export default function Letters() {
  const { letters } = useLoaderData<typeof loader>();
  const { id } = usePlanContext();
  return (
    <PlanPage
      title="Award letters side by side"
      lead={<p>The same lines for each letter, for one year. We never subtract a loan from the price.</p>}
    >
      <Section
        id="grid"
        title={letters.length === 1 ? "One letter" : `${letters.length} letters`}
        aside={<Link to={`/plan/${id}/saved#letters`}>Rename or delete</Link>}
      >
        {letters.length === 0 ? (
          <p className="max-w-[46rem]">
            You haven’t saved a letter yet. Sort one out with the{" "}
            <Link to="/college-cost-calculator/award-letter">award letter decoder</Link> and save it from there.
          </p>
        ) : (
          <LetterGrid letters={letters} planId={id} />
        )}
      </Section>
      <p className="max-w-[46rem] py-6 print:hidden">
        <Link to="/college-cost-calculator/award-letter">Decode another letter</Link>
      </p>
    </PlanPage>
  );
}

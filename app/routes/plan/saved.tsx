import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { logLook } from "~/family/access/activity-log.server";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { changeSavedResult, listSaved } from "~/family/saved/saved.server";
import { SavedList } from "~/family/saved/saved-list";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  const saved = await listSaved(opened);
  // What a household keeps for itself is nobody else's to know of, and neither is looking at it.
  if (saved.some(({ shared }) => shared)) await logLook(opened, "saved");
  return { saved, mayLetters: opened.view.may.letters };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const id = form.get("saved");
  if (id === null) throw notFound();
  const messages = await changeSavedResult(member, params.plan, id, form);
  if (messages !== null) return data({ messages, id, name: form.get("name")?.slice(0, 200) ?? "" }, 400);
  throw redirect(`/plan/${params.plan}/saved`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Saved results of the college plan",
    description: "Results from the tools for this plan. We keep your answers and recalculate each time you open one.",
    path: "/plan",
    index: false,
  });

export default function Saved() {
  const { saved, mayLetters } = useLoaderData<typeof loader>();
  const { id: planId } = usePlanContext();
  const posted = usePosted<typeof action>();
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  const typed = posted ? { id: posted.id, name: posted.name, messages: posted.messages.name ?? [] } : null;
  const letters = saved.filter(({ tool }) => tool === "letter");
  const results = saved.filter(({ tool }) => tool !== "letter");
  const lists = { planId, typed };
  return (
    <PlanPage
      title="Saved results"
      lead={
        <p>
          We keep your answers, encrypted, not the result. We recalculate it each time you open it, and tell you if a
          yearly table has changed.
        </p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="results" title="Results from the tools">
        {results.length === 0 ? (
          <p className="max-w-[46rem]">
            Nothing is saved yet. Get a result from one of the <Link to="/tools">tools</Link>, then press “Save to my
            plan” under its result.
          </p>
        ) : (
          <SavedList lines={results} {...lists} />
        )}
      </Section>
      {mayLetters && (
        <Section
          id="letters"
          title="Award letters"
          aside={letters.length > 0 && <Link to={`/plan/${planId}/letters`}>Compare them side by side</Link>}
        >
          {letters.length === 0 ? (
            <p className="max-w-[46rem]">
              You haven’t saved a letter yet. Sort one out with the{" "}
              <Link to="/college-cost-calculator/award-letter">award letter decoder</Link> and save it from there.
            </p>
          ) : (
            <SavedList lines={letters} {...lists} />
          )}
        </Section>
      )}
    </PlanPage>
  );
}

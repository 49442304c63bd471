import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { AddEssay, EssayList } from "~/family/essay-parts";
import { changeEssays, readEssayPage } from "~/family/essays.server";
import { newFormKey } from "~/family/form-key.server";
import { openPlan } from "~/family/open-plan.server";
import { PlanFrame } from "~/family/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  const page = await readEssayPage(opened);
  return { view: opened.view, page, newKey: newFormKey() };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const opened = await openPlan(member, params.plan);
  const form = await readForm(request, 16 * 1024);
  const messages = await changeEssays(opened, form);
  if (messages !== null) return data({ messages, typed: Object.fromEntries(form) }, 400);
  throw redirect(`/plan/${opened.view.id}/essays`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Essays to write",
    description: "Every essay of your applications: for which college, how long, by when, and how far it is. No texts.",
    path: "/plan",
    index: false,
  });

const nothing = {};

export default function Essays() {
  const { view, page, newKey } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  const adding = posted?.typed.intent === "add" ? posted : null;
  const { essays, final } = page;
  return (
    <PlanFrame
      view={view}
      title="Essays to write"
      lead={<p>What to write, how long, and by when. Only you, the student, see this page, and it holds no texts.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section
        id="list"
        title={essays.length === 1 ? "One essay" : `${essays.length} essays`}
        aside={
          essays.length > 0 && (
            <p className="text-muted">
              {final} of {essays.length} final
            </p>
          )
        }
      >
        {essays.length === 0 ? (
          <p className="max-w-[46rem]">
            No essay is listed yet. Begin with the personal statement, then add each college’s own questions.
          </p>
        ) : (
          <EssayList page={page} wrong={posted && adding === null ? posted : null} />
        )}
      </Section>
      <Section id="add" title="Add an essay">
        <AddEssay
          key={essays.length}
          page={page}
          newKey={newKey}
          typed={adding?.typed ?? null}
          messages={adding?.messages ?? nothing}
        />
      </Section>
    </PlanFrame>
  );
}

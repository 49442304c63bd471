import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { newIdempotencyKey } from "~/family/access/idempotency-key.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { AddEssay, EssayList } from "~/family/essays/essay-parts";
import { changeEssays, readEssayPage } from "~/family/essays/essays.server";
import { PlanFrame } from "~/family/plan/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  const page = await readEssayPage(opened);
  return { view: opened.view, page, newKey: newIdempotencyKey() };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const messages = await writePlan(member, params.plan, (writing) => changeEssays(writing, form));
  if (messages !== null) return data({ messages, typed: Object.fromEntries(form) }, 400);
  throw redirect(`/plan/${params.plan}/essays`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Essays to write",
    description:
      "Every essay you have to write: which college it’s for, its length, due date and status. Not the essays themselves.",
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
      lead={
        <p>
          What to write, how long, and by when. Only you, the student, can see this page. We don’t store the essays
          themselves.
        </p>
      }
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
            There are no essays here yet. Start with the personal statement, then add each college’s own questions.
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

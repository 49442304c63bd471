import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { newIdempotencyKey } from "~/family/access/idempotency-key.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { AddEssay, EssayList, essayFieldId } from "~/family/essays/essay-parts";
import { changeEssays, readEssayPage } from "~/family/essays/essays.server";
import { PlanPage } from "~/family/plan/plan-layout";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  const page = await readEssayPage(opened);
  return { page, newKey: newIdempotencyKey() };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const messages = await writePlan(member, params.plan, (writing) => changeEssays(writing, form));
  if (messages !== null) return data({ essay: form.get("essay") ?? "", result: refuse(form, messages) }, 400);
  throw redirect(`/plan/${params.plan}/essays`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Essays to write",
    description:
      "Every essay you have to write: which college it’s for, its length, due date and status, with its drafts.",
    path: "/plan",
    index: false,
  });

export default function Essays() {
  const { page, newKey } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result, essayFieldId(posted?.essay ?? ""));
  const { essays, final } = page;
  return (
    <PlanPage
      title="Essays to write"
      lead={
        <p>
          What to write, how long, and by when, with a place to write it. Only you, the student, can see this page and
          your drafts.
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
          <EssayList page={page} refused={posted ?? null} report={report} />
        )}
      </Section>
      <Section id="add" title="Add an essay">
        <AddEssay
          key={essays.length}
          page={page}
          newKey={newKey}
          result={posted?.essay === "" ? posted.result : undefined}
          report={report}
        />
      </Section>
    </PlanPage>
  );
}

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { withCommas } from "~/design/figures";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { type Writing, writePlan } from "~/family/access/write-plan.server";
import { changeDraft, type DraftChange } from "~/family/drafts/change-draft.server";
import { DraftParts } from "~/family/drafts/draft-parts";
import { readDraftPage } from "~/family/drafts/drafts.server";
import { askAboutDraft, readShownDraft } from "~/family/drafts/shares.server";
import { ShownDraftPart } from "~/family/drafts/shown-draft";
import { PlanPage } from "~/family/plan/plan-layout";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";
import type { PlanPageHandle } from "./layout";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const handle: PlanPageHandle = { wide: true };

/** The student's draft; for somebody who is shown one, that version alone. For everybody else there is no such page. */
export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  if (opened.view.may.essays) return { page: await readDraftPage(opened, params.essay), shown: null };
  const shown = await readShownDraft(opened, params.essay);
  await logLook(opened, "draft");
  return { page: null, shown };
});

/** What a form of this page does: which of its buttons it was, and messages where it cannot stand. */
const act = (writing: Writing, essay: string | undefined, form: URLSearchParams): Promise<DraftChange> =>
  writing.view.may.essays ? changeDraft(writing, essay, form) : askAboutDraft(writing, essay, form);

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 250 * 1024 });
  const { intent, messages } = await writePlan(member, params.plan, (writing) => act(writing, params.essay, form));
  if (messages !== null) return data({ intent, result: refuse(form, messages) }, 400);
  throw redirect(`/plan/${params.plan}/essays/${params.essay}`, 303);
});

/** The title names neither the prompt nor the college: a shared computer shows it in its history. */
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "A draft of an essay",
    description: "One essay of the plan: its draft, earlier versions, who can read it, and how it was written.",
    path: "/plan",
    index: false,
  });

export default function DraftOfEssay() {
  const { page, shown } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result);
  const of = (intent: string) => ({ result: posted?.intent === intent ? posted.result : undefined, report });
  const essay = page?.essay ?? shown?.essay;
  return (
    <PlanPage
      title={essay?.title ?? ""}
      lead={
        <p>
          {essay?.college}
          {essay?.wordLimit != null && <>, up to {withCommas(essay.wordLimit)} words</>}.{" "}
          {page !== null && page.shares.length === 0 && "Only you, the student, can see this page."}
          {page !== null && page.shares.length > 0 && (
            <>
              Only you can see this page. {page.shares.map(({ name }) => name).join(", ")} can read one version of it.
            </>
          )}
          {shown !== null && (
            <>
              {shown.student} shows you this version until {shown.until}. That doesn’t let anybody else in the plan see
              it.
            </>
          )}
        </p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      {page !== null && <DraftParts page={page} result={posted?.result} of={of} />}
      {shown !== null && <ShownDraftPart shown={shown} {...of("ask")} />}
    </PlanPage>
  );
}

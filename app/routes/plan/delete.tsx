import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { leaveOnePlan, previewPlan } from "~/deletion/delete-account.server";
import { GoneTable, StaysList, WordField } from "~/deletion/deletion-summary";
import { receiptPath } from "~/deletion/receipt";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { openPlan } from "~/family/access/open-plan.server";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const { view, now } = await openPlan(member, params.plan, context);
  return { ...(await previewPlan(member, view.id, now)), mailTo: member.emailVerified ? member.email : null };
});

/** Takes whoever is signed in out of this plan with what is theirs; of a student that is the plan. */
export const action = forMember.action(
  async ({ request, params, member }) => {
    const sure = saidDelete((await readForm(request)).get("word"));
    const number = await leaveOnePlan(member, params.plan, sure, new Date());
    if (number === null) return data({ mistake: wordMissing }, 400);
    throw redirect(receiptPath(number), 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Delete or leave the college plan",
    description: "See what gets deleted and what stays before you delete your college plan or leave someone else’s.",
    path: "/plan",
    index: false,
  });

export default function DeletePlan() {
  const { gone, stays, mailTo } = useLoaderData<typeof loader>();
  const { id, role } = usePlanContext();
  const mistake = usePosted<typeof action>()?.mistake;
  const mistakes = useMemo(() => (mistake === undefined ? [] : [{ field: "word", message: mistake }]), [mistake]);
  // A list that a parent keeps stays with the parent: then the student, too, only leaves.
  const whole = role === "student" && !stays.includes("list");
  return (
    <PlanPage
      title={whole ? "Delete this plan" : "Leave this plan"}
      lead={
        <p>Nothing is deleted yet. This page shows what would be deleted and what would stay. You decide at the end.</p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="goes" title="What gets deleted">
        <GoneTable
          gone={gone}
          caption={whole ? "What gets deleted with the plan" : "What gets deleted when you leave"}
        />
        {whole && (
          <p className="mt-4 max-w-[46rem]">
            Your name and home state are deleted with it. Counselors and helpers leave the plan too.
          </p>
        )}
      </Section>
      <Section id="stays" title="What stays, and why">
        <StaysList stays={stays} />
      </Section>
      <Section id="first" title="Before you go">
        <p className="mb-4 max-w-[46rem]">One file has everything you see in this plan.</p>
        <form method="post" action={`/plan/${id}/export`}>
          <Button>Download everything</Button>
        </form>
      </Section>
      <Section id="confirm" title={whole ? "Delete it now" : "Leave it now"}>
        <p className="mb-5 max-w-[46rem]">
          It takes seconds and you can’t undo it. You’ll get a receipt with a number
          {mailTo === null ? "." : `, here and by email to ${mailTo}.`} Your account stays.
        </p>
        <form method="post" noValidate className="max-w-[46rem] space-y-5">
          <WordField mistake={mistake} />
          <Button>{whole ? "Delete the plan" : "Leave the plan"}</Button>
        </form>
      </Section>
    </PlanPage>
  );
}

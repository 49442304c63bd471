import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { WordField } from "~/deletion/deletion-summary";
import { EndingGoes } from "~/deletion/removal-parts";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField } from "~/design/field";
import { Section } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { estranged } from "~/family/plan/homes-settings";
import { PlanFrame } from "~/family/plan/plan-frame";
import { keepOne, mistake, readEndings } from "~/family/plan/settings.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

/** For the student of a plan with two homes; a page that does not exist for anybody else. */
export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  return { view: opened.view, endings: await readEndings(opened) };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const typed = { keep: form.get("keep"), mode: form.get("mode") };
  const changed = await writePlan(member, params.plan, async (writing) => {
    await readEndings(writing);
    return saidDelete(form.get("word")) ? keepOne(writing, form) : mistake("word", wordMissing);
  });
  if (!changed.ok) return data({ messages: changed.messages, typed }, 400);
  throw redirect(`/plan/${params.plan}/setup`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Continue with one home",
    description: "See what would be deleted before your college plan continues with one of its two homes.",
    path: "/plan",
    index: false,
  });

export default function OneHome() {
  const { view, endings } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const messages: Messages = posted?.messages ?? {};
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  return (
    <PlanFrame
      view={view}
      title="Continue with one home"
      lead={<p>Nothing changes yet. This page shows what would be deleted. You decide at the end.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="goes" title="What gets deleted">
        <div className="space-y-10">
          {endings.map((ending) => (
            <EndingGoes key={ending.keep} ending={ending} />
          ))}
        </div>
        <p className="mt-8 max-w-[46rem]">
          Payments you entered stay. Only you will see the ones in your ledger with the home that leaves.
        </p>
      </Section>
      <Section id="first" title="Before you do it">
        <p className="mb-4 max-w-[46rem]">
          Log lines about the home that leaves are deleted too. You can download one file with the log and everything
          else you see in this plan. Save it first if you might need it.
        </p>
        <form method="post" action={`/plan/${view.id}/export`}>
          <Button>Download everything</Button>
        </form>
      </Section>
      <Section id="confirm" title="Continue with one home">
        <form method="post" noValidate className="max-w-[46rem] space-y-6">
          <ChoiceField
            name="keep"
            label="Which home stays?"
            chosen={posted?.typed.keep ? [posted.typed.keep] : []}
            errors={messages.keep}
            options={endings.map(({ keep, stays }) => ({ value: keep, label: `The ${stays}` }))}
          />
          <ChoiceField
            name="mode"
            id="after"
            label="What happens after that?"
            chosen={[posted?.typed.mode ?? "one"]}
            errors={messages.after}
            options={[{ value: "one", label: "One home in this plan" }, estranged]}
          />
          <p>It takes seconds and you can’t undo it.</p>
          <WordField mistake={messages.word?.[0]} />
          <Button>Continue with one home</Button>
        </form>
        <p className="mt-5">
          <Link to={`/plan/${view.id}/setup#homes`}>Go back without changing anything</Link>
        </p>
      </Section>
    </PlanFrame>
  );
}

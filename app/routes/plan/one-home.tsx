import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField } from "~/design/field";
import { Section } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { estranged } from "~/family/homes-setup";
import { openPlan } from "~/family/open-plan.server";
import { PlanFrame } from "~/family/plan-frame";
import { keepOne, readEndings } from "~/family/setup.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { WordField } from "~/leaving/going-lists";
import { EndingGoes } from "~/leaving/removal-parts";
import { saidDelete, wordMissing } from "~/leaving/word";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

/** For the student of a plan with two homes; a page that does not exist for anybody else. */
export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  return { view: opened.view, endings: await readEndings(opened) };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const opened = await openPlan(member, params.plan);
  await readEndings(opened);
  const form = await readForm(request);
  const typed = { keep: form.get("keep"), mode: form.get("mode") };
  if (!saidDelete(form.get("word"))) return data({ messages: { word: [wordMissing] }, typed }, 400);
  const changed = await keepOne(opened, form);
  if (!changed.ok) return data({ messages: changed.messages, typed }, 400);
  throw redirect(`/plan/${opened.view.id}/setup`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Go on with one home",
    description:
      "What goes from the college plan when it goes on with one of two homes, shown before anything is done.",
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
      title="Go on with one home"
      lead={<p>This page changes nothing yet. It says what would go; at its end you decide.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="goes" title="What goes">
        <div className="space-y-10">
          {endings.map((ending) => (
            <EndingGoes key={ending.keep} ending={ending} />
          ))}
        </div>
        <p className="mt-8 max-w-[46rem]">
          Payments that you wrote stay. Those in your ledger with the home that goes are then read by you alone.
        </p>
      </Section>
      <Section id="first" title="Before you do it">
        <p className="mb-4 max-w-[46rem]">
          The lines of the log about the home that goes are deleted with it. One file holds the log and everything else
          you see in this plan: save it first if you may need it.
        </p>
        <form method="post" action={`/plan/${view.id}/export`}>
          <Button>Download everything</Button>
        </form>
      </Section>
      <Section id="confirm" title="Go on with one home">
        <form method="post" noValidate className="max-w-[46rem] space-y-6">
          <ChoiceField
            name="keep"
            label="Which home stays?"
            chosen={posted?.typed.keep ? [posted.typed.keep] : []}
            errors={messages.keep}
            options={[
              { value: "first", label: "The first household" },
              { value: "second", label: "The second household" },
            ]}
          />
          <ChoiceField
            name="mode"
            id="after"
            label="And from then on?"
            chosen={[posted?.typed.mode ?? "one"]}
            errors={messages.after}
            options={[{ value: "one", label: "One home is part of this plan" }, estranged]}
          />
          <p>It is done in seconds and cannot be taken back.</p>
          <WordField mistake={messages.word?.[0]} />
          <Button>Go on with one home</Button>
        </form>
        <p className="mt-5">
          <Link to={`/plan/${view.id}/setup#homes`}>Back, and change nothing</Link>
        </p>
      </Section>
    </PlanFrame>
  );
}

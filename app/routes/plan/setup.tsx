import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { forMember } from "~/account/audience/audience.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { markOf } from "~/family/access/edit-conflict.server";
import { NeedsFamily } from "~/family/access/needs-family";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { type Writing, writePlan } from "~/family/access/write-plan.server";
import { BasicsForm } from "~/family/plan/basics-form";
import { HomesSetup } from "~/family/plan/homes-settings";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import {
  basicsContext,
  basicsOf,
  type Changed,
  changeBasics,
  changeMode,
  takeOver,
} from "~/family/plan/settings.server";
import { changeRecord, showRecord } from "~/family/record/record.server";
import { RecordForm } from "~/family/record/record-form";
import { intent, readIntent } from "~/forms/schema/read-intent.server";
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
  const { view, inPlan } = opened;
  if (!view.may.setup && !view.may.keepList && !view.may.takeOver && !view.may.record) throw notFound();
  // How the homes are set up is the student's knowledge alone.
  const mode = view.may.setup ? inPlan.mode : null;
  const { student, state, adultFrom, may } = view;
  const basics = may.keepList ? { name: student.name, state, adultFrom, ...basicsContext(opened) } : null;
  const record = await showRecord(opened);
  return { takeOver: may.takeOver, basics, mode, shown: markOf(basicsOf(opened)), record, today: opened.today };
});

/** What the buttons of the page want. */
const intents = z.discriminatedUnion("intent", [
  intent("basics"),
  intent("record"),
  intent("take-over"),
  intent("homes"),
]);

const changes: Readonly<
  Record<z.output<typeof intents>["intent"], (writing: Writing, form: URLSearchParams) => Promise<Changed>>
> = { basics: changeBasics, record: changeRecord, "take-over": takeOver, homes: changeMode };

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const { intent, changed } = await writePlan(member, params.plan, async (writing) => {
    const { intent } = readIntent(intents, form);
    return { intent, changed: await changes[intent](writing, form) };
  });
  if (!changed.ok) {
    const result = refuse(changed.sent ?? form, changed.messages);
    return data({ intent, needsFamily: changed.needsFamily, result }, 400);
  }
  // Of what the device knew, from the page that offered to keep it.
  const offeredOn = form.get("offered");
  const page = offeredOn === "home" ? "" : offeredOn === "colleges" ? "/colleges" : "/setup";
  throw redirect(`/plan/${params.plan}${page}`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Set up the college plan",
    description: "Change the plan’s name, class year and state, who runs it, and how the family is set up.",
    path: "/plan",
    index: false,
  });

export default function Setup() {
  const { takeOver: mayTakeOver, basics, mode, shown, record, today } = useLoaderData<typeof loader>();
  const { id } = usePlanContext();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result);
  const of = (intent: string) => (posted?.intent === intent ? posted.result : undefined);
  return (
    <PlanPage title="Set up">
      <ErrorSummary mistakes={mistakes} />
      {posted?.needsFamily && <NeedsFamily wish="second-household" />}
      {mayTakeOver && (
        <Section id="take-over" title="Take over the plan">
          <p className="mb-4 max-w-[46rem]">
            A parent runs this plan for now. When you take it over, you’re the one who changes the list, invites and
            removes people, and sets it up. No one can take it back from you.
          </p>
          <form method="post">
            <Button look="next" name="intent" value="take-over">
              Take it over
            </Button>
          </form>
        </Section>
      )}
      {basics !== null && (
        <Section id="student" title="The student">
          <BasicsForm basics={basics} shown={shown} result={of("basics")} report={report} />
        </Section>
      )}
      {record !== null && (
        <Section id="record" title="Grades, test scores and majors">
          <RecordForm shown={record} today={today} result={of("record")} report={report} />
        </Section>
      )}
      {mode !== null && (
        <Section id="homes" title="Your family’s homes">
          <HomesSetup mode={mode} planId={id} errors={of("homes")?.error?.mode ?? undefined} />
        </Section>
      )}
    </PlanPage>
  );
}

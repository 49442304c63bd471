import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { markOf } from "~/family/access/edit-conflict.server";
import { NeedsFamily } from "~/family/access/needs-family";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { HomesSetup } from "~/family/plan/homes-settings";
import { PlanFrame } from "~/family/plan/plan-frame";
import { basicsOf, type Changed, changeBasics, changeMode, takeOver } from "~/family/plan/settings.server";
import { AdultMonthField, BasicFields } from "~/family/plan/start-fields";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  const { view, standing, today } = opened;
  if (!view.may.setup && !view.may.keepList && !view.may.takeOver) throw notFound();
  // How the homes are set up is the student's knowledge alone.
  const mode = view.may.setup ? standing.mode : null;
  return { view, mode, thisYear: Number(today.slice(0, 4)), shown: markOf(basicsOf(opened)) };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const intent = form.get("intent");
  const changed = await writePlan(member, params.plan, async (writing): Promise<Changed> => {
    if (intent === "basics") return changeBasics(writing, form);
    if (intent === "take-over") return takeOver(writing);
    if (intent === "homes") return changeMode(writing, form);
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  });
  if (!changed.ok) return data({ ...changed, typed: Object.fromEntries(form) }, 400);
  throw redirect(`/plan/${params.plan}/setup`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Set up the college plan",
    description: "Change the plan’s name, class year and state, who runs it, and how the family is set up.",
    path: "/plan",
    index: false,
  });

export default function Setup() {
  const { view, mode, thisYear, shown } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const messages: Messages = posted?.messages ?? {};
  const typed: Record<string, FormDataEntryValue> = posted?.typed ?? {};
  const value = (name: string, kept: string) => String(typed[name] ?? kept);
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  return (
    <PlanFrame view={view} title="Set up">
      <ErrorSummary mistakes={mistakes} />
      {posted?.needsFamily && <NeedsFamily wish="second-household" />}
      {view.may.takeOver && (
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
      {view.may.keepList && (
        <Section id="student" title="The student">
          <form method="post" noValidate className="max-w-[46rem] space-y-6">
            <input type="hidden" name="shown" value={shown} />
            <BasicFields
              value={{
                name: value("name", view.student.name),
                path: value("path", view.path),
                year: value("year", String(view.classYear)),
                state: value("state", view.state ?? ""),
              }}
              yearHint="If you change the year, we remove deadlines you entered for the old one."
              messages={messages}
            />
            {view.adultFrom !== null && (
              <AdultMonthField
                legend="When the student turns 18"
                hint="The plan becomes the student’s on the first day of the next month. Until then you can correct this."
                value={{
                  month: value("adultMonth", view.adultFrom.slice(5)),
                  year: value("adultYear", view.adultFrom.slice(0, 4)),
                }}
                thisYear={thisYear}
                messages={messages}
              />
            )}
            <Button name="intent" value="basics">
              Save
            </Button>
          </form>
        </Section>
      )}
      {mode !== null && (
        <Section id="homes" title="Your family’s homes">
          <HomesSetup mode={mode} planId={view.id} messages={messages} />
        </Section>
      )}
    </PlanFrame>
  );
}

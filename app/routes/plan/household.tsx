import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { forMember } from "~/account/audience/audience.server";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { WordField } from "~/deletion/deletion-summary";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import type { Messages } from "~/design/messages";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { type Writing, writePlan } from "~/family/access/write-plan.server";
import { FinancesForm } from "~/family/finances/finances-form";
import {
  countHousehold,
  deleteHousehold,
  readHousehold,
  saveHousehold,
  showHousehold,
} from "~/family/finances/household.server";
import { CountForm, DeleteFinances, Readers, ShowForm } from "~/family/finances/household-parts";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
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
  if (!opened.view.may.household) throw notFound();
  const page = opened.view.may.finances ? await readHousehold(opened) : null;
  return { page };
});

/** What the buttons of the page want. */
const intents = z.discriminatedUnion("intent", [
  intent("save"),
  intent("show"),
  intent("hide"),
  intent("count"),
  intent("uncount"),
  intent("delete", { word: hidden }),
]);

/** The part of the page where what a button did is seen. */
const partAfter = { save: "#show", show: "", hide: "", count: "#together", uncount: "#together", delete: "" } as const;

/** Does what a button wants; messages where it cannot stand. */
async function change(
  writing: Writing,
  form: URLSearchParams,
  wish: z.output<typeof intents>,
): Promise<Messages | null> {
  switch (wish.intent) {
    case "save":
      return saveHousehold(writing, form);
    case "count":
    case "uncount":
      return countHousehold(writing, form, { stop: wish.intent === "uncount" });
    case "show":
    case "hide":
      await showHousehold(writing, form, { hide: wish.intent === "hide" });
      return null;
    case "delete":
      if (!writing.view.may.finances) throw notFound();
      if (!saidDelete(wish.word)) return { word: [wordMissing] };
      await deleteHousehold(writing, form);
      return null;
  }
}

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const { wish, messages } = await writePlan(member, params.plan, async (writing) => {
    const wish = readIntent(intents, form);
    return { wish, messages: await change(writing, form, wish) };
  });
  if (messages !== null) {
    return data({ intent: wish.intent, result: refuse(form, messages) }, 400);
  }
  throw redirect(`/plan/${params.plan}/household${partAfter[wish.intent]}`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your household’s money",
    description: "Your household’s figures for this plan, who can see them, and what you share with others.",
    path: "/plan",
    index: false,
  });

export default function Household() {
  const { page } = useLoaderData<typeof loader>();
  const { id, student } = usePlanContext();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result);
  if (page === null) {
    return (
      <PlanPage title="Your household’s money">
        <p className="max-w-[46rem] py-8">
          Someone in your household already keeps its figures here and has to give you access. Ask them to open the
          People page in this plan and press the button next to your name.
        </p>
      </PlanPage>
    );
  }
  return (
    <PlanPage
      title="Your household’s money"
      lead={<p>Encrypted, and only for your household. Nothing here goes into a web address, a log or an email.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="readers" title="Who can see this page">
        <Readers page={page} />
      </Section>
      <Section id="figures" title="Your figures">
        <FinancesForm
          household={page.household}
          finances={page.finances}
          mark={page.mark}
          result={posted?.intent === "save" ? posted.result : undefined}
          report={report}
        />
      </Section>
      {page.kept && (
        <>
          <Section id="show" title={`What ${student} sees`}>
            <ShowForm page={page} student={student} />
          </Section>
          {page.together !== null && (
            <Section id="together" title="What both households reach">
              <CountForm household={page.household} together={page.together} planId={id} />
            </Section>
          )}
          <Section id="delete" title="Delete">
            <DeleteFinances household={page.household} word={<WordField mistake={posted?.result.error?.word?.[0]} />} />
          </Section>
        </>
      )}
    </PlanPage>
  );
}

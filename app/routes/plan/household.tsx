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
import { writePlan } from "~/family/access/write-plan.server";
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

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const messages = await writePlan(member, params.plan, async (writing): Promise<Messages | null> => {
    const wish = readIntent(intents, form);
    if (wish.intent === "save") return saveHousehold(writing, form);
    if (wish.intent === "count" || wish.intent === "uncount") return countHousehold(writing, form);
    if (wish.intent !== "delete") await showHousehold(writing, form);
    else if (!writing.view.may.finances) throw notFound();
    else if (!saidDelete(wish.word)) return { word: [wordMissing] };
    else await deleteHousehold(writing, form);
    return null;
  });
  if (messages !== null) {
    return data({ intent: form.get("intent"), result: refuse(form, messages) }, 400);
  }
  const to = ({ save: "#show", count: "#together", uncount: "#together" } as const)[form.get("intent") ?? ""] ?? "";
  throw redirect(`/plan/${params.plan}/household${to}`, 303);
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

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { FinancesForm } from "~/family/finances-form";
import { deleteHousehold, readHousehold, saveHousehold, showHousehold } from "~/family/household.server";
import { DeleteFinances, Readers, ShowForm } from "~/family/household-parts";
import { notFound, openPlan } from "~/family/open-plan.server";
import { PlanFrame } from "~/family/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { WordField } from "~/leaving/going-lists";
import { saidDelete, wordMissing } from "~/leaving/word";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  if (!opened.view.may.household) throw notFound();
  const page = opened.view.may.finances ? await readHousehold(opened) : null;
  return { view: opened.view, page };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const opened = await openPlan(member, params.plan);
  const form = await readForm(request, 16 * 1024);
  const intent = form.get("intent");
  if (intent === "save") {
    const messages = await saveHousehold(opened, form);
    if (messages !== null) return data({ messages, typed: Object.fromEntries(form) }, 400);
  } else if (intent === "show" || intent === "hide") await showHousehold(opened, form);
  else if (intent === "delete") {
    if (!opened.view.may.finances) throw notFound();
    if (!saidDelete(form.get("word"))) return data({ messages: { word: [wordMissing] }, typed: null }, 400);
    await deleteHousehold(opened);
  } else throw new Response(null, { status: 400, statusText: "Bad Request" });
  throw redirect(`/plan/${opened.view.id}/household${intent === "save" ? "#show" : ""}`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your household’s money",
    description: "What your household keeps about its money for this plan, who sees it, and what others are shown.",
    path: "/plan",
    index: false,
  });

export default function Household() {
  const { view, page } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const messages: Messages = posted?.messages ?? {};
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  if (page === null) {
    return (
      <PlanFrame view={view} title="Your household’s money">
        <p className="max-w-[46rem] py-8">
          Somebody of your household keeps its figures here already, and has to let you in. Ask them to open “People” in
          this plan and to press the button beside your name.
        </p>
      </PlanFrame>
    );
  }
  return (
    <PlanFrame
      view={view}
      title="Your household’s money"
      lead={<p>Kept under seal for your household alone. Nothing here is in an address, a log or a message.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="readers" title="Who reads this page">
        <Readers page={page} />
      </Section>
      <Section id="figures" title="Your figures">
        <FinancesForm finances={page.finances} mark={page.mark} typed={posted?.typed ?? null} messages={messages} />
      </Section>
      {page.kept && (
        <>
          <Section id="show" title={`What ${view.student.name} sees`}>
            <ShowForm page={page} student={view.student.name} />
          </Section>
          <Section id="delete" title="Delete">
            <DeleteFinances word={<WordField mistake={messages.word?.[0]} />} />
          </Section>
        </>
      )}
    </PlanFrame>
  );
}

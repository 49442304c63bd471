import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { WordField } from "~/deletion/deletion-summary";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { FinancesForm } from "~/family/finances/finances-form";
import { deleteHousehold, readHousehold, saveHousehold, showHousehold } from "~/family/finances/household.server";
import { DeleteFinances, Readers, ShowForm } from "~/family/finances/household-parts";
import { PlanFrame } from "~/family/plan/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  if (!opened.view.may.household) throw notFound();
  const page = opened.view.may.finances ? await readHousehold(opened) : null;
  return { view: opened.view, page };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const intent = form.get("intent");
  const messages = await writePlan(member, params.plan, async (writing): Promise<Messages | null> => {
    if (intent === "save") return saveHousehold(writing, form);
    if (intent === "show" || intent === "hide") await showHousehold(writing, form);
    else if (intent !== "delete") throw new Response(null, { status: 400, statusText: "Bad Request" });
    else if (!writing.view.may.finances) throw notFound();
    else if (!saidDelete(form.get("word"))) return { word: [wordMissing] };
    else await deleteHousehold(writing, form);
    return null;
  });
  if (messages !== null) {
    return data({ messages, typed: intent === "save" ? Object.fromEntries(form) : null }, 400);
  }
  throw redirect(`/plan/${params.plan}/household${intent === "save" ? "#show" : ""}`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your household’s money",
    description: "Your household’s figures for this plan, who can see them, and what you share with others.",
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
          Someone in your household already keeps its figures here and has to give you access. Ask them to open the
          People page in this plan and press the button next to your name.
        </p>
      </PlanFrame>
    );
  }
  return (
    <PlanFrame
      view={view}
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
          typed={posted?.typed ?? null}
          messages={messages}
        />
      </Section>
      {page.kept && (
        <>
          <Section id="show" title={`What ${view.student.name} sees`}>
            <ShowForm page={page} student={view.student.name} />
          </Section>
          <Section id="delete" title="Delete">
            <DeleteFinances household={page.household} word={<WordField mistake={messages.word?.[0]} />} />
          </Section>
        </>
      )}
    </PlanFrame>
  );
}

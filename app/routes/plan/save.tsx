import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { forMember } from "~/account/audience.server";
import { Button, ButtonLink } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Page, PageHeading } from "~/design/layout";
import { plansToKeep } from "~/family/my-plans.server";
import { NeedsFamily } from "~/family/needs-family";
import { openPlan, todayOf } from "~/family/open-plan.server";
import { keepAnswers, readAnswers } from "~/family/saved.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(() => null);

/** Comes from the result of a tool, with its answers in the body; they are in no address before, here or after. */
export const action = forMember.action(async ({ request, member }) => {
  const form = await readForm(request);
  const read = readAnswers(form, todayOf(new Date()));
  if (read === null) return data({ kind: "unreadable" } as const, 400);
  const chosen = form.get("plan");
  const plans = chosen === null ? await plansToKeep(member, read) : [];
  const [first] = plans;
  if (chosen === null && (first === undefined || plans.length > 1)) {
    const { tool, worked } = read;
    return data({ kind: "choose", plans, tool, name: worked.name, answers: worked.answers } as const);
  }
  const opened = await openPlan(member, chosen ?? first?.id);
  const kept = await keepAnswers(opened, read);
  if (kept.ok) throw redirect(`/plan/${opened.view.id}/${kept.letter ? "letters" : "saved"}`, 303);
  return data({ kind: "refused", message: kept.message, needsFamily: kept.needsFamily } as const, 400);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Save a result to your plan",
    description: "Keep the answers behind a result in your college plan, under seal, to open and work out again later.",
    path: "/plan/save",
    index: false,
  });

export default function SaveToPlan() {
  const posted = usePosted<typeof action>();
  if (posted?.kind === "choose" && posted.plans.length > 0) {
    const { plans, tool, answers, name } = posted;
    return (
      <Page>
        <PageHeading above="Save to my plan" title={name} />
        <form method="post" className="max-w-[46rem] space-y-6">
          <input type="hidden" name="tool" value={tool} />
          <input type="hidden" name="answers" value={answers} data-private="" />
          <ChoiceField
            name="plan"
            label="In which plan?"
            chosen={[plans[0]?.id ?? ""]}
            options={plans.map((plan) => ({ value: plan.id, label: `${plan.name}’s plan` }))}
          />
          <Button look="next">Save in this plan</Button>
        </form>
      </Page>
    );
  }
  if (posted?.kind === "choose") {
    return (
      <Page>
        <PageHeading above="Save to my plan" title="You have no plan to keep it in">
          <p>
            Results are kept by the student and by parents who are let into their household’s money. Start a plan, then
            go back to your result and save it again.
          </p>
        </PageHeading>
        <ButtonLink look="next" to="/plan/start">
          Start a plan
        </ButtonLink>
      </Page>
    );
  }
  if (posted?.kind === "refused") {
    return (
      <Page>
        <PageHeading above="Save to my plan" title="It was not saved" />
        {posted.needsFamily ? <NeedsFamily wish="award-letters" /> : <p role="alert">{posted.message}</p>}
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading
        above="Save to my plan"
        title={posted === undefined ? "Save from the result itself" : "That is no result that can be kept"}
      >
        <p>
          Work something out with one of the <Link to="/tools">tools</Link>, then press “Save to my plan” under its
          result. If you had to sign in first, go back to the result and press it again.
        </p>
      </PageHeading>
    </Page>
  );
}

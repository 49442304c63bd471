import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { forMember } from "~/account/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { plansToKeep } from "~/family/my-plans.server";
import { openPlan, todayOf } from "~/family/open-plan.server";
import { ChoosePlan, NoPlan, NotSaved } from "~/family/save-again";
import { keepAnswers, readAnswers } from "~/family/saved.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(() => null);

/**
 * Comes from the result of a tool, with its answers in the body; they are in no address before, here or after. Whatever
 * keeps them from being saved, the page that says so holds them and can save them: without a session that is the page of
 * `account/held-form.server.ts`.
 */
export const action = forMember.action(
  async ({ request, member }) => {
    const form = await readForm(request);
    const read = readAnswers(form, todayOf(new Date()));
    if (read === null) return data({ kind: "unreadable" } as const, 400);
    const { tool, worked } = read;
    const toSave = { tool, answers: worked.answers };
    const { email } = member;
    const chosen = form.get("plan");
    const plans = chosen === null ? await plansToKeep(member, read) : [];
    const [first] = plans;
    if (chosen === null && (first === undefined || plans.length > 1)) {
      return data({ kind: "choose", plans, toSave, email, name: worked.name } as const);
    }
    const opened = await openPlan(member, chosen ?? first?.id);
    const kept = await keepAnswers(opened, read);
    const plan = opened.view.id;
    if (kept.ok) throw redirect(`/plan/${plan}/${kept.letter ? "letters" : "saved"}`, 303);
    const problem = kept.needsFamily ? null : kept.message;
    return data({ kind: "refused", problem, plan, toSave, email } as const, 400);
  },
  { held: "Save it now" },
);

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
    return (
      <Page>
        <PageHeading above="Save to my plan" title={posted.name} />
        <ChoosePlan {...posted} />
      </Page>
    );
  }
  if (posted?.kind === "choose") {
    return (
      <Page>
        <PageHeading above="Save to my plan" title="You have no plan to keep it in">
          <p>
            Results are kept by the student and by parents who are let into their household’s money. Nothing is saved
            yet. Your answers are still here on this page, and we keep them nowhere else. Start a plan: it opens in a
            new tab, so this page stays. Then come back to this tab and press “Save it now”.
          </p>
        </PageHeading>
        <NoPlan {...posted} />
      </Page>
    );
  }
  if (posted?.kind === "refused") {
    return (
      <Page>
        <PageHeading above="Save to my plan" title="It was not saved" />
        <NotSaved {...posted} />
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
          result.
        </p>
      </PageHeading>
    </Page>
  );
}

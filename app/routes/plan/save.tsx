import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { todayOf } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { plansToKeep } from "~/family/plan/my-plans.server";
import { ChoosePlan, NoPlan, NotSaved } from "~/family/saved/save-again";
import { savedBound } from "~/family/saved/saved";
import { keepAnswers, readAnswers } from "~/family/saved/saved.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(() => null);

/**
 * Comes from the result of a tool, with its answers in the body; they are in no address before, here or after. Whatever
 * keeps them from being saved, the page that says so holds them and can save them: without a session that is the page
 * of `account/audience/resubmission.server.ts`.
 */
export const action = forMember.action(
  async ({ request, member }) => {
    const form = await readForm(request, savedBound);
    const read = await readAnswers(form, todayOf(new Date()));
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
    const plan = chosen ?? first?.id ?? "";
    const kept = await writePlan(member, plan, (writing) => keepAnswers(writing, read));
    if (kept.ok) throw redirect(`/plan/${plan}/${kept.letter ? "letters" : "saved"}`, 303);
    const problem = kept.needsFamily ? null : kept.message;
    return data({ kind: "refused", problem, plan, toSave, email } as const, 400);
  },
  { resubmit: "Save it now" },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Save a result to your plan",
    description:
      "Save the answers behind a result to your college plan, encrypted, so you can open and rerun it later.",
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
        <PageHeading above="Save to my plan" title="You don’t have a plan to save it to">
          <p>
            The student can save results, and so can parents who have access to their household’s finances. Nothing is
            saved yet. Your answers are still here on this page, and nowhere else. Start a plan. It opens in a new tab,
            so this page stays open. Then come back to this tab and press “Save it now.”
          </p>
        </PageHeading>
        <NoPlan {...posted} />
      </Page>
    );
  }
  if (posted?.kind === "refused") {
    return (
      <Page>
        <PageHeading above="Save to my plan" title="It wasn’t saved" />
        <NotSaved {...posted} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading
        above="Save to my plan"
        title={posted === undefined ? "Save from the result itself" : "You can’t save that"}
      >
        <p>
          Get a result from one of the <Link to="/tools">tools</Link>, then press “Save to my plan” under its result.
        </p>
      </PageHeading>
    </Page>
  );
}

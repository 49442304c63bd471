import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { forMember } from "~/account/audience/audience.server";
import { ButtonLink } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { readRemoval } from "~/family/departure/remove-person.server";
import { admitPerson } from "~/family/people/admit-person.server";
import { type Invited, invite, inviteAgain, revokeInvitation } from "~/family/people/invite.server";
import { InviteForm, InviteSent } from "~/family/people/invite-form";
import { InvitationList, PeopleList } from "~/family/people/people-list";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { deliverSoon } from "~/mail/deliver.server";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  await logLook(opened, "people");
  const { people, invitations, invite: choices } = opened.view;
  return { people, invitations, choices };
});

/** What the buttons of the page want. */
const intents = z.discriminatedUnion("intent", [
  intent("invite"),
  intent("again", { invitation: hidden }),
  intent("revoke", { invitation: hidden }),
  intent("admit", { person: hidden }),
  intent("remove", { person: hidden }),
]);

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const wish = readIntent(intents, form);
  if (wish.intent === "invite" || wish.intent === "again") {
    const invited: Invited = await writePlan(member, params.plan, (writing) =>
      wish.intent === "invite" ? invite(writing, form) : inviteAgain(writing, wish.invitation),
    );
    if (!invited.ok) return data({ sent: null, result: refuse(form, invited.messages) }, 400);
    // Not before it is written: see `writePlan`.
    deliverSoon();
    return data({ sent: { email: invited.email, link: invited.link }, result: undefined });
  }
  if (wish.intent === "remove") {
    // The button of a page that was open before: nobody is taken out without seeing first what goes.
    await readRemoval(await openPlan(member, params.plan), wish.person);
    throw redirect(`/plan/${params.plan}/people/${wish.person}`, 303);
  }
  await writePlan(member, params.plan, async (writing) => {
    if (wish.intent === "admit") await admitPerson(writing, wish.person);
    else await revokeInvitation(writing, wish.invitation);
  });
  throw redirect(`/plan/${params.plan}/people`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "People in the college plan",
    description: "Who’s in the college plan with you, who’s invited, and how to invite or remove someone.",
    path: "/plan",
    index: false,
  });

export default function People() {
  const { people, invitations, choices } = useLoaderData<typeof loader>();
  const { id, role } = usePlanContext();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result);
  return (
    <PlanPage title="People in this plan">
      <ErrorSummary mistakes={mistakes} />
      {posted?.sent && <InviteSent {...posted.sent} />}
      <Section id="people" title="In the plan with you">
        <PeopleList people={people} planId={id} />
      </Section>
      {invitations.length > 0 && (
        <Section id="invited" title="Invited">
          <InvitationList invitations={invitations} />
        </Section>
      )}
      {choices.length > 0 && (
        <Section id="invite" title="Invite someone">
          <InviteForm choices={choices} result={posted?.result} report={report} />
        </Section>
      )}
      <Section id="leave" title={role === "student" ? "Delete this plan" : "Leave this plan"}>
        <p className="mb-4 max-w-[46rem]">First you’ll see what gets deleted and what stays. You’ll get a receipt.</p>
        <ButtonLink to={`/plan/${id}/delete`}>See what would be deleted</ButtonLink>
      </Section>
    </PlanPage>
  );
}

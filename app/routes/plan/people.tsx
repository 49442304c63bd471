import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { ButtonLink } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { readRemoval } from "~/family/departure/remove-person.server";
import { admitPerson } from "~/family/people/admit-person.server";
import { type Invited, invite, inviteAgain, revokeInvitation } from "~/family/people/invite.server";
import { InviteForm, InviteSent } from "~/family/people/invite-form";
import { InvitationList, PeopleList } from "~/family/people/people-list";
import { PlanFrame } from "~/family/plan/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { deliverSoon } from "~/mail/deliver.server";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  await logLook(opened, "people");
  return { view: opened.view };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "invite" || intent === "again") {
    const invited: Invited = await writePlan(member, params.plan, (writing) =>
      intent === "invite" ? invite(writing, form) : inviteAgain(writing, form.get("invitation")),
    );
    // Not before it is written: see `writePlan`.
    if (invited.ok) deliverSoon();
    const typed = { email: form.get("email") ?? "", who: form.get("who") ?? "" };
    return invited.ok
      ? data({ sent: { email: invited.email, link: invited.link }, messages: {}, typed: null })
      : data({ sent: null, messages: invited.messages, typed }, 400);
  }
  if (intent === "remove") {
    // The button of a page that was open before: nobody is taken out without seeing first what goes.
    const person = form.get("person") ?? undefined;
    await readRemoval(await openPlan(member, params.plan), person);
    throw redirect(`/plan/${params.plan}/people/${person}`, 303);
  }
  await writePlan(member, params.plan, async (writing) => {
    if (intent === "admit") await admitPerson(writing, form.get("person"));
    else if (intent === "revoke") await revokeInvitation(writing, form.get("invitation"));
    else throw new Response(null, { status: 400, statusText: "Bad Request" });
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
  const { view } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  return (
    <PlanFrame view={view} title="People in this plan">
      <ErrorSummary mistakes={mistakes} />
      {posted?.sent && <InviteSent {...posted.sent} />}
      <Section id="people" title="In the plan with you">
        <PeopleList people={view.people} planId={view.id} />
      </Section>
      {view.invitations.length > 0 && (
        <Section id="invited" title="Invited">
          <InvitationList invitations={view.invitations} />
        </Section>
      )}
      {view.invite.length > 0 && (
        <Section id="invite" title="Invite someone">
          <InviteForm choices={view.invite} typed={posted?.typed ?? null} messages={posted?.messages ?? {}} />
        </Section>
      )}
      <Section id="leave" title={view.you.role === "student" ? "Delete this plan" : "Leave this plan"}>
        <p className="mb-4 max-w-[46rem]">First you’ll see what gets deleted and what stays. You’ll get a receipt.</p>
        <ButtonLink to={`/plan/${view.id}/delete`}>See what would be deleted</ButtonLink>
      </Section>
    </PlanFrame>
  );
}

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience.server";
import { ButtonLink } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { type Invited, invite, inviteAgain, revokeInvitation } from "~/family/invite.server";
import { InviteForm, InviteSent } from "~/family/invite-form";
import { noteLook, openPlan } from "~/family/open-plan.server";
import { admitPerson, readRemoval } from "~/family/people.server";
import { InvitationList, PeopleList } from "~/family/people-list";
import { PlanFrame } from "~/family/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  await noteLook(opened, "people");
  return { view: opened.view };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const opened = await openPlan(member, params.plan);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "invite" || intent === "again") {
    const invited: Invited =
      intent === "invite" ? await invite(opened, form) : await inviteAgain(opened, form.get("invitation"));
    const typed = { email: form.get("email") ?? "", who: form.get("who") ?? "" };
    return invited.ok
      ? data({ sent: { email: invited.email, link: invited.link }, messages: {}, typed: null })
      : data({ sent: null, messages: invited.messages, typed }, 400);
  }
  if (intent === "remove") {
    // The button of a page that was open before: nobody is taken out without seeing first what goes.
    const person = form.get("person") ?? undefined;
    await readRemoval(opened, person);
    throw redirect(`/plan/${opened.view.id}/people/${person}`, 303);
  }
  if (intent === "admit") await admitPerson(opened, form.get("person"));
  else if (intent === "revoke") await revokeInvitation(opened, form.get("invitation"));
  else throw new Response(null, { status: 400, statusText: "Bad Request" });
  throw redirect(`/plan/${opened.view.id}/people`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "People in the college plan",
    description: "Who is in the college plan with you, who is invited, and how to invite or remove somebody.",
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
      <Section id="people" title="With you in it">
        <PeopleList people={view.people} planId={view.id} />
      </Section>
      {view.invitations.length > 0 && (
        <Section id="invited" title="Invited">
          <InvitationList invitations={view.invitations} />
        </Section>
      )}
      {view.invite.length > 0 && (
        <Section id="invite" title="Invite somebody">
          <InviteForm choices={view.invite} typed={posted?.typed ?? null} messages={posted?.messages ?? {}} />
        </Section>
      )}
      <Section id="leave" title={view.you.role === "student" ? "Delete this plan" : "Leave this plan"}>
        <p className="mb-4 max-w-[46rem]">You see first what goes and what stays, and you get a receipt.</p>
        <ButtonLink to={`/plan/${view.id}/delete`}>See what would go</ButtonLink>
      </Section>
    </PlanFrame>
  );
}

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { isRouteErrorResponse, Link, useLoaderData, useRouteError } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { acceptInvitation, readInvitation } from "~/family/people/accept.server";
import { AcceptForm, type Invitation, InvitedVisitor, invitationWords } from "~/family/people/invitation-screen";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { resubmissionIn } from "~/http/resubmission";
import { pageMeta } from "~/seo/meta";
import { ErrorScreen } from "~/shell/errors/error-screen";

export const headers = cached("closed");

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
const statusOf = ({ kind }: Invitation) => (kind === "gone" ? 404 : kind === "ready" || kind === "member" ? 200 : 403);

export const loader = forMember.loader(async ({ request, member }) => {
  const invitation = await readInvitation(tokenOf(request), member);
  return data({ invitation, email: member.email }, statusOf(invitation));
});

export const action = forMember.action(async ({ request, member }) => {
  const invitation = await acceptInvitation(tokenOf(request), member, await readForm(request));
  if (invitation.kind === "member") throw redirect(`/plan/${invitation.planId}`, 303);
  return data({ invitation }, statusOf(invitation));
});

/** Who is not signed in meets a page of its own here, by the same title. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    { matches },
    {
      title: "Invitation to a college plan",
      description:
        "Someone invited you to a college plan. See what role you’d have, what you’d see, and how to accept.",
      path: "/plan/invitation",
      index: false,
    },
  );

export default function InvitationPage() {
  const loaded = useLoaderData<typeof loader>();
  const invitation = usePosted<typeof action>()?.invitation ?? loaded.invitation;
  const { title, text } = invitationWords(invitation, loaded.email);
  return (
    <Page>
      <PageHeading title={title}>
        <p>{text}</p>
      </PageHeading>
      {invitation.kind === "ready" && <AcceptForm {...invitation} />}
      {invitation.kind === "other-account" && (
        // A whole request: signing out changes who is here.
        <form method="post" action="/auth/logout">
          <button type="submit" className="min-h-11 font-semibold text-link underline underline-offset-4">
            Log out, then open the link again
          </button>
        </form>
      )}
      {invitation.kind === "member" && (
        <p>
          <Link to={`/plan/${invitation.planId}`}>Open the plan</Link>
        </p>
      )}
      {(invitation.kind === "gone" || invitation.kind === "too-young") && (
        <p>
          <Link to="/plan?all">Your plans</Link>
        </p>
      )}
    </Page>
  );
}

/** Most who open the link have no session yet, and many no account: they hear what it is about. */
export function ErrorBoundary() {
  const error = useRouteError();
  const visitor = isRouteErrorResponse(error) && error.status === 401 && resubmissionIn(error.data) === null;
  return visitor ? <InvitedVisitor /> : <ErrorScreen />;
}

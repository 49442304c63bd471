import type { MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { underEighteen } from "~/account/age";
import { forMember } from "~/account/audience.server";
import { sessionHash } from "~/account/cookies.server";
import { accountPath } from "~/account/paths";
import { endSessions, listSessions } from "~/account/session-rows.server";
import { deleteAndSignOut, forgetTokens } from "~/account/sign-in.server";
import { leaveBilling } from "~/billing/leave.server";
import { stripe } from "~/billing/stripe.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField } from "~/design/field";
import { Page, PageHeading, Section } from "~/design/layout";
import { leaveAllPlans } from "~/family/leaving.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";
import { SessionList } from "./session-list";

export const headers = cached("closed");

const moments = new Intl.DateTimeFormat("en-US", {
  ...{ year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
  timeZone: "UTC",
  timeZoneName: "short",
});

export const loader = forMember.loader(async ({ request, member }) => {
  const { name, email, emailVerified, ageBand, admin } = member;
  const here = await sessionHash(request);
  const sessions = (await listSessions(database(), member.id, new Date())).map((session) => ({
    ...session,
    here: session.id === here,
    since: moments.format(new Date(session.createdAt)),
    seen: moments.format(new Date(session.seenAt)),
  }));
  return { name, email, emailVerified, admin, teen: ageBand === "13-17", sessions };
});

/** Ends one session of this account, or all but the one in use, or deletes the account. */
export const action = forMember.action(async ({ request, member }) => {
  const form = await readForm(request);
  if (form.has("delete")) {
    if (form.get("sure") !== "yes") return data({ mistake: "Tick the box to delete your account" }, 400);
    await leaveAllPlans(database(), member.id);
    // Nobody may go on paying for an account that is gone.
    await leaveBilling(database(), stripe(), member.id, new Date());
    throw await deleteAndSignOut(request, member.id);
  }
  const here = await sessionHash(request);
  const only = form.get("session");
  const which = form.has("others") && here !== null ? { except: here } : only === null ? null : { only };
  if (which === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const { ended, refreshTokens } = await endSessions(database(), { of: member.id, ...which });
  // Somebody else's session is as good as not there.
  if (only !== null && ended === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
  forgetTokens(refreshTokens);
  throw redirect(accountPath, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your account",
    description: "Who you are signed in as, where you are signed in, and how to sign out there or here.",
    path: accountPath,
    index: false,
  });

export default function Account() {
  const { name, email, emailVerified, admin, teen, sessions } = useLoaderData<typeof loader>();
  const mistake = useActionData<typeof action>()?.mistake;
  return (
    <Page>
      <PageHeading title="Your account">
        <p>
          You are signed in as {name}, {email}.{admin && " You are an administrator of this site."}
        </p>
        <p className="mt-3">
          <Link to="/plan">Your college plans</Link>
        </p>
        {!emailVerified && (
          <p className="mt-3">
            Your e-mail address is not verified yet. Open the message the sign-in service sent you, then sign in again.
          </p>
        )}
      </PageHeading>
      <ErrorSummary mistakes={mistake === undefined ? [] : [{ field: "sure", message: mistake }]} />
      {/* Whole requests, here and at the end: everything that was loaded for this person goes with them. */}
      <form method="post" action="/auth/logout" className="pb-10">
        <Button>Log out</Button>
      </form>
      <Section id="signed-in" title="Where you are signed in">
        <SessionList sessions={sessions} />
      </Section>
      {teen && (
        <Section id="under-18" title="Because you are under 18">
          <ul className="max-w-[46rem] list-disc space-y-2 ps-5">
            {underEighteen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="delete" title="Delete your account">
        <p className="mb-4 max-w-[46rem]">
          This deletes at once what this site keeps about you: your name, e-mail address and age band, where you are
          signed in, and your part in every college plan. A subscription ends with it, and nothing more is charged. It
          cannot be taken back.
        </p>
        <form method="post" className="max-w-[46rem] space-y-5">
          <ChoiceField
            many
            label="Are you sure?"
            name="sure"
            chosen={[]}
            errors={mistake === undefined ? undefined : [mistake]}
            options={[{ value: "yes", label: "Yes, delete my account" }]}
          />
          <Button name="delete" value="yes">
            Delete my account
          </Button>
        </form>
      </Section>
    </Page>
  );
}

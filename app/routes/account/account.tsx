import type { MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { underEighteen } from "~/account/age";
import { forMember } from "~/account/audience/audience.server";
import { sessionHash } from "~/account/cookies.server";
import { accountPath } from "~/account/paths";
import { endSessions, listSessions } from "~/account/session/data.server";
import { forgetTokens } from "~/account/sign-in/sign-in.server";
import { readSupportLooks } from "~/account/support-looks.server";
import { writeAccount } from "~/account/write-account.server";
import { momentInWords } from "~/calendar/moment";
import { threadsPath } from "~/counselor/answer/paths";
import { Button, ButtonLink } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading, Section } from "~/design/layout";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";
import { ageOf, changeAge } from "./age-change.server";
import { AgePart } from "./age-part";
import { SessionList } from "./session-list";
import { SupportPart } from "./support-part";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ request, member }) => {
  const { name, email, emailVerified, admin } = member;
  const here = await sessionHash(request);
  const sessions = (await listSessions(database(), member.id, new Date())).map((session) => ({
    ...session,
    here: session.id === here,
    since: momentInWords(session.createdAt),
    seen: momentInWords(session.seenAt),
  }));
  const age = await ageOf(member, new Date().toISOString().slice(0, 10));
  const looks = await readSupportLooks(database(), member.id);
  return { name, email, emailVerified, admin, age, sessions, looks };
});

/** Ends one session of this account or all but the one in use, or takes down what somebody says about their age. */
export const action = forMember.action(
  async ({ request, member }) => {
    const form = await readForm(request);
    if (form.has("age")) {
      const messages = await changeAge(member, form, new Date().toISOString().slice(0, 10));
      if (messages !== null) return data(refuse(form, messages), 400);
      throw redirect(`${accountPath}#age`, 303);
    }
    const here = await sessionHash(request);
    const only = form.get("session");
    const which = form.has("others") && here !== null ? { except: here } : only === null ? null : { only };
    if (which === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
    const { ended, refreshTokens } = await writeAccount(member, ({ store, accountId }) =>
      endSessions(store, { of: accountId, ...which }),
    );
    // Somebody else's session is as good as not there.
    if (only !== null && ended === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
    forgetTokens(refreshTokens);
    throw redirect(accountPath, 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your account",
    description: "Who you’re signed in as, where you’re signed in, and how to sign out there or here.",
    path: accountPath,
    index: false,
  });

export default function Account() {
  const { name, email, emailVerified, admin, age, sessions, looks } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { mistakes, report } = useMistakes(posted);
  return (
    <Page>
      <PageHeading title="Your account">
        <p>
          You’re signed in as {name}, {email}.{admin && " You’re an administrator of this site."}
        </p>
        <p className="mt-3">
          <Link to="/plan">My plan</Link>: your college list, its dates and the people in it.{" "}
          <Link to={threadsPath}>Conversations you keep</Link>: what you asked the counselor and chose to keep.
        </p>
        {!emailVerified && (
          <p className="mt-3">
            Your email address isn’t verified yet. Open the message the sign-in service sent you, then sign in again.
          </p>
        )}
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {/* Whole requests, here and at the end: everything that was loaded for this person goes with them. */}
      <form method="post" action="/auth/logout" className="pb-10">
        <Button>Log out</Button>
      </form>
      <Section id="signed-in" title="Where you’re signed in">
        <SessionList sessions={sessions} />
      </Section>
      <SupportPart looks={looks} />
      <AgePart age={age} result={posted} report={report} />
      {age.teen && (
        <Section id="under-18" title="Because you’re under 18">
          <ul className="max-w-[46rem] list-disc space-y-2 ps-5">
            {underEighteen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="export" title="Download everything">
        <p className="mb-4 max-w-[46rem]">
          One file with everything we keep about your account: how and where you sign in, what you pay and your bills,
          emails, the waitlist, what you wrote to us, the conversations with the counselor you keep, and each plan as
          you see it today.
        </p>
        <form method="post" action="/account/export">
          <Button>Download everything</Button>
        </form>
      </Section>
      <Section id="delete" title="Delete your account">
        <p className="mb-4 max-w-[46rem]">
          It takes a minute. First you’ll see what gets deleted and what stays. You’ll get a receipt. If you have a
          subscription, it ends too.
        </p>
        <ButtonLink to="/account/delete">See what would be deleted</ButtonLink>
      </Section>
    </Page>
  );
}

import type { MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { management } from "~/account/deletion/auth0-management.server";
import { forgetTokens, signOut } from "~/account/sign-in/sign-in.server";
import { dashboardOf } from "~/billing/dashboard/dashboard.server";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { deleteAccountForGood, previewAccount } from "~/deletion/delete-account.server";
import { GoneTable, StaysList, WordField } from "~/deletion/deletion-summary";
import { receiptPath } from "~/deletion/receipt";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ member }) => {
  const now = new Date();
  const [preview, { live, refund, words }] = await Promise.all([
    previewAccount(member, now),
    dashboardOf(member.id, now),
  ]);
  return {
    ...preview,
    subscription: live ? { sentences: words.sentences, refund: refund?.amount ?? null } : null,
    asksSignIn: management() !== null,
    mailTo: member.emailVerified ? member.email : null,
  };
});

/** Deletes the account of whoever is signed in, and no other: nothing in the form says which. */
export const action = forMember.action(
  async ({ request, member }) => {
    if (!saidDelete((await readForm(request)).get("word"))) return data({ mistake: wordMissing }, 400);
    const { number, refreshTokens } = await deleteAccountForGood(member, new Date());
    forgetTokens(refreshTokens);
    throw await signOut(request, receiptPath(number));
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Delete your account",
    description: "See what gets deleted with your account and what stays before you decide, and delete it.",
    path: "/account/delete",
    index: false,
  });

export default function DeleteAccount() {
  const { gone, stays, plans, subscription, asksSignIn, mailTo } = useLoaderData<typeof loader>();
  const mistake = useActionData<typeof action>()?.mistake;
  const mistakes = useMemo(() => (mistake === undefined ? [] : [{ field: "word", message: mistake }]), [mistake]);
  return (
    <Page>
      <PageHeading above={<Link to="/account">Your account</Link>} title="Delete your account">
        <p>Nothing is deleted yet. This page shows what would be deleted and what would stay. You decide at the end.</p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {subscription !== null && (
        <div className="pb-8">
          <Callout kind="care" title="You have a subscription, and it ends right away">
            {subscription.sentences.map((sentence) => (
              <p key={sentence}>Now: {sentence}</p>
            ))}
            <p className="mt-2">
              Deleting your account cancels it at Stripe. Once that’s done, you won’t be charged again. The receipt says
              whether it’s done. We don’t refund days you’ve paid for.{" "}
              {subscription.refund !== null && (
                <>
                  You can still get {subscription.refund} back. Do that first, at{" "}
                  <Link to="/subscription-dashboard#bills">your bills</Link>.
                </>
              )}
            </p>
          </Callout>
        </div>
      )}
      <Section id="goes" title="What gets deleted">
        <GoneTable gone={gone} caption="What gets deleted with your account" />
        <p className="mt-4 max-w-[46rem]">
          {asksSignIn
            ? "We ask the sign-in service to delete its own record of you right away."
            : "The sign-in service has its own record of you. This site can’t delete that record automatically, so we put it on a list for the people who run the site."}
        </p>
      </Section>
      <Section id="stays" title="What stays, and why">
        <StaysList stays={stays} />
      </Section>
      <Section id="first" title="Before you go">
        <ul className="max-w-[46rem] list-disc space-y-2 ps-5">
          {plans > 0 && (
            <li>
              <Link to="/plan?all">Download your plans</Link>. Each has a download button on its first page.
            </li>
          )}
          <li>
            <Link to="/subscription-dashboard#export">Download your billing record</Link>.
          </li>
        </ul>
      </Section>
      <Section id="confirm" title="Delete it now">
        <p className="mb-5 max-w-[46rem]">
          It takes seconds and you can’t undo it. You’ll get a receipt with a number
          {mailTo === null ? "." : `, here and by email to ${mailTo}.`}
        </p>
        {/* A whole request: everything that was loaded for this person goes with it. */}
        <form method="post" noValidate className="max-w-[46rem] space-y-5">
          <WordField mistake={mistake} />
          <Button>Delete my account</Button>
        </form>
      </Section>
    </Page>
  );
}

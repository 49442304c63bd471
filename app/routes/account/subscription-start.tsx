import type { MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { forEveryone, forMember } from "~/account/audience/audience.server";
import { signInPath } from "~/account/paths";
import { currentMember } from "~/account/session/session.server";
import { beginPayment } from "~/billing/checkout/begin.server";
import { billingOf } from "~/billing/entitlement/data.server";
import { isLive } from "~/billing/entitlement/state";
import { trialTaken } from "~/billing/entitlement/trial.server";
import { currentPrices } from "~/billing/prices/prices.server";
import { PaymentChoice, WaiverChoice } from "~/billing/prices/start-forms";
import { preconnectToPayment } from "~/billing/stripe/preconnect";
import { ErrorSummary } from "~/design/error-summary";
import { Callout, Page, PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { useFresh } from "~/shell/navigation/use-fresh";
import { database } from "~/store/database.server";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

/** Whoever is not signed in goes to sign in first, without a page in between. */
export const loader = forEveryone.loader(async ({ request }) => {
  const plan = new URL(request.url).searchParams.get("plan") ?? "";
  const member = await currentMember(request);
  if (member === null) throw redirect(signInPath(`/subscription-start?${new URLSearchParams({ plan })}`));
  const row = await billingOf(database(), member.id);
  if (row?.waived_at != null || (isLive({ status: row?.status ?? null }) && plan !== "waiver")) {
    throw redirect("/subscription-dashboard");
  }
  const trial = !(await trialTaken(database(), member.id));
  const prices = plan === "waiver" ? null : await currentPrices(new Date());
  return {
    waiver: plan === "waiver",
    plan,
    prices: prices?.prices ?? [],
    trial,
    teen: member.ageBand === "13-17",
    emailVerified: member.emailVerified,
  };
});

export const action = forMember.action(async ({ request, member }) => {
  const answer = await beginPayment(await readForm(request), member);
  if ("to" in answer) throw redirect(answer.to, 303);
  return data({ mistakes: answer.mistakes, problem: answer.problem }, answer.status);
});

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Start Family",
    description: "Choose how to pay for Family, and see what happens today and later, before you pay.",
    path: "/subscription-start",
    index: false,
  }),
  ...preconnectToPayment(args.matches),
];

export default function SubscriptionStart() {
  const { waiver, plan, prices, trial, teen, emailVerified } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const mistakes = answer?.mistakes ?? [];
  // Who paid in another tab comes back to what is true now, and pays once.
  useFresh("/subscription-start", { profile: "critical" });
  return (
    <Page>
      <PageHeading
        above={<Link to="/pricing">Pricing</Link>}
        title={waiver ? "Family without paying" : trial ? "Try Family" : "Subscribe to Family"}
      />
      <ErrorSummary mistakes={mistakes} />
      {answer?.problem != null && (
        <div role="alert" className="mb-8">
          <Callout kind="care" title="That didn’t work">
            <p>{answer.problem}</p>
          </Callout>
        </div>
      )}
      {waiver ? (
        <WaiverChoice mistakes={mistakes} />
      ) : (
        <PaymentChoice
          plan={plan}
          prices={prices}
          trial={trial}
          teen={teen}
          emailVerified={emailVerified}
          mistakes={mistakes}
        />
      )}
    </Page>
  );
}

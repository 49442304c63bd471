import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { signInPath } from "~/account/paths";
import { currentMember } from "~/account/session/session.server";
import { entitlementOfAccount } from "~/billing/entitlement/data.server";
import { preconnectToPayment } from "~/billing/stripe/preconnect";
import { ButtonLink } from "~/design/button";
import { Page, PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { useFresh } from "~/shell/navigation/use-fresh";
import { database } from "~/store/database.server";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

/** Times the page asks again by itself, and the milliseconds between. */
const most = 8;
const pause = 1_000;

/**
 * Only looks at what is stored. Nothing in the address counts, and nothing is granted here: that is done by the
 * webhook.
 */
export const loader = forEveryone.loader(async ({ request }) => {
  const member = await currentMember(request);
  if (member === null) return { signedIn: false, family: false };
  const { plan } = await entitlementOfAccount(database(), member.id, new Date());
  return { signedIn: true, family: plan === "family" };
});

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Back from the payment page",
    description: "After the payment page, Stripe takes a moment to tell us how it went. Then Family is on.",
    path: "/subscription-success",
    index: false,
  }),
  ...preconnectToPayment(args.matches),
];

export default function SubscriptionSuccess() {
  const { signedIn, family } = useLoaderData<typeof loader>();
  const looking = useLookAgain(signedIn && !family);
  if (family) {
    return (
      <Page>
        <PageHeading title="Family is on">
          <p role="status">
            Stripe has confirmed your payment details. Your subscription page shows what you pay and when.
          </p>
        </PageHeading>
        <p className="flex flex-wrap gap-4">
          <ButtonLink look="next" to="/subscription-dashboard">
            See your subscription
          </ButtonLink>
        </p>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title="One moment, please">
        <p role="status">
          {signedIn
            ? "Stripe is telling us how the payment went. That takes a few seconds. Until then you’re on Free."
            : "This page comes after paying. You aren’t signed in here, so we can’t say how yours went."}
          {looking && " We’re checking."}
        </p>
        <p className="mt-3">If you didn’t finish on the payment page, nothing was charged.</p>
      </PageHeading>
      <p className="flex flex-wrap gap-4">
        {signedIn ? (
          <a href="/subscription-success">Check again</a>
        ) : (
          <a href={signInPath("/subscription-dashboard")}>Sign in</a>
        )}
        <Link to="/subscription-dashboard">See your subscription</Link>
      </p>
    </Page>
  );
}

/** Asks for the stored state again for a few seconds. Without JavaScript there is the link. */
function useLookAgain(wanted: boolean): boolean {
  const [asked, setAsked] = useState(0);
  const on = wanted && asked < most;
  useFresh("/subscription-success", on ? { profile: "realtime", pause } : null, () => setAsked((times) => times + 1));
  return on && asked > 0;
}

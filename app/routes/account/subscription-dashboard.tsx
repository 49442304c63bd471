import type { MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { act, lookAfterPortal } from "~/billing/checkout/act.server";
import { BillTable, Deed, PlanActions, SeatList } from "~/billing/dashboard/dashboard";
import { dashboardOf } from "~/billing/dashboard/dashboard.server";
import { preconnectToPayment } from "~/billing/stripe/preconnect";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { isCovered, seatsOf } from "./subscription-seats.server";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ request, member }) => {
  if (new URL(request.url).searchParams.get("from") === "stripe") await lookAfterPortal(member);
  const now = new Date();
  const [dashboard, seats, covered] = await Promise.all([
    dashboardOf(member.id, now),
    seatsOf(member, now),
    isCovered(member, now),
  ]);
  return { dashboard, seats, covered, teen: member.ageBand === "13-17" };
});

export const action = forMember.action(
  async ({ request, member }) => {
    const answer = await act(await readForm(request), member);
    if (answer === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
    if ("to" in answer) throw redirect(answer.to, 303);
    return data({ problem: answer.problem }, answer.status);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Your subscription",
    description:
      "Your plan, what it costs, when it renews, your bills, who’s covered, and how to cancel or download your records.",
    path: "/subscription-dashboard",
    index: false,
  }),
  ...preconnectToPayment(args.matches),
];

export default function SubscriptionDashboard() {
  const { dashboard, seats, covered, teen } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  const { words, refund, waived, customer, live, paymentMethod, bills } = dashboard;
  return (
    <Page>
      <PageHeading above={words.status} title={`You’re on ${words.plan}`}>
        {words.sentences.map((sentence) => (
          <p key={sentence} className="mt-3 first:mt-0">
            {sentence}
          </p>
        ))}
        {covered && words.plan !== "Family" && (
          <p className="mt-3">Someone in your plan has Family, and it covers you too. You don’t need to pay for it.</p>
        )}
        {teen && <p className="mt-3">You’re under 18. Talk with a parent or guardian before you pay for anything.</p>}
      </PageHeading>
      {problem !== null && (
        <div role="alert" className="mb-8">
          <Callout kind="care" title="Nothing changed">
            <p>{problem}</p>
          </Callout>
        </div>
      )}
      <div className="pb-10">
        <PlanActions {...dashboard} />
      </div>
      {customer && (
        <Section id="card" title="How you pay">
          <p className="font-semibold">{paymentMethod ?? "No card is stored"}</p>
          <p className="mt-1 mb-4 max-w-[46rem]">
            Stripe keeps your card, billing address and past bills on its own page.
          </p>
          <div className="flex flex-wrap gap-3">
            {live && !waived && (
              <Deed value="card">{paymentMethod === null ? "Add a card at Stripe" : "Change the card"}</Deed>
            )}
            <Deed value="portal">Open your page at Stripe</Deed>
          </div>
        </Section>
      )}
      <Section id="bills" title="Bills">
        <BillTable bills={bills} />
        {refund !== null && (
          <div className="mt-6 max-w-[46rem] space-y-3">
            <p>
              You can get your last payment of {refund.amount} back.
              {refund.live && " Family ends right away if you do."}
            </p>
            <Deed value="refund">
              Refund {refund.amount}
              {refund.live && " and end Family now"}
            </Deed>
          </div>
        )}
      </Section>
      <Section id="covered" title="Who’s covered">
        <p className="mb-4 max-w-[46rem]">
          {words.plan === "Family"
            ? "Family covers you and the students and parents you see in your plans. No one is told who pays."
            : "Family would cover everyone here, no matter which of you pays."}
        </p>
        <SeatList seats={seats} />
      </Section>
      <Section id="fee-waiver" title="Fee waiver">
        {waived ? (
          <div className="max-w-[46rem] space-y-4">
            <p>
              You told us that your family has a fee waiver. If you no longer have one, tell us here and you’ll go back
              to Free.
            </p>
            <Deed value="end-waiver">We no longer have a fee waiver</Deed>
          </div>
        ) : (
          <p className="max-w-[46rem]">
            Families with a fee waiver use Family without paying.{" "}
            <Link to="/subscription-start?plan=waiver">Tell us you have one</Link>.
          </p>
        )}
      </Section>
      <Section id="export" title="Download your records">
        <p className="max-w-[46rem]">
          <a href="/subscription-dashboard/export.json" download>
            Download your billing record
          </a>{" "}
          (JSON): your plan, its dates, and every bill. It works whether you pay or not.
        </p>
      </Section>
    </Page>
  );
}

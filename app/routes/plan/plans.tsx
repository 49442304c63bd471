import type { MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { ButtonLink } from "~/design/button";
import { Page, PageHeading, Section } from "~/design/layout";
import { myPlans } from "~/family/plan/my-plans.server";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

/** The plans somebody is in; whoever is in one goes straight to it, unless they ask for the list. */
export const loader = forMember.loader(async ({ request, member }) => {
  const plans = await myPlans(member);
  const only = plans.length === 1 && !new URL(request.url).searchParams.has("all") ? plans[0] : undefined;
  if (only !== undefined) throw redirect(`/plan/${only.id}`);
  return { plans };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your college plans",
    description: "The college plans you’re in, and how to start one for yourself or your child.",
    path: "/plan",
    index: false,
  });

export default function Plans() {
  const { plans } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title={plans.length === 0 ? "Start your college plan" : "Your college plans"}>
        <p>
          A plan belongs to one student. It has the college list and its dates, and each parent’s household keeps its
          finances separate.
        </p>
      </PageHeading>
      {plans.length === 0 ? (
        <>
          <p className="pb-8">
            <ButtonLink look="next" to="/plan/start">
              Start a plan
            </ButtonLink>
          </p>
          <p className="max-w-[46rem] text-muted">
            Were you invited to one? Open the link in the email you got, and sign in with the address it was sent to.
          </p>
        </>
      ) : (
        <Section id="plans" title="Plans">
          <ul className="max-w-[46rem] border-b border-rule">
            {plans.map(({ id, studentName, role }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-rule py-3">
                <Link to={`/plan/${id}`} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
                  {studentName}’s plan
                </Link>
                <span className="text-sm text-muted">You’re here as: {role.toLowerCase()}</span>
              </li>
            ))}
          </ul>
          <p className="pt-6">
            <ButtonLink to="/plan/start">Start another plan</ButtonLink>
          </p>
        </Section>
      )}
    </Page>
  );
}

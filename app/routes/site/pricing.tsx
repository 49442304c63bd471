import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { Thing, WithContext } from "schema-dts";
import { forEveryone } from "~/account/audience/audience.server";
import { besidePlans, questions } from "~/billing/prices/features";
import { PlanTable } from "~/billing/prices/plan-table";
import { FamilyPrices, startPath } from "~/billing/prices/prices";
import { currentPrices } from "~/billing/prices/prices.server";
import { preconnectToPayment } from "~/billing/stripe/preconnect";
import { Page, PageHeading, Section } from "~/design/layout";
import { cache } from "~/http/cache";
import { paidStructure } from "~/seo/page-structure";
import { structuredMeta } from "~/seo/structured-meta";
import { site } from "~/site";

/** The loader says how long: a page without prices must not be kept. */
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
});

export const loader = forEveryone.loader(async () => {
  const known = await currentPrices(new Date());
  const policy = known === null ? cache.closed : cache.everyoneBriefly;
  const shown = { prices: known?.prices ?? [], readAt: known?.readAt ?? null, late: known?.late ?? false };
  return data(shown, { headers: { "Cache-Control": policy } });
});

export const meta: MetaFunction<typeof loader> = (args) => [
  ...structuredMeta(
    args,
    {
      title: "Pricing",
      description: `What is free on ${site.name}, what the Family subscription adds and costs, how the trial works, and how families with a fee waiver pay nothing.`,
      path: "/pricing",
    },
    {
      name: "Pricing",
      is: ({ path, description }, origin) => {
        const family = { path, description, name: `${site.name} Family`, kind: "College planning for families" };
        return paidStructure(family, args.data?.prices ?? [], site, origin) as WithContext<Thing>;
      },
    },
  ),
  ...preconnectToPayment(args.matches),
];

export default function Pricing() {
  const { prices, readAt, late } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title="Free to plan with. One price for a whole family.">
        <p>
          The tools and everything you can read are free. Family is for two households, and for more than one child.
        </p>
      </PageHeading>
      <div className="grid gap-x-16 border-t border-rule md:grid-cols-2">
        <section id="free" aria-labelledby="free-title" className="py-10">
          <h2 id="free-title">Free</h2>
          <div className="mt-5 max-w-[32rem] space-y-4">
            <p>
              No account is needed for the <Link to="/tools">planning tools</Link> and the college pages. With an
              account you get one plan for one student in one household. There are no ads, and no college pays to be
              listed.
            </p>
            <p>
              Not sure where to start? <Link to="/college-match-quiz">Take the match quiz</Link>: it asks about the
              student and gives you a list of colleges with the price for your family.
            </p>
          </div>
        </section>
        <section id="family" aria-labelledby="family-title" className="border-t border-rule py-10 md:border-t-0">
          <h2 id="family-title" className="mb-5">
            Family
          </h2>
          <FamilyPrices prices={prices} readAt={readAt} late={late} />
        </section>
      </div>
      <Section id="plans" title="What each plan includes">
        <PlanTable />
        {besidePlans.map((sentence) => (
          <p key={sentence} className="mt-3 max-w-[46rem] text-sm text-muted">
            {sentence}
          </p>
        ))}
      </Section>
      <Section id="fee-waiver" title="With a fee waiver, Family is free">
        <div className="prose">
          <p>
            If the student has a fee waiver for a test or for applications, or gets free or reduced-price school meals,
            your family pays nothing for Family. Just tell us, and we’ll take your word for it: no form, no proof, no
            card.
          </p>
          <p>
            <Link to={startPath("waiver")}>Tell us you have a fee waiver</Link>
          </p>
        </div>
      </Section>
      <Section id="questions" title="Questions before you pay">
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              {answer.map((sentence) => (
                <p key={sentence} className="mt-2 text-muted">
                  {sentence}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Section>
    </Page>
  );
}

import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { DistributionChart } from "~/admin/performance/distribution-chart";
import { performancePath as path } from "~/admin/performance/paths";
import { PerformancePage } from "~/admin/performance/performance-page";
import { readPerformance } from "~/admin/performance/screen.server";
import { RefreshWhileLooking } from "~/admin/refresh";
import { Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

export const loader = forAdmin.loader(({ request }) =>
  readPerformance(database(), new URL(request.url).searchParams, new Date()),
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Performance Test",
    description: "How fast pages are for the people who read them, by page, week and device. For administrators.",
    path,
    index: false,
  });

export default function PerformanceTest() {
  const { at, vitals, over, causes, distribution, drawn, rules } = useLoaderData<typeof loader>();
  const { LCP, INP, CLS } = rules.budgets;
  return (
    <PerformancePage
      title="Performance Test"
      intro={
        <p>
          What readers feel, measured in their browsers. At the 75th percentile (p75) the largest part of a page is
          there within {LCP?.toLocaleString("en-US")} ms (LCP), a tap is answered within {INP} ms (INP), and what moves
          by itself adds up to {CLS} at most (CLS).
        </p>
      }
    >
      <Section id="over" title="What breaks a budget" aside={<RefreshWhileLooking name={path} at={at} />}>
        <p className="mb-4 max-w-[46rem]">
          In this week and the {rules.weeksOfOver} before it, with {rules.enough} values or more. “Since release” is the
          first of the latest releases that all break it; a dash means that no single release has values enough to say.
        </p>
        <DataTable {...over} path={path} />
      </Section>
      <Section id="pages" title="By page">
        <DataTable {...vitals} path={path} />
      </Section>
      <Section id="causes" title="What takes longest">
        <p className="mb-4 max-w-[46rem]">
          Of each value over its budget, and of each of FCP and TTFB, which have none: the part that took longest, as
          the browser tells the parts apart.
        </p>
        <DataTable {...causes} path={path} />
      </Section>
      <Section
        id="distribution"
        title="Distribution"
        aside={drawn.page !== "All pages" && <Link to={`${path}#distribution`}>All pages</Link>}
      >
        <p className="mb-4 max-w-[46rem]">
          {drawn.page}, {drawn.label}: {drawn.total.toLocaleString("en-US")} values
          {drawn.p75 !== null && `, p75 ${drawn.p75.toLocaleString("en-US")}`}
          {drawn.within !== null && `, ${Math.round(drawn.within * 100)} percent within the budget`}.
        </p>
        {drawn.total > 0 && <DistributionChart {...drawn} />}
        <div className="mt-8">
          <DataTable {...distribution} path={path} />
        </div>
      </Section>
      <Section id="rules" title="How this is counted">
        <div className="max-w-[46rem] space-y-3">
          <p>
            One page view in {1 / rules.sampled} is measured, and none where the browser sends Global Privacy Control or
            Do Not Track. It counts for the page it began as. What is kept is how many values of a day, and once it is
            over of its week, lie in each step of the distribution, by page, release, kind of device and connection, for{" "}
            {rules.days} days, and by week which part took longest. Nothing is kept of the reader, nor of what the page
            said.
          </p>
          <p>
            A p75 lies in its step and is an estimate there; whether a budget is kept is exact, since each budget is the
            end of a step. Above the last step it’s the least it can be.
          </p>
        </div>
      </Section>
    </PerformancePage>
  );
}

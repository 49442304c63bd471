import { type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { RefreshWhileLooking } from "~/admin/refresh";
import { CrawlChart } from "~/admin/seo/crawl-chart";
import { readDashboard } from "~/admin/seo/dashboard.server";
import { seoPath as path } from "~/admin/seo/paths";
import { SeoPage } from "~/admin/seo/seo-page";
import { askForRunAs } from "~/admin/site-acts.server";
import { momentInUtc } from "~/calendar/moment";
import { Button } from "~/design/button";
import { Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { lookForJobs } from "~/jobs/start.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

export const loader = forAdmin.loader(({ request }) =>
  readDashboard(database(), new URL(request.url).searchParams, new Date()),
);

/** Asks for a crawl now. Some process does it, whether or not somebody looks. */
export const action = forAdmin.action(
  async ({ member }) => {
    if (!(await askForRunAs(member, "crawl", new Date()))) {
      throw new Response(null, { status: 409, statusText: "A crawl runs already" });
    }
    lookForJobs();
    throw redirect(path, 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "SEO Dashboard",
    description: "What a crawl of every public page found: broken links, titles, structured data. For administrators.",
    path,
    index: false,
  });

/** How many addresses answered how: "3,998 answered 200, 2 answered 404". */
const inStatuses = (statuses: Readonly<Record<string, number>>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count.toLocaleString("en-US")} answered ${status === "0" ? "nothing" : status}`)
    .join(", ");

export default function SeoDashboard() {
  const { at, job, last, chosen, found, worst, checks, crawls, drawn, kinds } = useLoaderData<typeof loader>();
  return (
    <SeoPage
      title="SEO Dashboard"
      intro={
        <p>
          {last === null && chosen === null
            ? "No crawl yet: nothing is known about the pages."
            : found === 0
              ? "Nothing was found that isn’t fixed."
              : `${found === 1 ? "One finding isn’t" : `${found.toLocaleString("en-US")} findings aren’t`} fixed.${worst === null ? "" : ` What concerns most readers: ${worst}.`}`}
        </p>
      }
    >
      <Section id="crawl" title="The last crawl" aside={<RefreshWhileLooking name={path} at={at} />}>
        {last !== null && (
          <p className="max-w-[46rem]">
            The whole site, {momentInUtc(last.started_at)}, release {last.release}: {last.pages.toLocaleString("en-US")}{" "}
            addresses. Compared with the crawl of the whole site before it: {last.fresh.toLocaleString("en-US")} new,{" "}
            {last.mended.toLocaleString("en-US")} fixed. {inStatuses(last.summary.statuses)}.{" "}
            {last.summary.indexableAndListed.toLocaleString("en-US")} of{" "}
            {last.summary.indexable.toLocaleString("en-US")} indexable pages are in the sitemap, which lists{" "}
            {last.summary.listed.toLocaleString("en-US")}.
          </p>
        )}
        {chosen !== null && (
          <p className="mt-3 max-w-[46rem]">
            {last === null ? "The whole site wasn’t crawled yet. Chosen" : "After it, chosen"} pages were looked at{" "}
            {momentInUtc(chosen.at)}: {chosen.pages.toLocaleString("en-US")}{" "}
            {chosen.pages === 1 ? "address" : "addresses"}. {inStatuses(chosen.statuses)}. What was found there is
            below, too.
          </p>
        )}
        {job?.running == null ? (
          <form method="post" className="mt-4">
            <Button disabled={job?.nextAt == null}>Crawl now</Button>
          </form>
        ) : (
          <p role="status" className="mt-4 font-semibold">
            A crawl has been running since {momentInUtc(job.running.since)}
            {job.running.said !== "" && `: ${job.running.said}`}. It goes on when you leave this page.
          </p>
        )}
        <p className="mt-3 max-w-[46rem] text-sm text-muted">
          {job !== null && `Runs ${job.schedule}, and after each release. `}
          {job?.last != null && `Last run: ${job.last.outcome}. ${job.last.said}. `}
          <code>npm run crawl</code> does the same from a terminal.
        </p>
      </Section>
      <Section id="checks" title="What was found" aside={<Link to={`${path}/findings`}>All findings</Link>}>
        <DataTable {...checks} path={path} />
      </Section>
      <Section id="history" title="Over time">
        <CrawlChart crawls={drawn} />
        <div className="mt-8">
          <DataTable {...crawls} path={path} />
        </div>
      </Section>
      <Section id="kinds" title="Structured data">
        <p className="mb-4 max-w-[46rem]">
          The kinds the product promises, each on so many pages of the last crawl of the whole site. One without a page
          is still to be written.
        </p>
        <dl className="grid max-w-[46rem] grid-cols-[1fr_auto] gap-x-8 gap-y-1 sm:grid-cols-[1fr_auto_1fr_auto]">
          {kinds.map(({ kind, pages }) => (
            <div key={kind} className="contents">
              <dt>{kind}</dt>
              <dd className="text-end tabular-nums">{pages.toLocaleString("en-US")}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </SeoPage>
  );
}

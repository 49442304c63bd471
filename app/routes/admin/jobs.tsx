import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { DataTable } from "~/admin/data-table";
import { listJobs, readRuns, runsShape } from "~/admin/jobs.server";
import { RefreshWhileLooking } from "~/admin/refresh";
import { askForRunAs } from "~/admin/site-acts.server";
import { readTable } from "~/admin/table";
import { momentInUtc } from "~/calendar/moment";
import { Button } from "~/design/button";
import { PageHeading, Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { lookForJobs } from "~/jobs/start.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/admin/jobs";

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const now = new Date();
  const query = readTable(runsShape, new URL(request.url).searchParams);
  const [jobs, runs] = await Promise.all([listJobs(database(), now), readRuns(database(), query)]);
  return { at: now.toISOString(), jobs, shape: runsShape, query, runs };
});

/** Asks for a run now. Which process does it is decided by the job's lock; the page shows its progress. */
export const action = forAdmin.action(
  async ({ request, member }) => {
    const name = (await readForm(request)).get("job") ?? "";
    if (!(await askForRunAs(member, name, new Date()))) {
      throw new Response(null, { status: 409, statusText: "No such job, or it runs already" });
    }
    lookForJobs();
    throw redirect(path, 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Jobs",
    description: "What this site does by itself: last runs, next runs, and a button for now. For administrators.",
    path,
    index: false,
  });

export default function AdminJobs() {
  const { at, jobs, shape, query, runs } = useLoaderData<typeof loader>();
  return (
    <AdminPage>
      <PageHeading title="Jobs">
        <p>What the site does by itself. Each job runs in one process at a time, however many there are.</p>
      </PageHeading>
      <Section id="jobs" title="Every job" aside={<RefreshWhileLooking name={path} at={at} />}>
        <ul>
          {jobs.map(({ name, title, what, schedule, nextAt, running, late, last }) => (
            <li
              key={name}
              className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-t border-rule py-4"
            >
              <div className="max-w-[46rem]">
                <h3 className="text-lg">{title}</h3>
                <p>{what}</p>
                <p className="mt-1 text-sm text-muted">
                  Runs {schedule}. {nextAt !== null && running === null && <>Next: {momentInUtc(nextAt)}. </>}
                  {late && <strong className="text-danger">It is late. </strong>}
                  {running !== null && (
                    <span role="status">
                      Running since {momentInUtc(running.since)}
                      {running.said !== "" && <>: {running.said}</>}.
                    </span>
                  )}
                  {last !== null && (
                    <>
                      Last: {momentInUtc(last.at)},{" "}
                      {last.outcome === "done" ? last.outcome : <strong className="text-danger">{last.outcome}</strong>}
                      {last.said !== "" && <>. {last.said}</>}.
                    </>
                  )}
                </p>
              </div>
              {running === null && nextAt !== null && (
                <form method="post">
                  <input type="hidden" name="job" value={name} />
                  <Button aria-label={`Run now: ${title}`}>Run now</Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="runs" title="Runs">
        <DataTable shape={shape} query={query} page={runs} path={path} />
      </Section>
    </AdminPage>
  );
}

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { startMeasuring } from "~/admin/performance/measure-now.server";
import { serverPath as path } from "~/admin/performance/paths";
import { PerformancePage } from "~/admin/performance/performance-page";
import { readRuns } from "~/admin/performance/runs.server";
import { RefreshWhileLooking } from "~/admin/refresh";
import { momentInUtc } from "~/calendar/moment";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField, TextField } from "~/design/field";
import { Section } from "~/design/layout";
import { More } from "~/design/more";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

export const loader = forAdmin.loader(({ request }) =>
  readRuns(database(), new URL(request.url).searchParams, new Date()),
);

/** Asks for a measurement now. Some process does it, whether or not somebody looks. */
export const action = forAdmin.action(
  async ({ request, member }) => {
    const refused = await startMeasuring(member, await readForm(request), new Date());
    if (refused !== null) return data(refused, refused.status);
    throw redirect(path, 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "What the server does",
    description: "How long each part of a page takes on the server, measured now. For administrators.",
    path,
    index: false,
  });

export default function ServerRuns() {
  const { at, job, pages, usual, limits, runs } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { mistakes, report } = useMistakes(refused?.result);
  const { props, conform, field, choice } = useValidatedForm({
    id: "measure-now",
    result: refused?.result,
    values: usual,
    load: () => import("~/benchmark/choices"),
    schema: ({ choicesSchema }) => choicesSchema,
    report,
  });
  return (
    <PerformancePage
      title="What the server does"
      intro={
        <p>
          How long loaders, rendering and encoding take in one process, over its own port. What a proxy and the network
          add is not in it.
        </p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="measure" title="Measure now" aside={<RefreshWhileLooking name={path} at={at} />}>
        {job?.running != null ? (
          <p role="status" className="font-semibold">
            A measurement has been running since {momentInUtc(job.running.since)}
            {job.running.said !== "" && `: ${job.running.said}`}. It goes on when you leave this page.
          </p>
        ) : (
          <form {...props} method="post" className="max-w-[60rem] space-y-6">
            {conform}
            {/* Some fifty boxes, which on a phone would stand between an administrator and the button. */}
            <More
              title="Choose the pages"
              note={`the usual ${usual.page.length} of ${pages.length} unless you do`}
              open={refused !== undefined}
            >
              <ChoiceField
                {...choice("page")}
                label="Pages, one of each template"
                many
                columns={2}
                options={pages.map(({ path: value, pattern }) => ({
                  value,
                  label: value,
                  ...(pattern !== value && { hint: pattern }),
                }))}
              />
            </More>
            <div className="grid max-w-[46rem] gap-6 sm:grid-cols-2">
              <TextField
                {...field("requests")}
                label="Requests of each page"
                inputMode="numeric"
                hint={`From ${limits.requests.join(" to ")}. Each page is made that many times, and taken from memory as many times.`}
              />
              <TextField
                {...field("concurrency")}
                label="At the same time"
                inputMode="numeric"
                hint={`From ${limits.concurrency.join(" to ")}`}
              />
            </div>
            <p id="now" className="text-sm text-muted">
              One measurement runs at a time, and none while the site is busy: readers come first.
            </p>
            <Button disabled={job?.nextAt == null}>Measure now</Button>
          </form>
        )}
        <p className="mt-4 max-w-[46rem] text-sm text-muted">
          {job !== null && `Runs ${job.schedule}, and after each release. `}
          {job?.last != null && `Last run: ${job.last.outcome}. ${job.last.said}. `}
          <code>npm run bench -- server</code> measures a site of its own, and what it finds is in this list.
        </p>
      </Section>
      <Section id="runs" title="What was measured">
        <DataTable {...runs} path={path} />
      </Section>
    </PerformancePage>
  );
}

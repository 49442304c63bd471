import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { runPath } from "~/admin/performance/paths";
import { PerformancePage } from "~/admin/performance/performance-page";
import { PartsChart, TimesChart } from "~/admin/performance/server-charts";
import { readRunScreen } from "~/admin/performance/server-screens.server";
import { momentInUtc } from "~/calendar/moment";
import { Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request, params }) => {
  const screen = await readRunScreen(database(), params.run ?? "", new URL(request.url).searchParams);
  if (screen === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return screen;
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "One measurement",
    description: "How long each part of a page took on the server. For administrators.",
    path: runPath(args.params.run ?? ""),
    index: false,
  });

export default function ServerRun() {
  const { run, compared, slowest, drawn, pages, loaders, times, bounds } = useLoaderData<typeof loader>();
  const path = runPath(run.id);
  return (
    <PerformancePage
      title="One measurement"
      intro={
        <p>
          {momentInUtc(run.askedAt)}, release {run.release}, asked for by {run.askedBy}: {run.state}. {run.said}
        </p>
      }
    >
      <Section id="pages" title="Pages">
        <p className="mb-4 max-w-[46rem]">
          “Made for it” is a page as for the first reader after a release; “from memory” is how most readers get it.{" "}
          {compared === null
            ? "There is no measurement of an earlier release to compare with."
            : `Compared with ${momentInUtc(compared.askedAt)}, release ${compared.release}.`}{" "}
          {slowest.length > 0 &&
            `The slowest loaders: ${slowest.map(({ route, page, p95 }) => `${route} at ${page} (p95 ${p95} ms)`).join(", ")}.`}
        </p>
        <PartsChart rows={pages.page.rows} />
        <div className="mt-8">
          <DataTable {...pages} path={path} />
        </div>
      </Section>
      <Section id="times" title="Distribution">
        {drawn !== null && (
          <>
            <p className="mb-4 max-w-[46rem]">
              {drawn.page}, {drawn.how.toLowerCase()}, p50 {drawn.p50} ms. Each part has its own row of bars, from fast
              on the left to slow on the right.
            </p>
            <TimesChart histograms={drawn.histograms} bounds={bounds} withParts={drawn.parts !== null} />
          </>
        )}
        <div className="mt-8">
          <DataTable {...times} path={path} />
        </div>
      </Section>
      <Section id="loaders" title="Loaders">
        <DataTable {...loaders} path={path} />
      </Section>
    </PerformancePage>
  );
}

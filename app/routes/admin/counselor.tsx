import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { counselorRows, counselorShape, modelToday, statusCounts } from "~/admin/counselor.server";
import { DataTable } from "~/admin/data-table";
import { StatusChart } from "~/admin/status-chart";
import { pageOf, readTable } from "~/admin/table";
import { PageHeading, Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/admin/counselor";

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const now = new Date();
  const query = readTable(counselorShape, new URL(request.url).searchParams);
  const rows = await counselorRows(database(), now);
  return {
    query,
    shape: counselorShape,
    page: pageOf(counselorShape, rows, query),
    statuses: await statusCounts(database(), now),
    today: await modelToday(database(), now),
  };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Counselor",
    description:
      "How the counselor’s model did and what the checks kept back, by day, without texts. For administrators.",
    path,
    index: false,
  });

export default function AdminCounselor() {
  const { query, shape, page, statuses, today } = useLoaderData<typeof loader>();
  const { model, used, most } = today;
  return (
    <AdminPage>
      <PageHeading title="Counselor">
        <p>
          {model === null
            ? "No language model is configured, so every answer is made without one."
            : `The model is ${model.name}, at ${model.host}. The rest of today’s answers need none once the cap is reached.`}
        </p>
      </PageHeading>
      <Section id="today" title="Today (UTC)">
        <p>
          {used.toLocaleString("en-US")} of {most.toLocaleString("en-US")} answers asked of a model. The cap is{" "}
          <code>MODEL_DAILY_LIMIT</code>.
        </p>
      </Section>
      <Section id="counts" title="By day">
        <p className="mb-4 max-w-[46rem]">Counts alone: what people ask and what they’re told isn’t kept here.</p>
        <StatusChart counts={statuses} />
        <DataTable shape={shape} query={query} page={page} path={path} />
      </Section>
    </AdminPage>
  );
}

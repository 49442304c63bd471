import { type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { DataTable } from "~/admin/data-table";
import { groupOfReport, groupsShape, readGroups } from "~/admin/errors.server";
import { RefreshWhileLooking } from "~/admin/refresh";
import { severityRule } from "~/admin/severity-rule";
import { readTable } from "~/admin/table";
import { Button } from "~/design/button";
import { TextField } from "~/design/field";
import { PageHeading, Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { mostOfGroupInDay, mostOfTypeInDay } from "~/reports/group.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";
import { daysKept } from "~/store/forget.server";

const path = "/admin/errors";

export const headers = cached("closed");

/** The faults; with the number of a report in the address, the way to that report. */
export const loader = forAdmin.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const report = searchParams.get("report")?.trim() ?? "";
  if (report !== "") {
    const group = await groupOfReport(database(), report);
    if (group !== null) throw redirect(`${path}/${group}?${new URLSearchParams({ report })}#report`);
  }
  const query = readTable(groupsShape, searchParams);
  return {
    at: new Date().toISOString(),
    query,
    shape: groupsShape,
    groups: await readGroups(database(), query),
    notFound: report !== "",
    bounds: { ofGroup: mostOfGroupInDay, ofType: mostOfTypeInDay, days: daysKept.errorReport },
  };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Errors",
    description: "What goes wrong in people’s browsers, with the reports of one fault together. For administrators.",
    path,
    index: false,
  });

export default function AdminErrors() {
  const { at, query, shape, groups, notFound, bounds } = useLoaderData<typeof loader>();
  return (
    <AdminPage>
      <PageHeading title="Errors">
        <p>What goes wrong in people’s browsers. Reports with the same type and message are one fault.</p>
      </PageHeading>
      <Section id="faults" title="Faults" aside={<RefreshWhileLooking name={path} at={at} />}>
        <DataTable shape={shape} query={query} page={groups} path={path} />
      </Section>
      <Section id="find" title="Find a report">
        <Form method="get" className="flex max-w-[46rem] flex-wrap items-end gap-4">
          <TextField
            name="report"
            label="Number of the report"
            hint="The one that the error screen shows people"
            autoComplete="off"
          />
          <Button>Find</Button>
        </Form>
        <p role="status" className="mt-3">
          {notFound && "There is no report with that number: it was never sent, was not kept whole, or is too old."}
        </p>
      </Section>
      <Section id="rules" title="How this works">
        <dl className="max-w-[46rem] space-y-2">
          {severityRule.map(({ severity, words }) => (
            <div key={severity}>
              <dt className="inline font-semibold">{severity}: </dt>
              <dd className="inline">{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-[46rem]">
          Numbers, ids, addresses and dates in a message count as their kind. A day (UTC) keeps {bounds.ofGroup} reports
          of one fault and {bounds.ofType.toLocaleString("en-US")} of one type whole; the rest of a known fault is
          counted. A report is deleted after {bounds.days} days. A resolved fault opens again when it comes from a newer
          release than the one it was resolved in.
        </p>
      </Section>
    </AdminPage>
  );
}

import { type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { DataTable } from "~/admin/data-table";
import { readGroup, readReport, readReports, reportsShape } from "~/admin/errors.server";
import { ReportWhole } from "~/admin/report-whole";
import { resolveAs } from "~/admin/site-acts.server";
import { readTable } from "~/admin/table";
import { momentInUtc } from "~/calendar/moment";
import { Button } from "~/design/button";
import { PageHeading, Section } from "~/design/layout";
import { pressed } from "~/forms/schema/pressed";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

const notThere = () => new Response(null, { status: 404, statusText: "Not Found" });

export const loader = forAdmin.loader(async ({ request, params }) => {
  const { searchParams } = new URL(request.url);
  const id = params.group ?? "";
  const found = await readGroup(database(), id);
  const wanted = searchParams.get("report");
  const report = found === null ? null : await readReport(database(), id, wanted);
  if (found === null || (wanted !== null && report === null)) throw notThere();
  const asked = readTable(reportsShape, searchParams);
  const query = { ...asked, filters: { ...asked.filters, group: id } };
  return { ...found, report, shape: reportsShape, query, reports: await readReports(database(), query) };
});

/** Resolves the fault in the release that runs now, or opens it again. */
export const action = forAdmin.action(
  async ({ request, params, member }) => {
    const form = await readForm(request);
    const resolved = pressed(form, ["resolve", "reopen"]) === "resolve";
    if (!(await resolveAs(member, params.group ?? "", resolved, new Date()))) {
      if ((await readGroup(database(), params.group ?? "")) === null) throw notThere();
    }
    throw redirect(`/admin/errors/${params.group}`, 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "One fault",
    description: "The reports of one fault in people’s browsers, and whether it is resolved. For administrators.",
    path: `/admin/errors/${args.params.group ?? ""}`,
    index: false,
  });

export default function AdminFault() {
  const { group, releases, browsers, report, shape, query, reports } = useLoaderData<typeof loader>();
  const list = (values: readonly { value: string; count: number }[]) =>
    values.length === 0
      ? "not reported"
      : values.map(({ value, count }) => `${value} (${count.toLocaleString("en-US")})`).join(", ");
  const facts: readonly (readonly [string, string])[] = [
    ["Type", group.type],
    ["Severity", group.severity],
    ["Count", group.count.toLocaleString("en-US")],
    ["First seen", momentInUtc(group.first_seen)],
    ["Last seen", momentInUtc(group.last_seen)],
    ["Releases", list(releases)],
    ["Browsers", list(browsers)],
  ];
  return (
    <AdminPage>
      <PageHeading above={<Link to="/admin/errors">Errors</Link>} title="One fault">
        <p className="wrap-anywhere font-mono text-base">{group.message === "" ? "(no message)" : group.message}</p>
      </PageHeading>
      <Section id="fault" title={group.state === "open" ? "Open" : "Resolved"}>
        <dl className="grid max-w-[46rem] grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {facts.map(([label, words]) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-muted">
          {group.resolved_at !== null && (
            <>
              Resolved {momentInUtc(group.resolved_at)} by {group.resolved_by}
              {group.resolved_in !== null && <> in release {group.resolved_in}</>}.{" "}
            </>
          )}
          {group.reopened_at !== null && <>Opened again {momentInUtc(group.reopened_at)}.</>}
        </p>
        <form method="post" className="mt-4">
          <Button name="intent" value={group.state === "open" ? "resolve" : "reopen"}>
            {group.state === "open" ? "Mark as resolved" : "Open again"}
          </Button>
        </form>
      </Section>
      <Section id="report" title="One report whole">
        {report === null ? <p>None of its reports is kept whole.</p> : <ReportWhole report={report} />}
      </Section>
      <Section id="reports" title="Reports">
        <DataTable shape={shape} query={query} page={reports} path={`/admin/errors/${group.id}`} />
      </Section>
    </AdminPage>
  );
}

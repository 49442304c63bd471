import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { seoPath } from "~/admin/seo/paths";
import { readSearch } from "~/admin/seo/search.server";
import { SeoPage } from "~/admin/seo/seo-page";
import { importFiguresAs } from "~/admin/site-acts.server";
import { momentInUtc } from "~/calendar/moment";
import { NoExport, readSearchFile } from "~/crawl/search/data.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { TextField } from "~/design/field";
import { Section } from "~/design/layout";
import { env } from "~/env.server";
import { cached } from "~/http/cache";
import { readFile } from "~/http/file.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = `${seoPath}/search`;
/** Bytes of an export. It is read before anybody is admitted, so it is as small as a thousand lines a table allow. */
const largestExport = 1024 * 1024;

export const headers = cached("closed");

export const loader = forAdmin.loader(({ request }) => readSearch(database(), new URL(request.url).searchParams));

/** Reads an export of Search Console and puts its figures in place of those before. */
export const action = forAdmin.action(
  async ({ request, member }) => {
    const bytes = await readFile(request, "export");
    if (bytes === null) return data({ mistake: "Choose the file that Search Console gave you" }, 400);
    try {
      const figures = readSearchFile(bytes, env().siteOrigin);
      await importFiguresAs(member, figures, new Date());
    } catch (error) {
      if (!(error instanceof NoExport)) throw error;
      return data({ mistake: error.message }, 400);
    }
    throw redirect(path, 303);
  },
  { resubmit: false, limit: largestExport },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Search figures",
    description:
      "How queries and pages do in search, from an export of Search Console, and what to do. For administrators.",
    path,
    index: false,
  });

const kinds = { query: "Queries", page: "Pages", pair: "Queries on pages" } as const;

export default function SeoSearch() {
  const { imports, chances, figures } = useLoaderData<typeof loader>();
  const mistake = useActionData<typeof action>()?.mistake;
  const mistakes = useMemo(() => (mistake === undefined ? [] : [{ field: "export", message: mistake }]), [mistake]);
  return (
    <SeoPage
      title="Search figures"
      intro={<p>How queries and pages did in search. Search engines leave out what few people asked.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="import" title="Import an export">
        <ul className="mb-5">
          {imports.length === 0 && <li>Nothing was imported yet.</li>}
          {imports.map(({ kind, at, by, lines }) => (
            <li key={kind}>
              {kinds[kind]}: {lines.toLocaleString("en-US")} lines, {momentInUtc(at)}, by {by}
            </li>
          ))}
        </ul>
        <form method="post" encType="multipart/form-data" className="max-w-[46rem] space-y-4">
          <TextField
            name="export"
            type="file"
            accept=".csv,.zip,text/csv,application/zip"
            label="Export of the performance report, as CSV or zip"
            hint="By query, by page, or a table with both. It takes the place of the one before; of pages, clicks are compared with it."
            errors={mistake === undefined ? undefined : [mistake]}
          />
          <Button>Import</Button>
        </form>
      </Section>
      <Section id="opportunities" title="What to do">
        <DataTable {...chances} path={path} />
      </Section>
      <Section id="figures" title="All figures">
        <DataTable {...figures} path={path} />
      </Section>
    </SeoPage>
  );
}

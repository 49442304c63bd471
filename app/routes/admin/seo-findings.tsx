import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { findingRows, findingsShape } from "~/admin/seo/findings.server";
import { seoPath } from "~/admin/seo/paths";
import { SeoPage } from "~/admin/seo/seo-page";
import { pageOf, readTable } from "~/admin/table";
import { Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = `${seoPath}/findings`;

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const query = readTable(findingsShape, new URL(request.url).searchParams);
  return { shape: findingsShape, query, page: pageOf(findingsShape, await findingRows(database()), query) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "SEO findings",
    description:
      "Every fault that crawls of this site found on its public pages, with what is new and fixed. For administrators.",
    path,
    index: false,
  });

export default function SeoFindings() {
  const table = useLoaderData<typeof loader>();
  return (
    <SeoPage
      title="SEO findings"
      intro={<p>Every fault the crawls found on a public page, and what the last one found fixed.</p>}
    >
      <Section id="table" title="By page">
        <DataTable {...table} path={path} />
      </Section>
    </SeoPage>
  );
}

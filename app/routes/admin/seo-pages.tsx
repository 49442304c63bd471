import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { crawledShape, readCrawled } from "~/admin/seo/pages.server";
import { seoPath } from "~/admin/seo/paths";
import { SeoPage } from "~/admin/seo/seo-page";
import { readTable } from "~/admin/table";
import { Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = `${seoPath}/pages`;

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const query = readTable(crawledShape, new URL(request.url).searchParams);
  return { shape: crawledShape, query, page: await readCrawled(database(), query) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "SEO pages",
    description:
      "Every public address with its status, words, links, weight and what a crawl found there. For administrators.",
    path,
    index: false,
  });

export default function SeoPages() {
  const table = useLoaderData<typeof loader>();
  return (
    <SeoPage
      title="SEO pages"
      intro={<p>Every public address as the last crawl saw it. A page’s own sheet is behind its address.</p>}
    >
      <Section id="table" title="Every address">
        <DataTable {...table} path={path} />
      </Section>
    </SeoPage>
  );
}

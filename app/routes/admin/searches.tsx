import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { DataTable } from "~/admin/data-table";
import { searchesShape, searchRows } from "~/admin/searches.server";
import { pageOf, readTable } from "~/admin/table";
import { PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/admin/searches";

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const query = readTable(searchesShape, new URL(request.url).searchParams);
  return { query, shape: searchesShape, page: pageOf(searchesShape, await searchRows(database()), query) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Searches",
    description: "What families searched for and our pages don’t answer. For administrators.",
    path,
    index: false,
  });

export default function AdminSearches() {
  const { query, shape, page } = useLoaderData<typeof loader>();
  return (
    <AdminPage>
      <PageHeading title="Searches">
        <p>
          Words that families searched for more than five times without a good result: a page to write, or a word to add
          to <code>content/search/phrases.json</code>. Only searches sent from the search page are counted, and a result
          kept in memory isn’t counted again, so these are the fewest it can have been.
        </p>
      </PageHeading>
      <DataTable shape={shape} query={query} page={page} path={path} />
    </AdminPage>
  );
}

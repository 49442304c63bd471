import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { DataTable } from "~/admin/data-table";
import { logShape, readLog } from "~/admin/log.server";
import { readTable } from "~/admin/table";
import { PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/admin/log";

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const query = readTable(logShape, new URL(request.url).searchParams);
  return { query, shape: logShape, page: await readLog(database(), query) };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Log",
    description: "What administrators looked at and did, and why. Nobody can change it. For administrators.",
    path,
    index: false,
  });

export default function AdminLog() {
  const { query, shape, page } = useLoaderData<typeof loader>();
  return (
    <AdminPage>
      <PageHeading title="Log">
        <p>
          Every look at somebody’s account, every act on one, and every act at the desk for articles. The database
          refuses to change or delete a line. The person can read the lines about them.
        </p>
      </PageHeading>
      <DataTable shape={shape} query={query} page={page} path={path} />
    </AdminPage>
  );
}

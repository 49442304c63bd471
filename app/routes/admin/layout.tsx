import type { MetaFunction } from "@remix-run/node";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminArea } from "~/admin/admin-page";
import { cached } from "~/http/cache";
import { errorTitle } from "~/http/error-title";
import { ErrorScreen, PartErrorScreen } from "~/shell/errors/error-screen";
import { PageArea } from "~/shell/navigation/page-area";

export const headers = cached("closed");

/**
 * Only the layout. Nothing below it stands on this check: every loader, action and file of the back office is built by
 * `forAdmin` itself.
 */
export const loader = forAdmin.loader(() => ({ layout: true }));

/** Titles of the error screens below this layout. */
export const meta: MetaFunction = ({ error }) => errorTitle(error);

export default function AdminLayout() {
  return (
    <AdminArea>
      <PageArea whole>
        <Outlet />
      </PageArea>
    </AdminArea>
  );
}

/** What failed says so in its place, and the navigation stays. Who isn't an administrator sees no layout either. */
export function ErrorBoundary() {
  const admitted = useRouteLoaderData<typeof loader>("routes/admin/layout") !== undefined;
  return admitted ? (
    <AdminArea>
      <PartErrorScreen />
    </AdminArea>
  ) : (
    <ErrorScreen />
  );
}

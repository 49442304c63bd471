import { Outlet } from "@remix-run/react";
import { cached, cachedWhole } from "~/http/cache";
import { PageArea } from "~/shell/navigation/page-area";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cachedWhole([], cached("everyone"));

/** A page of words, or a state's guide with its topics: one stands in outline while a slow one is on its way. */
export default function PageLayout() {
  return (
    <PageArea whole>
      <Outlet />
    </PageArea>
  );
}

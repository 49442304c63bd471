import { Outlet } from "@remix-run/react";
import { cached } from "~/http/cache";
import { PageArea } from "~/shell/navigation/page-area";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

/** The way to a subscription and the page about it. Who may see which, each decides by itself. */
export default function SubscriptionLayout() {
  return (
    <PageArea whole>
      <Outlet />
    </PageArea>
  );
}

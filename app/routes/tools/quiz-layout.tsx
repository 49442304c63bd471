import { Outlet } from "@remix-run/react";
import { cached, cachedWhole } from "~/http/cache";
import { PageArea } from "~/shell/navigation/page-area";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cachedWhole([], cached("everyone"));

/** The quiz, its results and its method: one stands in outline while a slow one is on its way. */
export default function QuizLayout() {
  return (
    <PageArea whole>
      <Outlet />
    </PageArea>
  );
}

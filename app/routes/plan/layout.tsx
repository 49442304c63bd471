import { Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { openPlan } from "~/family/access/open-plan.server";
import { planContextIsLoadedAgain, planContextOf } from "~/family/plan/plan-context";
import { PlanLayout } from "~/family/plan/plan-layout";
import { cached } from "~/http/cache";
import { PageArea } from "~/shell/navigation/page-area";
import { KeepOffline } from "~/student/list/keep-offline";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

/**
 * The layout of a plan, and nothing that a page inside it relies on to be allowed: the data of a page can be asked for
 * without this loader, so each page opens the plan by itself.
 */
export const loader = forMember.loader(async ({ params, member, context }) => {
  const { view } = await openPlan(member, params.plan, context);
  return { context: planContextOf(view) };
});

export const shouldRevalidate = planContextIsLoadedAgain;

/** What a page says of itself to the layout by its `handle`. */
export interface PlanPageHandle {
  readonly wide: boolean;
}

/** What may lie on a phone to be read without a connection: no page of one household. */
const keptPages = /^\/plan\/[^/]+(\/(colleges|tasks))?$/;

export default function PlanRoute() {
  const { context } = useLoaderData<typeof loader>();
  const wide = useMatches().some(({ handle }) => (handle as PlanPageHandle | undefined)?.wide === true);
  const { pathname, key } = useLocation();
  return (
    <PlanLayout plan={context} wide={wide}>
      <PageArea>
        <Outlet context={context} />
      </PageArea>
      <KeepOffline what="your plan" of={keptPages.test(pathname) ? key : null} whenInstalled />
    </PlanLayout>
  );
}

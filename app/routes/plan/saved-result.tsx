import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { changeSavedResult, reopen } from "~/family/saved/saved.server";
import { SavedResult } from "~/family/saved/saved-result";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

/** Opens what is kept by an id that says nothing: the answers go from the store to the page and into no address. */
export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  const reopened = await reopen(opened, params.saved);
  if (reopened.line.shared) await logLook(opened, "saved");
  return { planId: opened.view.id, reopened };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  await changeSavedResult(member, params.plan, params.saved, form);
  throw redirect(`/plan/${params.plan}/saved/${params.saved}`, 303);
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.reopened.line.name ?? "A saved result",
    description: "A result saved in the college plan, recalculated from the same answers with today’s tables.",
    path: "/plan",
    index: false,
  });

export default function Saved() {
  const { planId, reopened } = useLoaderData<typeof loader>();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return <SavedResult reopened={reopened} planId={planId} origin={origin} />;
}

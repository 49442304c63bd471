import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Section } from "~/design/layout";
import { readLog, shownLines } from "~/family/access/access-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  const lines = await readLog(opened);
  return { lines, more: lines.length >= shownLines };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Access log of the plan",
    description: "Who looked at the college plan and who changed what, newest first. Only the student can see this.",
    path: "/plan",
    index: false,
  });

export default function Log() {
  const { lines, more } = useLoaderData<typeof loader>();
  const { id } = usePlanContext();
  return (
    <PlanPage
      title="Access log"
      lead={
        <p>
          Who looked and who changed what. Only you can see this. We log each page someone looks at once a day and every
          download, and keep the lines for a year. What a household keeps private isn’t in it.
        </p>
      }
    >
      <Section id="lines" title="Newest first">
        {lines.length === 0 ? (
          <p>Nothing yet.</p>
        ) : (
          <ol className="max-w-[52rem] border-b border-rule">
            {lines.map(({ at, when, who, did }) => (
              <li
                key={`${at} ${who} ${did}`}
                className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[15rem_1fr]"
              >
                <time dateTime={at} className="figures text-muted">
                  {when}
                </time>
                <span className="wrap-anywhere">
                  <span className="font-semibold">{who}</span> {did}
                </span>
              </li>
            ))}
          </ol>
        )}
        {more && (
          <p className="mt-4 max-w-[46rem] text-muted">
            These are the newest {lines.length} lines. “Download everything” on the{" "}
            <Link to={`/plan/${id}#download`}>overview</Link> has all of them.
          </p>
        )}
      </Section>
    </PlanPage>
  );
}

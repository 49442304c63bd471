import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { logLook } from "~/family/access/activity-log.server";
import { markOf } from "~/family/access/edit-conflict.server";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { CollegeForm } from "~/family/colleges/college-form";
import { listColleges } from "~/family/colleges/college-lines.server";
import { changeLine, valuesOfLine } from "~/family/colleges/college-list.server";
import { PlanPage } from "~/family/plan/plan-layout";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  const { view, today } = opened;
  const line = listColleges(view, today).lines.find(({ id }) => id === params.line);
  if (line === undefined) throw notFound();
  await logLook(opened, "college");
  return {
    may: { keepList: view.may.keepList, note: view.may.note },
    line,
    entry: view.entry,
    shown: markOf(valuesOfLine(view.may, line)),
  };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 64 * 1024 });
  const messages = await writePlan(member, params.plan, (writing) => changeLine(writing, params.line, form));
  if (messages !== null) return data(refuse(form, messages), 400);
  throw redirect(`/plan/${params.plan}/colleges`, 303);
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.line.name ?? "A college in the plan",
    description: "One application in the plan: its status, round and deadline, and what the student liked.",
    path: "/plan",
    index: false,
  });

export default function CollegeOfPlan() {
  const { may, line, entry, shown } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted);
  return (
    <PlanPage
      title={line.name}
      lead={
        <p>
          {line.place}
          {line.path !== null && (
            <>
              . <Link to={line.path}>See all figures for this college</Link>
            </>
          )}
        </p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="application" title="The application">
        <CollegeForm line={line} shown={shown} may={may} entry={entry} result={posted} report={report} />
      </Section>
    </PlanPage>
  );
}

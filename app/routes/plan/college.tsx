import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { CollegeForm } from "~/family/college-form";
import { listColleges } from "~/family/college-lines.server";
import { changeLine, valuesOfLine } from "~/family/college-list.server";
import { markOf } from "~/family/meanwhile.server";
import { noteLook, notFound, openPlan } from "~/family/open-plan.server";
import { PlanFrame } from "~/family/plan-frame";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member }) => {
  const opened = await openPlan(member, params.plan);
  const { view, today } = opened;
  const line = listColleges(view, today).lines.find(({ id }) => id === params.line);
  if (line === undefined) throw notFound();
  await noteLook(opened, "college");
  return { view, line, shown: markOf(valuesOfLine(view.may, line)) };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const opened = await openPlan(member, params.plan);
  const form = await readForm(request, 64 * 1024);
  const messages = await changeLine(opened, params.line, form);
  if (messages !== null) return data({ messages, typed: Object.fromEntries(form) }, 400);
  throw redirect(`/plan/${opened.view.id}/colleges`, 303);
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.line.name ?? "A college of the plan",
    description: "Where one application of the plan stands, how to apply, by when, and what the student liked there.",
    path: "/plan",
    index: false,
  });

export default function CollegeOfPlan() {
  const { view, line, shown } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  return (
    <PlanFrame
      view={view}
      title={line.name}
      lead={
        <p>
          {line.place}
          {line.path !== null && (
            <>
              . <Link to={line.path}>All figures of this college</Link>
            </>
          )}
        </p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="application" title="The application">
        <CollegeForm
          line={line}
          shown={shown}
          may={view.may}
          typed={posted?.typed ?? null}
          messages={posted?.messages ?? {}}
        />
      </Section>
    </PlanFrame>
  );
}

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { underEighteen } from "~/account/age";
import { forMember } from "~/account/audience/audience.server";
import { countFor } from "~/account/audience/limit.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading } from "~/design/layout";
import { NeedsFamily } from "~/family/access/needs-family";
import { todayOf } from "~/family/access/open-plan.server";
import { StartFields } from "~/family/plan/start-fields";
import { startPlan } from "~/family/plan/start-plan.server";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { safeReturnPath } from "~/http/origin";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(({ member }) => ({
  teen: member.ageBand === "13-17",
  firstName: member.name.split(" ")[0] ?? "",
  today: todayOf(new Date()),
}));

export const action = forMember.action(async ({ request, member }) => {
  const form = await readForm(request);
  if (!(await countFor("plans", member.id, request))) {
    const messages = { who: ["You’ve started many plans today. Wait until tomorrow to start another one."] };
    return data({ needsFamily: false, result: refuse(form, messages) }, 429);
  }
  const started = await startPlan(form, member);
  if (started.ok) {
    const wanted = new URL(request.url).searchParams.get("then");
    throw redirect(safeReturnPath(wanted, `/plan/${started.planId}`), 303);
  }
  return data({ needsFamily: started.needsFamily, result: refuse(form, started.messages) }, 400);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Start a college plan",
    description:
      "Start your own college plan, or one for your child, and invite the rest of the family when you’re ready.",
    path: "/plan/start",
    index: false,
  });

export default function Start() {
  const { teen, firstName, today } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result);
  const { props, conform, ...fields } = useValidatedForm({
    id: "start-plan",
    result: posted?.result,
    values: { who: teen ? "student" : "", name: teen ? firstName : "", path: "first" },
    load: () => import("~/family/plan/plan-schema"),
    schema: ({ startSchema }, form) => startSchema(form, { today, adult: !teen }),
    report,
  });
  return (
    <Page>
      <PageHeading title="Start a college plan">
        <p>Just a few questions. You can change all but the first one later.</p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {posted?.needsFamily && <NeedsFamily wish="another-plan" />}
      <form {...props} method="post" className="max-w-[46rem] space-y-7">
        {conform}
        <StartFields teen={teen} thisYear={Number(today.slice(0, 4))} fields={fields} />
        {teen && (
          <section id="under-18" aria-labelledby="under-18-title" className="border-t border-rule pt-6">
            <h2 id="under-18-title" className="text-xl">
              Because you’re under 18
            </h2>
            <ul className="mt-3 list-disc space-y-2 ps-5">
              {underEighteen.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              <li>The plan is yours. A parent only sees it if you invite them.</li>
            </ul>
          </section>
        )}
        <Button look="next">Start the plan</Button>
      </form>
    </Page>
  );
}

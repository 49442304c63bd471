import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { underEighteen } from "~/account/age";
import { forMember } from "~/account/audience/audience.server";
import { countFor } from "~/account/audience/limit.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { NeedsFamily } from "~/family/access/needs-family";
import { StartFields } from "~/family/plan/start-fields";
import { startPlan } from "~/family/plan/start-plan.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(({ member }) => ({
  teen: member.ageBand === "13-17",
  firstName: member.name.split(" ")[0] ?? "",
  thisYear: new Date().getUTCFullYear(),
}));

export const action = forMember.action(async ({ request, member }) => {
  const form = await readForm(request);
  if (!(await countFor("plans", member.id, request))) {
    const messages = { who: ["You’ve started many plans today. Wait until tomorrow to start another one."] };
    return data({ ok: false as const, messages, needsFamily: false, typed: Object.fromEntries(form) }, 429);
  }
  const started = await startPlan(form, member);
  if (started.ok) throw redirect(`/plan/${started.planId}`, 303);
  return data({ ...started, typed: Object.fromEntries(form) }, 400);
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
  const { teen, firstName, thisYear } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  return (
    <Page>
      <PageHeading title="Start a college plan">
        <p>Just a few questions. You can change all but the first one later.</p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {posted?.needsFamily && <NeedsFamily wish="another-plan" />}
      <form method="post" noValidate className="max-w-[46rem] space-y-7">
        <StartFields
          teen={teen}
          firstName={firstName}
          thisYear={thisYear}
          typed={posted?.typed ?? null}
          messages={posted?.messages ?? {}}
        />
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

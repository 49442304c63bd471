import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { WordField } from "~/deletion/deletion-summary";
import { EndingGoes } from "~/deletion/removal-parts";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField } from "~/design/field";
import { Section } from "~/design/layout";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { estranged } from "~/family/plan/homes-settings";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { keepOne, readEndings } from "~/family/plan/settings.server";
import { readWith } from "~/forms/schema/read-with";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";
import { oneHomeSchema } from "./one-home-schema";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

/** For the student of a plan with two homes; a page that does not exist for anybody else. */
export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  return { endings: await readEndings(opened) };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request);
  const messages = await writePlan(member, params.plan, async (writing) => {
    const endings = await readEndings(writing);
    const read = readWith(oneHomeSchema(endings.map(({ keep }) => keep)), form);
    if (!read.ok) return read.messages;
    await keepOne(writing, read.value.keep, read.value.mode);
    return null;
  });
  if (messages !== null) return data(refuse(form, messages), 400);
  throw redirect(`/plan/${params.plan}/setup`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Continue with one home",
    description: "See what would be deleted before your college plan continues with one of its two homes.",
    path: "/plan",
    index: false,
  });

const fieldId = (name: string) => (name === "mode" ? "after" : name);

export default function OneHome() {
  const { endings } = useLoaderData<typeof loader>();
  const { id } = usePlanContext();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted, fieldId);
  const { props, conform, field, choice } = useValidatedForm({
    id: "one-home",
    result: posted,
    values: { mode: "one" },
    load: () => import("./one-home-schema"),
    schema: (module) => module.oneHomeSchema(endings.map(({ keep }) => keep)),
    report,
    idOf: fieldId,
  });
  return (
    <PlanPage
      title="Continue with one home"
      lead={<p>Nothing changes yet. This page shows what would be deleted. You decide at the end.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="goes" title="What gets deleted">
        <div className="space-y-10">
          {endings.map((ending) => (
            <EndingGoes key={ending.keep} ending={ending} />
          ))}
        </div>
        <p className="mt-8 max-w-[46rem]">
          Payments you entered stay. Only you will see the ones in your ledger with the home that leaves.
        </p>
      </Section>
      <Section id="first" title="Before you do it">
        <p className="mb-4 max-w-[46rem]">
          Log lines about the home that leaves are deleted too. You can download one file with the log and everything
          else you see in this plan. Save it first if you might need it.
        </p>
        <form method="post" action={`/plan/${id}/export`}>
          <Button>Download everything</Button>
        </form>
      </Section>
      <Section id="confirm" title="Continue with one home">
        <form {...props} method="post" className="max-w-[46rem] space-y-6">
          {conform}
          <ChoiceField
            {...choice("keep")}
            label="Which home stays?"
            options={endings.map(({ keep, stays }) => ({ value: keep, label: `The ${stays}` }))}
          />
          <ChoiceField
            {...choice("mode")}
            label="What happens after that?"
            options={[{ value: "one", label: "One home in this plan" }, estranged]}
          />
          <p>It takes seconds and you can’t undo it.</p>
          <WordField mistake={field("word").errors?.[0]} />
          <Button>Continue with one home</Button>
        </form>
        <p className="mt-5">
          <Link to={`/plan/${id}/setup#homes`}>Go back without changing anything</Link>
        </p>
      </Section>
    </PlanPage>
  );
}

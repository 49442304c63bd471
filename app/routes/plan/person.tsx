import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { takeOut } from "~/deletion/delete-account.server";
import { WordField } from "~/deletion/deletion-summary";
import { RemovalGoes } from "~/deletion/removal-parts";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { openPlan } from "~/family/access/open-plan.server";
import { readRemoval } from "~/family/departure/remove-person.server";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  return { removal: await readRemoval(opened, params.person) };
});

/** Takes somebody else out of the plan. The word is asked for where records of their household go with them. */
export const action = forMember.action(async ({ request, params, member }) => {
  const sure = saidDelete((await readForm(request)).get("word"));
  if (!(await takeOut(member, params.plan, params.person, sure))) return data({ mistake: wordMissing }, 400);
  throw redirect(`/plan/${params.plan}/people`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Remove someone from the college plan",
    description: "See what would be deleted before you remove someone from the college plan.",
    path: "/plan",
    index: false,
  });

export default function RemovePerson() {
  const { removal } = useLoaderData<typeof loader>();
  const { id } = usePlanContext();
  const mistake = usePosted<typeof action>()?.mistake;
  const mistakes = useMemo(() => (mistake === undefined ? [] : [{ field: "word", message: mistake }]), [mistake]);
  const { name, ends } = removal;
  const records = ends !== "place";
  return (
    <PlanPage
      title={`Remove ${name}?`}
      lead={<p>Nothing changes yet. This page shows what would be deleted. You decide at the end.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      <Section id="goes" title="What gets deleted">
        <RemovalGoes removal={removal} />
      </Section>
      {records && (
        <Section id="first" title="Before you do it">
          <p className="mb-4 max-w-[46rem]">
            While {name} is still in the plan, {name} can download their own data in one file. You can download what you
            see.
          </p>
          <form method="post" action={`/plan/${id}/export`}>
            <Button>Download everything</Button>
          </form>
        </Section>
      )}
      <Section id="confirm" title="Remove now">
        <p className="mb-5 max-w-[46rem]">
          {records
            ? `It takes seconds and you can’t undo it. If ${name}’s email address is verified, they’ll get an emailed receipt that says what was deleted.`
            : `${name} won’t get a message about it, and you can invite them again.`}
        </p>
        <form method="post" noValidate className="max-w-[46rem] space-y-5">
          {records && <WordField mistake={mistake} />}
          <Button>Remove {name}</Button>
        </form>
        <p className="mt-5">
          <Link to={`/plan/${id}/people`}>Go back without changing anything</Link>
        </p>
      </Section>
    </PlanPage>
  );
}

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Button, ButtonLink } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Callout, Page, PageHeading } from "~/design/layout";
import { writePlan } from "~/family/access/write-plan.server";
import { AddSeveral, StartFirst } from "~/family/colleges/add-several";
import { addAllToList, collegesToAdd } from "~/family/colleges/colleges-to-add.server";
import { StatusToAdd } from "~/family/colleges/status-to-add";
import { myLists } from "~/family/plan/my-plans.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

/** Comes from a college's public page or a list, which are the same for everyone and so only link here. */
export const loader = forMember.loader(async ({ request, member }) => {
  const colleges = collegesToAdd(new URL(request.url).searchParams);
  return { colleges, plans: await myLists(member) };
});

export const action = forMember.action(async ({ request, member }) => {
  const form = await readForm(request);
  const plan = form.get("plan") ?? undefined;
  const mistake = await writePlan(member, plan, (writing) => addAllToList(writing, form));
  if (mistake !== null) return data({ mistake }, 400);
  throw redirect(`/plan/${plan}/colleges`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Add a college to your plan",
    description: "Add a college to your plan’s list, with its deadlines and a place for what you liked about it.",
    path: "/plan/add",
    index: false,
  });

export default function AddToPlan() {
  const { colleges, plans } = useLoaderData<typeof loader>();
  const mistake = usePosted<typeof action>()?.mistake;
  const [first] = colleges;
  if (first === undefined || colleges.length > 1)
    return <AddSeveral colleges={colleges} plans={plans} mistake={mistake} />;
  const { unitid, name, place, gone } = first;
  const free = plans.filter(({ has }) => !has.includes(unitid));
  const [only] = free;
  return (
    <Page>
      <PageHeading above="Add to my plan" title={name}>
        <p>{place}</p>
      </PageHeading>
      {mistake !== undefined && mistake !== gone && (
        <p role="alert" className="mb-6 font-semibold text-danger">
          {mistake}
        </p>
      )}
      {gone !== null && (
        <div role={mistake === gone ? "alert" : undefined} className="mb-6 max-w-[46rem]">
          <Callout kind="care" title="You can’t add this college">
            <p>{gone}</p>
            <p className="mt-2">
              <Link to="/colleges">Look for other colleges</Link>
            </p>
          </Callout>
        </div>
      )}
      {plans.length === 0 && (
        <>
          <p className="mb-6 max-w-[46rem]">
            You don’t have a college list yet. Start a plan, and you’ll come back to this page.
          </p>
          <StartFirst />
        </>
      )}
      {plans.length > 0 && only === undefined && (
        <>
          <p className="mb-6 max-w-[46rem]">It’s already on your list.</p>
          <ButtonLink to={`/plan/${plans[0]?.id ?? ""}/colleges`}>Open the list</ButtonLink>
        </>
      )}
      {gone === null && only !== undefined && (
        <form method="post" className="max-w-[46rem] space-y-6">
          <input type="hidden" name="unitid" value={unitid} />
          <StatusToAdd unitid={unitid} />
          {free.length === 1 ? (
            <input type="hidden" name="plan" value={only.id} />
          ) : (
            <ChoiceField
              name="plan"
              label="Which plan?"
              chosen={[only.id]}
              options={free.map((plan) => ({ value: plan.id, label: `${plan.name}’s plan` }))}
            />
          )}
          <Button look="next" className="wrap-anywhere">
            {free.length === 1 ? `Add to ${only.name}’s plan` : "Add to this plan"}
          </Button>
        </form>
      )}
    </Page>
  );
}

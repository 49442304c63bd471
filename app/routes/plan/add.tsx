import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience.server";
import { catalogue } from "~/colleges/catalogue.server";
import { stateName } from "~/colleges/states";
import { Button, ButtonLink } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Page, PageHeading } from "~/design/layout";
import { addToList } from "~/family/college-list.server";
import { myLists } from "~/family/my-plans.server";
import { notFound, openPlan } from "~/family/open-plan.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

/** Comes from a college's public page, which is the same for everyone and so only links here. */
export const loader = forMember.loader(async ({ request, member }) => {
  const college = catalogue().byUnitid.get(Number(new URL(request.url).searchParams.get("college")));
  if (college === undefined) throw notFound();
  const plans = (await myLists(member)).map(({ has, ...plan }) => ({
    ...plan,
    there: has.includes(college.unitid),
  }));
  const { unitid, name, city, state } = college;
  return { unitid, name, place: `${city}, ${stateName(state)}`, plans };
});

export const action = forMember.action(async ({ request, member }) => {
  const form = await readForm(request);
  const opened = await openPlan(member, form.get("plan") ?? undefined);
  const mistake = await addToList(opened, Number(form.get("unitid")));
  if (mistake !== null) return data({ mistake }, 400);
  throw redirect(`/plan/${opened.view.id}/colleges`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Add a college to your plan",
    description: "Put a college on the list of your plan, with its deadlines and a place for what you liked about it.",
    path: "/plan/add",
    index: false,
  });

export default function AddToPlan() {
  const { unitid, name, place, plans } = useLoaderData<typeof loader>();
  const mistake = usePosted<typeof action>()?.mistake;
  const free = plans.filter(({ there }) => !there);
  const [only] = free;
  return (
    <Page>
      <PageHeading above="Add to my plan" title={name}>
        <p>{place}</p>
      </PageHeading>
      {mistake !== undefined && (
        <p role="alert" className="mb-6 font-semibold text-danger">
          {mistake}
        </p>
      )}
      {plans.length === 0 && (
        <>
          <p className="mb-6 max-w-[46rem]">You keep no college list yet. Start a plan, then come back to this page.</p>
          <ButtonLink look="next" to="/plan/start">
            Start a plan
          </ButtonLink>
        </>
      )}
      {plans.length > 0 && only === undefined && (
        <>
          <p className="mb-6 max-w-[46rem]">It is on your list already.</p>
          <ButtonLink to={`/plan/${plans[0]?.id ?? ""}/colleges`}>Open the list</ButtonLink>
        </>
      )}
      {only !== undefined && (
        <form method="post" className="max-w-[46rem] space-y-6">
          <input type="hidden" name="unitid" value={unitid} />
          {free.length === 1 ? (
            <input type="hidden" name="plan" value={only.id} />
          ) : (
            <ChoiceField
              name="plan"
              label="To which plan?"
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

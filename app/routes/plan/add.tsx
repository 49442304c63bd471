import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { catalogue } from "~/colleges/catalogue.server";
import { stateName } from "~/colleges/states";
import { Button, ButtonLink } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Callout, Page, PageHeading } from "~/design/layout";
import { notFound, todayOf } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { addToList } from "~/family/colleges/college-list.server";
import { myLists } from "~/family/plan/my-plans.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { closureOf, whyNotAdded } from "~/season/closure";
import { placeWords } from "~/season/closure-words";
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
  const today = todayOf(new Date());
  const place = placeWords(city, stateName(state), closureOf(unitid, today));
  return { unitid, name, place, plans, gone: whyNotAdded(college, today) };
});

export const action = forMember.action(async ({ request, member }) => {
  const form = await readForm(request);
  const plan = form.get("plan") ?? undefined;
  const mistake = await writePlan(member, plan, (writing) => addToList(writing, Number(form.get("unitid"))));
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
  const { unitid, name, place, plans, gone } = useLoaderData<typeof loader>();
  const mistake = usePosted<typeof action>()?.mistake;
  const free = plans.filter(({ there }) => !there);
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
            You don’t have a college list yet. Start a plan, then come back to this page.
          </p>
          <ButtonLink look="next" to="/plan/start">
            Start a plan
          </ButtonLink>
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

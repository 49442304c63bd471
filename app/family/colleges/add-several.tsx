import { useLocation } from "@remix-run/react";
import { useId, useState } from "react";
import { Button, ButtonLink } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { Page, PageHeading } from "~/design/layout";
import { StatusToAdd } from "./status-to-add";

/** A college that somebody may want in a plan. */
export interface CollegeToAdd {
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
  /** Why nobody can add it, or null. */
  readonly gone: string | null;
}

interface ListToFill {
  readonly id: string;
  readonly name: string;
  readonly has: readonly number[];
}

/** Several colleges to add to a plan at once, each with a box. What is in the plan stays as it is. */
export function AddSeveral({
  colleges,
  plans,
  mistake,
}: {
  colleges: readonly CollegeToAdd[];
  plans: readonly ListToFill[];
  mistake: string | undefined;
}) {
  const [only] = plans;
  const inAll = (unitid: number) => plans.length > 0 && plans.every(({ has }) => has.includes(unitid));
  const free = colleges.filter(({ unitid, gone }) => gone === null && !inAll(unitid));
  return (
    <Page>
      <PageHeading above="Add to my plan" title={`Add ${free.length === 1 ? "1 college" : `${free.length} colleges`}`}>
        <p>They’re added to the end of the plan’s list. Nothing that’s there changes.</p>
      </PageHeading>
      {mistake !== undefined && (
        <p role="alert" className="mb-6 font-semibold text-danger">
          {mistake}
        </p>
      )}
      {only === undefined ? (
        <>
          <p className="mb-6 max-w-[46rem]">
            You don’t have a plan yet. Start one, and you’ll come back to these colleges.
          </p>
          <StartFirst />
        </>
      ) : (
        <form method="post" className="max-w-[46rem] space-y-6">
          <ul className="border-t border-rule">
            {colleges.map((college) => (
              <College key={college.unitid} college={college} there={inAll(college.unitid)} />
            ))}
          </ul>
          {plans.length === 1 ? (
            <input type="hidden" name="plan" value={only.id} />
          ) : (
            <ChoiceField
              name="plan"
              label="Which plan?"
              chosen={[only.id]}
              options={plans.map((plan) => ({ value: plan.id, label: `${plan.name}’s plan` }))}
            />
          )}
          {free.length > 0 ? (
            <Button look="next" className="wrap-anywhere">
              {plans.length === 1 ? `Add to ${only.name}’s plan` : "Add to this plan"}
            </Button>
          ) : (
            <ButtonLink to={`/plan/${only.id}/colleges`}>Open the list</ButtonLink>
          )}
        </form>
      )}
    </Page>
  );
}

/** The way to a new plan, and from there back to the page that it's on. */
export function StartFirst() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink look="next" to={`/plan/start?then=${encodeURIComponent(pathname + search)}`}>
      Start a plan
    </ButtonLink>
  );
}

function College({ college: { unitid, name, place, gone }, there }: { college: CollegeToAdd; there: boolean }) {
  const id = useId();
  const free = gone === null && !there;
  const [checked, setChecked] = useState(free);
  return (
    <li className="flex items-start gap-3 border-b border-rule py-2">
      <input
        id={id}
        type="checkbox"
        name="unitids"
        value={unitid}
        defaultChecked={free}
        disabled={!free}
        onChange={({ target }) => setChecked(target.checked)}
        className="mt-1 size-5"
      />
      <label htmlFor={id}>
        <span className="font-semibold">{name}</span>{" "}
        <span className="block text-sm text-muted">{there ? "Already on the list" : (gone ?? place)}</span>
        <StatusToAdd unitid={unitid} added={checked} />
      </label>
    </li>
  );
}

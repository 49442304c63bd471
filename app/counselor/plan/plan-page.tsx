import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { Page, PageHeading } from "~/design/layout";
import { Hidden, type HiddenFields } from "../answer";
import { counselorPath, withPlanPath } from "../answer/paths";
import type { PlanFact } from "./facts";

interface PlanForQuestionProps {
  readonly question: string;
  readonly hidden: HiddenFields;
  /** Null for somebody who's in no plan. */
  readonly plan: {
    readonly id: string;
    readonly studentName: string;
    readonly facts: readonly Pick<PlanFact, "key" | "label" | "value" | "from">[];
    readonly others: readonly { readonly id: string; readonly studentName: string }[];
  } | null;
  readonly model: { readonly name: string; readonly host: string } | null;
}

/** What a plan would add to one question, line by line, before anything of it is used. */
export function PlanForQuestion({ question, hidden, plan, model }: PlanForQuestionProps) {
  const fields = <Hidden fields={[...hidden, ["question", question]]} />;
  return (
    <Page>
      <PageHeading title="Use your plan for this question">
        <p className="whitespace-pre-wrap wrap-anywhere">“{question}”</p>
      </PageHeading>
      {plan === null || plan.facts.length === 0 ? (
        <p className="max-w-[46rem] pb-6">
          {plan === null ? (
            <>
              You’re not in a plan yet. <Link to="/plan">Start one</Link>, or ask without it.
            </>
          ) : (
            <>
              <Link to={`/plan/${plan.id}`}>{plan.studentName}’s plan</Link> holds nothing yet that helps with a
              question: no home state, no saved match result, no household’s figures that you can see.
            </>
          )}
        </p>
      ) : (
        <form method="post" action={`${withPlanPath}#answer`} className="max-w-[46rem] pb-8">
          {fields}
          <input type="hidden" name="plan" value={plan.id} />
          <fieldset>
            <legend className="font-semibold">From {plan.studentName}’s plan, as you see it</legend>
            <ul className="mt-2 border-t border-rule">
              {plan.facts.map(({ key, label, value, from }) => (
                <li key={key} className="border-b border-rule">
                  <label className="flex min-h-11 items-baseline gap-3 py-2">
                    <input type="checkbox" name="use" value={key} defaultChecked className="size-5 self-center" />
                    <span>
                      {label}: <strong>{value}</strong> <span className="text-sm text-muted">from {from}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <p className="my-4">
            {model === null
              ? "It’s used on this site to answer this one question, and sent nowhere else."
              : `It’s used on this site to look things up and calculate. The language model (${model.name}, at ${model.host}) gets your question and our sentences that rest on these lines: it can read a word in them, such as your home state, but every figure is hidden from it.`}{" "}
            Nothing of another household is in it. Your next question won’t use your plan unless you press the button
            again.
          </p>
          <Button look="next">Answer with these lines</Button>
        </form>
      )}
      {plan?.others.map(({ id, studentName }) => (
        <form key={id} method="post" action={withPlanPath} className="pb-3">
          {fields}
          <input type="hidden" name="plan" value={id} />
          <Button look="quiet">Use {studentName}’s plan instead</Button>
        </form>
      ))}
      <form method="post" action={`${counselorPath}#answer`}>
        {fields}
        <Button>Ask without my plan</Button>
      </form>
    </Page>
  );
}

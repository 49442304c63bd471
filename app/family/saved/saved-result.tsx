import { Form, Link } from "@remix-run/react";
import { AidResult } from "~/aid/result/result";
import { CostResult } from "~/cost/calculator/result/result";
import { LetterResult } from "~/cost/letter/result/letter-result";
import { Button } from "~/design/button";
import { Callout, Page, PageHeading } from "~/design/layout";
import { IsSavedResult } from "~/design/save-to-plan";
import { FiguresOpen } from "~/match/live/figures-open";
import { Result } from "~/match/results/result";
import { PlanPage } from "~/timeline/page/plan-page";
import { TripResult } from "~/visits/trip/result";
import type { Reopened, Shown } from "./saved-view";

/** Tools whose result has the wide page: what stands above it begins at the same edge. */
const wide: readonly Shown["tool"][] = ["match", "costs", "trips"];

/** A kept result: what has changed since, then the result as its tool shows it, worked out by the tables of now. */
export function SavedResult({ reopened, planId, origin }: { reopened: Reopened; planId: string; origin: string }) {
  const { shown } = reopened;
  return (
    <IsSavedResult.Provider value={true}>
      <aside
        aria-label="Saved in your plan"
        className={`mx-auto w-full px-5 pt-8 sm:px-8 print:hidden ${shown !== null && wide.includes(shown.tool) ? "max-w-[78rem]" : "max-w-[68rem]"}`}
      >
        <Since reopened={reopened} planId={planId} />
      </aside>
      {shown !== null && <Tool shown={shown} name={reopened.line.name} origin={origin} />}
      {shown === null && (
        <Page>
          <PageHeading above={reopened.line.toolName} title={reopened.line.name}>
            <p>
              We can’t rerun these answers: the tool now asks for something else, or their year is over. The figures
              from the day you saved them are above.
            </p>
          </PageHeading>
        </Page>
      )}
    </IsSavedResult.Provider>
  );
}

function Since({ reopened: { line, headline, changes, later }, planId }: { reopened: Reopened; planId: string }) {
  const same = headline === line.headline;
  return (
    <div className="border-b border-rule pb-6">
      <p className="text-sm font-semibold">
        <Link to={`/plan/${planId}/saved`} className="inline-flex min-h-11 items-center">
          Saved results
        </Link>
      </p>
      <p>
        <strong>{line.name}</strong>, saved {line.saved}, and just recalculated from the same answers.
      </p>
      {headline !== null && (changes.length > 0 || !same) && (
        <div className="mt-4">
          <Callout
            kind="care"
            title={changes.length > 0 ? "One of our yearly tables has changed" : "The result is different now"}
          >
            {changes.length > 0 && (
              <ul className="mb-3 list-disc ps-5">
                {changes.map((change) => (
                  <li key={change}>{change}.</li>
                ))}
              </ul>
            )}
            {same ? (
              <p>The main figures are the same as on the day you saved them: {headline}.</p>
            ) : (
              <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[4rem_1fr]">
                <dt className="font-semibold">Then</dt>
                <dd className="figures">{line.headline}</dd>
                <dt className="font-semibold">Now</dt>
                <dd className="figures">{headline}</dd>
              </dl>
            )}
            {changes.length === 0 && (
              <p className="mt-2">The tables are the same, but we calculate it differently now.</p>
            )}
          </Callout>
          {line.mayChange && (
            <Form method="post" className="mt-4">
              <Button name="intent" value="take-over">
                Keep the new figures
              </Button>
            </Form>
          )}
        </div>
      )}
      {headline === null && <p className="figures mt-2">{line.headline}</p>}
      {later !== null && (
        <div className="mt-4">
          <Callout title="There’s a later year">{later}</Callout>
        </div>
      )}
    </div>
  );
}

function Tool({ shown, name, origin }: { shown: Shown; name: string; origin: string }) {
  switch (shown.tool) {
    case "match":
      return (
        <FiguresOpen>
          <Result listing={shown.listing} money={shown.money} origin={origin} kept />
        </FiguresOpen>
      );
    case "timeline":
      return <PlanPage page={shown.page} origin={origin} />;
    case "trips":
      return <TripResult page={shown.page} origin={origin} />;
    case "costs":
      return (
        <Page wide>
          <PageHeading above="College cost calculator" title={name} />
          <CostResult outcome={shown.outcome} kept={shown.kept} action="/college-cost-calculator#result" />
          <Change kept={shown.kept} action="/college-cost-calculator" />
        </Page>
      );
    case "sai":
      return (
        <Page>
          <PageHeading above="FAFSA calculator" title={name} />
          <AidResult outcome={shown.outcome} earlier={null} kept={shown.kept} action="/tools/fafsa-calculator#result" />
          <Change kept={shown.kept} action="/tools/fafsa-calculator" />
        </Page>
      );
    case "letter":
      return (
        <Page>
          <PageHeading above="Award letter decoder" title={name} />
          <LetterResult decoded={shown.decoded} college={shown.college} />
        </Page>
      );
  }
}

/** Opens the tool with these answers, in the body of a post. */
function Change({ kept, action }: { kept: Readonly<Record<string, readonly string[]>>; action: string }) {
  return (
    <form method="post" action={`${action}#result`} className="border-t border-rule py-6 print:hidden">
      {Object.entries(kept).flatMap(([name, values]) =>
        values.map((value) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} data-private="" />
        )),
      )}
      <Button>Open it in the tool to change an answer</Button>
      <p className="mt-2 max-w-[42rem] text-sm text-muted">
        If you change an answer, that’s a new result. You can save it too.
      </p>
    </form>
  );
}

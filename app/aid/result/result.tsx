import type { HouseholdOutcome } from "~/aid/form/household-outcome";
import type { KeptValues } from "~/aid/form/input";
import { sideNames } from "~/aid/form/questions";
import { stateName } from "~/colleges/states";
import { Section, SourceLine } from "~/design/layout";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import { Headline } from "./headline";
import type { AidOutcome } from "./outcome";
import { MovesTable, WorksheetTables } from "./result-tables";
import { TakeAlong } from "./send-to-cost";
import { resultOwner } from "./standing";
import { WhatIf } from "./what-if";

/** The result, to be read at a kitchen table and printed. */
export function AidResult({
  outcome,
  earlier,
  kept,
  action,
}: {
  outcome: AidOutcome;
  earlier: HouseholdOutcome | null;
  kept: KeptValues;
  action: string;
}) {
  const { result, awardYear, year, contributor } = outcome;
  const standing = resultOwner(outcome, earlier);
  const whose = standing.kind === "what-if" ? sideNames[standing.here] : null;
  return (
    <>
      <Headline outcome={outcome} standing={standing} />

      <WhatIf outcome={outcome} earlier={earlier} kept={kept} action={action} />

      <Section id="next" title="What to do next">
        <ol className="prose list-decimal ps-5">
          <li>
            Make an account at <a href="https://studentaid.gov/h/apply-for-aid/fafsa">studentaid.gov</a> for yourself
            {contributor === null ? "" : " and for each parent who is invited"}. Do it a few days ahead so it’s
            confirmed in time.
          </li>
          <li>
            File the FAFSA as early as you can. It’s free. Everyone on the form must agree to share their tax data.
          </li>
          <li>
            If income has dropped since {year.taxYear}, file anyway, then ask each college’s aid office for a
            professional judgment review.
          </li>
          <li>
            <a href="/college-cost-calculator">Compare the net price of your colleges</a>: an SAI tells you your need,
            not what a college will give.
          </li>
        </ol>
        <TakeAlong outcome={outcome} standing={standing} kept={kept} />
        <div className="mt-6">
          <SaveToPlan tool="sai" answers={answersOf(kept)}>
            {whose === null ? undefined : `Save ${whose}’s answers to my plan`}
          </SaveToPlan>
        </div>
        <h3 className="mt-8 mb-3">Deadlines</h3>
        <Deadlines outcome={outcome} />
      </Section>

      {outcome.moves.length > 0 && (
        <Section id="moves" title="What moves it">
          <FromHousehold whose={whose} />
          <MovesTable moves={outcome.moves} />
        </Section>
      )}

      {outcome.sections.length > 0 && (
        <Section id="worksheet" title="Line by line">
          <FromHousehold whose={whose} />
          <WorksheetTables sections={outcome.sections} />
          <SourceLine>
            Formula {result.formulaRun} of {awardYear}, with the income of {year.taxYear}. Where the tables come from:
          </SourceLine>
          <ul className="mt-2 max-w-[46rem] list-disc space-y-1 ps-5 text-sm text-muted">
            {year.sources.map(({ tables, source, confidence }) => (
              <li key={tables + source}>
                {tables}: {source} ({confidence})
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Said where the lines are not those of the household that counts. */
function FromHousehold({ whose }: { whose: string | null }) {
  if (whose === null) return null;
  return <p className="mb-5 text-muted">This is for {whose}’s household, which the FAFSA doesn’t use.</p>;
}

function Deadlines({
  outcome: { year, awardYear, state, stateAgency, stateAid, everyState },
}: {
  outcome: AidOutcome;
}) {
  const federal = year.deadlines;
  return (
    <dl className="max-w-[46rem] [&_dd]:mb-4 [&_dt]:font-semibold">
      <dt>Federal, for {awardYear}</dt>
      <dd>
        {writtenDate(federal.submitBy)}, {federal.submitByNote}
        {federal.confirmed ? "." : " by the usual rule; confirm it at studentaid.gov."} Corrections{" "}
        {federal.corrections}. That’s the last day, and far too late for most aid.
      </dd>
      <dt>{state === null ? "Your state" : stateName(state)}</dt>
      <dd>
        {stateAid.length > 0 && (
          <ul className="mb-2 list-disc ps-5">
            {stateAid.map((program) => (
              <li key={program}>{program}</li>
            ))}
          </ul>
        )}
        {stateAid.length > 0
          ? "Check them with "
          : state === null
            ? "Every state sets its own date, often in winter. Ask "
            : `We have no date of your state for ${awardYear}. Ask `}
        {stateAgency === null ? (
          "your state’s aid agency"
        ) : (
          <>
            the {stateAgency.agency} at <a href={`https://${stateAgency.site}`}>{stateAgency.site}</a>
          </>
        )}
        , or look in <a href={`https://${everyState}`}>the federal list of all states</a>.
      </dd>
      <dt>Your colleges</dt>
      <dd>Each college has a priority date, usually the earliest of all. Look at its financial aid page.</dd>
    </dl>
  );
}

/** "2027-06-30" as June 30, 2027. */
function writtenDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

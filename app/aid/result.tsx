import { stateName } from "~/colleges/states";
import { Button } from "~/design/button";
import { dollars } from "~/design/figures";
import { Callout, Section, SourceLine } from "~/design/layout";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import type { KeptValues } from "./input";
import type { AidOutcome, HouseholdOutcome } from "./outcome";
import { amountQuestions, earnedQuestion } from "./questions";
import { MovesTable, WorksheetTables } from "./result-tables";
import { contributorWords, exemptionWords, indexText, pellWords } from "./result-words";
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
  const { result, awardYear, year, exemption, contributor } = outcome;
  return (
    <>
      <section id="result" aria-labelledby="result-title" className="border-t-4 border-brand py-8">
        <h2 id="result-title" className="text-brand-deep">
          Your result for {awardYear}
        </h2>
        <dl className="mt-6 grid max-w-[46rem] gap-6 sm:grid-cols-2">
          <div>
            <dt className="font-semibold">Student Aid Index (SAI)</dt>
            <dd className="figures text-5xl font-semibold text-brand-deep">{indexText(result.sai)}</dd>
          </div>
          <div>
            <dt className="font-semibold">Federal Pell Grant{year.pell.final ? "" : ", not final"}</dt>
            <dd className="figures text-5xl font-semibold text-brand-deep">{dollars(result.pell)}</dd>
          </div>
        </dl>
        <div className="prose mt-6">
          <p>
            The SAI is a number, not a bill. A college takes it off its cost of attendance to see how much need-based
            aid you can get. The lower it is, the more: −1,500 is the lowest there is.
          </p>
          <p>
            {pellWords(outcome)}
            {result.pell > 0 &&
              " The amount is for a full-time student for the whole year; at three-quarter time it is about 75% of it, at half time about 50%."}
          </p>
          {exemption !== null && <p>{exemptionWords(exemption)}</p>}
          {contributor !== null && (
            <p>
              <strong>The form is about: </strong>
              {contributorWords(contributor)}
            </p>
          )}
        </div>
        <div className="mt-6 grid gap-4">
          {!year.pell.final && (
            <Callout kind="care" title={`Pell amounts for ${awardYear} are not published yet`}>
              The SAI is worked out with the tables of {awardYear}. The Pell Grant uses the amounts of{" "}
              {year.pell.amountsOf}, because the U.S. Department of Education has not published those of {awardYear}.
            </Callout>
          )}
          {outcome.leftEmpty.length > 0 && (
            <Callout kind="care" title="Counted as 0">
              You left this empty: {outcome.leftEmpty.map(fieldLabel).join("; ")}. With the real figures the SAI may be
              lower.
            </Callout>
          )}
        </div>
      </section>

      <WhatIf outcome={outcome} earlier={earlier} kept={kept} action={action} />

      <Section id="next" title="What to do next">
        <ol className="prose list-decimal ps-5">
          <li>
            Make an account at <a href="https://studentaid.gov/h/apply-for-aid/fafsa">studentaid.gov</a> for yourself
            {contributor === null ? "" : " and for each parent who is invited"}. Do it a few days ahead, so that it is
            confirmed in time.
          </li>
          <li>
            File the FAFSA as early as you can. It is free. Everybody on the form must agree to share their tax data.
          </li>
          <li>
            If income has dropped since {year.taxYear}, file all the same and then ask each college’s aid office for a
            professional judgment review.
          </li>
          <li>
            <a href="/college-cost-calculator">Compare the net price of your colleges</a>: an SAI says what need is, not
            what a college will give.
          </li>
        </ol>
        <TakeAlong outcome={outcome} kept={kept} />
        <div className="mt-6">
          <SaveToPlan tool="sai" answers={answersOf(kept)} />
        </div>
        <h3 className="mt-8 mb-3">Deadlines</h3>
        <Deadlines outcome={outcome} />
      </Section>

      {outcome.moves.length > 0 && (
        <Section id="moves" title="What moves it">
          <MovesTable moves={outcome.moves} />
        </Section>
      )}

      {outcome.sections.length > 0 && (
        <Section id="worksheet" title="Line by line">
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

function Deadlines({ outcome: { year, awardYear, state, stateDeadline, everyState } }: { outcome: AidOutcome }) {
  const federal = year.deadlines;
  return (
    <dl className="max-w-[46rem] [&_dd]:mb-4 [&_dt]:font-semibold">
      <dt>Federal, for {awardYear}</dt>
      <dd>
        {writtenDate(federal.submitBy)}, {federal.submitByNote}
        {federal.confirmed ? "." : " by the usual rule; confirm it at studentaid.gov."} Corrections{" "}
        {federal.corrections}. This is the last day, far too late for most aid.
      </dd>
      <dt>{state === null ? "Your state" : stateName(state)}</dt>
      <dd>
        {stateDeadline === null ? (
          <>
            Every state sets its own date, often in winter. See{" "}
            <a href={`https://${everyState}`}>the list of all states</a>.
          </>
        ) : (
          <>
            {stateDeadline.date}. That is the date published for {stateDeadline.year}
            {stateDeadline.year === awardYear ? "" : `; the one for ${awardYear} may differ`}. Confirm it with the{" "}
            {stateDeadline.agency} at <a href={`https://${stateDeadline.site}`}>{stateDeadline.site}</a>.
          </>
        )}
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

function fieldLabel(name: string): string {
  return name.endsWith(".earned") ? earnedQuestion.label : amountQuestions.tax_paid.label;
}

/** Opens the cost calculator with this result, in the body of a post: an income is never in an address. */
function TakeAlong({ outcome, kept }: { outcome: AidOutcome; kept: KeptValues }) {
  const value = (name: string) => kept[name]?.[0]?.trim() ?? "";
  const who = outcome.dependent ? "parents" : "student";
  const income = value(`${who}.taxes`) === "none" ? "" : value(`${who}.agi`);
  const fields = [
    ["sai", String(outcome.result.sai)],
    ["entry", outcome.awardYear],
    ["dependency", outcome.dependent ? "dependent" : "independent"],
    // Prices are reported for incomes from 0 on; below zero the index stands in.
    ["income", /^[-−(]/.test(income) ? "" : income],
    ["state", value("state")],
  ];
  return (
    <form method="post" action="/college-cost-calculator" className="mt-6 print:hidden">
      {fields.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} data-private="" />
      ))}
      <Button name="intent" value="find">
        Take this SAI to the cost calculator
      </Button>
    </form>
  );
}

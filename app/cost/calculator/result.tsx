import { calculatorPath, costPath, letterPath } from "~/cost/asked-colleges";
import type { KeptValues, Way } from "~/cost/choices";
import { Button, ButtonLink } from "~/design/button";
import { dollars } from "~/design/figures";
import { Section, SourceLine } from "~/design/layout";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import type { CostOutcome } from "./answer.server";
import { CollegeResult } from "./college-result";
import { Compare } from "./compare";
import { CreditCondition } from "./credit-result";

/** The result, to be read at a kitchen table and printed. */
export function CostResult({ outcome, kept, action }: { outcome: CostOutcome; kept: KeptValues; action: string }) {
  const { grids, answers } = outcome;
  const largest = Math.max(1, ...grids.flatMap(({ cost }) => (cost?.years ?? []).map(({ published }) => published)));
  const unitids = grids.map(({ unitid }) => unitid).join(",");
  return (
    <>
      <section id="result" aria-labelledby="result-title" className="border-t-4 border-brand py-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
          <h2 id="result-title" className="text-brand-deep">
            {grids.length === 1 ? "What it costs you" : "Side by side"}
          </h2>
          <Ways kept={kept} action={action} way={answers.way} />
        </div>
        <p className="mt-3 mb-6 max-w-[46rem]">
          {summary(outcome)} The middle estimate is in large type, with the range under it. These are averages of what
          past families paid, not an offer.
        </p>
        <Compare grids={grids} />
        <form method="post" action={`${costPath}/grid.csv`} className="mt-6 print:hidden">
          <Kept kept={kept} />
          <Button>Save as a spreadsheet</Button>
        </form>
        <div className="mt-6">
          <SaveToPlan tool="costs" answers={answersOf(kept)} />
        </div>
      </section>

      {grids.map((grid) => (
        <CollegeResult key={grid.unitid} grid={grid} largest={largest} />
      ))}

      <Conditions outcome={outcome} />
      <Section id="next" title="What to do next">
        <ul className="prose list-disc ps-5">
          <li>
            Run each college’s own net price calculator; the link is on its page here. Put its grants into the form.
          </li>
          <li>
            Have an aid offer? <a href={letterPath}>Decode the letter</a>: it keeps grants and loans separate.
          </li>
          <li>
            Ask each aid office which grants renew each year, what you have to do to keep them, and whether an outside
            grant reduces theirs.
          </li>
          <li>
            <a href="/tools/fafsa-calculator">Work out your Student Aid Index</a> if you haven’t: it decides the Pell
            Grant and how much of a loan is subsidized.
          </li>
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`/application-timeline?unitids=${unitids}`} reloadDocument>
            Plan the deadlines
          </ButtonLink>
          <ButtonLink to={`/college-visit-planner?unitids=${unitids}`} reloadDocument>
            Plan the visits
          </ButtonLink>
          <ButtonLink look="quiet" to={calculatorPath(grids.map(({ unitid }) => unitid))} reloadDocument>
            Start over with these colleges
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

const wayNames: readonly (readonly [Way, string])[] = [
  ["4", "4 years"],
  ["5", "5 years"],
  ["2+2", "2 + 2"],
];

/** The same plan over other years, with one click. */
function Ways({ kept, action, way }: { kept: KeptValues; action: string; way: Way }) {
  return (
    <form method="post" action={action} className="flex flex-wrap items-center gap-2 print:hidden">
      <Kept kept={kept} without="way" />
      {wayNames.map(([value, label]) => (
        <Button
          key={value}
          name="way"
          value={value}
          aria-pressed={value === way}
          className={value === way ? "bg-brand-tint! underline underline-offset-4" : ""}
        >
          {label}
        </Button>
      ))}
    </form>
  );
}

/** Everything typed, to be posted again. */
function Kept({ kept, without }: { kept: KeptValues; without?: string }) {
  return Object.entries(kept)
    .filter(([name]) => name !== "intent" && name !== "q" && name !== without)
    .flatMap(([name, values]) =>
      values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
    );
}

function summary({ answers, grids }: CostOutcome): string {
  const { income, band, sai, entry, way } = answers;
  const means =
    income !== null
      ? `a family income of ${dollars(income)}`
      : band !== null
        ? "the income band you chose"
        : sai !== null
          ? `a Student Aid Index of ${sai.toLocaleString("en-US").replace("-", "−")}`
          : "no income given";
  const years = way === "2+2" ? "two years at a community college and two more" : `${way} years`;
  return `For ${means}, from ${entry} on, over ${years}${grids.some(({ studyYears }) => studyYears === 2) ? " (two at a two-year college)" : ""}.`;
}

/** What the figures rest on. */
function Conditions({ outcome: { answers, grids, rules, repaymentSources, creditSources } }: { outcome: CostOutcome }) {
  const grants = answers.grants.filter(({ renews }) => renews !== "once");
  const projected = grids.some(({ cost }) => cost?.years.some((year) => year.projected));
  const share = (part: number) => `${+(part * 100).toFixed(2)}%`;
  return (
    <Section id="assumptions" title="How we got these numbers">
      <ul className="prose list-disc ps-5">
        <li>
          Prices grow by {share(answers.growth.prices)} a year from the published ones (most are of 2024-25). Grants
          grow the same until the first year and then by {share(answers.growth.grants)}. You can change both.
        </li>
        <li>
          The range is based on how far off figures like these were in the past. It would have included the next year’s
          average at seven colleges in ten. Your family could land outside it.
        </li>
        {grants.map(({ name, yearly, renews, gpa }) => (
          <li key={name}>
            {name}: {dollars(yearly)} a year counts in every year
            {renews === "gpa" ? ` as long as the GPA ${gpa === null ? "it asks for" : `of ${gpa}`} holds` : ""}. Without
            it after the first year each later year is {dollars(yearly)} short.
          </li>
        ))}
        <li>
          Yearly money pays first, then the 529 plan and savings in equal parts each year, then loans.{" "}
          {answers.growth.savings === 0
            ? "We assume savings earn nothing."
            : `What is saved grows by ${share(answers.growth.savings)} a year of study, which no one can promise.`}
          {answers.sai === null &&
            (answers.dependency !== "dependent" || answers.income === null
              ? " Without an index, we don’t count any loan as subsidized, so interest may be lower."
              : " The subsidized part of loans is estimated from your income for a family of four; a Student Aid Index makes it exact.")}
        </li>
        <li>
          Loans of {answers.entry}: {rules.rates.undergraduate}% for students and {rules.rates.plus}% Parent PLUS, with
          fees of {rules.fees.direct}% and {rules.fees.plus}%.
          {!rules.rates.final &&
            ` The rates are those of ${rules.rates.ratesOf}; the new ones come out in May or June.`}
          {projected && " Later years use the newest tables available."} Pay after college grows by{" "}
          {share(answers.growth.income)} a year
          {answers.rap.dependents > 0 && `; RAP counts ${answers.rap.dependents} on your tax return`}.
        </li>
        <CreditCondition answers={answers} />
      </ul>
      <SourceLine>
        Published prices, net prices, graduation rates and earnings: U.S. Department of Education, IPEDS and College
        Scorecard; each college’s page names the year. Law and tables:
      </SourceLine>
      <ul className="mt-2 max-w-[46rem] list-disc space-y-1 ps-5 text-sm text-muted">
        {[...rules.sources, ...repaymentSources, ...creditSources].map(({ tables, source, confidence }) => (
          <li key={tables + source}>
            {tables}: {source} ({confidence})
          </li>
        ))}
      </ul>
    </Section>
  );
}

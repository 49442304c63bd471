import { Button, ButtonLink } from "~/design/button";
import { dollars } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { Callout, Section, SourceLine } from "~/design/layout";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import { langWithin, pathIn } from "~/language";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import { calculatorPath, costPath, letterPath } from "../../asked-colleges";
import type { KeptValues, Way } from "../../choices";
import type { CostMessage } from "../../spanish/messages";
import { CollegeResult } from "./college-result";
import { Compare } from "./compare";
import { CreditCondition } from "./credit-result";
import type { CostOutcome } from "./outcome";
import { isPaying } from "./paying";
import { summary } from "./result-words";

/** The result, to be read at a kitchen table and printed. */
export function CostResult({ outcome, kept, action }: { outcome: CostOutcome; kept: KeptValues; action: string }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  const { grids, answers } = outcome;
  const paying = isPaying(answers);
  const largest = Math.max(1, ...grids.flatMap(({ cost }) => (cost?.years ?? []).map(({ published }) => published)));
  const unitids = grids.map(({ unitid }) => unitid).join(",");
  return (
    <>
      <section
        id="result"
        aria-labelledby="result-title"
        data-figures-at-end=""
        className="border-t-4 border-brand py-8"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
          <h2 id="result-title" className="text-brand-deep">
            {t(grids.length === 1 ? "What it costs you" : "Side by side")}
          </h2>
          <Ways kept={kept} action={action} way={answers.way} />
        </div>
        <p className="mt-3 mb-6 max-w-[46rem]">
          {summary(answers, grids, t, language)}{" "}
          {t(
            "The middle estimate is in large type, with the range under it. These are averages of what past families paid, not an offer.",
          )}
        </p>
        {outcome.bothParents.length > 0 && (
          <div className="mb-6">
            <Callout kind="care" title={t("Some colleges count both parents’ incomes")}>
              {t(
                "{colleges} may also look at the parent who isn’t on the FAFSA, so your price there can be higher than shown. Run the college’s own net price calculator with both incomes, or ask its aid office.",
                { colleges: outcome.bothParents.join(` ${t("and")} `) },
              )}
            </Callout>
          </div>
        )}
        <Compare grids={grids} paying={paying} />
        <form method="post" action={`${costPath}/grid.csv`} className="mt-6 print:hidden">
          <Kept kept={kept} />
          <Button>{t("Save as a spreadsheet")}</Button>
        </form>
        <div className="mt-6">
          <SaveToPlan tool="costs" answers={answersOf(kept)} />
        </div>
      </section>

      {grids.map((grid) => (
        <CollegeResult key={grid.unitid} grid={grid} paying={paying} largest={largest} />
      ))}

      <Conditions outcome={outcome} />
      <Section id="next" title={t("What to do next")}>
        <FoldNarrow title={t("Four steps before you decide")}>
          <ul className="prose list-disc ps-5">
            <li>
              {t(
                "Run each college’s own net price calculator; the link is on its page here. Put its grants into the form.",
              )}
            </li>
            <li>
              {filledWith(t("Have an aid offer? {link}: it keeps grants and loans separate."), {
                link: <a href={letterPath}>{t("Decode the letter")}</a>,
              })}
            </li>
            <li>
              {t(
                "Ask each aid office which grants renew each year, what you have to do to keep them, and whether an outside grant reduces theirs.",
              )}
            </li>
            <li>
              {filledWith(t("{link} if you haven’t: it decides the Pell Grant and how much of a loan is subsidized."), {
                link: <a href={pathIn(language, "/tools/fafsa-calculator")}>{t("Work out your Student Aid Index")}</a>,
              })}
            </li>
          </ul>
        </FoldNarrow>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`/application-timeline?unitids=${unitids}`} reloadDocument>
            {t("Plan the deadlines")}
          </ButtonLink>
          <ButtonLink to={`/college-visit-planner?unitids=${unitids}`} reloadDocument>
            {t("Plan the visits")}
          </ButtonLink>
          <ButtonLink
            look="quiet"
            to={pathIn(language, calculatorPath(grids.map(({ unitid }) => unitid)))}
            reloadDocument
          >
            {t("Start over with these colleges")}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

const wayNames: readonly (readonly [Way, CostMessage])[] = [
  ["4", "4 years"],
  ["5", "5 years"],
  ["2+2", "2 + 2"],
];

/** The same plan over other years, with one click. */
function Ways({ kept, action, way }: { kept: KeptValues; action: string; way: Way }) {
  const t = useTranslate<CostMessage>();
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
          {t(label)}
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

/** What the figures rest on. */
function Conditions({ outcome: { answers, grids, rules, repaymentSources, creditSources } }: { outcome: CostOutcome }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  const grants = answers.grants.filter(({ renews }) => renews !== "once");
  const projected = grids.some(({ cost }) => cost?.years.some((year) => year.projected));
  const share = (part: number) => `${+(part * 100).toFixed(2)}%`;
  return (
    <Section id="assumptions" title={t("How we got these numbers")}>
      <FoldNarrow title={t("Assumptions, rates and sources")}>
        <ul className="prose list-disc ps-5">
          <li>
            {t(
              "Prices grow by {prices} a year from the published ones (most are of 2024-25). Grants grow the same until the first year and then by {grants}. You can change both.",
              { prices: share(answers.growth.prices), grants: share(answers.growth.grants) },
            )}
          </li>
          <li>
            {t(
              "The range is based on how far off figures like these were in the past. It would have included the next year’s average at seven colleges in ten. Your family could land outside it.",
            )}
          </li>
          {grants.map(({ name, yearly, renews, gpa }) => (
            <li key={name}>{t(grantWords(renews, gpa), { name, amount: dollars(yearly), gpa: gpa ?? "" })}</li>
          ))}
          <li>
            {t("Yearly money pays first, then the 529 plan and savings in equal parts each year, then loans.")}{" "}
            {answers.growth.savings === 0
              ? t("We assume savings earn nothing.")
              : t("What is saved grows by {growth} a year of study, which no one can promise.", {
                  growth: share(answers.growth.savings),
                })}{" "}
            {answers.sai === null &&
              t(
                answers.dependency !== "dependent" || answers.income === null
                  ? "Without an index, we don’t count any loan as subsidized, so interest may be lower."
                  : "The subsidized part of loans is estimated from your income for a family of four; a Student Aid Index makes it exact.",
              )}
          </li>
          <li>
            {t(
              "Loans of {entry}: {direct}% for students and {plus}% Parent PLUS, with fees of {directFee}% and {plusFee}%.",
              {
                entry: answers.entry,
                direct: rules.rates.undergraduate,
                plus: rules.rates.plus,
                directFee: rules.fees.direct,
                plusFee: rules.fees.plus,
              },
            )}{" "}
            {!rules.rates.final &&
              `${t("The rates are those of {year}; the new ones come out in May or June.", { year: rules.rates.ratesOf })} `}
            {projected && `${t("Later years use the newest tables available.")} `}
            {t(
              answers.rap.dependents > 0
                ? "Pay after college grows by {growth} a year; RAP counts {count} on your tax return."
                : "Pay after college grows by {growth} a year.",
              { growth: share(answers.growth.income), count: answers.rap.dependents },
            )}
          </li>
          <CreditCondition answers={answers} />
        </ul>
        <SourceLine>
          {t(
            "Published prices, net prices, graduation rates and earnings: U.S. Department of Education, IPEDS and College Scorecard; each college’s page names the year. Law and tables:",
          )}
        </SourceLine>
        <ul
          className="mt-2 max-w-[46rem] list-disc space-y-1 ps-5 text-sm text-muted"
          lang={langWithin(language, "en")}
        >
          {[...rules.sources, ...repaymentSources, ...creditSources].map(({ tables, source, confidence }) => (
            <li key={tables + source}>
              {tables}: {source} ({confidence})
            </li>
          ))}
        </ul>
      </FoldNarrow>
    </Section>
  );
}

/** What a grant counts for that has to be earned or asked for again each year. */
function grantWords(renews: string, gpa: number | null): CostMessage {
  if (renews !== "gpa")
    return "{name}: {amount} a year counts in every year. Without it after the first year each later year is {amount} short.";
  return gpa === null
    ? "{name}: {amount} a year counts in every year as long as the GPA it asks for holds. Without it after the first year each later year is {amount} short."
    : "{name}: {amount} a year counts in every year as long as the GPA of {gpa} holds. Without it after the first year each later year is {amount} short.";
}

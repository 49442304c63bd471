import { dollarsAndCents } from "~/design/dollars-and-cents";
import { dollars, percent } from "~/design/figures";
import { FoldNarrow, foldedHeading } from "~/design/fold-narrow";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import { monthText } from "../../figure-words";
import type { CostMessage } from "../../spanish/messages";
import type { Debt } from "../model/debt";
import type { CollegeGrid, GridCost } from "../model/grid";
import { PayoffChart } from "./charts";

const head = "border-b border-rule-strong py-2 align-bottom";
const cell = "border-b border-rule py-2 align-baseline";

/** The loans of one college: what is owed, each way of paying it back, and pay after college beside it. */
export function LoanResult({ grid, cost }: { grid: CollegeGrid; cost: GridCost }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  const { debt, parentDebt } = cost;
  if (debt.owed === 0 && parentDebt.owed === 0) return null;
  return (
    <FoldNarrow
      title={`${t("Paying the loans back")}: ${t("{amount} a month", {
        amount: dollarsAndCents(debt.owed > 0 ? debt.fixed.payment : parentDebt.fixed.payment),
      })}`}
      of={grid.name}
    >
      <h3 className={`mt-8 ${foldedHeading}`}>{t("Paying the loans back")}</h3>
      {debt.owed > 0 && (
        <p className="mt-1 max-w-[46rem]">
          {t(
            debt.subsidized === 0
              ? "You borrow {principal}, none of it subsidized. With interest until payments start in December after you finish, you’ll owe {owed}."
              : "You borrow {principal}, {subsidized} of it subsidized. With interest until payments start in December after you finish, you’ll owe {owed}.",
            {
              principal: dollarsAndCents(debt.principal),
              subsidized: dollarsAndCents(debt.subsidized),
              owed: dollarsAndCents(debt.owed),
            },
          )}
        </p>
      )}
      <table className="mt-3 w-full max-w-[46rem] text-[0.8125rem] sm:text-base">
        <caption className="sr-only">{t("Ways to pay the loans back")}</caption>
        <thead className="text-xs sm:text-sm">
          <tr>
            <th scope="col" className={head}>
              {t("Plan")}
            </th>
            <th scope="col" className={`${head} ps-2 text-end sm:ps-3`}>
              {t("A month")}
            </th>
            <th scope="col" className={`${head} ps-2 text-end sm:ps-3`}>
              {t("In all")}
            </th>
            <th scope="col" className={`${head} ps-2 text-end sm:ps-3`}>
              {t("Until")}
            </th>
          </tr>
        </thead>
        <tbody>
          {debt.owed > 0 && <FixedRow name={t("You: {plan}", { plan: t(planName(debt)) })} debt={debt} />}
          {debt.rap !== null && (
            <tr>
              <th scope="row" className={`${cell} font-normal`}>
                {t("You: Repayment Assistance Plan (RAP)")}
                <span className="block text-xs text-muted sm:text-sm">
                  {t(
                    debt.rap.cancelled > 0
                      ? "by income, starting at {income} a year; {cancelled} is forgiven at the end"
                      : "by income, starting at {income} a year",
                    { income: dollars(debt.rapPay?.income ?? null), cancelled: dollarsAndCents(debt.rap.cancelled) },
                  )}
                </span>
              </th>
              <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>
                {dollarsAndCents(debt.rap.first)}
                {debt.rap.largest > debt.rap.first && (
                  <span className="block text-xs text-muted sm:text-sm">
                    {t("up to {amount}", { amount: dollarsAndCents(debt.rap.largest) })}
                  </span>
                )}
              </td>
              <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>{dollarsAndCents(debt.rap.paid)}</td>
              <td className={`${cell} ps-2 text-end sm:ps-3`}>{monthText(debt.rapLastPayment, language)}</td>
            </tr>
          )}
          {parentDebt.owed > 0 && (
            <FixedRow name={t("A parent: {plan}, no RAP", { plan: t(planName(parentDebt)) })} debt={parentDebt} />
          )}
        </tbody>
      </table>
      {debt.owed > 0 && <Payoff grid={grid} debt={debt} />}
      {debt.owed > 0 && <AgainstEarnings grid={grid} debt={debt} />}
    </FoldNarrow>
  );
}

function FixedRow({ name, debt }: { name: string; debt: Debt }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  return (
    <tr>
      <th scope="row" className={`${cell} font-normal`}>
        {name}
        <span className="block text-xs text-muted sm:text-sm">
          {t("{count} payments on {owed}", { count: debt.fixed.months, owed: dollarsAndCents(debt.owed) })}
        </span>
      </th>
      <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>{dollarsAndCents(debt.fixed.payment)}</td>
      <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>{dollarsAndCents(debt.fixed.total)}</td>
      <td className={`${cell} ps-2 text-end sm:ps-3`}>{monthText(debt.lastPayment, language)}</td>
    </tr>
  );
}

function planName({ plan }: Debt): CostMessage {
  return plan === "tiered" ? "Tiered Standard" : "ten-year plan";
}

function Payoff({ grid, debt }: { grid: CollegeGrid; debt: Debt }) {
  const t = useTranslate<CostMessage>();
  const { fixed, rap } = debt;
  const length = Math.max(fixed.balances.length, rap?.balances.length ?? 0);
  const shown = Array.from({ length }, (_, at) => at + 1).filter(
    (year) => year === 1 || year % 5 === 0 || year === length,
  );
  return (
    <div className="mt-5">
      <PayoffChart
        owed={debt.owed}
        fixed={fixed}
        rap={rap}
        label={t("What you still owe after {name}, year by year; the figures are in the table below.", {
          name: grid.name,
        })}
      />
      <p className="text-sm text-muted">
        {t("Years after payments start. Solid line: {plan}.", { plan: t(planName(debt)) })}
        {rap !== null && ` ${t("Broken line: RAP.")}`}
      </p>
      <details className="mt-2 max-w-[36rem] print:hidden">
        <summary className="min-h-11 py-2 font-semibold text-link">{t("What is still owed, as a table")}</summary>
        <table className="w-full">
          <caption className="sr-only">{t("Still owed after each year")}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t("After year")}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t(planName(debt))}
              </th>
              {rap !== null && (
                <th scope="col" className={`${head} text-end`}>
                  {t("RAP")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((year) => (
              <tr key={year}>
                <th scope="row" className={`${cell} font-normal`}>
                  {year}
                </th>
                <td className={`figures ${cell} text-end`}>{dollarsAndCents(fixed.balances[year - 1] ?? 0)}</td>
                {rap !== null && (
                  <td className={`figures ${cell} text-end`}>{dollarsAndCents(rap.balances[year - 1] ?? 0)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function AgainstEarnings({ grid: { earnings, name }, debt }: { grid: CollegeGrid; debt: Debt }) {
  const t = useTranslate<CostMessage>();
  const who =
    earnings.basis === "program"
      ? t("graduates of {program} here, five years after finishing", {
          program: earnings.program?.replace(/\.$/, "") ?? "",
        })
      : t("people who began at {name} with federal aid, six years after they entered, all fields together", { name });
  if (earnings.yearly === null) {
    return <p className="mt-4 max-w-[46rem]">{t("Median earnings of {who}: not reported.", { who })}</p>;
  }
  const share = (debt.fixed.payment * 12) / (earnings.yearly * 100);
  return (
    <p className="mt-4 max-w-[46rem]">
      {filledWith(
        t(
          "Median earnings of {who}: {earnings} a year, in dollars of 2022. Your debt would be {debt} of one year of that pay, and the fixed payment {share} of it before tax.",
          { who },
        ),
        {
          earnings: <strong>{dollars(earnings.yearly)}</strong>,
          debt: <strong>{percent(debt.owed / 100 / earnings.yearly)}</strong>,
          share: <strong>{percent(share)}</strong>,
        },
      )}
    </p>
  );
}

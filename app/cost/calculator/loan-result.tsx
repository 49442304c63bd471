import { cents, monthText } from "~/cost/figure-words";
import { dollars, percent } from "~/design/figures";
import { PayoffChart } from "./charts";
import type { Debt } from "./debt";
import type { CollegeGrid, GridCost } from "./grid";

const head = "border-b border-rule-strong py-2 align-bottom";
const cell = "border-b border-rule py-2 align-baseline";

/** The loans of one college: what is owed, each way of paying it back, and pay after college beside it. */
export function LoanResult({ grid, cost }: { grid: CollegeGrid; cost: GridCost }) {
  const { debt, parentDebt } = cost;
  if (debt.owed === 0 && parentDebt.owed === 0) return null;
  return (
    <>
      <h3 className="mt-8">Paying the loans back</h3>
      {debt.owed > 0 && (
        <p className="mt-1 max-w-[46rem]">
          You borrow {cents(debt.principal)}, {debt.subsidized === 0 ? "none" : cents(debt.subsidized)} of it
          subsidized. With interest until payments start in December after you finish, you’ll owe {cents(debt.owed)}.
        </p>
      )}
      <table className="mt-3 w-full max-w-[46rem] text-[0.8125rem] sm:text-base">
        <caption className="sr-only">Ways to pay the loans back</caption>
        <thead className="text-xs sm:text-sm">
          <tr>
            <th scope="col" className={head}>
              Plan
            </th>
            <th scope="col" className={`${head} ps-2 text-end sm:ps-3`}>
              A month
            </th>
            <th scope="col" className={`${head} ps-2 text-end sm:ps-3`}>
              In all
            </th>
            <th scope="col" className={`${head} ps-2 text-end sm:ps-3`}>
              Until
            </th>
          </tr>
        </thead>
        <tbody>
          {debt.owed > 0 && <FixedRow name={`You: ${planName(debt)}`} debt={debt} />}
          {debt.rap !== null && (
            <tr>
              <th scope="row" className={`${cell} font-normal`}>
                You: Repayment Assistance Plan (RAP)
                <span className="block text-xs text-muted sm:text-sm">
                  by income, starting at {dollars(debt.rapPay?.income ?? null)} a year
                  {debt.rap.cancelled > 0 && `; ${cents(debt.rap.cancelled)} is forgiven at the end`}
                </span>
              </th>
              <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>
                {cents(debt.rap.first)}
                {debt.rap.largest > debt.rap.first && (
                  <span className="block text-xs text-muted sm:text-sm">up to {cents(debt.rap.largest)}</span>
                )}
              </td>
              <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>{cents(debt.rap.paid)}</td>
              <td className={`${cell} ps-2 text-end sm:ps-3`}>{monthText(debt.rapLastPayment)}</td>
            </tr>
          )}
          {parentDebt.owed > 0 && <FixedRow name={`A parent: ${planName(parentDebt)}, no RAP`} debt={parentDebt} />}
        </tbody>
      </table>
      {debt.owed > 0 && <Payoff grid={grid} debt={debt} />}
      {debt.owed > 0 && <AgainstEarnings grid={grid} debt={debt} />}
    </>
  );
}

function FixedRow({ name, debt }: { name: string; debt: Debt }) {
  return (
    <tr>
      <th scope="row" className={`${cell} font-normal`}>
        {name}
        <span className="block text-xs text-muted sm:text-sm">
          {debt.fixed.months} payments on {cents(debt.owed)}
        </span>
      </th>
      <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>{cents(debt.fixed.payment)}</td>
      <td className={`figures ${cell} ps-2 text-end sm:ps-3`}>{cents(debt.fixed.total)}</td>
      <td className={`${cell} ps-2 text-end sm:ps-3`}>{monthText(debt.lastPayment)}</td>
    </tr>
  );
}

function planName({ plan }: Debt): string {
  return plan === "tiered" ? "Tiered Standard" : "ten-year plan";
}

function Payoff({ grid, debt }: { grid: CollegeGrid; debt: Debt }) {
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
        label={`What you still owe after ${grid.name}, year by year; the figures are in the table below.`}
      />
      <p className="text-sm text-muted">
        Years after payments start. Solid line: {planName(debt)}.{rap !== null && " Broken line: RAP."}
      </p>
      <details className="mt-2 max-w-[36rem] print:hidden">
        <summary className="min-h-11 py-2 font-semibold text-link">What is still owed, as a table</summary>
        <table className="w-full">
          <caption className="sr-only">Still owed after each year</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                After year
              </th>
              <th scope="col" className={`${head} text-end`}>
                {planName(debt)}
              </th>
              {rap !== null && (
                <th scope="col" className={`${head} text-end`}>
                  RAP
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
                <td className={`figures ${cell} text-end`}>{cents(fixed.balances[year - 1] ?? 0)}</td>
                {rap !== null && <td className={`figures ${cell} text-end`}>{cents(rap.balances[year - 1] ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function AgainstEarnings({ grid: { earnings, name }, debt }: { grid: CollegeGrid; debt: Debt }) {
  const who =
    earnings.basis === "program"
      ? `graduates of ${earnings.program?.replace(/\.$/, "")} here, five years after finishing`
      : `people who began at ${name} with federal aid, six years after they entered, all fields together`;
  if (earnings.yearly === null) {
    return <p className="mt-4 max-w-[46rem]">Median earnings of {who}: not reported.</p>;
  }
  const share = (debt.fixed.payment * 12) / (earnings.yearly * 100);
  return (
    <p className="mt-4 max-w-[46rem]">
      Median earnings of {who}: <strong>{dollars(earnings.yearly)}</strong> a year, in dollars of 2022. Your debt would
      be <strong>{percent(debt.owed / 100 / earnings.yearly)}</strong> of one year of that pay, and the fixed payment{" "}
      <strong>{percent(share)}</strong> of it before tax.
    </p>
  );
}

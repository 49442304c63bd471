import { dollarsAndCents } from "~/design/dollars-and-cents";
import type { Trace } from "~/design/worked-out";
import type { LoanReading } from "./read-loan";

/** Dollars with cents, as the loan calculator has them: "$449.43". */
export const exactDollars = (value: number): string => dollarsAndCents(Math.round(value * 100));

/** How a payment came about: what is borrowed, the interest of all payments, and so many equal parts. */
export function paymentTrace({ principal, rate, years, answer }: Extract<LoanReading, { ok: true }>): Trace {
  const months = Math.round(years * 12);
  return {
    definition: `The payment is the same each month, so that after ${months} of them nothing is left: (amount × monthly rate) ÷ (1 − (1 + monthly rate)^−${months}), with a monthly rate of ${rate}% ÷ 12.`,
    steps: [
      { label: "You borrow", kind: "plus", amount: exactDollars(principal), rule: null },
      {
        label: "Interest",
        kind: "plus",
        amount: exactDollars(answer.interest),
        rule: `${rate}% a year, each month on what’s left`,
      },
      {
        label: "You pay back",
        kind: "result",
        amount: exactDollars(answer.total),
        rule: `${months} payments of ${exactDollars(answer.payment)}; the last one may differ by cents`,
      },
    ],
  };
}

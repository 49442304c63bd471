/**
 * Repayment of federal loans by fixed payments: the Tiered Standard plan, and the ten-year plan it took the place of.
 */
import facts from "../../../content/facts/loans/repayment.json";
import { amortize, balancesByYear, type LoanFigures } from "./loan";

export const repaymentSources = facts.sources;

/** One loan as it enters repayment, in cents. */
export interface OwedLoan {
  /** What was borrowed, with the interest that was added to it. It alone sets the years of the Tiered Standard plan. */
  readonly principal: number;
  /** Principal and unpaid interest: what is paid off. Interest on all of it is a little more than on the principal. */
  readonly balance: number;
  /** Its own rate, a yearly percentage as a decimal text. */
  readonly rate: string;
}

export interface FixedPlan extends LoanFigures {
  readonly months: number;
  /** What is owed after each year, in cents; ends with 0. */
  readonly balances: readonly number[];
}

/** Years of the Tiered Standard plan for the principal of all loans together, in cents. */
export function tieredYears(principal: number): number {
  const tier = facts.tiered.find(({ below }) => below === null || principal < below * 100);
  return tier?.years ?? 0;
}

/**
 * The Tiered Standard plan of a borrower who took a loan from July 2026 on, for older loans too: the principal of all
 * sets the term, each loan has its rate, and together they are at least $50 a month. 34 CFR 685.208(b)(8) and (c).
 */
export function tieredPlan(loans: readonly OwedLoan[]): FixedPlan {
  const principal = loans.reduce((sum, loan) => sum + loan.principal, 0);
  return planOfAtLeast(loans, tieredYears(principal) * 12, facts.tieredLeastMonthly * 100);
}

/** The ten-year standard plan of a borrower without a loan from July 2026 on, at least $50 a month. */
export function standardPlan(loans: readonly OwedLoan[]): FixedPlan {
  return planOfAtLeast(loans, facts.standard.years * 12, facts.standard.leastMonthly * 100);
}

/** Equal payments over the longest term that lets them reach the least; a small debt is paid off sooner. */
function planOfAtLeast(loans: readonly OwedLoan[], most: number, least: number): FixedPlan {
  const whole = fixedPlan(loans, most);
  if (whole.payment >= least || whole.total === 0) return whole;
  // The term that first lets the payment reach the least; the payment itself is then the exact one of that term.
  let months = most;
  while (months > 1 && fixedPlan(loans, months).payment < least) months -= 1;
  return fixedPlan(loans, months);
}

function fixedPlan(loans: readonly OwedLoan[], months: number): FixedPlan {
  const owing = loans.filter(({ balance }) => balance > 0);
  const parts = owing.map(({ balance, rate }) => amortize(balance, rate, months));
  const sum = (of: (part: LoanFigures) => number) => parts.reduce((all, part) => all + of(part), 0);
  const perLoan = owing.map(({ balance, rate }) => balancesByYear(balance, rate, months));
  return {
    payment: sum((part) => part.payment),
    total: sum((part) => part.total),
    interest: sum((part) => part.interest),
    months: owing.length === 0 ? 0 : months,
    balances: Array.from({ length: owing.length === 0 ? 0 : Math.ceil(months / 12) }, (_, year) =>
      perLoan.reduce((all, balances) => all + (balances[year] ?? 0), 0),
    ),
  };
}

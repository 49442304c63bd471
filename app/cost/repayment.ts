/** Repayment of federal loans by fixed payments: the ten-year plan of older loans and the Tiered Standard plan. */
import facts from "../../content/facts/loans/repayment.json";
import { amortize, balancesByYear, type LoanFigures } from "./loan";

export const repaymentSources = facts.sources;

/** One loan as it enters repayment: principal and unpaid interest in cents, its own rate. */
export interface OwedLoan {
  readonly balance: number;
  readonly rate: string;
}

export interface FixedPlan extends LoanFigures {
  readonly months: number;
  /** What is owed after each year, in cents; ends with 0. */
  readonly balances: readonly number[];
}

/** Years of the Tiered Standard plan for what is owed in all, in cents. */
export function tieredYears(owed: number): number {
  const tier = facts.tiered.find(({ below }) => below === null || owed < below * 100);
  return tier?.years ?? 0;
}

/** The Tiered Standard plan for loans made from July 2026: what is owed in all sets the term, each loan has its rate. */
export function tieredPlan(loans: readonly OwedLoan[]): FixedPlan {
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0);
  return fixedPlan(loans, tieredYears(owed) * 12);
}

/**
 * The ten-year standard plan of loans made before July 2026, at least $50 a month: a smaller loan is paid off sooner.
 */
export function standardPlan(loans: readonly OwedLoan[]): FixedPlan {
  const most = facts.standard.years * 12;
  const least = facts.standard.leastMonthly * 100;
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

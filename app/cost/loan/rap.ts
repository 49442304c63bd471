/**
 * The Repayment Assistance Plan (RAP), from July 2026 on, for loans to students of any year. Parent PLUS cannot use it.
 */
import facts from "../../../content/facts/loans/repayment.json";
import { monthInterest } from "./loan";

const rules = facts.rap;

/** What each dependent takes off a month, whole dollars. */
export const rapDependentMonthly = rules.dependentMonthly;

export interface RapFigures {
  /** First and largest monthly payment, in cents. */
  readonly first: number;
  readonly largest: number;
  /**
   * Paid in all, interest waived, principal the government paid, and what is cancelled after the last payment; cents.
   */
  readonly paid: number;
  readonly waived: number;
  readonly matched: number;
  readonly cancelled: number;
  readonly months: number;
  /** What is owed after each year, in cents. */
  readonly balances: readonly number[];
}

/**
 * The monthly payment for a year's adjusted gross income, in cents: a share of the whole income that steps up by one
 * point for each 10,000 dollars, less 50 dollars for each dependent, and at least 10 dollars.
 */
export function rapPayment(income: number, dependents: number): number {
  const points = Math.min(rules.mostPercent, (Math.ceil(income / rules.step) - 1) * rules.pointsPerStep);
  const yearlyCents = income <= rules.lowestIncome ? rules.lowestYearly * 100 : income * points;
  const monthly = Math.round(yearlyCents / 12) - dependents * rules.dependentMonthly * 100;
  return Math.max(rules.leastMonthly * 100, monthly);
}

/**
 * A whole repayment under RAP.
 *
 * @param balance owed at the start, integer cents
 * @param rate yearly percentage as a decimal text
 * @param income adjusted gross income of the first year, whole dollars
 * @param growth yearly growth of the income, a share such as 0.02
 */
export function rapPlan(balance: number, rate: string, income: number, growth: number, dependents: number): RapFigures {
  let owed = balance;
  let paid = 0;
  let waived = 0;
  let matched = 0;
  let months = 0;
  let largest = 0;
  const balances: number[] = [];
  const match = rules.principalMatchMonthly * 100;
  while (owed > 0 && months < rules.payments) {
    const earned = Math.round(income * (1 + growth) ** Math.floor(months / 12));
    const interest = monthInterest(owed, rate);
    const payment = Math.min(rapPayment(earned, dependents), owed + interest);
    const principal = Math.max(0, payment - interest);
    // Whoever pays less than 50 dollars of principal gets the rest up to that, but never more than was paid.
    const help = Math.min(Math.max(0, Math.min(match, payment) - principal), owed - principal);
    waived += Math.max(0, interest - payment);
    matched += help;
    owed -= principal + help;
    paid += payment;
    largest = Math.max(largest, payment);
    months += 1;
    if (months % 12 === 0 || owed === 0) balances.push(owed);
  }
  return {
    first: Math.min(rapPayment(income, dependents), balance + monthInterest(balance, rate)),
    largest,
    paid,
    waived,
    matched,
    cancelled: owed,
    months,
    balances,
  };
}

/**
 * The American Opportunity Tax Credit of one year of study. It comes back with the tax return of the next spring, after
 * the bill was paid, so it is never part of a price or a gap. The rule is data with its sources.
 */
import rules from "../../../../content/facts/taxes/education-credit.json";

/** The rule as it stands in the data, with its sources. */
export const creditRules = rules;

/** How the return is filed on which the student stands; married people who file apart get no credit. */
export const creditFilings = ["joint", "single"] as const;
export type CreditFiling = (typeof creditFilings)[number];

/** The return the credit is asked for on, whole dollars. */
export interface CreditReturn {
  readonly filing: CreditFiling;
  /** Modified adjusted gross income. */
  readonly income: number;
  /** Income tax before credits; `null` where not known. */
  readonly tax: number | null;
}

/** What one year of study costs and how it is paid, whole dollars. */
export interface CreditCost {
  /** Tuition, required fees, books and course materials; `null` not reported. */
  readonly tuition: number | null;
  readonly published: number;
  /** All grants, also those from outside. */
  readonly grants: number;
  readonly plan529: number;
}

/**
 * Whole dollars. `low` is the part that is paid out even to a family that owes no tax; both are the same where the tax
 * is known.
 */
export interface Credit {
  readonly low: number;
  readonly high: number;
}

const most = rules.thenUpTo;

/**
 * Expenses that count, at most 4,000. Grants are taken to pay tuition and books first, which keeps them tax-free. Money
 * from a 529 plan goes to the rest of the bill first; what it pays of these expenses cannot count a second time.
 */
export function creditExpenses({ tuition, published, grants, plan529 }: CreditCost): number {
  const left = Math.max(0, published - grants - plan529);
  return Math.min(most, Math.max(0, (tuition ?? 0) - grants), left);
}

/** The credit for expenses of a year: 100% of the first 2,000 and 25% of the next, less above the income limit. */
export function creditFor(expenses: number, { filing, income, tax }: CreditReturn): Credit {
  const { from, to } = rules.phaseOut[filing];
  const share = Math.min(1, Math.max(0, (to - income) / (to - from)));
  const whole = Math.min(expenses, rules.wholeUpTo);
  const next = Math.min(Math.max(0, expenses - rules.wholeUpTo), most - rules.wholeUpTo);
  const credit = Math.round((whole + (next * rules.thenPercent) / 100) * share);
  const paidOut = Math.round((credit * rules.refundablePercent) / 100);
  if (tax === null) return { low: paidOut, high: credit };
  const known = paidOut + Math.min(credit - paidOut, Math.max(0, tax));
  return { low: known, high: known };
}

/** @param at year of study, 0 for the first; `null` where the tuition is not reported */
export function creditOfYear(at: number, cost: CreditCost, filed: CreditReturn): Credit | null {
  if (cost.tuition === null) return null;
  return at < rules.years ? creditFor(creditExpenses(cost), filed) : { low: 0, high: 0 };
}

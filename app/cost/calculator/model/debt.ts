/** What is owed when payments start, and how it can be paid back. Amounts are integer cents. */
import { monthInterest } from "../../loan/loan";
import { type RapFigures, rapPlan } from "../../loan/rap";
import { type FixedPlan, type OwedLoan, standardPlan, tieredPlan } from "../../loan/repayment";
import type { PlanYearRules } from "../../loan/rules";
import type { Borrowed, YearPaid } from "./payers";

export interface Debt {
  /** Borrowed in all, with the fees that were kept back. */
  readonly principal: number;
  readonly subsidized: number;
  /** Principal and the interest that ran up until payments start. */
  readonly owed: number;
  /** Fixed payments by the one plan that all loans are on. */
  readonly fixed: FixedPlan;
  /** The plan behind `fixed`; `null` without a debt. */
  readonly plan: "standard" | "tiered" | null;
  readonly lastPayment: MonthOfYear | null;
  /** `null` for Parent PLUS, without a debt, and where no income is known. */
  readonly rap: RapFigures | null;
  /** What RAP starts from, where there is a RAP. */
  readonly rapPay: Pay | null;
  readonly rapLastPayment: MonthOfYear | null;
}

/** Pay after college that RAP goes by. */
export interface Pay {
  /** Adjusted gross income of the first year, whole dollars. */
  readonly income: number;
  /** Children and others claimed on the tax return. */
  readonly dependents: number;
  /** Yearly growth of the income. */
  readonly growth: number;
}

export interface MonthOfYear {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
}

/**
 * A year's loan is paid out half in September and half in January. Studies end in May, and payments start in December,
 * after six months of grace: on average 13 months after the loans of the last year were paid out.
 */
const monthsAfterLastYear = 13;
const firstPaymentMonth = 12;

/**
 * @param which the student's Direct Loans or the parents' PLUS loans
 * @param pay what RAP goes by, `null` where not known
 */
export function debtOf(
  paid: readonly YearPaid[],
  years: readonly PlanYearRules[],
  which: "direct" | "plus",
  pay: Pay | null,
): Debt {
  const loans = paid.map((year, at) => owedFor(year[which], years, at, paid.length, which));
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0);
  // One loan made from July 2026 on takes the older ones along: 20 U.S.C. 1087e(d)(1) leaves the ten-year plan to
  // borrowers who have none, and all loans of a borrower are paid by one plan.
  const newer = loans.some(({ balance }, at) => balance > 0 && !years[at]?.rules.plans.includes("standard"));
  const fixed = newer ? tieredPlan(loans) : standardPlan(loans);
  const sum = (of: (loan: Borrowed) => number) => paid.reduce((all, year) => all + of(year[which]), 0) * 100;
  const ends = endOfStudies(years);
  const rap =
    which === "plus" || owed === 0 || pay === null
      ? null
      : rapPlan(owed, averageRate(loans), pay.income, pay.growth, pay.dependents);
  return {
    principal: sum(({ principal }) => principal),
    subsidized: sum(({ subsidized }) => subsidized),
    owed,
    fixed,
    plan: owed === 0 ? null : newer ? "tiered" : "standard",
    lastPayment: monthAfter(ends, fixed.months),
    rap,
    rapPay: rap === null ? null : pay,
    rapLastPayment: rap === null ? null : monthAfter(ends, rap.months),
  };
}

function owedFor(
  { principal, subsidized }: Borrowed,
  years: readonly PlanYearRules[],
  at: number,
  studyYears: number,
  which: "direct" | "plus",
): OwedLoan {
  const rates = years[at]?.rules.rates;
  const rate = (which === "plus" ? rates?.plus : rates?.undergraduate) ?? "0";
  // The government pays the interest of a subsidized loan until then. Interest runs on the principal alone.
  const month = monthInterest((principal - subsidized) * 100 * 100, rate) / 100;
  const months = 12 * (studyYears - 1 - at) + monthsAfterLastYear;
  const balance = principal * 100 + Math.round(month * months);
  // Interest is added to the principal when a deferment ends, as that of Parent PLUS does here, but since July 2023 no
  // longer when a student's grace period does. 34 CFR 685.202(b).
  return { principal: which === "plus" ? balance : principal * 100, balance, rate };
}

/** Calendar year in which studies end. */
function endOfStudies(years: readonly PlanYearRules[]): number {
  return Number(years.at(-1)?.awardYear.slice(0, 4) ?? 0) + 1;
}

function monthAfter(endYear: number, payments: number): MonthOfYear | null {
  if (payments === 0) return null;
  const month = endYear * 12 + firstPaymentMonth - 1 + payments - 1;
  return { year: Math.floor(month / 12), month: (month % 12) + 1 };
}

function averageRate(loans: readonly OwedLoan[]): string {
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0);
  const weighted = loans.reduce((sum, { balance, rate }) => sum + balance * Number(rate), 0);
  return (owed === 0 ? 0 : weighted / owed).toFixed(4);
}

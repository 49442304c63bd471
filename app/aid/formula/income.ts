import { shareOf, tenThousandths, toDollars } from "./rounding";
import type { Earner, Household } from "./sai-input";
import type { AwardYearTables } from "./tables";

/** Income added to and taken off the adjusted gross income, in whole dollars. */
export interface TotalIncome {
  readonly additions: number;
  readonly offsets: number;
  /** May be below zero. */
  readonly total: number;
}

/**
 * Total income (lines 1 to 3 of every formula): AGI, untaxed income that the law adds, less college aid, education
 * credits and work-study. Source: Higher Education Act sections 475 to 477 and 480.
 */
export function totalIncome(household: Household): TotalIncome {
  const additions =
    household.agi +
    household.ira_deductions +
    household.tax_exempt_interest +
    Math.max(0, household.untaxed_ira - household.ira_rollover) +
    Math.max(0, household.untaxed_pension - household.pension_rollover) +
    Math.abs(household.foreign_exclusion);
  const offsets = household.taxable_grants + household.education_credits + household.work_study;
  return { additions, offsets, total: additions - offsets };
}

/** Earnings of all filers, a loss of one counting as 0. */
export function combinedEarnings(earners: readonly Earner[]): number {
  let sum = 0;
  for (const earner of earners) sum += Math.max(0, earner.earned);
  return sum;
}

/** Allowance for Social Security and Medicare tax, by part. */
export interface PayrollAllowance {
  readonly medicare: number;
  readonly socialSecurity: number;
  readonly total: number;
}

/**
 * Tables A1, B1 and C1. Each tax filer has a threshold and an earnings base; a joint return is one filer with a double
 * base. The parts are added over the filers first and then rounded once each, as the Department's records show.
 */
export function payrollAllowance(tables: AwardYearTables, earners: readonly Earner[]): PayrollAllowance {
  const { payroll } = tables;
  const low = tenThousandths(payroll.medicareRate);
  const high = tenThousandths(payroll.medicareRateAbove);
  const rate = tenThousandths(payroll.socialSecurityRate);
  let medicare = 0;
  let socialSecurity = 0;
  for (const { earned, filing_status: status } of earners) {
    if (earned <= 0) continue;
    const threshold =
      status === "mfj"
        ? payroll.medicareThreshold.joint
        : status === "mfs"
          ? payroll.medicareThreshold.marriedSeparate
          : payroll.medicareThreshold.other;
    const base = status === "mfj" ? 2 * payroll.socialSecurityBase : payroll.socialSecurityBase;
    medicare += low * Math.min(earned, threshold) + high * Math.max(0, earned - threshold);
    socialSecurity += rate * Math.min(earned, base);
  }
  const parts = { medicare: toDollars(medicare), socialSecurity: toDollars(socialSecurity) };
  return { ...parts, total: parts.medicare + parts.socialSecurity };
}

/** Employment expense allowance: a share of what everybody earned together, up to the cap of the year. */
export function employmentExpense(tables: AwardYearTables, earners: readonly Earner[]): number {
  const { rate, cap } = tables.employmentExpense;
  return Math.min(shareOf(combinedEarnings(earners), rate), cap);
}

/** United States income tax paid; a refund larger than the tax counts as no tax. */
export function taxPaid(household: Household): number {
  return Math.max(0, household.tax_paid);
}

import type { Dependency, DirectLimits, LoanRules, PlanYearRules } from "./rules";

/** What a student has borrowed before a year, in whole dollars of principal. */
export interface DirectBorrowed {
  readonly total: number;
  readonly subsidized: number;
}

/**
 * The most a full-time undergraduate may borrow in Direct Loans in one year, in whole dollars: the year's limit, cut to
 * what the aggregate limit leaves. The caller also keeps it to the cost of attendance less other aid.
 *
 * @param year 1 for the first year of study; the third counts for all later ones
 */
export function directLimit(
  rules: LoanRules,
  dependency: Dependency,
  year: number,
  borrowed: DirectBorrowed,
): DirectBorrowed {
  const limits: DirectLimits = rules.direct[dependency];
  const yearly = limits.yearly[Math.min(year, limits.yearly.length) - 1] ?? { total: 0, subsidized: 0 };
  const total = Math.max(0, Math.min(yearly.total, limits.aggregate - borrowed.total));
  const subsidized = Math.max(0, Math.min(yearly.subsidized, limits.aggregateSubsidized - borrowed.subsidized, total));
  return { total, subsidized };
}

/** Academic years from July 2026 on in which the limit before it can still hold. */
const mostOldLimitYears = 3;

/**
 * The rules of a plan's years with the Parent PLUS limit that holds for this student. Where a Direct Loan was made
 * before July 2026, to the student or to a parent, the limit of that time holds for what is left of the same program,
 * at most three years; a transfer to another college ends it. 20 U.S.C. 1087e(a)(8); 34 CFR 685.203(f)(2)(ii) and
 * (g)(3).
 *
 * @param borrowed whether a loan was taken, by year of the plan; the years before the caps count
 * @param programYears years the program of the first year takes by the college's catalog
 */
export function withOldPlusLimit(
  years: readonly PlanYearRules[],
  borrowed: readonly boolean[],
  programYears: number,
): readonly PlanYearRules[] {
  const capped = years.findIndex(({ rules }) => rules.parentPlus.yearly !== null);
  const before = years[capped - 1];
  if (!before || !borrowed.slice(0, capped).includes(true)) return years;
  const until = Math.min(capped + mostOldLimitYears, programYears);
  return years.map((year, at) =>
    at >= capped && at < until ? { ...year, rules: { ...year.rules, parentPlus: before.rules.parentPlus } } : year,
  );
}

/**
 * The most all parents together may borrow in Parent PLUS for one student in one year, in whole dollars; `null` where
 * only the cost of attendance less other aid limits it.
 *
 * @param years with the limits that hold for this student (`withOldPlusLimit`)
 * @param at index of the year in the plan, 0 for the first
 * @param borrowed principal of each earlier year; all of it counts toward the total, however it was limited
 */
export function parentPlusLimit(
  years: readonly PlanYearRules[],
  at: number,
  borrowed: readonly number[],
): number | null {
  const { yearly, total } = years[at]?.rules.parentPlus ?? { yearly: 0, total: 0 };
  if (yearly === null || total === null) return null;
  const soFar = borrowed.slice(0, at).reduce((sum, dollars) => sum + dollars, 0);
  return Math.max(0, Math.min(yearly, total - soFar));
}

import type { Dependency, DirectLimits, LoanRules, PlanYearRules } from "./loan-rules";

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

/** Years in which a parent who borrowed for the same program before July 2026 keeps the old limit. */
const legacyYears = 3;

/**
 * The most all parents together may borrow in Parent PLUS for one student in one year, in whole dollars; `null` where
 * only the cost of attendance less other aid limits it (before July 2026, and for three years after it where a parent
 * had already borrowed for the same program).
 *
 * @param at index of the year in the plan, 0 for the first
 * @param borrowed principal of each earlier year
 */
export function parentPlusLimit(
  years: readonly PlanYearRules[],
  at: number,
  borrowed: readonly number[],
): number | null {
  const { yearly, total } = years[at]?.rules.parentPlus ?? { yearly: 0, total: 0 };
  if (yearly === null || total === null) return null;
  const firstCapped = years.findIndex(({ rules }) => rules.parentPlus.yearly !== null);
  const before = borrowed.slice(0, firstCapped).some((dollars) => dollars > 0);
  if (before && at - firstCapped < legacyYears) return null;
  const soFar = borrowed.slice(0, at).reduce((sum, dollars) => sum + dollars, 0);
  return Math.max(0, Math.min(yearly, total - soFar));
}

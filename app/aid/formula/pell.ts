/**
 * The Federal Pell Grant: who gets the maximum by income alone, who the calculated and who the minimum award.
 * Source: 20 U.S.C. 1070a(b); FSA Handbook 2024-25, Application and Verification Guide, chapter 3; from 2026-27 also
 * Public Law 119-21 (foreign income in the tests, no award from an SAI of twice the maximum on).
 */
import type { Household, SaiInput } from "./sai-input";
import type { AwardYearTables } from "./tables";

/** 1 nobody had to file taxes, 2 single parent within 225 % of the poverty line, 3 others within 175 %. */
export type MaxPell = 1 | 2 | 3;
/**
 * 1 dependent of a single parent, 2 other dependent, 3 independent single parent, 4 other independent parent, 5 other.
 */
export type MinPell = 1 | 2 | 3 | 4 | 5;

/** Whose income the tests read: the parents' for a dependent student, else the student's and spouse's. */
export function pellHousehold(input: SaiInput): Household {
  return input.dependent ? input.parents : input.student;
}

/** AGI of the tests; from 2026-27 on with the foreign earned income exclusion. */
export function pellIncome(tables: AwardYearTables, input: SaiInput): number {
  const { agi, foreign_exclusion } = pellHousehold(input);
  return tables.pell.agiIncludesForeignExclusion ? agi + Math.abs(foreign_exclusion) : agi;
}

/** HHS poverty guideline of the tax year, whole dollars. Alaska and Hawaii have their own. */
export function povertyLine(tables: AwardYearTables, state: string | null, familySize: number): number {
  const row = tables.povertyGuideline[state === "AK" || state === "HI" ? state : "US"];
  return row.first + (familySize - 1) * row.eachAdditional;
}

/**
 * The non-filer rule: parents of a dependent student, or the independent student, did not have to file a tax return.
 */
export function isNonFiler(input: SaiInput): boolean {
  return pellHousehold(input).required_to_file === false;
}

/** The Max Pell indicator, or null. Limits are inclusive; an AGI of 0 or less does not qualify by this test. */
export function maxPellIndicator(tables: AwardYearTables, input: SaiInput): MaxPell | null {
  if (isNonFiler(input)) return 1;
  const income = pellIncome(tables, input);
  const { singleParent, other } = tables.pell.maxPercent;
  const percent = input.single_parent ? singleParent : other;
  if (income <= 0 || !isWithin(tables, input, income, percent)) return null;
  return input.single_parent ? 2 : 3;
}

/** The Min Pell indicator, or null. The Department looks at it only where neither Max nor calculated Pell applies. */
export function minPellIndicator(tables: AwardYearTables, input: SaiInput): MinPell | null {
  const limits = tables.pell.minPercent;
  const [indicator, percent]: [MinPell, number] = input.dependent
    ? input.single_parent
      ? [1, limits.dependentSingleParent]
      : [2, limits.dependentOther]
    : input.single_parent
      ? [3, limits.independentSingleParent]
      : input.is_parent
        ? [4, limits.independentParent]
        : [5, limits.independentOther];
  return isWithin(tables, input, pellIncome(tables, input), percent) ? indicator : null;
}

export type PellReason =
  | "not-undergraduate"
  | "special-rule"
  | "over-cutoff"
  | "max-by-income"
  | "max-by-sai"
  | "calculated"
  | "minimum"
  | "none";

export interface Pell {
  readonly maxPell: MaxPell | null;
  readonly minPell: MinPell | null;
  /** Scheduled award of a full-time student for the whole year, whole dollars. */
  readonly award: number;
  readonly reason: PellReason;
}

/** The Pell Grant that goes with an SAI. Only undergraduates without a bachelor's degree have one. */
export function pellGrant(tables: AwardYearTables, input: SaiInput, sai: number, maxPell: MaxPell | null): Pell {
  const { max, min } = tables.pell;
  const calculated = max - Math.max(0, sai);
  // The award must reach the minimum before it is rounded.
  const hasCalculated = maxPell === null && calculated >= min;
  const minPell = maxPell === null && !hasCalculated ? minPellIndicator(tables, input) : null;
  const [award, reason] = ((): [number, PellReason] => {
    if (input.bachelors || (input.grade_level ?? 1) >= 4) return [0, "not-undergraduate"];
    if (input.special_rule) return [max, "special-rule"];
    if (tables.pell.saiCutoff !== null && sai >= tables.pell.saiCutoff) return [0, "over-cutoff"];
    if (maxPell !== null) return [max, "max-by-income"];
    if (sai <= 0) return [max, "max-by-sai"];
    if (hasCalculated) return [toNearestFive(calculated), "calculated"];
    return minPell === null ? [0, "none"] : [min, "minimum"];
  })();
  return { maxPell, minPell, award, reason };
}

function isWithin(tables: AwardYearTables, input: SaiInput, income: number, percent: number): boolean {
  return income * 100 <= percent * povertyLine(tables, input.state, input.family_size);
}

function toNearestFive(amount: number): number {
  return Math.round(amount / 5) * 5;
}

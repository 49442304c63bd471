/**
 * What the formula reads, in the form of the Department's own test records: amounts in whole dollars, already added up
 * over both people of a couple, a missing key meaning nothing to report. The names are those of the records.
 */
export const filingStatuses = ["single", "mfj", "mfs", "hoh", "qss"] as const;
export type FilingStatus = (typeof filingStatuses)[number];

/** One tax filer; a couple's joint return is one filer with both earnings together. */
export interface Earner {
  /** Income earned from work. A loss counts as 0. */
  readonly earned: number;
  readonly filing_status: FilingStatus | null;
}

/** Amounts of the parents, or of the student and the student's spouse. */
export interface Household {
  /** False when nobody in it had to file a United States tax return. */
  readonly required_to_file: boolean | null;
  readonly agi: number;
  readonly ira_deductions: number;
  readonly tax_exempt_interest: number;
  readonly untaxed_ira: number;
  readonly ira_rollover: number;
  readonly untaxed_pension: number;
  readonly pension_rollover: number;
  /** Foreign earned income exclusion; the sign is ignored. */
  readonly foreign_exclusion: number;
  /** College grants and scholarships that are part of the AGI. */
  readonly taxable_grants: number;
  readonly education_credits: number;
  readonly work_study: number;
  /** United States income tax paid. */
  readonly tax_paid: number;
  readonly earners: readonly Earner[];
  /** Received in a year. */
  readonly child_support: number;
  readonly cash: number;
  readonly investments: number;
  readonly business_farm: number;
}

export interface SaiInput {
  readonly dependent: boolean;
  /** An independent student with dependents other than a spouse. */
  readonly has_dependents: boolean;
  /** The student is married (independent students). */
  readonly married: boolean;
  readonly family_size: number;
  readonly parents: Household;
  readonly student: Household;
  /** Pell: the independent student is a parent. */
  readonly is_parent: boolean;
  /** Pell: the parents of a dependent student, or the independent student, meet the test of a single parent. */
  readonly single_parent: boolean;
  /** State of legal residence: the parents' for a dependent student. Null outside the United States. */
  readonly state: string | null;
  /** 1 first year, 2 second year, 3 later undergraduate, 4 graduate or professional. */
  readonly grade_level: number | null;
  /** The student will already have a bachelor's degree. */
  readonly bachelors: boolean;
  /** Child of a fallen service member or public safety officer. */
  readonly special_rule: boolean;
}

/** Keys of a household whose value is an amount. */
export const amountKeys = [
  "agi",
  "ira_deductions",
  "tax_exempt_interest",
  "untaxed_ira",
  "ira_rollover",
  "untaxed_pension",
  "pension_rollover",
  "foreign_exclusion",
  "taxable_grants",
  "education_credits",
  "work_study",
  "tax_paid",
  "child_support",
  "cash",
  "investments",
  "business_farm",
] as const;
export type AmountKey = (typeof amountKeys)[number];

export const assetKeys = ["child_support", "cash", "investments", "business_farm"] as const;

/** A household with nothing to report. */
export const emptyHousehold: Household = {
  required_to_file: null,
  agi: 0,
  ira_deductions: 0,
  tax_exempt_interest: 0,
  untaxed_ira: 0,
  ira_rollover: 0,
  untaxed_pension: 0,
  pension_rollover: 0,
  foreign_exclusion: 0,
  taxable_grants: 0,
  education_credits: 0,
  work_study: 0,
  tax_paid: 0,
  earners: [],
  child_support: 0,
  cash: 0,
  investments: 0,
  business_farm: 0,
};

/**
 * The questions of the form in a family's own words, with the place of each figure on the tax return. No logic and no
 * schema here, so that the browser gets the words alone. Line numbers are those of Form 1040 for 2022 to 2025.
 */

import type { StatusField } from "~/aid/formula/filing-status";
import type { AmountKey, FilingStatus } from "~/aid/formula/sai-input";
import type { AidMessage } from "~/aid/spanish/messages";
import type { Side, Situation } from "./contributor";
import type { WhichHousehold } from "./households";

export interface Question {
  readonly label: AidMessage;
  /** Where to find the figure, or what to leave out. */
  readonly where: AidMessage;
  /** A sentence more, for one household. */
  readonly also?: AidMessage;
}

/** Everyday words for a figure, also used in the result ("Cash, savings and checking"). */
export const amountQuestions: Readonly<Record<AmountKey, Question>> = {
  agi: {
    label: "Adjusted gross income (AGI)",
    where: "Form 1040, line 11 (11a on the 2025 form). It may be below zero: type a minus sign.",
  },
  tax_paid: {
    label: "U.S. income tax paid",
    where: "Form 1040, line 22 minus Schedule 2, line 2. This is the year’s tax, not what was withheld or still owed.",
  },
  ira_deductions: {
    label: "Deducted payments to an IRA, SEP, SIMPLE or other plan",
    where: "Schedule 1, lines 16 and 20 together. Not what an employer took out for a 401(k) or 403(b).",
  },
  tax_exempt_interest: { label: "Tax-exempt interest", where: "Form 1040, line 2a." },
  untaxed_ira: { label: "Untaxed part of money taken from an IRA", where: "Form 1040, line 4a minus line 4b." },
  ira_rollover: {
    label: "Of that, rolled over into another plan",
    where: "The word “Rollover” is next to line 4b. This part doesn’t count.",
  },
  untaxed_pension: { label: "Untaxed part of a pension or annuity", where: "Form 1040, line 5a minus line 5b." },
  pension_rollover: {
    label: "Of that, rolled over into another plan",
    where: "The word “Rollover” is next to line 5b. This part doesn’t count.",
  },
  foreign_exclusion: { label: "Foreign earned income exclusion", where: "Form 2555, line 45." },
  taxable_grants: {
    label: "College grants and scholarships reported as income",
    where: "The part that is in the AGI: often on Schedule 1, line 8r. Zero for most people.",
  },
  education_credits: {
    label: "Education tax credits",
    where: "Schedule 3, line 3 plus Form 1040, line 29 (American Opportunity and Lifetime Learning credits).",
  },
  work_study: {
    label: "Federal Work-Study earnings",
    where: "The W-2 from the college, if the job was Work-Study and part of an aid offer.",
  },
  child_support: {
    label: "Child support received",
    where: "All of it in the last complete calendar year, for all children in the household.",
  },
  cash: {
    label: "Cash, savings and checking",
    where: "All accounts together, as of today. Don’t count student loans or grants.",
  },
  investments: {
    label: "Investments",
    where:
      "What they’re worth today minus what is owed on them: stocks, bonds, funds, certificates, trusts, and real estate other than the home you live in. Not retirement plans, not life insurance.",
  },
  business_farm: {
    label: "Businesses and farms",
    where:
      "What they’re worth today minus what is owed on them. From 2026-27 on leave out a family business with 100 or fewer full-time employees, a farm the family lives on, and a family fishing business. For earlier years they count.",
  },
};

export const earnedQuestion: Question = {
  label: "Earned from work",
  where:
    "Form 1040, line 1z plus Schedule 1, lines 3 and 6. A loss counts as zero. Of two people, one here and one below; on a joint return it doesn’t matter how you split it.",
};

/** Asked of everybody who filed; the rest is folded away because most families have none of it. */
export const mainAmounts = ["agi", "tax_paid"] as const satisfies readonly AmountKey[];
export const rareAmounts = [
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
] as const satisfies readonly AmountKey[];
export const assetAmounts = [
  "cash",
  "investments",
  "business_farm",
  "child_support",
] as const satisfies readonly AmountKey[];

export const statusChoices: readonly { value: FilingStatus; label: AidMessage }[] = [
  { value: "single", label: "Single" },
  { value: "hoh", label: "Head of household" },
  { value: "mfs", label: "Married filing separately" },
  { value: "mfj", label: "Married filing jointly" },
  { value: "qss", label: "Qualifying surviving spouse" },
];

/** The status of a household's one return or of the first, and that of the second person of a couple. */
export const statusLabels: Readonly<Record<StatusField, AidMessage>> = {
  status: "Filing status",
  status2: "Filing status of the second return",
};

export const levelChoices = [
  { value: "1", label: "First year" },
  { value: "2", label: "Second year" },
  { value: "3", label: "Third year or later, no bachelor’s degree yet" },
  { value: "4", label: "Graduate or professional school" },
] as const;

export const taxesChoices = ["filed", "foreign", "none"] as const;
/** `filed` a U.S. return (or will), `foreign` no U.S. return but income abroad, `none` did not have to file. */
export type Taxes = (typeof taxesChoices)[number];

/** Students without any parent to ask about tick a ground of independence instead. */
export const askedSituations = ["married", "together", "apart", "one"] as const satisfies readonly Situation[];
export const situationChoices: readonly {
  value: (typeof askedSituations)[number];
  label: AidMessage;
  hint?: AidMessage;
}[] = [
  { value: "married", label: "Married to each other", hint: "Even if they’re separated but live in the same home." },
  { value: "together", label: "Not married to each other, but living together" },
  { value: "apart", label: "Divorced, separated or never married, and living apart" },
  { value: "one", label: "You have one legal parent", hint: "The other has died or was never your legal parent." },
];

/** How the page speaks of parents who live apart. */
export const sideNames = { first: "Parent A", second: "Parent B" } as const satisfies Readonly<
  Record<Side, AidMessage>
>;

/**
 * Whose 529 plans a household lists. Since 2024-25 one for this student counts as the parents' asset, whoever of them
 * owns it, and as the student's only where the student is independent; Higher Education Act, section 480(f)(3).
 */
const collegeSavings: Readonly<Record<WhichHousehold, AidMessage>> = {
  parents: "List 529 plans for this student, including any the student owns, but none for brothers or sisters.",
  student: "List your own 529 plans only if you’re independent: otherwise they count with your parents’.",
};

/** The question about something that a household owns. */
export function assetQuestion(who: WhichHousehold, key: AmountKey): Question {
  const question = amountQuestions[key];
  return key === "investments" ? { ...question, also: collegeSavings[who] } : question;
}

export const benefitList =
  "Earned Income Credit, federal housing assistance, free or reduced-price school lunch, Medicaid, the refundable tax credit for a health plan, SNAP, SSI, TANF or WIC";

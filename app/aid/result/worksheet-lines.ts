/** The lines and sections that the worksheets of all three formulas share. */

import { adjustedBusiness, bracketOf } from "~/aid/formula/assets";
import { combinedEarnings, taxPaid, totalIncome } from "~/aid/formula/income";
import { tenThousandths } from "~/aid/formula/rounding";
import type { Household } from "~/aid/formula/sai-input";
import type { AwardYearTables, Bracket, BySize } from "~/aid/formula/tables";
import { dollars } from "~/design/figures";

export interface WorksheetLine {
  readonly label: string;
  readonly amount: number;
  /** `plus` and `minus` lines lead to the next `result` line of their section; `index` is the SAI, which is not money. */
  readonly kind: "plus" | "minus" | "result" | "index";
  /** The table, rate or rule behind the line; null for a figure the family gave. */
  readonly rule: string | null;
}

export interface WorksheetSection {
  readonly title: string;
  readonly lines: readonly WorksheetLine[];
}

export function plus(label: string, amount: number | undefined, rule: string | null = null): WorksheetLine {
  return { label, amount: amount ?? 0, kind: "plus", rule };
}

export function minus(label: string, amount: number | undefined, rule: string | null = null): WorksheetLine {
  return { label, amount: amount ?? 0, kind: "minus", rule };
}

export function outcome(label: string, amount: number | undefined, rule: string | null = null): WorksheetLine {
  return { label, amount: amount ?? 0, kind: "result", rule };
}

/** Lines 1 to 3 of every formula. */
export function incomeSection(title: string, household: Household, tables: AwardYearTables): WorksheetSection {
  const withoutRollover = "Without rollovers";
  return {
    title,
    lines: [
      plus(`Adjusted gross income (AGI), ${tables.taxYear}`, household.agi),
      ...filled(
        plus("Payments to an IRA, SEP or SIMPLE plan that were deducted", household.ira_deductions),
        plus("Tax-exempt interest", household.tax_exempt_interest),
        plus(
          "Untaxed money taken from an IRA",
          Math.max(0, household.untaxed_ira - household.ira_rollover),
          withoutRollover,
        ),
        plus(
          "Untaxed pension money",
          Math.max(0, household.untaxed_pension - household.pension_rollover),
          withoutRollover,
        ),
        plus("Foreign earned income that was excluded", Math.abs(household.foreign_exclusion)),
        minus("College grants and scholarships in the AGI", household.taxable_grants),
        minus("Education tax credits", household.education_credits),
        minus("Federal Work-Study earnings", household.work_study),
      ),
      outcome("Total income", totalIncome(household).total),
    ],
  };
}

/** Income tax, and Social Security and Medicare tax by the table named (A1, B1 or C1). */
export function taxLines(
  tables: AwardYearTables,
  household: Household,
  payroll: number | undefined,
  table: string,
): WorksheetLine[] {
  const { medicareRate, socialSecurityRate, socialSecurityBase } = tables.payroll;
  const earned = dollars(combinedEarnings(household.earners));
  const medicare = `${percent(medicareRate)} of ${earned} earned for Medicare (more on high earnings)`;
  const socialSecurity = `${percent(socialSecurityRate)} on up to ${dollars(socialSecurityBase)} a person`;
  return [
    plus("U.S. income tax paid", taxPaid(household)),
    plus(
      "Social Security and Medicare tax",
      payroll,
      `Table ${table}, ${tables.awardYear}: ${medicare} and ${socialSecurity}`,
    ),
  ];
}

/** The employment expense allowance. */
export function expenseLine(
  tables: AwardYearTables,
  household: Household,
  amount: number | undefined,
  formula: string,
): WorksheetLine {
  const { rate, cap } = tables.employmentExpense;
  const earned = dollars(combinedEarnings(household.earners));
  return plus(
    "Cost of going to work (employment expense allowance)",
    amount,
    `Formula ${formula}, ${tables.awardYear}: ${percent(rate)} of ${earned} earned, at most ${dollars(cap)}`,
  );
}

/** What is counted as assets, a business or farm by the table named (A3, B2 or C3). */
export function assetLines(
  tables: AwardYearTables,
  household: Household,
  withSupport: boolean,
  table: string,
): WorksheetLine[] {
  const bracket = bracketOf(tables.businessFarm, household.business_farm);
  return [
    ...filled(plus("Child support received in a year", withSupport ? household.child_support : 0)),
    plus("Cash, savings and checking", household.cash),
    plus("Investments, less what is owed on them", Math.max(0, household.investments)),
    ...filled(
      plus(
        `Business and farm, counted part of ${dollars(household.business_farm)}`,
        adjustedBusiness(tables, household.business_farm),
        `Table ${table}, ${tables.awardYear}: ${bracketRule(bracket, "net worth")}`,
      ),
    ),
  ];
}

/** The bracket of Table A5 that an adjusted available income falls in, in words. */
export function assessmentRule(tables: AwardYearTables, adjusted: number): string {
  const { floorBelow, floor, brackets } = tables.assessment;
  if (adjusted < floorBelow) return `below ${dollars(floorBelow)} it is ${dollars(floor)}`;
  return bracketRule(bracketOf(brackets, adjusted), "adjusted available income");
}

function bracketRule(bracket: Bracket | undefined, of: string): string {
  if (!bracket) return "";
  if (bracket.over === 0) return `${percent(bracket.rate)} of ${of}`;
  return `${dollars(bracket.base)} plus ${percent(bracket.rate)} of the part over ${dollars(bracket.over)}`;
}

/** What is added for families larger than the table, in words; empty inside it. */
export function aboveTable(table: BySize, size: number): string {
  const largest = Math.max(...Object.keys(table.bySize).map(Number));
  return size > largest ? `, ${dollars(table.eachAdditional)} for each person over ${largest}` : "";
}

/** `"0.0145"` → `1.45%`. */
export function percent(rate: string): string {
  return `${tenThousandths(rate) / 100}%`;
}

function filled(...lines: readonly WorksheetLine[]): WorksheetLine[] {
  return lines.filter((line) => line.amount !== 0);
}

/** The lines and sections that the worksheets of all three formulas share. */

import type { AidTranslate } from "~/aid/form/field-schemas";
import { adjustedBusiness, bracketOf } from "~/aid/formula/assets";
import { combinedEarnings, taxPaid, totalIncome } from "~/aid/formula/income";
import { tenThousandths } from "~/aid/formula/rounding";
import type { Household } from "~/aid/formula/sai-input";
import type { AwardYearTables, Bracket, BySize } from "~/aid/formula/tables";
import type { AidMessage } from "~/aid/spanish/messages";
import { dollars } from "~/design/figures";

export interface WorksheetLine {
  readonly label: string;
  readonly amount: number;
  /**
   * `plus` and `minus` lines lead to the next `result` line of their section; `index` is the SAI, which is not money.
   */
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
export function incomeSection(
  title: string,
  household: Household,
  tables: AwardYearTables,
  t: AidTranslate,
): WorksheetSection {
  const withoutRollover = t("Without rollovers");
  return {
    title,
    lines: [
      plus(t("Adjusted gross income (AGI), {year}", { year: tables.taxYear }), household.agi),
      ...filled(
        plus(t("Payments to an IRA, SEP or SIMPLE plan that were deducted"), household.ira_deductions),
        plus(t("Tax-exempt interest"), household.tax_exempt_interest),
        plus(
          t("Untaxed money taken from an IRA"),
          Math.max(0, household.untaxed_ira - household.ira_rollover),
          withoutRollover,
        ),
        plus(
          t("Untaxed pension money"),
          Math.max(0, household.untaxed_pension - household.pension_rollover),
          withoutRollover,
        ),
        plus(t("Foreign earned income that was excluded"), Math.abs(household.foreign_exclusion)),
        minus(t("College grants and scholarships in the AGI"), household.taxable_grants),
        minus(t("Education tax credits"), household.education_credits),
        minus(t("Federal Work-Study earnings"), household.work_study),
      ),
      outcome(t("Total income"), totalIncome(household).total),
    ],
  };
}

/** Income tax, and Social Security and Medicare tax by the table named (A1, B1 or C1). */
export function taxLines(
  tables: AwardYearTables,
  household: Household,
  payroll: number | undefined,
  table: string,
  t: AidTranslate,
): WorksheetLine[] {
  const { medicareRate, socialSecurityRate, socialSecurityBase } = tables.payroll;
  const rule = t(
    "Table {table}, {year}: {medicareRate} of {earned} earned for Medicare (more on high earnings) and {rate} on up to {most} a person",
    {
      table,
      year: tables.awardYear,
      medicareRate: percent(medicareRate),
      earned: dollars(combinedEarnings(household.earners)),
      rate: percent(socialSecurityRate),
      most: dollars(socialSecurityBase),
    },
  );
  return [
    plus(t("U.S. income tax paid"), taxPaid(household)),
    plus(t("Social Security and Medicare tax"), payroll, rule),
  ];
}

/** The employment expense allowance. */
export function expenseLine(
  tables: AwardYearTables,
  household: Household,
  amount: number | undefined,
  formula: string,
  t: AidTranslate,
): WorksheetLine {
  const { rate, cap } = tables.employmentExpense;
  return plus(
    t("Cost of going to work (employment expense allowance)"),
    amount,
    t("Formula {formula}, {year}: {rate} of {earned} earned, at most {cap}", {
      formula,
      year: tables.awardYear,
      rate: percent(rate),
      earned: dollars(combinedEarnings(household.earners)),
      cap: dollars(cap),
    }),
  );
}

/** What is counted as assets, a business or farm by the table named (A3, B2 or C3). */
export function assetLines(
  tables: AwardYearTables,
  household: Household,
  withSupport: boolean,
  table: string,
  t: AidTranslate,
): WorksheetLine[] {
  const bracket = bracketOf(tables.businessFarm, household.business_farm);
  return [
    ...filled(plus(t("Child support received in a year"), withSupport ? household.child_support : 0)),
    plus(t("Cash, savings and checking"), household.cash),
    plus(t("Investments, less what is owed on them"), Math.max(0, household.investments)),
    ...filled(
      plus(
        t("Business and farm, counted part of {worth}", { worth: dollars(household.business_farm) }),
        adjustedBusiness(tables, household.business_farm),
        t("Table {table}, {year}: {rule}", {
          table,
          year: tables.awardYear,
          rule: bracketRule(bracket, t, "{rate} of net worth"),
        }),
      ),
    ),
  ];
}

/** The bracket of Table A5 that an adjusted available income falls in, in words. */
export function assessmentRule(tables: AwardYearTables, adjusted: number, t: AidTranslate): string {
  const { floorBelow, floor, brackets } = tables.assessment;
  if (adjusted < floorBelow)
    return t("below {below} it is {floor}", { below: dollars(floorBelow), floor: dollars(floor) });
  return bracketRule(bracketOf(brackets, adjusted), t, "{rate} of adjusted available income");
}

/** @param first said of the bracket that begins at 0 */
function bracketRule(bracket: Bracket | undefined, t: AidTranslate, first: AidMessage): string {
  if (!bracket) return "";
  const rate = percent(bracket.rate);
  if (bracket.over === 0) return t(first, { rate });
  return t("{base} plus {rate} of the part over {over}", {
    base: dollars(bracket.base),
    rate,
    over: dollars(bracket.over),
  });
}

/** What is added for families larger than the table, in words; empty inside it. */
export function aboveTable(table: BySize, size: number, t: AidTranslate): string {
  const largest = Math.max(...Object.keys(table.bySize).map(Number));
  if (size <= largest) return "";
  return t(", {amount} for each person over {largest}", { amount: dollars(table.eachAdditional), largest });
}

/** `"0.0145"` → `1.45%`. */
export function percent(rate: string): string {
  return `${tenThousandths(rate) / 100}%`;
}

function filled(...lines: readonly WorksheetLine[]): WorksheetLine[] {
  return lines.filter((line) => line.amount !== 0);
}

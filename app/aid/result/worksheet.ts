/**
 * The line-by-line worksheet of a result, in plain words, each line with the table or rule it comes from. The amounts
 * are those the formula used.
 */

import type { AidTranslate } from "~/aid/form/field-schemas";
import type { SaiResult } from "~/aid/formula/sai";
import type { SaiInput } from "~/aid/formula/sai-input";
import type { AwardYearTables } from "~/aid/formula/tables";
import { dollars } from "~/design/figures";
import { inEnglish } from "~/translation";
import {
  aboveTable,
  assessmentRule,
  assetLines,
  expenseLine,
  incomeSection,
  minus,
  outcome,
  percent,
  plus,
  taxLines,
  type WorksheetSection,
} from "./worksheet-lines";

/**
 * Empty when no formula was run (nobody had to file taxes). Lines that are zero and were not filled in are left out.
 */
export function worksheet(
  tables: AwardYearTables,
  input: SaiInput,
  result: SaiResult,
  t: AidTranslate = inEnglish,
): readonly WorksheetSection[] {
  switch (result.formulaRun) {
    case null:
      return [];
    case "A":
      return [
        ...parentSections(tables, input, result, t),
        ...dependentSections(tables, input, result, t),
        final(result, t),
      ];
    case "B":
      return [...independentSections(tables, input, result, "B", t), final(result, t)];
    case "C":
      return [...independentSections(tables, input, result, "C", t), final(result, t)];
  }
}

function parentSections(
  tables: AwardYearTables,
  input: SaiInput,
  { lines }: SaiResult,
  t: AidTranslate,
): WorksheetSection[] {
  const { parents } = input;
  const year = tables.awardYear;
  return [
    incomeSection(t("Parents’ income"), parents, tables, t),
    {
      title: t("What the formula lets the parents keep"),
      lines: [
        ...taxLines(tables, parents, lines.p_payroll, "A1", t),
        plus(
          t("Basic living costs (income protection allowance)"),
          lines.p_ipa,
          t("Table {table}, {year}: family of {size}", { table: "A2", year, size: input.family_size }) +
            aboveTable(tables.incomeProtection.parents, input.family_size, t),
        ),
        expenseLine(tables, parents, lines.p_eea, "A", t),
        outcome(t("All allowances together"), lines.p_allowances),
      ],
    },
    {
      title: t("Parents’ available income"),
      lines: [
        plus(t("Total income"), lines.p_total_income),
        minus(t("All allowances"), lines.p_allowances),
        outcome(t("Available income"), lines.p_available_income, t("May be below zero")),
      ],
    },
    {
      title: t("Parents’ assets"),
      lines: [
        ...assetLines(tables, parents, true, "A3", t),
        outcome(
          t("Net worth that counts"),
          lines.p_net_worth,
          t("No part is protected in {year}, at any age", { year }),
        ),
        outcome(
          t("Part of it that is counted"),
          lines.p_asset_contribution,
          t("{rate} of net worth", { rate: percent(tables.assetRates.parents) }),
        ),
      ],
    },
    {
      title: t("Parents’ contribution"),
      lines: [
        plus(t("Available income"), lines.p_available_income),
        plus(t("Counted from assets"), lines.p_asset_contribution),
        outcome(t("Adjusted available income"), lines.p_aai),
        outcome(
          t("Parents’ contribution"),
          lines.p_contribution,
          t("Table {table}, {year}: {rule}", { table: "A5", year, rule: assessmentRule(tables, lines.p_aai ?? 0, t) }),
        ),
      ],
    },
  ];
}

function dependentSections(
  tables: AwardYearTables,
  input: SaiInput,
  { lines }: SaiResult,
  t: AidTranslate,
): WorksheetSection[] {
  const { student } = input;
  const floor = tables.dependentStudentIncomeFloor;
  return [
    incomeSection(t("Student’s income"), student, tables, t),
    {
      title: t("What the formula lets the student keep"),
      lines: [
        ...taxLines(tables, student, lines.s_payroll, "A1", t),
        plus(
          t("Income protection allowance"),
          lines.s_ipa,
          t("The same for every dependent student in {year}", { year: tables.awardYear }),
        ),
        plus(
          t("Allowance because the parents’ adjusted available income is below zero"),
          lines.s_neg_aai_allowance,
          t("Their shortfall, if any"),
        ),
        outcome(t("All allowances together"), lines.s_allowances),
      ],
    },
    {
      title: t("Student’s contribution from income"),
      lines: [
        plus(t("Total income"), lines.s_total_income),
        minus(t("All allowances"), lines.s_allowances),
        outcome(t("Available income"), lines.s_available_income),
        outcome(
          t("Contribution from income"),
          lines.s_income_contribution,
          t("{rate} of available income, never below {floor}", {
            rate: percent(tables.studentIncomeRate),
            floor: dollars(floor),
          }),
        ),
      ],
    },
    {
      title: t("Student’s assets"),
      lines: [
        ...assetLines(tables, student, false, "A3", t),
        outcome(t("Net worth that counts"), lines.s_net_worth),
        outcome(
          t("Contribution from assets"),
          lines.s_asset_contribution,
          t("{rate} of net worth", { rate: percent(tables.assetRates.dependentStudent) }),
        ),
      ],
    },
    {
      title: t("Student Aid Index"),
      lines: [
        plus(t("Parents’ contribution"), lines.p_contribution),
        plus(t("Student’s contribution from income"), lines.s_income_contribution),
        plus(t("Student’s contribution from assets"), lines.s_asset_contribution),
        outcome(
          t("Together"),
          (lines.p_contribution ?? 0) + (lines.s_income_contribution ?? 0) + (lines.s_asset_contribution ?? 0),
        ),
      ],
    },
  ];
}

function independentSections(
  tables: AwardYearTables,
  input: SaiInput,
  { lines }: SaiResult,
  formula: "B" | "C",
  t: AidTranslate,
): WorksheetSection[] {
  const { student, married, family_size } = input;
  const year = tables.awardYear;
  const sizes = tables.incomeProtection.independentWithDependents[married ? "married" : "single"];
  const sized = { table: "C2", year, size: family_size };
  const protectionRule =
    formula === "B"
      ? t(married ? "Formula B, {year}: married" : "Formula B, {year}: single", { year })
      : t(
          married
            ? "Table {table}, {year}: married, family of {size}"
            : "Table {table}, {year}: single parent, family of {size}",
          sized,
        ) + aboveTable(sizes, family_size, t);
  const rate = tables.assetRates[formula === "B" ? "independent" : "independentWithDependents"];
  const assets: WorksheetSection = {
    title: t(married ? "Student’s and spouse’s assets" : "Student’s assets"),
    lines: [
      ...assetLines(tables, student, true, formula === "B" ? "B2" : "C3", t),
      outcome(t("Net worth that counts"), lines.s_net_worth),
      outcome(t("Counted from assets"), lines.s_asset_contribution, t("{rate} of net worth", { rate: percent(rate) })),
    ],
  };
  const end: WorksheetSection =
    formula === "B"
      ? {
          title: t("Student Aid Index"),
          lines: [
            plus(
              t("Counted from income"),
              lines.s_income_contribution,
              t("{rate} of available income; may be below zero", { rate: percent(tables.studentIncomeRate) }),
            ),
            plus(t("Counted from assets"), lines.s_asset_contribution),
            outcome(t("Together"), (lines.s_income_contribution ?? 0) + (lines.s_asset_contribution ?? 0)),
          ],
        }
      : {
          title: t("Student Aid Index"),
          lines: [
            plus(t("Available income"), lines.s_available_income),
            plus(t("Counted from assets"), lines.s_asset_contribution),
            outcome(t("Adjusted available income"), lines.s_aai),
            outcome(
              t("Contribution"),
              lines.raw,
              t("Assessment table of Formula C, {year}: {rule}", {
                year,
                rule: assessmentRule(tables, lines.s_aai ?? 0, t),
              }),
            ),
          ],
        };
  return [
    incomeSection(t(married ? "Student’s and spouse’s income" : "Student’s income"), student, tables, t),
    {
      title: t("What the formula lets you keep"),
      lines: [
        ...taxLines(tables, student, lines.s_payroll, `${formula}1`, t),
        plus(t("Basic living costs (income protection allowance)"), lines.s_ipa, protectionRule),
        ...(formula === "B" && !married ? [] : [expenseLine(tables, student, lines.s_eea, formula, t)]),
        outcome(t("All allowances together"), lines.s_allowances),
      ],
    },
    {
      title: t("Available income"),
      lines: [
        plus(t("Total income"), lines.s_total_income),
        minus(t("All allowances"), lines.s_allowances),
        outcome(t("Available income"), lines.s_available_income, t("May be below zero")),
      ],
    },
    assets,
    end,
  ];
}

/** From the formula's sum to the SAI: the bounds of the law and the Max Pell rule. */
function final(result: SaiResult, t: AidTranslate): WorksheetSection {
  const rule =
    result.formula === null
      ? t("Max Pell by income: an index above zero becomes 0")
      : t("Never below −1,500, never above 999,999");
  return {
    title: t("Result"),
    lines: [{ label: t("Student Aid Index (SAI)"), amount: result.sai, kind: "index", rule }],
  };
}

/**
 * The line-by-line worksheet of a result, in plain words, each line with the table or rule it comes from. The amounts
 * are those the formula used.
 */

import type { SaiResult } from "~/aid/formula/sai";
import type { SaiInput } from "~/aid/formula/sai-input";
import type { AwardYearTables } from "~/aid/formula/tables";
import { dollars } from "~/design/figures";
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

/** Empty when no formula was run (nobody had to file taxes). Lines that are zero and were not filled in are left out. */
export function worksheet(tables: AwardYearTables, input: SaiInput, result: SaiResult): readonly WorksheetSection[] {
  switch (result.formulaRun) {
    case null:
      return [];
    case "A":
      return [...parentSections(tables, input, result), ...dependentSections(tables, input, result), final(result)];
    case "B":
      return [...independentSections(tables, input, result, "B"), final(result)];
    case "C":
      return [...independentSections(tables, input, result, "C"), final(result)];
  }
}

function parentSections(tables: AwardYearTables, input: SaiInput, { lines }: SaiResult): WorksheetSection[] {
  const { parents } = input;
  const year = tables.awardYear;
  return [
    incomeSection("Parents’ income", parents, tables),
    {
      title: "What the formula lets the parents keep",
      lines: [
        ...taxLines(tables, parents, lines.p_payroll, "A1"),
        plus(
          "Basic living costs (income protection allowance)",
          lines.p_ipa,
          `Table A2, ${year}: family of ${input.family_size}${aboveTable(tables.incomeProtection.parents, input.family_size)}`,
        ),
        expenseLine(tables, parents, lines.p_eea, "A"),
        outcome("All allowances together", lines.p_allowances),
      ],
    },
    {
      title: "Parents’ available income",
      lines: [
        plus("Total income", lines.p_total_income),
        minus("All allowances", lines.p_allowances),
        outcome("Available income", lines.p_available_income, "May be below zero"),
      ],
    },
    {
      title: "Parents’ assets",
      lines: [
        ...assetLines(tables, parents, true, "A3"),
        outcome("Net worth that counts", lines.p_net_worth, `No part is protected in ${year}, at any age`),
        outcome(
          "Part of it that is counted",
          lines.p_asset_contribution,
          `${percent(tables.assetRates.parents)} of net worth`,
        ),
      ],
    },
    {
      title: "Parents’ contribution",
      lines: [
        plus("Available income", lines.p_available_income),
        plus("Counted from assets", lines.p_asset_contribution),
        outcome("Adjusted available income", lines.p_aai),
        outcome(
          "Parents’ contribution",
          lines.p_contribution,
          `Table A5, ${year}: ${assessmentRule(tables, lines.p_aai ?? 0)}`,
        ),
      ],
    },
  ];
}

function dependentSections(tables: AwardYearTables, input: SaiInput, { lines }: SaiResult): WorksheetSection[] {
  const { student } = input;
  const floor = tables.dependentStudentIncomeFloor;
  return [
    incomeSection("Student’s income", student, tables),
    {
      title: "What the formula lets the student keep",
      lines: [
        ...taxLines(tables, student, lines.s_payroll, "A1"),
        plus("Income protection allowance", lines.s_ipa, `The same for every dependent student in ${tables.awardYear}`),
        plus(
          "Allowance because the parents’ adjusted available income is below zero",
          lines.s_neg_aai_allowance,
          "Their shortfall, if any",
        ),
        outcome("All allowances together", lines.s_allowances),
      ],
    },
    {
      title: "Student’s contribution from income",
      lines: [
        plus("Total income", lines.s_total_income),
        minus("All allowances", lines.s_allowances),
        outcome("Available income", lines.s_available_income),
        outcome(
          "Contribution from income",
          lines.s_income_contribution,
          `${percent(tables.studentIncomeRate)} of available income, never below ${dollars(floor)}`,
        ),
      ],
    },
    {
      title: "Student’s assets",
      lines: [
        ...assetLines(tables, student, false, "A3"),
        outcome("Net worth that counts", lines.s_net_worth),
        outcome(
          "Contribution from assets",
          lines.s_asset_contribution,
          `${percent(tables.assetRates.dependentStudent)} of net worth`,
        ),
      ],
    },
    {
      title: "Student Aid Index",
      lines: [
        plus("Parents’ contribution", lines.p_contribution),
        plus("Student’s contribution from income", lines.s_income_contribution),
        plus("Student’s contribution from assets", lines.s_asset_contribution),
        outcome(
          "Together",
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
): WorksheetSection[] {
  const { student, married, family_size } = input;
  const year = tables.awardYear;
  const whose = married ? "Student’s and spouse’s" : "Student’s";
  const sizes = tables.incomeProtection.independentWithDependents[married ? "married" : "single"];
  const protectionRule =
    formula === "B"
      ? `Formula B, ${year}: ${married ? "married" : "single"}`
      : `Table C2, ${year}: ${married ? "married" : "single parent"}, family of ${family_size}${aboveTable(sizes, family_size)}`;
  const rate = tables.assetRates[formula === "B" ? "independent" : "independentWithDependents"];
  const assets: WorksheetSection = {
    title: `${whose} assets`,
    lines: [
      ...assetLines(tables, student, true, formula === "B" ? "B2" : "C3"),
      outcome("Net worth that counts", lines.s_net_worth),
      outcome("Counted from assets", lines.s_asset_contribution, `${percent(rate)} of net worth`),
    ],
  };
  const end: WorksheetSection =
    formula === "B"
      ? {
          title: "Student Aid Index",
          lines: [
            plus(
              "Counted from income",
              lines.s_income_contribution,
              `${percent(tables.studentIncomeRate)} of available income; may be below zero`,
            ),
            plus("Counted from assets", lines.s_asset_contribution),
            outcome("Together", (lines.s_income_contribution ?? 0) + (lines.s_asset_contribution ?? 0)),
          ],
        }
      : {
          title: "Student Aid Index",
          lines: [
            plus("Available income", lines.s_available_income),
            plus("Counted from assets", lines.s_asset_contribution),
            outcome("Adjusted available income", lines.s_aai),
            outcome(
              "Contribution",
              lines.raw,
              `Assessment table of Formula C, ${year}: ${assessmentRule(tables, lines.s_aai ?? 0)}`,
            ),
          ],
        };
  return [
    incomeSection(`${whose} income`, student, tables),
    {
      title: "What the formula lets you keep",
      lines: [
        ...taxLines(tables, student, lines.s_payroll, `${formula}1`),
        plus("Basic living costs (income protection allowance)", lines.s_ipa, protectionRule),
        ...(formula === "B" && !married ? [] : [expenseLine(tables, student, lines.s_eea, formula)]),
        outcome("All allowances together", lines.s_allowances),
      ],
    },
    {
      title: "Available income",
      lines: [
        plus("Total income", lines.s_total_income),
        minus("All allowances", lines.s_allowances),
        outcome("Available income", lines.s_available_income, "May be below zero"),
      ],
    },
    assets,
    end,
  ];
}

/** From the formula's sum to the SAI: the bounds of the law and the Max Pell rule. */
function final(result: SaiResult): WorksheetSection {
  const rule =
    result.formula === null
      ? "Max Pell by income: an index above zero becomes 0"
      : "Never below −1,500, never above 999,999";
  return { title: "Result", lines: [{ label: "Student Aid Index (SAI)", amount: result.sai, kind: "index", rule }] };
}

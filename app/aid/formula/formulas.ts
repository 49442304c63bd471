/**
 * The three federal formulas. Each returns every intermediate amount under the name the Department's test records use
 * (`p_` the parents, `s_` the student and spouse, `raw` the result of Formula C's table). All amounts are whole
 * dollars. Source: Higher Education Act sections 475 (A), 476 (B) and 477 (C); Student Aid Index and Pell Grant
 * Eligibility Guide.
 */
import { assess, assetContribution, netWorth, netWorthWithSupport } from "./assets";
import { employmentExpense, payrollAllowance, taxPaid, totalIncome } from "./income";
import { shareOf } from "./rounding";
import type { SaiInput } from "./sai-input";
import { type AwardYearTables, amountForSize } from "./tables";

export type Formula = "A" | "B" | "C";

export const lineNames = [
  "p_total_income",
  "p_payroll",
  "p_ipa",
  "p_eea",
  "p_allowances",
  "p_available_income",
  "p_net_worth",
  "p_asset_contribution",
  "p_aai",
  "p_contribution",
  "s_total_income",
  "s_payroll",
  "s_ipa",
  "s_eea",
  "s_neg_aai_allowance",
  "s_allowances",
  "s_available_income",
  "s_income_contribution",
  "s_net_worth",
  "s_asset_contribution",
  "s_aai",
  "raw",
] as const;
export type LineName = (typeof lineNames)[number];
export type Lines = Readonly<Partial<Record<LineName, number>>>;

export interface FormulaResult {
  readonly lines: Lines;
  /** Within the bounds of the law, before the Pell rules. */
  readonly sai: number;
}

/** Which formula a student has: A dependent, B independent, C independent with dependents other than a spouse. */
export function formulaOf(input: Pick<SaiInput, "dependent" | "has_dependents">): Formula {
  if (input.dependent) return "A";
  return input.has_dependents ? "C" : "B";
}

/** Runs the student's formula. */
export function runFormula(tables: AwardYearTables, input: SaiInput): FormulaResult {
  const formula = formulaOf(input);
  if (formula === "A") return formulaA(tables, input);
  return formula === "B" ? formulaB(tables, input) : formulaC(tables, input);
}

function formulaA(tables: AwardYearTables, { parents, student, family_size }: SaiInput): FormulaResult {
  const parentsIncome = totalIncome(parents).total;
  const parentsPayroll = payrollAllowance(tables, parents.earners).total;
  const parentsProtection = amountForSize(tables.incomeProtection.parents, family_size);
  const parentsExpense = employmentExpense(tables, parents.earners);
  const parentsAllowances = taxPaid(parents) + parentsPayroll + parentsProtection + parentsExpense;
  const parentsAvailable = parentsIncome - parentsAllowances;
  const parentsWorth = netWorthWithSupport(tables, parents);
  const parentsAssets = assetContribution(parentsWorth, tables.assetRates.parents);
  const parentsAdjusted = parentsAvailable + parentsAssets;
  const parentsContribution = assess(tables, parentsAdjusted);

  const income = totalIncome(student).total;
  const payroll = payrollAllowance(tables, student.earners).total;
  const protection = tables.incomeProtection.dependentStudent;
  const forParents = Math.max(0, -parentsAdjusted);
  const allowances = taxPaid(student) + payroll + protection + forParents;
  const available = income - allowances;
  const fromIncome = Math.max(shareOf(available, tables.studentIncomeRate), tables.dependentStudentIncomeFloor);
  // The student's own child support is not part of Formula A.
  const worth = netWorth(tables, student);
  const fromAssets = assetContribution(worth, tables.assetRates.dependentStudent);
  return {
    lines: {
      p_total_income: parentsIncome,
      p_payroll: parentsPayroll,
      p_ipa: parentsProtection,
      p_eea: parentsExpense,
      p_allowances: parentsAllowances,
      p_available_income: parentsAvailable,
      p_net_worth: parentsWorth,
      p_asset_contribution: parentsAssets,
      p_aai: parentsAdjusted,
      p_contribution: parentsContribution,
      s_total_income: income,
      s_payroll: payroll,
      s_ipa: protection,
      s_neg_aai_allowance: forParents,
      s_allowances: allowances,
      s_available_income: available,
      s_income_contribution: fromIncome,
      s_net_worth: worth,
      s_asset_contribution: fromAssets,
    },
    sai: withinBounds(tables, parentsContribution + fromIncome + fromAssets),
  };
}

function formulaB(tables: AwardYearTables, { student, married }: SaiInput): FormulaResult {
  const { single, married: couple } = tables.incomeProtection.independent;
  const expense = married ? employmentExpense(tables, student.earners) : 0;
  const lines = independentLines(tables, student, married ? couple : single, expense);
  const fromIncome = shareOf(lines.s_available_income, tables.studentIncomeRate);
  const fromAssets = assetContribution(lines.s_net_worth, tables.assetRates.independent);
  return {
    lines: { ...lines, s_income_contribution: fromIncome, s_asset_contribution: fromAssets },
    sai: withinBounds(tables, fromIncome + fromAssets),
  };
}

function formulaC(tables: AwardYearTables, { student, married, family_size }: SaiInput): FormulaResult {
  const { single, married: couple } = tables.incomeProtection.independentWithDependents;
  const protection = amountForSize(married ? couple : single, family_size);
  const lines = independentLines(tables, student, protection, employmentExpense(tables, student.earners));
  const fromAssets = assetContribution(lines.s_net_worth, tables.assetRates.independentWithDependents);
  const adjusted = lines.s_available_income + fromAssets;
  const raw = assess(tables, adjusted);
  return {
    lines: { ...lines, s_asset_contribution: fromAssets, s_aai: adjusted, raw },
    sai: withinBounds(tables, raw),
  };
}

function independentLines(tables: AwardYearTables, student: SaiInput["student"], protection: number, expense: number) {
  const income = totalIncome(student).total;
  const payroll = payrollAllowance(tables, student.earners).total;
  const allowances = taxPaid(student) + payroll + protection + expense;
  return {
    s_total_income: income,
    s_payroll: payroll,
    s_ipa: protection,
    s_eea: expense,
    s_allowances: allowances,
    s_available_income: income - allowances,
    s_net_worth: netWorthWithSupport(tables, student),
  };
}

function withinBounds(tables: AwardYearTables, sai: number): number {
  return Math.min(Math.max(sai, tables.sai.min), tables.sai.max);
}

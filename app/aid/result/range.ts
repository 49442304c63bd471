/**
 * Between which two numbers the index lies while the form says little: the very formula, run for each way the open
 * answers may go. What was typed is never varied, so that the range narrows with each answer.
 */
import type { AidAnswers, HouseholdAnswers } from "~/aid/form/input";
import { indexOf } from "~/aid/result/index-of";
import taxTable from "../../../content/facts/loans/income-by-sai.json";

export interface Span {
  readonly low: number;
  readonly high: number;
}

/** An answer that is still open, and counted both ways. */
export type Open = "tax" | "work" | "workOfTwo" | "savings" | "status";

export interface AidRange {
  readonly sai: Span;
  readonly pell: Span;
  readonly open: readonly Open[];
}

/** Savings and investments that the upper end counts where none were typed, whole dollars. */
export const openSavings = 50_000;

/** The lowest and the highest index and Pell Grant that answers can lead to, as far as they are given. */
export function rangeOf(answers: AidAnswers): AidRange {
  const { input, returns } = indexOf(answers);
  const who = input.dependent ? "parents" : "student";
  const household = answers[who];
  const couple = returns?.couple ?? false;
  const dimensions = returns === null ? [] : openOf(household, couple, returns.mayBeSingleParent);
  const results = waysOf(dimensions).map(
    (change) => indexOf({ ...answers, [who]: { ...household, ...change } }).result,
  );
  return {
    sai: spanOf(results.map(({ sai }) => sai)),
    pell: spanOf(results.map(({ pell }) => pell)),
    open: dimensions.map(({ open }) => open),
  };
}

interface Dimension {
  readonly open: Open;
  readonly ways: readonly Partial<HouseholdAnswers>[];
}

function openOf(household: HouseholdAnswers, couple: boolean, mayBeSingleParent: boolean): readonly Dimension[] {
  const income = Math.max(0, household.agi ?? 0);
  const open: Dimension[] = [];
  if (household.tax_paid === null)
    open.push({ open: "tax", ways: [{ tax_paid: 0 }, { tax_paid: mostTax(income, couple) }] });
  if (household.earned === null && household.earned2 === null) {
    const half = Math.round(income / 2);
    const both = { earned: half, earned2: income - half };
    if (couple) open.push({ open: "workOfTwo", ways: [{ earned: income }, both] });
    else open.push({ open: "work", ways: [{ earned: income }] });
  }
  const { cash, investments, business_farm } = household;
  if (cash === null && investments === null && business_farm === null)
    open.push({ open: "savings", ways: [{ cash: 0 }, { cash: openSavings }] });
  if (mayBeSingleParent && household.status === null)
    open.push({ open: "status", ways: [{ status: "single" }, { status: "hoh" }] });
  return open;
}

/** Each way of the first together with each of the others. */
function waysOf(dimensions: readonly Dimension[]): readonly Partial<HouseholdAnswers>[] {
  return dimensions.reduce<readonly Partial<HouseholdAnswers>[]>(
    (all, { ways }) => all.flatMap((before) => ways.map((way) => ({ ...before, ...way }))),
    [{}],
  );
}

/** From the table's last row on: no bracket asks for a larger part of a dollar. */
const highestRate = 0.37;

/**
 * The most federal income tax on an income, whole dollars: the standard deduction and no credit. The table is of joint
 * returns; the brackets of 2024 for one person are half as wide, so that one person pays half the tax of a couple with
 * twice the income.
 */
export function mostTax(income: number, couple: boolean): number {
  return Math.round(couple ? jointTax(income) : jointTax(income * 2) / 2);
}

function jointTax(income: number): number {
  const { rows } = taxTable;
  const at = rows.findIndex((row) => row.income >= income);
  const above = rows[at];
  const below = rows[at - 1];
  if (above === undefined) {
    const last = rows.at(-1);
    return (last?.taxPaid ?? 0) + (income - (last?.income ?? 0)) * highestRate;
  }
  if (below === undefined) return (above.taxPaid * income) / above.income;
  return below.taxPaid + ((above.taxPaid - below.taxPaid) * (income - below.income)) / (above.income - below.income);
}

const spanOf = (values: readonly number[]): Span => ({ low: Math.min(...values), high: Math.max(...values) });

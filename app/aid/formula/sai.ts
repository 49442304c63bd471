import { type Formula, formulaOf, type Lines, runFormula } from "./formulas";
import { isNonFiler, type MaxPell, type MinPell, maxPellIndicator, type PellReason, pellGrant } from "./pell";
import type { SaiInput } from "./sai-input";
import { type AwardYearTables, tablesFor } from "./tables";

export interface SaiResult {
  readonly awardYear: string;
  /** Whole dollars, −1,500 to 999,999. */
  readonly sai: number;
  /** As the Department reports it: null where the SAI did not come out of the formula. */
  readonly formula: Formula | null;
  /** The formula whose lines are below, null where none was run. */
  readonly formulaRun: Formula | null;
  readonly maxPell: MaxPell | null;
  readonly minPell: MinPell | null;
  /** Scheduled Pell Grant for a full-time year, whole dollars. */
  readonly pell: number;
  readonly pellReason: PellReason;
  /** False while the Department has not published the Pell amounts of the award year. */
  readonly pellFinal: boolean;
  readonly lines: Lines;
}

/**
 * The Student Aid Index and the Pell Grant of a case. Throws `AidInputError` for an award year without tables.
 *
 * Assets are used as they are given; whether they must be reported at all is the question of `exemption.ts`.
 */
export function studentAidIndex(awardYear: string, input: SaiInput): SaiResult {
  return indexWith(tablesFor(awardYear), input);
}

/** The same with tables in hand. */
export function indexWith(tables: AwardYearTables, input: SaiInput): SaiResult {
  const maxPell = maxPellIndicator(tables, input);
  const nonFiler = isNonFiler(input);
  const run = nonFiler ? { lines: {}, sai: tables.sai.min } : runFormula(tables, input);
  // Max Pell by income never leaves an SAI above zero; one below zero stays.
  const lowered = maxPell !== null && run.sai > 0;
  const sai = lowered ? 0 : run.sai;
  const pell = pellGrant(tables, input, sai, maxPell);
  const formulaRun = nonFiler ? null : formulaOf(input);
  return {
    awardYear: tables.awardYear,
    sai,
    formula: lowered ? null : formulaRun,
    formulaRun,
    maxPell: pell.maxPell,
    minPell: pell.minPell,
    pell: pell.award,
    pellReason: pell.reason,
    pellFinal: tables.pell.final,
    lines: run.lines,
  };
}

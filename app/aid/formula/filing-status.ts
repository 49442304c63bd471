/**
 * Where the filing status of a tax return can change the result. It is read in two places only: the Pell rules take one
 * parent who is head of household or surviving spouse as a single parent (20 U.S.C. 1070a), and the payroll allowance
 * has thresholds that differ by status (Tables A1, B1 and C1). A status that is missing counts as single.
 */
import type { AwardYearTables } from "./tables";

export type StatusField = "status" | "status2";

/** What is known of the returns of one household that filed. Amounts are whole dollars, null where none was given. */
export interface Returns {
  readonly couple: boolean;
  /** A couple's one joint return. */
  readonly joint: boolean;
  /** One adult with a child, not known to be a single parent by the Earned Income Credit already. */
  readonly mayBeSingleParent: boolean;
  readonly earned: number | null;
  readonly earned2: number | null;
}

/** The statuses that can change the result. At or below the lowest threshold every status gives the same allowance. */
export function decidingStatuses(tables: AwardYearTables, returns: Returns): readonly StatusField[] {
  if (returns.joint) return [];
  const { marriedSeparate } = tables.payroll.medicareThreshold;
  const isHigh = (earned: number | null) => earned !== null && earned > marriedSeparate;
  const fields: StatusField[] = [];
  if (returns.mayBeSingleParent || isHigh(returns.earned)) fields.push("status");
  if (returns.couple && isHigh(returns.earned2)) fields.push("status2");
  return fields;
}

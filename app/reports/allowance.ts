/** How many reports are taken in a minute, of everybody together or of one sender. */
export interface Allowance {
  /** Milliseconds since 1970 when the minute began. */
  readonly since: number;
  readonly taken: number;
}

const minute = 60_000;
/** Of everybody, in one process: enough to see a fault, too few to fill the disk with. */
export const mostOfAll = 60;
/** Of one sender, readable or not, so that nobody uses up what all have. */
export const mostOfOne = 10;

/** The allowance after one more report, and whether that report is taken. */
export function take(allowance: Allowance, now: number, most: number): { allowance: Allowance; allowed: boolean } {
  const current = now - allowance.since >= minute ? { since: now, taken: 0 } : allowance;
  if (current.taken >= most) return { allowance: current, allowed: false };
  return { allowance: { ...current, taken: current.taken + 1 }, allowed: true };
}

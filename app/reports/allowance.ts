/** How many reports a process takes in a minute: enough to see a fault, too few to fill the disk with. */
export interface Allowance {
  /** Milliseconds since 1970 when the minute began. */
  readonly since: number;
  readonly taken: number;
}

const minute = 60_000;
const mostInAMinute = 60;

/** The allowance after one more report, and whether that report is taken. */
export function take(allowance: Allowance, now: number): { allowance: Allowance; allowed: boolean } {
  const current = now - allowance.since >= minute ? { since: now, taken: 0 } : allowance;
  if (current.taken >= mostInAMinute) return { allowance: current, allowed: false };
  return { allowance: { ...current, taken: current.taken + 1 }, allowed: true };
}

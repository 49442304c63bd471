/** How the site's own addresses answered lately. Times in milliseconds since 1970. */
export interface Health {
  /** Failures since the last answer. */
  readonly failures: number;
  readonly lastSuccess: number;
}

const failuresBeforeRecovery = 3;
const quietBeforeRecovery = 3 * 60_000;

export const afterSuccess = (now: number): Health => ({ failures: 0, lastSuccess: now });

/** Counts a failure; says whether it is time to recover: three in a row, and nothing has worked for over 3 minutes. */
export function afterFailure(health: Health, now: number): { health: Health; recover: boolean } {
  const failures = health.failures + 1;
  const recover = failures >= failuresBeforeRecovery && now - health.lastSuccess > quietBeforeRecovery;
  return { health: { ...health, failures: recover ? 0 : failures }, recover };
}

/** After this long without a key or a touch the session is asked for again. */
export const inactiveAfter = 10 * 60_000;
/** After this long in another tab the data is asked for again. */
export const awayAfter = 5 * 60_000;

const reloadsAllowed = 2;
const reloadWindow = 5 * 60_000;

/**
 * Whether the page may reload by itself: twice in five minutes at most, so that a fault which a reload does not fix
 * never becomes a loop. A reload somebody asked for is always allowed.
 *
 * @param earlier  times of the reloads so far
 */
export function mayReload(earlier: readonly number[], now: number): boolean {
  return earlier.filter((at) => now - at < reloadWindow).length < reloadsAllowed;
}

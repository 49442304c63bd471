const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A session ends this long after signing in, whatever happens; milliseconds. */
export const sessionLife = 60 * day;
/** And after this long without a visit. */
export const idleLife = 14 * day;
/** The form that a new person fills in waits this long. */
export const pendingLife = hour;
/** After this long without a visit the provider is asked again who this is. */
export const refreshAfterIdle = 10 * minute;
/** It is asked again after this long also while somebody is busy. */
export const refreshAtLeast = hour;
/** After a failed attempt it is not asked again for this long. */
export const refreshPause = minute;
/** One process asks; another may take over after this long. */
export const refreshTurn = 15_000;
/** How long the others wait for it. */
export const refreshWait = 5_000;
/** A visit is written down at most this often. */
export const seenEvery = minute;

/** The moments of a session row, as the store keeps them. */
export interface SessionMoments {
  readonly seen_at: string;
  readonly expires_at: string;
  readonly refreshed_at: string;
  readonly refresh_not_before: string | null;
}

const since = (moment: string, now: Date) => now.getTime() - Date.parse(moment);

/** Whether a session counts at all. */
export function isAlive(session: SessionMoments, now: Date): boolean {
  return since(session.expires_at, now) < 0 && since(session.seen_at, now) < idleLife;
}

/** Whether the provider should be asked before this visit is answered. */
export function needsRefresh(session: SessionMoments, now: Date): boolean {
  if (session.refresh_not_before !== null && since(session.refresh_not_before, now) < 0) return false;
  return since(session.seen_at, now) > refreshAfterIdle || since(session.refreshed_at, now) > refreshAtLeast;
}

/**
 * Whether roles may still be believed. When the provider cannot be asked, an administrator goes on as an ordinary
 * member until it can.
 */
export function rolesHold(session: SessionMoments, now: Date): boolean {
  return since(session.refreshed_at, now) <= refreshAtLeast + refreshPause;
}

export function isSeenLately(session: SessionMoments, now: Date): boolean {
  return since(session.seen_at, now) < seenEvery;
}

/** A moment as the store keeps it. */
export function momentAfter(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

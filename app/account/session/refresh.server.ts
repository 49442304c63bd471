import { updateAccount } from "~/account/accounts.server";
import { SignInError } from "~/account/provider/provider.server";
import type { SignedIn } from "~/account/provider/strategy.server";
import { momentAfter, refreshPause, refreshTurn, refreshWait } from "~/account/session-time";
import type { Store } from "~/store/database.server";
import type { Session, SessionChange } from "~/store/rows";
import { seal, unseal } from "./seal.server";

/** What asks the provider; the strategy in the product. */
export interface Renewer {
  renew(refreshToken: string): Promise<SignedIn>;
}

/**
 * Asks the provider again who is behind a session and writes down the answer: name, e-mail address, roles, and the
 * next refresh token. Returns the row as it is then; null when the session is gone.
 *
 * A refresh token counts once, and a second use ends the whole sign-in. So one request of one process asks, and the
 * others wait a moment for its answer. When the provider says that it no longer knows the token, the session is over;
 * when it cannot be asked, the session goes on with what is known and tries again later.
 *
 * @param failed hears of every attempt that brought nothing
 */
export async function refreshSession(
  store: Store,
  session: Session,
  renewer: Renewer | null,
  { now, failed }: { now: () => Date; failed: (error: unknown) => void },
): Promise<Session | null> {
  if (!(await takeTurn(store, session, now()))) return waitForOther(store, session);
  const refreshToken = session.refresh_token && unseal(session.refresh_token);
  try {
    if (!refreshToken) throw new SignInError("ended", "There is no refresh token.");
    if (renewer === null) throw new SignInError("unavailable", "There is no provider.");
    const next = await renewer.renew(refreshToken);
    if (next.claims.subject !== session.subject) throw new SignInError("ended", "The token is somebody else’s.");
    return await writeDown(store, session, next, now());
  } catch (error) {
    failed(error);
    return error instanceof SignInError && error.problem === "ended"
      ? change(store, session.id, { ended: 1, refresh_token: null, refresh_lock: null })
      : change(store, session.id, { refresh_lock: null, refresh_not_before: momentAfter(now(), refreshPause) });
  }
}

/** Whether this request is the one to ask. */
async function takeTurn(store: Store, session: Session, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable("session")
    .set({ refresh_lock: momentAfter(now, refreshTurn) })
    .where("id", "=", session.id)
    .where("ended", "=", 0)
    .where("refreshed_at", "=", session.refreshed_at)
    .where(({ eb, or }) => or([eb("refresh_lock", "is", null), eb("refresh_lock", "<", now.toISOString())]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function writeDown(store: Store, session: Session, next: SignedIn, now: Date): Promise<Session | null> {
  const { claims, refreshToken } = next;
  if (session.account_id !== null) await updateAccount(store, session.account_id, claims);
  return change(store, session.id, {
    roles: JSON.stringify(claims.roles),
    refresh_token: refreshToken === null ? null : seal(refreshToken),
    refreshed_at: now.toISOString(),
    seen_at: now.toISOString(),
    refresh_lock: null,
    refresh_not_before: null,
  });
}

async function change(store: Store, id: string, to: SessionChange): Promise<Session | null> {
  return (await store.updateTable("session").set(to).where("id", "=", id).returningAll().executeTakeFirst()) ?? null;
}

async function waitForOther(store: Store, session: Session): Promise<Session | null> {
  for (let waited = 0; ; waited += 100) {
    const row = await store.selectFrom("session").where("id", "=", session.id).selectAll().executeTakeFirst();
    if (row === undefined) return null;
    if (row.refresh_lock === null || row.ended === 1 || waited >= refreshWait) return row;
    await new Promise((done) => setTimeout(done, 100));
  }
}

import type { Claims } from "~/account/claims";
import { newSessionId } from "~/account/cookies.server";
import type { SignedIn } from "~/account/provider/strategy.server";
import { momentAfter, pendingLife, sessionLife } from "~/account/session-time";
import type { Store } from "~/store/database.server";
import type { Session } from "~/store/rows";
import { seal, unseal } from "./seal.server";

/** Where somebody signs in from. */
export interface Browser {
  /** Hash of the session the browser had before, which ends. */
  readonly before: string | null;
  /** "Firefox on Android". */
  readonly device: string | null;
}

/**
 * Writes the row of a new session and returns the id for the cookie. The id is always new: one that somebody planted
 * or saw before the sign-in is worth nothing after it.
 *
 * @param accountId null for somebody new, who is asked for their age first
 */
export async function createSession(
  store: Store,
  { claims, refreshToken }: SignedIn,
  accountId: string | null,
  { before, device }: Browser,
  now: Date,
): Promise<string> {
  const { id, hash } = newSessionId();
  const moment = now.toISOString();
  const pending = accountId === null ? seal(JSON.stringify(claims)) : null;
  await store.transaction().execute(async (within) => {
    if (before !== null) await within.deleteFrom("session").where("id", "=", before).execute();
    await within.deleteFrom("session").where("expires_at", "<", moment).execute();
    await within
      .insertInto("session")
      .values({
        id: hash,
        account_id: accountId,
        subject: claims.subject,
        pending,
        roles: JSON.stringify(claims.roles),
        refresh_token: refreshToken === null ? null : seal(refreshToken),
        device,
        created_at: moment,
        seen_at: moment,
        expires_at: momentAfter(now, accountId === null ? pendingLife : sessionLife),
        refreshed_at: moment,
      })
      .execute();
  });
  return id;
}

/** Who waits to say their age behind a session, and what renews the sign-in; null when nobody does. */
export async function pendingSignIn(store: Store, hash: string | null, now: Date): Promise<SignedIn | null> {
  if (hash === null) return null;
  const row = await store
    .selectFrom("session")
    .where("id", "=", hash)
    .where("expires_at", ">", now.toISOString())
    .select(["pending", "refresh_token"])
    .executeTakeFirst();
  const claims = row?.pending ? unseal(row.pending) : null;
  if (row === undefined || claims === null) return null;
  return { claims: JSON.parse(claims) as Claims, refreshToken: row.refresh_token && unseal(row.refresh_token) };
}

/** A session on the account page. */
export interface ListedSession {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: string;
  readonly seenAt: string;
}

/** Everywhere an account is signed in, the last used first. */
export async function listSessions(store: Store, accountId: string, now: Date): Promise<ListedSession[]> {
  const rows = await store
    .selectFrom("session")
    .where("account_id", "=", accountId)
    .where("ended", "=", 0)
    .where("expires_at", ">", now.toISOString())
    .select(["id", "device", "created_at", "seen_at"])
    .orderBy("seen_at", "desc")
    .execute();
  return rows.map(({ id, device, created_at, seen_at }) => ({ id, device, createdAt: created_at, seenAt: seen_at }));
}

/**
 * Ends sessions and returns what renewed them, for the provider to forget.
 *
 * @param which.of only sessions of this account; another's are as good as not there
 */
export async function endSessions(
  store: Store,
  which: { of?: string; only?: string; except?: string },
): Promise<{ ended: number; refreshTokens: string[] }> {
  let ending = store.deleteFrom("session").returning("refresh_token");
  if (which.of === undefined && which.only === undefined) return { ended: 0, refreshTokens: [] };
  if (which.of !== undefined) ending = ending.where("account_id", "=", which.of);
  if (which.only !== undefined) ending = ending.where("id", "=", which.only);
  if (which.except !== undefined) ending = ending.where("id", "!=", which.except);
  const rows: Pick<Session, "refresh_token">[] = await ending.execute();
  const refreshTokens = rows.flatMap(({ refresh_token }) => (refresh_token && unseal(refresh_token)) || []);
  return { ended: rows.length, refreshTokens };
}

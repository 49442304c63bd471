import { growUp } from "~/account/accounts.server";
import { bandOn } from "~/account/age";
import { sessionHash } from "~/account/cookies.server";
import type { Member } from "~/account/member";
import { shownName } from "~/account/person-name";
import { provider } from "~/account/provider/provider.server";
import { SignInStrategy } from "~/account/provider/strategy.server";
import { isAdministrator } from "~/account/roles";
import { isAlive, isSeenLately, needsRefresh, rolesHold } from "~/account/session-time";
import { env } from "~/env.server";
import { log } from "~/reports/log.server";
import { database, type Store } from "~/store/database.server";
import type { Account, Session } from "~/store/rows";
import { type Renewer, refreshSession } from "./refresh.server";

export type { Member } from "~/account/member";

/**
 * The signed-in person behind a request, or null. The one place that answers who is signed in: the user menu, the
 * builders for members and administrators, every page of an account. Roles are looked at here, at each request.
 */
export async function currentMember(request: Request): Promise<Member | null> {
  return (await currentSession(request)).member;
}

/** A request's session: who it is, and which row; `ended` when there was one that the provider no longer renews. */
export interface CurrentSession {
  readonly member: Member | null;
  readonly id: string | null;
  readonly ended: boolean;
  /** The account of a session that has ended. */
  readonly was?: string;
}

const nobody: CurrentSession = { member: null, id: null, ended: false };

export async function currentSession(request: Request): Promise<CurrentSession> {
  // Nearly every request carries no cookie, and then nothing is asked of the store.
  const hash = await sessionHash(request);
  return hash === null ? nobody : readSession(database(), hash, strategy(), () => new Date());
}

/** The handshake with this process's provider; null in a sandbox without stand-ins. */
export function strategy(): SignInStrategy | null {
  const from = provider();
  return from && new SignInStrategy(from, env().siteOrigin);
}

/** The session of a row, refreshed when it is due. */
export async function readSession(
  store: Store,
  hash: string,
  renewer: Renewer | null,
  now: () => Date,
): Promise<CurrentSession> {
  let session: Session | null =
    (await store.selectFrom("session").where("id", "=", hash).selectAll().executeTakeFirst()) ?? null;
  if (session?.account_id == null || !isAlive(session, now())) return nobody;
  if (session.ended === 0 && needsRefresh(session, now())) {
    const failed = (error: unknown) => log().warn({ err: error }, "Get access token failed");
    session = await refreshSession(store, session, renewer, { now, failed });
  }
  if (session?.account_id == null) return nobody;
  if (session.ended === 1) return { member: null, id: session.id, ended: true, was: session.account_id };
  if (!isSeenLately(session, now())) {
    await store.updateTable("session").set({ seen_at: now().toISOString() }).where("id", "=", hash).execute();
  }
  const account = await store.selectFrom("account").where("id", "=", session.account_id).selectAll().executeTakeFirst();
  if (account === undefined) return nobody;
  const ageBand = bandOn(account.age_band, account.adult_from, now().toISOString().slice(0, 10));
  // On the day, for all who ask the store, and not only for this request.
  if (ageBand !== account.age_band) await growUp(store, account.id);
  return { member: memberOf({ ...account, age_band: ageBand }, session, now()), id: session.id, ended: false };
}

function memberOf(account: Account, session: Session, now: Date): Member {
  return {
    id: account.id,
    name: shownName(account.name),
    email: account.email,
    emailVerified: account.verified_email !== null,
    ageBand: account.age_band,
    session: session.id,
    admin: rolesHold(session, now) && isAdministrator(JSON.parse(session.roles) as string[]),
  };
}

import { database, type Store } from "~/store/database.server";
import { isSqlite, type Transaction, transact } from "~/store/transaction.server";
import { bandOn } from "./age";
import type { Member } from "./member";
import { shownName } from "./person-name";
import { isAlive } from "./session-time";

/** Nobody outside of this file can name it, so nobody else can make an `AccountWrite`. */
declare const locked: unique symbol;

/** The right to write what belongs to one account until the end of a transaction. */
export interface AccountWrite {
  readonly store: Transaction;
  readonly accountId: string;
  readonly [locked]: true;
}

/** Does work under the lock of one account, decided again: `writeAccount` for one member. */
export type WriteAccount = <T>(work: (write: AccountWrite) => Promise<T>) => Promise<T>;

/**
 * Thrown where the session that a request came with is over by the time something would be written. It is a 401
 * Response, which the builder of the route turns into a page that holds what was typed.
 */
export function signedOut(): Response {
  return new Response(null, { status: 401, statusText: "Not signed in" });
}

/**
 * Locks an account until the end of a transaction; others that want it wait. Asks nothing about who does it:
 * `writeAccount` does, and only what writes down what Stripe has made already calls this.
 *
 * @returns null when there is no such account any more
 */
export async function lockAccount(within: Transaction, accountId: string): Promise<AccountWrite | null> {
  // A write to its own row is a lock on both stores.
  const { numUpdatedRows } = await within
    .updateTable("account")
    .set((row) => ({ email: row.ref("email") }))
    .where("id", "=", accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? ({ store: within, accountId } as AccountWrite) : null;
}

/**
 * Reads once more, inside of a transaction, who somebody is, and sees to it that they stay signed in until its end:
 * whoever ends this session or deletes this account waits. Throws a 401 Response where the session or the account is
 * over.
 *
 * Locks are taken in one order everywhere: the account, its session, then plans in the order of their ids.
 */
export async function holdMember(within: Transaction, member: Member, now: Date): Promise<Member> {
  const share = <Q extends { forShare(): Q }>(query: Q): Q => (isSqlite(within) ? query : query.forShare());
  const account = await share(
    within.selectFrom("account").where("id", "=", member.id).select(["name", "email", "verified_email"]),
  )
    .select(["age_band", "adult_from"])
    .executeTakeFirst();
  const session = await share(
    within.selectFrom("session").where("id", "=", member.session).where("account_id", "=", member.id).selectAll(),
  ).executeTakeFirst();
  if (account === undefined || session === undefined || session.ended === 1 || !isAlive(session, now)) {
    throw signedOut();
  }
  return {
    ...member,
    name: shownName(account.name),
    email: account.email,
    emailVerified: account.verified_email !== null,
    ageBand: bandOn(account.age_band, account.adult_from, now.toISOString().slice(0, 10)),
  };
}

/**
 * The one way by which somebody who is signed in writes what belongs to their account: locks the account, asks again
 * whether they are still signed in, and only then does the work. Throws a 401 Response otherwise.
 *
 * @param work gets the member as they are now; see `transact` for what it may do
 */
export function writeAccount<T>(
  member: Member,
  work: (write: AccountWrite, member: Member) => Promise<T>,
  { store = database(), now = new Date() }: { readonly store?: Store; readonly now?: Date } = {},
): Promise<T> {
  return transact(store, async (within) => {
    const write = await lockAccount(within, member.id);
    if (write === null) throw signedOut();
    return work(write, await holdMember(within, member, now));
  });
}

import { type AdminAct, logAct } from "~/account/admin-log.server";
import { holdAdmin, notThere } from "~/account/hold-admin.server";
import type { Member } from "~/account/member";
import { type AccountWrite, lockAccount } from "~/account/write-account.server";
import { database } from "~/store/database.server";
import { type Transaction, transact } from "~/store/transaction.server";

/**
 * Writes down that an administrator looks at something, when that is decided again.
 * @throws a 401 or 404 Response where they may not
 */
export function writeLook(admin: Member, act: AdminAct, now: Date): Promise<void> {
  return transact(database(), async (within) => {
    await holdAdmin(within, admin, now);
    await logAct(within, admin, act, now);
  });
}

/**
 * Does work that belongs to no account as an administrator, when that is decided again. The work writes its line of the
 * log by itself, where it does something: what is there already is not done twice.
 * @throws a 401 or 404 Response where they may not
 */
export function writeAsAdmin<T>(admin: Member, work: (within: Transaction) => Promise<T>, now: Date): Promise<T> {
  return transact(database(), async (within) => {
    await holdAdmin(within, admin, now);
    return work(within);
  });
}

/**
 * The one way by which an administrator changes what belongs to somebody else's account: locks the
 * account, asks again whether
 * they are still an administrator, writes the line of the log, and only then does the work. All of it
 * or nothing is written.
 *
 * @throws a 401 or 404 Response where they may not, or there is no such account any more
 */
export function writeForPerson<T>(
  admin: Member,
  act: AdminAct & { readonly accountId: string },
  work: (write: AccountWrite) => Promise<T>,
  now: Date,
): Promise<T> {
  return transact(database(), async (within) => {
    const write = await lockAccount(within, act.accountId);
    await holdAdmin(within, admin, now);
    if (write === null) throw notThere();
    await logAct(within, admin, act, now);
    return work(write);
  });
}

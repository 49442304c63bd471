import { type AccountWrite, lockAccount, type WriteAccount } from "~/account/write-account.server";
import { lockPlan, type PlanWrite } from "~/family/access/lock-plan.server";
import { sweepPlan } from "~/family/departure/households.server";
import type { Store } from "~/store/database.server";
import { transact } from "~/store/transaction.server";

/**
 * Writes rows of a plan as the application does once it has decided who may: in a transaction that has locked the plan.
 */
export function inPlan<T>(store: Store, planId: string, work: (write: PlanWrite) => Promise<T>): Promise<T> {
  return transact(store, async (within) => {
    const write = await lockPlan(within, planId);
    if (write === null) throw new Error("There is no such plan.");
    return work(write);
  });
}

/** Takes somebody out of a plan without a question, and lets the application delete what nobody is left to read. */
export async function removeMember(write: PlanWrite, memberId: string): Promise<void> {
  const { store, planId } = write;
  const gone = await store
    .deleteFrom("plan_member")
    .where("id", "=", memberId)
    .where("plan_id", "=", planId)
    .returning("household_id")
    .executeTakeFirst();
  await sweepPlan(write, gone?.household_id ?? null);
}

/** The same as `inPlan` for what belongs to an account. */
export function inAccount<T>(store: Store, accountId: string, work: (write: AccountWrite) => Promise<T>): Promise<T> {
  return transact(store, async (within) => {
    const write = await lockAccount(within, accountId);
    if (write === null) throw new Error("There is no such account.");
    return work(write);
  });
}

/** Writes for an account that is signed in all the time. */
export const writing =
  (store: Store, accountId: string): WriteAccount =>
  (work) =>
    inAccount(store, accountId, work);

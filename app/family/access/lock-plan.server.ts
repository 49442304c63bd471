import type { Store } from "~/store/database.server";
import type { Transaction } from "~/store/transaction.server";
import { type HouseholdId, householdsIn, type Mode } from "./roles";

/** Nobody outside of this file can name it, so nobody else can make a `PlanWrite`. */
declare const locked: unique symbol;

/**
 * The right to write rows of one plan until the end of a transaction. Every function that writes a plan's rows asks for
 * it; `write-plan.server.ts` gives it to whoever may, after it has locked the plan and decided by what it read there.
 */
export interface PlanWrite {
  readonly store: Transaction;
  readonly planId: string;
  /** As the plan was when it was locked. */
  readonly mode: Mode;
  /** Those that counted when it was locked, in their order. */
  readonly households: readonly HouseholdId[];
  readonly [locked]: true;
}

/**
 * Locks a plan until the end of a transaction; others that want it wait. Decides nothing: who may write is asked by
 * `write-plan.server.ts`, and only it, what makes a plan and what ends one call this.
 *
 * A transaction that locks several plans locks them in the order of their ids, so that two of them cannot wait for each
 * other.
 *
 * @returns null when there is no such plan any more
 */
export async function lockPlan(within: Transaction, planId: string): Promise<PlanWrite | null> {
  // A write to its own row is a lock on both stores.
  const found = await within
    .updateTable("plan")
    .set((row) => ({ mode: row.ref("mode") }))
    .where("id", "=", planId)
    .returning("mode")
    .executeTakeFirst();
  if (found === undefined) return null;
  const households = householdsIn(found.mode, await readHouseholds(within, planId));
  return { store: within, planId, mode: found.mode, households } as PlanWrite;
}

/** The households of a plan in the order in which the student knows them, also those that its mode doesn't count. */
export async function readHouseholds(store: Store, planId: string): Promise<readonly HouseholdId[]> {
  const rows = await store
    .selectFrom("plan_household")
    .where("plan_id", "=", planId)
    .select("id")
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
}

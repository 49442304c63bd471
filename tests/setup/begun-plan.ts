import { createPlan, type NewPlan } from "~/family/rows/plans.server";
import type { Store } from "~/store/database.server";

/** Starts a plan in the store and gives its id, whatever the account may have. */
export async function begunPlan(store: Store, accountId: string, plan: NewPlan, now: Date): Promise<string> {
  const started = await createPlan(store, accountId, plan, now, null);
  if (started === null) throw new Error("There is no room for this plan.");
  return started.id;
}

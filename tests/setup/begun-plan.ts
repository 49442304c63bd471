import type { NewPlan } from "~/family/access/plan-data.server";
import { createPlan } from "~/family/plan/create-plan.server";
import type { Store } from "~/store/database.server";
import { inAccount } from "./writing";

/** Starts a plan in the store and gives its id, whatever the account may have. */
export async function begunPlan(store: Store, accountId: string, plan: NewPlan, now: Date): Promise<string> {
  const started = await inAccount(store, accountId, (write) => createPlan(write, plan, now, null));
  if (started === null) throw new Error("There is no room for this plan.");
  return started.id;
}

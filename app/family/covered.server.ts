import type { Store } from "~/store/database.server";
import { listPlans, loadPlan, accountsCovering as others } from "./rows/plans.server";
import { standingOf, viewPlan } from "./view";

/**
 * The accounts whose subscription covers somebody: their own and those of everybody in a plan with them. For
 * entitlements only. Never show who they are or how many: see `coveredPeople` for that.
 */
export async function coveringAccounts(store: Store, accountId: string): Promise<readonly string[]> {
  return others(store, accountId);
}

/**
 * Whom a subscription of this account covers, for the page that says so: only people this account sees in a plan, so
 * that no page about money tells one household of another.
 *
 * @param today "YYYY-MM-DD"
 */
export async function coveredPeople(store: Store, accountId: string, today: string) {
  const people = new Map<string, { name: string; email: string; part: string }>();
  for (const { planId } of await listPlans(store, accountId)) {
    const plan = await loadPlan(store, planId, accountId);
    const standing = plan && standingOf(plan, accountId, today);
    if (plan === null || standing === null) continue;
    for (const { you, name, email, part } of viewPlan(plan, standing, `${today}T00:00:00.000Z`).people) {
      if (!you) people.set(email, { name, email, part });
    }
  }
  return [...people.values()];
}

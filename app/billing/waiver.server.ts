import type { Store } from "~/store/database.server";
import { type Desk, setCancelled } from "./manage.server";
import { billingOf, keepCustomer } from "./rows.server";

/**
 * Writes down that a family says it has a fee waiver: Family is free from then on. A subscription there may be is
 * cancelled first, so that nobody pays for what is free. Nothing is checked and nothing is asked besides.
 *
 * @param desk null where there is no payment provider and so no subscription either
 */
export async function attestWaiver(store: Store, accountId: string, desk: Desk | null, now: Date): Promise<void> {
  if ((await billingOf(store, accountId))?.customer_id != null) {
    if (desk === null) throw new Error("A subscription cannot be cancelled without the payment provider.");
    await setCancelled(desk, true);
  }
  await keepCustomer(store, accountId, null);
  await store
    .updateTable("billing")
    .set({ waived_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("waived_at", "is", null)
    .execute();
}

/** Takes that back. */
export async function withdrawWaiver(store: Store, accountId: string): Promise<void> {
  await store.updateTable("billing").set({ waived_at: null }).where("account_id", "=", accountId).execute();
}

import type { Store } from "~/store/database.server";
import { closePages } from "./checkout.server";
import { type Desk, setCancelled } from "./manage.server";
import { billingOf, keepCustomer } from "./rows.server";

/**
 * Writes down that a family says it has a fee waiver: Family is free from then on. Pages to pay that are still open are
 * closed and a subscription there may be is cancelled first, so that nobody pays for what is free. Nothing is checked and
 * nothing is asked besides.
 *
 * @param desk null where there is no payment provider and so no subscription either
 * @throws what the client throws when Stripe does not answer; pressed again, it goes on from there
 */
export async function attestWaiver(store: Store, accountId: string, desk: Desk | null, now: Date): Promise<void> {
  await endPaying(store, accountId, desk);
  await keepCustomer(store, accountId, null);
  await store
    .updateTable("billing")
    .set({ waived_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("waived_at", "is", null)
    .execute();
  // Once more: a payment may have begun in another tab before this was written, and none can begin after it.
  await endPaying(store, accountId, desk);
}

async function endPaying(store: Store, accountId: string, desk: Desk | null): Promise<void> {
  const customer = (await billingOf(store, accountId))?.customer_id;
  if (customer == null) return;
  if (desk === null) throw new Error("A subscription cannot be cancelled without the payment provider.");
  await closePages(desk.client, customer);
  await setCancelled(desk, true);
}

/** Takes that back. */
export async function withdrawWaiver(store: Store, accountId: string): Promise<void> {
  await store.updateTable("billing").set({ waived_at: null }).where("account_id", "=", accountId).execute();
}

import type Stripe from "stripe";
import type { Store } from "~/store/database.server";
import { billingOf } from "./rows.server";
import { isMissing } from "./stripe.server";

/**
 * To be called before an account is deleted: its customer at Stripe goes too, and with it every subscription. Written
 * down first, so that `reconcile` finishes what an outage keeps from happening now.
 *
 * @returns whether nothing is left to be done
 */
export async function leaveBilling(
  store: Store,
  client: Stripe | null,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const customerId = (await billingOf(store, accountId))?.customer_id;
  if (customerId == null) return true;
  await store
    .insertInto("billing_farewell")
    .values({ customer_id: customerId, asked_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
  return client === null ? false : endCustomer(store, client, customerId).catch(() => false);
}

/** Deletes a customer at Stripe, and then the note about it. */
export async function endCustomer(store: Store, client: Stripe, customerId: string): Promise<boolean> {
  await client.customers.del(customerId).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await store.deleteFrom("billing_farewell").where("customer_id", "=", customerId).execute();
  return true;
}

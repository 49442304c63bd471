import type Stripe from "stripe";
import type { Store } from "~/store/database.server";
import { billingOf } from "../entitlement/data.server";
import { isMissing } from "../stripe/stripe.server";

/**
 * To be called in the transaction that deletes an account: its customer at Stripe goes too, and with it every
 * subscription. Written down first, so that an outage can only delay it; `endCustomers` and `reconcile` finish it.
 *
 * @param receipt hash of the receipt that says how it stands
 */
export async function queueCustomerDeletion(
  within: Store,
  accountId: string,
  receipt: string,
  now: Date,
): Promise<void> {
  const customerId = (await billingOf(within, accountId))?.customer_id;
  if (customerId == null) return;
  await within
    .insertInto("billing_deletion")
    .values({ customer_id: customerId, asked_at: now.toISOString(), receipt })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
}

/**
 * Writes down a customer whose account was deleted before the customer could be written to it, to be deleted at Stripe.
 */
export async function queueOrphanDeletion(store: Store, customerId: string, now: Date): Promise<void> {
  await store
    .insertInto("billing_deletion")
    .values({ customer_id: customerId, asked_at: now.toISOString(), receipt: null })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
}

/**
 * Deletes at Stripe the customers that are written down. One that cannot be deleted now stays written down.
 *
 * @param only those of one receipt
 * @returns how many are left
 */
export async function endCustomers(
  store: Store,
  client: Stripe | null,
  only?: { readonly receipt: string },
): Promise<number> {
  let waiting = store.selectFrom("billing_deletion").select("customer_id");
  if (only !== undefined) waiting = waiting.where("receipt", "=", only.receipt);
  let left = 0;
  for (const { customer_id } of await waiting.execute()) {
    const ended = client !== null && (await endCustomer(store, client, customer_id).catch(() => false));
    if (!ended) left += 1;
  }
  return left;
}

/** Deletes a customer at Stripe, and then the note about it. */
export async function endCustomer(store: Store, client: Stripe, customerId: string): Promise<boolean> {
  await client.customers.del(customerId).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await store.deleteFrom("billing_deletion").where("customer_id", "=", customerId).execute();
  return true;
}

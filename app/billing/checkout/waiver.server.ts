import { billingOf, writeWaiver } from "../entitlement/data.server";
import { closePages } from "./checkout.server";
import { type BillingContext, type PayingAccount, setCancelled } from "./manage.server";

/**
 * Writes down that a family says it has a fee waiver: Family is free from then on. Pages to pay that are still open are
 * closed and a subscription there may be is canceled first, so that nobody pays for what is free. Nothing is checked
 * and nothing is asked besides.
 *
 * @param context null where there is no payment provider and so no subscription either
 * @throws what the client throws when Stripe does not answer; pressed again, it goes on from there. A 401 Response
 * where whoever asks is signed out by then
 */
export async function attestWaiver(account: PayingAccount, context: BillingContext | null, now: Date): Promise<void> {
  await endPaying(account, context);
  await account.write((write) => writeWaiver(write, now));
  // Once more: a payment may have begun in another tab before this was written, and none can begin after it.
  await endPaying(account, context);
}

async function endPaying({ store, accountId }: PayingAccount, context: BillingContext | null): Promise<void> {
  const customer = (await billingOf(store, accountId))?.customer_id;
  if (customer == null) return;
  if (context === null) throw new Error("A subscription cannot be canceled without the payment provider.");
  await closePages(context.client, customer);
  await setCancelled(context, true);
}

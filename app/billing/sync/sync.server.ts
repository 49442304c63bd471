import type Stripe from "stripe";
import type { Store } from "~/store/database.server";
import { countQuestion, keepCustomer, writeState } from "../entitlement/data.server";
import { invoicesOf, stateOf, type Truth } from "../entitlement/state";
import { isMissing } from "../stripe/stripe.server";

/** More than a family ever has; what is older stays as it was stored. */
const most = 100;

/** Asks Stripe for all that is kept about a customer. @throws what the client throws when Stripe does not answer */
export async function fetchTruth(client: Stripe, customerId: string): Promise<Truth> {
  const customer = await client.customers
    .retrieve(customerId, { expand: ["invoice_settings.default_payment_method"] })
    .catch(nothingWhenMissing);
  if (customer === null || customer.deleted) return { customer: null, subscriptions: [], invoices: [], charges: [] };
  const of = { customer: customerId, limit: most };
  const [subscriptions, invoices, charges] = await Promise.all([
    client.subscriptions.list({ ...of, status: "all", expand: ["data.default_payment_method"] }),
    client.invoices.list({ ...of, expand: ["data.payments"] }),
    client.charges.list(of),
  ]);
  return { customer, subscriptions: subscriptions.data, invoices: invoices.data, charges: charges.data };
}

const nothingWhenMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** What came of a sync. */
export type Synced = "written" | "older" | "unknown";

/**
 * Brings what is stored about a customer up to what Stripe says. The only way anything about a subscription is ever
 * written: after an event, after a click on the dashboard, and when everything is repaired.
 *
 * @param within writes more in the same transaction, such as that the event is done
 */
export async function syncCustomer(
  store: Store,
  client: Stripe,
  customerId: string,
  now: () => Date,
  within: (writing: Store) => Promise<unknown> = async () => {},
): Promise<Synced> {
  const question = (await countQuestion(store, customerId)) ?? (await adopt(store, client, customerId));
  if (question === null) {
    await within(store);
    return "unknown";
  }
  const truth = await fetchTruth(client, customerId);
  const rows = { state: stateOf(truth), invoices: invoicesOf(truth), gone: truth.customer === null };
  return store.transaction().execute(async (writing) => {
    const wrote = await writeState(writing, question, rows, now());
    await within(writing);
    return wrote ? "written" : "older";
  });
}

/** A customer that was made for an account, but was not written down: the process ended in between. */
async function adopt(store: Store, client: Stripe, customerId: string) {
  const customer = await client.customers.retrieve(customerId).catch(nothingWhenMissing);
  const accountId = customer === null || customer.deleted ? undefined : customer.metadata.account;
  if (!accountId) return null;
  return (await keepCustomer(store, accountId, customerId)) ? countQuestion(store, customerId) : null;
}

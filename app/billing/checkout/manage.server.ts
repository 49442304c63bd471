import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { WriteAccount } from "~/account/write-account.server";
import type { Store } from "~/store/database.server";
import type { BillingRow } from "~/store/rows";
import { billingOf, invoicesOfAccount } from "../entitlement/data.server";
import { refundable } from "../entitlement/refund";
import { isLive, paymentIntentsOf } from "../entitlement/state";
import type { PriceKey } from "../prices/plans";
import { fetchPrices } from "../prices/prices.server";
import { makeOnce } from "../stripe/once.server";
import { isMissing, isRefunded } from "../stripe/stripe.server";
import { syncCustomer } from "../sync/sync.server";

/** The account that pays, and how it is written while whoever asks is still signed in. */
export interface PayingAccount {
  readonly store: Store;
  readonly accountId: string;
  readonly write: WriteAccount;
}

/** What every change needs. Everything is looked up by the account: no id of a form leads to somebody else's. */
export interface BillingContext extends PayingAccount {
  readonly client: Stripe;
  readonly origin: string;
  readonly now: () => Date;
}

async function rowOf({ store, accountId }: BillingContext): Promise<(BillingRow & { customer_id: string }) | null> {
  const row = await billingOf(store, accountId);
  return row?.customer_id == null ? null : { ...row, customer_id: row.customer_id };
}

async function liveSubscriptions(client: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await client.subscriptions.list({ customer, status: "all", limit: 100 });
  return data.filter(isLive);
}

/**
 * Cancels at the end of what is paid or tried, or takes that back. Every subscription of the customer: should there be
 * two by some accident, one click stops both. Answers false when there is none.
 *
 * What is neither paid nor tried ends at once. Cancelled for later, Stripe would go on trying the bill that is open;
 * ended, it stops by itself. And of one whose first payment still waits (`incomplete`) it takes no other change.
 */
export async function setCancelled(context: BillingContext, cancelled: boolean): Promise<boolean> {
  const row = await rowOf(context);
  if (row === null) return false;
  const live = await liveSubscriptions(context.client, row.customer_id);
  for (const { id, status, cancel_at, cancel_at_period_end } of live) {
    if (cancelled && status !== "active" && status !== "trialing") {
      await endNow(context.client, id);
    } else if (cancelled && cancel_at === null && !cancel_at_period_end) {
      await context.client.subscriptions.update(id, { cancel_at_period_end: true });
    } else if (!cancelled && cancel_at_period_end) {
      await context.client.subscriptions.update(id, { cancel_at_period_end: false });
    } else if (!cancelled && cancel_at !== null) {
      await context.client.subscriptions.update(id, { cancel_at: "" });
    }
  }
  await syncCustomer(context.store, context.client, row.customer_id, context.now);
  return live.length > 0;
}

/** Ends a subscription; one that has ended in this moment is ended. */
async function endNow(client: Stripe, subscription: string): Promise<void> {
  await client.subscriptions.cancel(subscription).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** What somebody goes to Stripe's own page for. */
export type Errand = "all" | "card" | PriceKey;

/**
 * The address of Stripe's page for a customer: cards, bills, or the confirmation of another price, which shows what it
 * costs today. Null when there is nothing to do there.
 */
export async function portalUrl(context: BillingContext, errand: Errand): Promise<string | null> {
  const row = await rowOf(context);
  if (row === null) return null;
  const return_url = `${context.origin}/subscription-dashboard?from=stripe`;
  const flow = await flowOf(context, row, errand);
  if (flow === null) return null;
  const { url } = await context.client.billingPortal.sessions.create(
    { customer: row.customer_id, return_url, configuration: await configuration(context), ...flow },
    { idempotencyKey: randomUUID() },
  );
  return url;
}

async function flowOf(
  { client, now }: BillingContext,
  row: BillingRow & { customer_id: string },
  errand: Errand,
): Promise<{ flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData } | null> {
  if (errand === "all") return {};
  if (errand === "card") return { flow_data: { type: "payment_method_update" } };
  const [subscription] = await liveSubscriptions(client, row.customer_id);
  const item = subscription?.items.data[0];
  const { prices } = await fetchPrices(client, now());
  const price = prices.find(({ key }) => key === errand)?.id;
  if (!subscription || !item || !price || item.price.id === price) return null;
  const items = [{ id: item.id, price, quantity: 1 }];
  return {
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: { subscription: subscription.id, items },
    },
  };
}

/** Changes with what may be done on Stripe's page, so that a new release gets a configuration of its own. */
const configurationName = "family-1";
const configurations = new WeakMap<Stripe, string>();

async function configuration({ client, origin, now }: BillingContext): Promise<string> {
  const known = configurations.get(client);
  if (known !== undefined) return known;
  const there = await client.billingPortal.configurations.list({ active: true, limit: 100 });
  const own = there.data.find(({ metadata }) => metadata?.name === configurationName);
  const id = own?.id ?? (await makeConfiguration(client, origin, now()));
  configurations.set(client, id);
  return id;
}

/** Two processes may make two that are the same; both then take the one that is listed first. */
async function makeConfiguration(client: Stripe, origin: string, now: Date): Promise<string> {
  const { prices } = await fetchPrices(client, now);
  const products = [...new Set(prices.map(({ product }) => product))].map((product) => ({
    product,
    prices: prices.filter((price) => price.product === product).map(({ id }) => id),
  }));
  const made = await client.billingPortal.configurations.create({
    metadata: { name: configurationName },
    business_profile: { privacy_policy_url: `${origin}/privacy`, terms_of_service_url: `${origin}/terms` },
    features: {
      customer_update: { enabled: true, allowed_updates: ["email", "address"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        products,
        proration_behavior: "always_invoice",
        trial_update_behavior: "continue_trial",
      },
    },
  });
  return made.id;
}

/** Stripe's own page of a bill; null for a bill that is not this account's. */
export async function invoiceUrl(
  { store, client, accountId }: BillingContext,
  invoiceId: string,
): Promise<string | null> {
  const bills = await invoicesOfAccount(store, accountId);
  if (!bills.some(({ id }) => id === invoiceId)) return null;
  return (await client.invoices.retrieve(invoiceId)).hosted_invoice_url ?? null;
}

/**
 * Gives the last payment back and ends the plan at once, while that may still be asked. Ended first: should this stop
 * in between, nothing more can be charged, and the button is still there for the money. False when there is nothing to
 * give.
 */
export async function refundLast(context: BillingContext): Promise<boolean> {
  const row = await rowOf(context);
  if (row === null) return false;
  await syncCustomer(context.store, context.client, row.customer_id, context.now);
  const bill = refundable(await invoicesOfAccount(context.store, context.accountId), context.now());
  if (bill === null) return false;
  for (const { id } of await liveSubscriptions(context.client, row.customer_id)) {
    await endNow(context.client, id);
  }
  const invoice = await context.client.invoices.retrieve(bill.id, { expand: ["payments"] });
  for (const payment_intent of paymentIntentsOf(invoice)) {
    await makeOnce(
      { ...context, attempt: row.attempt },
      "refund",
      { payment_intent, reason: "requested_by_customer" as const },
      (params, options) => context.client.refunds.create(params, options),
    ).catch((error: unknown) => {
      if (!isRefunded(error)) throw error;
    });
  }
  await syncCustomer(context.store, context.client, row.customer_id, context.now);
  return true;
}

import type Stripe from "stripe";
import type { Member } from "~/account/member";
import type { Store } from "~/store/database.server";
import { type PriceKey, trialDays } from "./plans";
import { fetchPrices } from "./prices.server";
import { billingOf, entitlementOfAccount, keepCustomer } from "./rows.server";
import { isLive } from "./state";
import { isMissing } from "./stripe.server";
import { syncCustomer } from "./sync.server";

/** Where to go to pay, or why there is nothing to pay. */
export type Checkout = { readonly url: string } | { readonly already: "subscribed" | "waived" };

/** The part of a member that paying needs. */
export type Payer = Pick<Member, "id" | "email" | "emailVerified">;

/**
 * Begins a payment: a page of Stripe's for this account's own customer and the price behind a lookup key. Nothing that a
 * form could say besides the key counts. Pressed twice, it leads to the same page; whoever has a subscription gets none.
 *
 * The first one of an account is on trial, without a card unless the family wants to give one.
 */
export async function beginCheckout(
  store: Store,
  client: Stripe,
  payer: Payer,
  key: PriceKey,
  { origin, now }: { origin: string; now: () => Date },
): Promise<Checkout> {
  if ((await entitlementOfAccount(store, payer.id, now())).reason === "waiver") return { already: "waived" };
  const customer = await customerOf(store, client, payer);
  // What is stored may be behind: somebody who has just paid in another tab must not pay twice.
  await syncCustomer(store, client, customer, now);
  const row = await billingOf(store, payer.id);
  if (isLive({ status: row?.status ?? null })) return { already: "subscribed" };
  const { prices } = await fetchPrices(client, now());
  const price = prices.find((each) => each.key === key)?.id ?? "";
  const trial = row?.trial_used !== 1;
  const before = await client.checkout.sessions.list({ customer, limit: 20 });
  const wanted = `${key} ${price} ${trial ? "trial" : "pay"}`;
  for (const session of before.data.filter(({ status }) => status === "open")) {
    if (session.metadata?.wanted === wanted && session.url) return { url: session.url };
    // Two open pages could be paid one after the other.
    await client.checkout.sessions.expire(session.id).catch(() => {});
  }
  const session = await client.checkout.sessions.create(
    {
      ...{ mode: "subscription", customer, line_items: [{ price, quantity: 1 }] },
      success_url: `${origin}/subscription-success`,
      cancel_url: `${origin}/pricing`,
      payment_method_collection: trial ? "if_required" : "always",
      metadata: { wanted },
      subscription_data: trial
        ? { trial_period_days: trialDays, trial_settings: { end_behavior: { missing_payment_method: "cancel" } } }
        : {},
    },
    // The same key for the same press in two tabs; another one after that page was used or has expired.
    { idempotencyKey: `checkout ${customer} ${wanted} after ${before.data[0]?.id ?? "none"}` },
  );
  if (session.url === null) throw new Error("The page to pay has no address.");
  return { url: session.url };
}

/** The account's customer at Stripe, made at the first time. An e-mail address is told only when it is verified. */
export async function customerOf(store: Store, client: Stripe, payer: Payer): Promise<string> {
  const row = await billingOf(store, payer.id);
  if (row?.customer_id != null) {
    const there = await client.customers.retrieve(row.customer_id).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (there !== null && !there.deleted) return there.id;
    await store.updateTable("billing").set({ customer_id: null }).where("account_id", "=", payer.id).execute();
  }
  const made = await client.customers.create(
    { metadata: { account: payer.id }, ...(payer.emailVerified ? { email: payer.email } : {}) },
    { idempotencyKey: `customer of ${payer.id} after ${row?.customer_id ?? "none"}` },
  );
  await keepCustomer(store, payer.id, made.id);
  return (await billingOf(store, payer.id))?.customer_id ?? made.id;
}

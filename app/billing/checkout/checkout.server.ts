import Stripe from "stripe";
import type { Member } from "~/account/member";
import { signedOut, type WriteAccount } from "~/account/write-account.server";
import type { Store } from "~/store/database.server";
import { billingOf, dropCustomer, entitlementOfAccount, keepCustomer, openBilling } from "../entitlement/data.server";
import { isLive } from "../entitlement/state";
import { trialTaken } from "../entitlement/trial.server";
import { type PriceKey, trialDays } from "../prices/plans";
import { fetchPrices } from "../prices/prices.server";
import { makeOnce } from "../stripe/once.server";
import { isMissing } from "../stripe/stripe.server";
import { queueOrphanDeletion } from "../sync/leave.server";
import { syncCustomer } from "../sync/sync.server";
import type { PayingAccount } from "./manage.server";

/** Where to go to pay, or why there is nothing to pay. */
export type Checkout = { readonly url: string } | { readonly already: "subscribed" | "waived" };

/** The part of a member that paying needs. */
export type Payer = Pick<Member, "id" | "email" | "emailVerified">;

/**
 * Begins a payment: a page of Stripe's for this account's own customer and the price behind a lookup key. Nothing that
 * a form could say besides the key counts. Pressed twice, it leads to the same page; whoever has a subscription gets
 * none.
 *
 * The first one of a person is on trial, without a card unless the family wants to give one.
 *
 * @throws what the client throws when Stripe does not answer; a 401 Response where whoever asks is signed out by then,
 * and nothing more is made at Stripe
 */
export async function beginCheckout(
  store: Store,
  client: Stripe,
  payer: Payer,
  key: PriceKey,
  { origin, now, write }: { origin: string; now: () => Date; write: WriteAccount },
): Promise<Checkout> {
  const account = { store, accountId: payer.id, write };
  if ((await entitlementOfAccount(store, payer.id, now())).reason === "waiver") return { already: "waived" };
  const customer = await customerOf(account, client, payer);
  // What is stored may be behind: somebody who has just paid in another tab must not pay twice.
  await syncCustomer(store, client, customer, now);
  const row = await billingOf(store, payer.id);
  if (isLive({ status: row?.status ?? null })) return { already: "subscribed" };
  const { prices } = await fetchPrices(client, now());
  const price = prices.find((each) => each.key === key)?.id ?? "";
  const trial = !(await trialTaken(store, payer.id));
  const before = await client.checkout.sessions.list({ customer, limit: 20 });
  const wanted = `${key} ${price} ${trial ? "trial" : "pay"}`;
  const open = before.data.filter(({ status }) => status === "open");
  if (open[0]?.metadata?.wanted === wanted) return { url: await onePage(client, open) };
  const attempt = await write(openBilling);
  await makeOnce(
    { ...account, attempt },
    // Another page once the last one was used or has expired.
    `checkout after ${before.data[0]?.id ?? "none"}`,
    {
      mode: "subscription" as const,
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: `${origin}/subscription-success`,
      cancel_url: `${origin}/pricing`,
      payment_method_collection: trial ? ("if_required" as const) : ("always" as const),
      metadata: { wanted },
      subscription_data: trial
        ? {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: "cancel" as const } },
          }
        : {},
    },
    (params, options) => client.checkout.sessions.create(params, options),
  );
  const pages = await openPages(client, customer);
  // Said in another tab meanwhile, which has closed only the pages that it saw.
  if ((await entitlementOfAccount(store, payer.id, now())).reason === "waiver") {
    await closePages(client, customer);
    return { already: "waived" };
  }
  return { url: await onePage(client, pages) };
}

/** The pages to pay that a customer has open, the newest first, as Stripe lists them. */
const openPages = async (client: Stripe, customer: string) =>
  (await client.checkout.sessions.list({ customer, status: "open", limit: 100 })).data;

/**
 * Leaves one of the pages to pay open and gives its address: two could be paid one after the other. What was pressed
 * last counts, and of pages for the same the first. So whoever presses twice at the same moment comes to the same page
 * from both.
 *
 * @param pages that are open, the newest first. Others are left: a page that is newer closes this one, and not both
 *   each other
 */
async function onePage(client: Stripe, pages: readonly Stripe.Checkout.Session[]): Promise<string> {
  const one = pages.filter(({ metadata }) => metadata?.wanted === pages[0]?.metadata?.wanted).at(-1);
  if (!one?.url) throw new Error("The page to pay has no address.");
  for (const { id } of pages) if (id !== one.id) await closePage(client, id);
  return one.url;
}

/** Closes the pages to pay that a customer has open, so that nothing more can begin there. */
export async function closePages(client: Stripe, customer: string): Promise<void> {
  for (const { id } of await openPages(client, customer)) await closePage(client, id);
}

/** One that was used in this moment stays used: it has become a subscription. */
async function closePage(client: Stripe, id: string): Promise<void> {
  await client.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

/** The account's customer at Stripe, made at the first time. An e-mail address is told only when it is verified. */
async function customerOf(account: PayingAccount, client: Stripe, payer: Payer): Promise<string> {
  const { store, write } = account;
  const row = await billingOf(store, payer.id);
  if (row?.customer_id != null) {
    const there = await client.customers.retrieve(row.customer_id).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (there !== null && !there.deleted) return there.id;
    const { customer_id: gone } = row;
    await write((held) => dropCustomer(held, gone));
  }
  const attempt = await write(openBilling);
  const made = await makeOnce(
    { ...account, attempt },
    `customer after ${row?.customer_id ?? "none"}`,
    { metadata: { account: payer.id }, ...(payer.emailVerified ? { email: payer.email } : {}) },
    (params, options) => client.customers.create(params, options),
  );
  if (!(await keepCustomer(store, payer.id, made.id))) {
    // Deleted while Stripe made it: nobody else would ever delete it there.
    await queueOrphanDeletion(store, made.id, new Date());
    throw signedOut();
  }
  return (await billingOf(store, payer.id))?.customer_id ?? made.id;
}

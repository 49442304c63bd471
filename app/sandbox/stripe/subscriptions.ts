import { payInvoice, writeInvoice } from "./invoices";
import type { Memory } from "./memory";
import {
  days,
  type Item,
  list,
  make,
  newId,
  type PaymentMethod,
  type Price,
  periodAfter,
  type Subscription,
} from "./objects";

const changed = (memory: Memory, subscription: Subscription) =>
  memory.tell("customer.subscription.updated", subscription, subscription.customer);

/**
 * Starts a subscription for somebody who is there: on trial, or paid by a card that has just been shown to work.
 * Without either it is `incomplete`, and its first bill waits.
 */
export function subscribe(
  memory: Memory,
  customer: string,
  what: { price: Price; trialDays: number | null; metadata: Record<string, string> },
  method: PaymentMethod | null,
): Subscription {
  const { price, trialDays } = what;
  const now = memory.now(customer);
  const id = newId("sub");
  const trialEnd = trialDays === null ? null : now + days(trialDays);
  const end = trialEnd ?? periodAfter(now, price.recurring);
  const subscription = make<Subscription>("subscription", {
    id,
    customer,
    status: trialEnd === null ? "active" : "trialing",
    created: now,
    start_date: now,
    currency: price.currency,
    collection_method: "charge_automatically",
    metadata: what.metadata,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    billing_cycle_anchor: end,
    default_payment_method: method?.id ?? null,
    test_clock: memory.customers.get(customer)?.test_clock ?? null,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    billing_mode: { type: "classic", flexible: null },
    cancellation_details: { comment: null, feedback: null, reason: null },
    items: list([itemOf(id, price, now, end)], `/v1/subscription_items?subscription=${id}`),
  });
  memory.subscriptions.set(id, subscription);
  memory.tell("customer.subscription.created", subscription, customer);
  const free = trialEnd !== null;
  const words = free ? `Trial of ${nameOf(price)}` : nameOf(price);
  const invoice = writeInvoice(memory, subscription, "subscription_create", [
    { words, cents: free ? 0 : price.unit_amount },
  ]);
  if (!free && !payInvoice(memory, invoice, method ?? undefined, true)) subscription.status = "incomplete";
  changed(memory, subscription);
  return subscription;
}

const nameOf = ({ recurring }: Price) => `Family, by the ${recurring.interval}`;

function itemOf(subscription: string, price: Price, start: number, end: number): Item {
  return make<Item>("subscription_item", {
    id: newId("si"),
    subscription,
    price,
    quantity: 1,
    created: start,
    current_period_start: start,
    current_period_end: end,
    plan: null,
  });
}

/** The next period begins: an invoice, and an attempt to charge it with nobody there. */
export function renew(memory: Memory, subscription: Subscription): void {
  const item = subscription.items.data[0];
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodAfter(item.current_period_start, item.price.recurring);
  const lines = [{ words: nameOf(item.price), cents: item.price.unit_amount }];
  const invoice = writeInvoice(memory, subscription, "subscription_cycle", lines);
  const paid = payInvoice(memory, invoice, memory.cardOf(subscription), false);
  subscription.status = paid ? "active" : "past_due";
  changed(memory, subscription);
}

/** Tries again to charge what is open. After the last attempt the subscription ends. */
export function retry(memory: Memory, subscription: Subscription, present = false): void {
  const invoice = memory.invoices.get(subscription.latest_invoice ?? "");
  if (invoice?.status !== "open") return;
  if (payInvoice(memory, invoice, memory.cardOf(subscription), present)) {
    subscription.status = "active";
    changed(memory, subscription);
  } else if (invoice.next_payment_attempt === null) {
    end(memory, subscription, "payment_failed");
  }
}

/** What changing to another price costs today: the new price less what is paid and not used. Cents, may be negative. */
export function costOfChange(memory: Memory, subscription: Subscription, price: Price) {
  const item = subscription.items.data[0];
  if (subscription.status === "trialing") return { credit: 0, charge: 0 };
  const whole = item.current_period_end - item.current_period_start;
  const left = Math.max(0, item.current_period_end - memory.now(subscription.customer));
  return { credit: -Math.round((item.price.unit_amount * left) / whole), charge: price.unit_amount };
}

/** Changes the price of a subscription. A trial goes on; a paid period is settled and a new one begins. */
export function changePrice(memory: Memory, subscription: Subscription, price: Price): boolean {
  const item = subscription.items.data[0];
  if (item.price.id === price.id) return true;
  const before = { ...item };
  const { credit, charge } = costOfChange(memory, subscription, price);
  item.price = price;
  if (subscription.status !== "trialing") {
    item.current_period_start = memory.now(subscription.customer);
    item.current_period_end = periodAfter(item.current_period_start, price.recurring);
    const invoice = writeInvoice(memory, subscription, "subscription_update", [
      { words: `Not used of ${nameOf(before.price)}`, cents: credit },
      { words: nameOf(price), cents: charge },
    ]);
    if (!payInvoice(memory, invoice, memory.cardOf(subscription), true)) {
      Object.assign(item, before);
      invoice.status = "void";
      return false;
    }
  }
  changed(memory, subscription);
  return true;
}

/** Sets or takes back the end of a subscription: at the end of what is paid, or never. */
export function setCancel(memory: Memory, subscription: Subscription, atPeriodEnd: boolean): void {
  const item = subscription.items.data[0];
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? item.current_period_end : null;
  subscription.canceled_at = atPeriodEnd ? memory.now(subscription.customer) : null;
  subscription.cancellation_details.reason = atPeriodEnd ? "cancellation_requested" : null;
  changed(memory, subscription);
}

/** Ends a subscription now. Its open bills stay open and are not tried any more. */
export function end(memory: Memory, subscription: Subscription, reason: string): void {
  const now = memory.now(subscription.customer);
  for (const invoice of memory.invoices.values()) {
    const own = invoice.parent.subscription_details.subscription === subscription.id;
    if (own && invoice.status === "open") Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
  }
  Object.assign(subscription, { status: "canceled", ended_at: now, canceled_at: subscription.canceled_at ?? now });
  subscription.cancellation_details.reason ??= reason;
  memory.tell("customer.subscription.deleted", subscription, subscription.customer);
}

import { ApiError, found, only } from "./answer";
import { cards } from "./cards";
import type { Memory } from "./memory";
import { type CheckoutSession, days, make, newId, type PaymentMethod } from "./objects";
import { type Params, record, text } from "./params";
import { subscribe } from "./subscriptions";

const known = [
  "mode",
  "customer",
  "line_items",
  "success_url",
  "cancel_url",
  "subscription_data",
  "metadata",
  "ui_mode",
  "payment_method_collection",
  "client_reference_id",
  "allow_promotion_codes",
  "locale",
  "customer_update",
];

/** `POST /v1/checkout/sessions`, of mode subscription. */
export function createSession(memory: Memory, _: string, params: Params): CheckoutSession {
  only(params, known);
  const customer = found(memory.customers, "customer", text(params.customer));
  if (customer.deleted) throw new ApiError(400, `No such customer: '${customer.id}'`, { code: "resource_missing" });
  const [line] = Object.values(record(params.line_items)).map(record);
  const price = found(memory.prices, "price", text(line?.price));
  const subscription = record(params.subscription_data);
  const trial = text(subscription.trial_period_days);
  const now = memory.now(customer.id);
  const id = newId("cs_test");
  const session = make<CheckoutSession>("checkout.session", {
    id,
    customer: customer.id,
    mode: "subscription",
    status: "open",
    ui_mode: "hosted_page",
    created: now,
    expires_at: now + days(1),
    currency: price.currency,
    locale: text(params.locale),
    payment_status: "unpaid",
    payment_method_types: ["card"],
    url: memory.address(`/c/pay/${id}`),
    success_url: text(params.success_url),
    cancel_url: text(params.cancel_url),
    client_reference_id: text(params.client_reference_id),
    metadata: { ...record(params.metadata) },
    amount_subtotal: trial === null ? price.unit_amount : 0,
    amount_total: trial === null ? price.unit_amount : 0,
    payment_method_collection: text(params.payment_method_collection) ?? "always",
  });
  memory.sessions.set(id, session);
  memory.cameFrom(customer.id, session.success_url);
  memory.plans.set(id, {
    price,
    trialDays: trial === null ? null : Number(trial),
    metadata: { ...record(subscription.metadata) } as Record<string, string>,
  });
  return session;
}

/** Keeps a card for a customer. */
export function keepCard(memory: Memory, customer: string, number: string): PaymentMethod {
  const card = cards[number];
  if (!card)
    throw new ApiError(402, "Your card number is incorrect.", { type: "card_error", code: "incorrect_number" });
  const id = newId("pm");
  const year = new Date(memory.now(customer) * 1000).getUTCFullYear();
  const method = make<PaymentMethod>("payment_method", {
    id,
    customer,
    type: "card",
    created: memory.now(customer),
    allow_redisplay: "always",
    card: {
      ...(make("payment_method", {}).card as object),
      brand: card.brand,
      display_brand: card.brand,
      last4: card.last4,
      exp_month: 12,
      exp_year: year + 3,
      country: "US",
      funding: "credit",
    },
  });
  memory.methods.set(id, method);
  memory.tell("payment_method.attached", method, customer);
  return method;
}

/** Somebody is through with the page to pay: the subscription begins. */
export function completeSession(memory: Memory, session: CheckoutSession, cardNumber: string | null): void {
  const plan = memory.plans.get(session.id);
  if (!plan || session.status !== "open") return;
  const method = cardNumber === null ? null : keepCard(memory, session.customer, cardNumber);
  const subscription = subscribe(memory, session.customer, plan, method);
  Object.assign(session, {
    status: "complete",
    subscription: subscription.id,
    url: null,
    invoice: subscription.latest_invoice,
    payment_status: plan.trialDays === null ? "paid" : "no_payment_required",
  });
  memory.tell("checkout.session.completed", session, session.customer);
}

/** Somebody changes the card that is charged; what is open is tried with it at once. */
export function changeCard(memory: Memory, customer: string, number: string): void {
  const method = keepCard(memory, customer, number);
  const owner = found(memory.customers, "customer", customer);
  owner.invoice_settings.default_payment_method = method.id;
  memory.tell("customer.updated", owner, customer);
  for (const subscription of memory.liveSubscriptions(customer)) {
    subscription.default_payment_method = method.id;
    memory.tell("customer.subscription.updated", subscription, customer);
  }
}

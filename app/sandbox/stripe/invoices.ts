import { paysLater } from "./cards";
import type { Memory } from "./memory";
import {
  type Charge,
  days,
  type Invoice,
  list,
  make,
  newId,
  type PaymentMethod,
  type StripeObject,
  type Subscription,
} from "./objects";

/** A line of an invoice: words and cents, negative for what is given back. */
export interface Line {
  readonly words: string;
  readonly cents: number;
}

/** Days after a failed payment at which it is tried again; after the last one the subscription ends. */
export const retryDays = [3, 5, 7];

/** Writes an invoice of a subscription. A negative sum becomes a credit, and a credit pays before the card does. */
export function writeInvoice(memory: Memory, subscription: Subscription, reason: string, lines: readonly Line[]) {
  const customer = memory.customers.get(subscription.customer);
  if (!customer) throw new Error("An invoice needs a customer.");
  const item = subscription.items.data[0];
  const now = memory.now(customer.id);
  const id = newId("in");
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const starting = customer.balance;
  customer.balance = Math.min(0, starting + total);
  const due = Math.max(0, total + Math.min(0, starting));
  const parent = {
    type: "subscription_details",
    quote_details: null,
    subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
  };
  const invoice = make<Invoice>("invoice", {
    id,
    customer: customer.id,
    number: memory.invoiceNumber(),
    status: "open",
    currency: item.price.currency,
    created: now,
    effective_at: now,
    period_start: item.current_period_start,
    period_end: now,
    parent,
    billing_reason: reason,
    collection_method: "charge_automatically",
    customer_email: customer.email,
    total,
    subtotal: total,
    total_excluding_tax: total,
    subtotal_excluding_tax: total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    starting_balance: starting,
    ending_balance: customer.balance,
    next_payment_attempt: now,
    auto_advance: true,
    hosted_invoice_url: memory.address(`/i/${id}`),
    invoice_pdf: memory.address(`/i/${id}`),
    test_clock: customer.test_clock,
    account_country: "US",
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    lines: list(
      lines.map(({ words, cents }) =>
        make<StripeObject>("line_item", {
          id: newId("il"),
          invoice: id,
          amount: cents,
          subtotal: cents,
          currency: item.price.currency,
          description: words,
          quantity: 1,
          discountable: cents > 0,
          subscription: subscription.id,
          period: { start: item.current_period_start, end: item.current_period_end },
        }),
      ),
      `/v1/invoices/${id}/lines`,
    ),
  });
  memory.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  memory.tell("invoice.created", invoice, customer.id);
  memory.tell("invoice.finalized", invoice, customer.id);
  if (due === 0) settle(memory, invoice);
  return invoice;
}

/** Charges what is open. With nobody there a card counts by how it behaves later. Answers whether it is paid. */
export function payInvoice(memory: Memory, invoice: Invoice, method: PaymentMethod | undefined, present: boolean) {
  if (invoice.status === "paid") return true;
  const pays = method !== undefined && (present || paysLater(method));
  invoice.attempt_count += 1;
  invoice.attempted = true;
  const charge = attemptCharge(memory, invoice, method, pays);
  if (pays && charge) {
    settle(memory, invoice, charge);
    return true;
  }
  const pause = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = pause === undefined ? null : memory.now(invoice.customer) + days(pause);
  const customer = memory.customers.get(invoice.customer);
  if (customer) customer.delinquent = true;
  memory.tell("invoice.payment_failed", invoice, invoice.customer);
  memory.tell("invoice.updated", invoice, invoice.customer);
  return false;
}

function attemptCharge(memory: Memory, invoice: Invoice, method: PaymentMethod | undefined, pays: boolean) {
  if (method === undefined) return null;
  const intent = newId("pi");
  const { customer, amount_remaining: amount, currency } = invoice;
  const now = memory.now(customer);
  const about = { amount, currency, customer, created: now, payment_method: method.id };
  memory.tell(
    pays ? "payment_intent.succeeded" : "payment_intent.payment_failed",
    make("payment_intent", { ...about, id: intent, status: pays ? "succeeded" : "requires_payment_method" }),
    customer,
  );
  const charge = make<Charge>("charge", {
    ...about,
    id: newId("ch"),
    payment_intent: intent,
    amount_refunded: 0,
    refunded: false,
    status: pays ? "succeeded" : "failed",
    paid: pays,
    captured: pays,
    amount_captured: pays ? amount : 0,
    failure_code: pays ? null : "card_declined",
    refunds: list([], "/v1/refunds"),
  });
  memory.charges.set(charge.id, charge);
  memory.tell(pays ? "charge.succeeded" : "charge.failed", charge, customer);
  const payment = make<StripeObject>("invoice_payment", {
    id: newId("inpay"),
    invoice: invoice.id,
    amount_requested: amount,
    amount_paid: pays ? amount : null,
    currency,
    status: pays ? "paid" : "open",
    is_default: true,
    created: now,
    payment: { type: "payment_intent", payment_intent: intent },
    status_transitions: { canceled_at: null, paid_at: pays ? now : null },
  });
  memory.invoicePayments.set(payment.id, payment);
  return charge;
}

function settle(memory: Memory, invoice: Invoice, charge?: Charge): void {
  invoice.status = "paid";
  invoice.amount_paid = charge?.amount ?? 0;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = memory.now(invoice.customer);
  const customer = memory.customers.get(invoice.customer);
  if (customer) customer.delinquent = false;
  memory.tell("invoice.paid", invoice, invoice.customer);
  memory.tell("invoice.payment_succeeded", invoice, invoice.customer);
}

/** Gives money back for a charge. Answers the refund, or null when there is nothing left to give. */
export function refund(memory: Memory, charge: Charge, cents: number, metadata: unknown): StripeObject | null {
  if (cents <= 0 || charge.amount_refunded + cents > charge.amount) return null;
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = make<StripeObject>("refund", {
    id: newId("re"),
    amount: cents,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    created: memory.now(charge.customer),
    currency: charge.currency,
    status: "succeeded",
    metadata,
  });
  memory.refunds.set(made.id, made);
  memory.tell("refund.created", made, charge.customer);
  memory.tell("charge.refunded", charge, charge.customer);
  return made;
}

import type Stripe from "stripe";

/** What Stripe says about one customer, fetched together. */
export interface Truth {
  /** Null when Stripe has deleted it. */
  readonly customer: Stripe.Customer | null;
  readonly subscriptions: readonly Stripe.Subscription[];
  /** With their payments. */
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly Stripe.Charge[];
}

/** The part of a stored row that comes from Stripe. Moments as `Date.toISOString` writes them. */
export interface SubscriptionState {
  readonly subscription_id: string | null;
  readonly status: string | null;
  readonly price_key: string | null;
  readonly trial_end: string | null;
  readonly period_end: string | null;
  readonly cancel_at: string | null;
  readonly ended_at: string | null;
  readonly unpaid_since: string | null;
  readonly trial_used: 0 | 1;
  readonly payment_method: string | null;
}

/** A bill as it is stored; amounts in cents. */
export interface InvoiceState {
  readonly id: string;
  readonly number: string | null;
  readonly created_at: string;
  readonly paid_at: string | null;
  readonly status: string;
  readonly currency: string;
  readonly total: number;
  readonly due: number;
  readonly paid: number;
  readonly refunded: number;
}

/** Seconds since 1970, as Stripe counts. */
const moment = (seconds: number) => new Date(seconds * 1000).toISOString();
const momentOrNull = (seconds: number | null | undefined) => (seconds == null ? null : moment(seconds));
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === "string" ? value : (value?.id ?? null);

const ranks = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete", "canceled", "incomplete_expired"];
const rank = ({ status }: Stripe.Subscription) => (ranks.includes(status) ? ranks.indexOf(status) : ranks.length);

/** Whether a subscription can still lead to a payment. */
export const isLive = ({ status }: { status: string | null }): boolean =>
  status !== null && !["canceled", "incomplete_expired"].includes(status);

/**
 * The subscription that counts: the one that grants most, then the newest. A customer has one, unless something was
 * done by hand.
 */
export function chooseSubscription(all: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  return [...all].sort((a, b) => rank(a) - rank(b) || b.created - a.created || a.id.localeCompare(b.id))[0] ?? null;
}

/**
 * What to store about a customer. The same truth gives the same rows, however often and in whatever order it is asked.
 */
export function stateOf(truth: Truth): SubscriptionState {
  const subscription = chooseSubscription(truth.subscriptions);
  const item = subscription?.items.data[0];
  const open = truth.invoices.filter(
    ({ status, amount_remaining, parent }) =>
      status === "open" &&
      amount_remaining > 0 &&
      idOf(parent?.subscription_details?.subscription) === subscription?.id,
  );
  const unpaid = open.map(({ created }) => created).sort((a, b) => a - b)[0];
  return {
    subscription_id: subscription?.id ?? null,
    status: subscription?.status ?? null,
    price_key: item?.price.lookup_key ?? null,
    trial_end: momentOrNull(subscription?.trial_end),
    period_end: momentOrNull(item?.current_period_end),
    cancel_at: subscription ? cancelAtOf(subscription) : null,
    ended_at: momentOrNull(subscription?.ended_at),
    unpaid_since: momentOrNull(unpaid),
    trial_used: truth.subscriptions.some(({ trial_start }) => trial_start !== null) ? 1 : 0,
    payment_method: cardOf(truth.customer, subscription),
  };
}

function cancelAtOf({ cancel_at, cancel_at_period_end, items }: Stripe.Subscription): string | null {
  if (cancel_at !== null) return moment(cancel_at);
  return cancel_at_period_end ? momentOrNull(items.data[0]?.current_period_end) : null;
}

function cardOf(customer: Stripe.Customer | null, subscription: Stripe.Subscription | null): string | null {
  const own = isLive({ status: subscription?.status ?? null }) ? subscription?.default_payment_method : null;
  const method = own ?? customer?.invoice_settings.default_payment_method;
  if (method == null || typeof method === "string") return null;
  if (!method.card) return method.type.replaceAll("_", " ");
  const { brand, last4, exp_month, exp_year } = method.card;
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  return `${name} ending in ${last4}, good until ${exp_month}/${exp_year}`;
}

/**
 * What to store about the bills of a customer. Drafts and bills of nothing are left out. Those that were taken back
 * (`void`) are stored as such and not shown: left out, one that was stored while it was open would stay open for ever.
 */
export function invoicesOf({ invoices, charges }: Truth): InvoiceState[] {
  return invoices
    .filter(({ status, total }) => status !== null && status !== "draft" && total !== 0)
    .map((invoice) => {
      const intents = paymentIntentsOf(invoice);
      const own = charges.filter((charge) => intents.includes(idOf(charge.payment_intent) ?? ""));
      return {
        id: invoice.id ?? "",
        number: invoice.number,
        created_at: moment(invoice.created),
        paid_at: momentOrNull(invoice.status_transitions.paid_at),
        status: invoice.status ?? "draft",
        currency: invoice.currency,
        total: invoice.total,
        due: invoice.amount_due,
        paid: invoice.amount_paid,
        refunded: own.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
      };
    });
}

/** The payments of a bill that went through, by the id a refund needs. */
export function paymentIntentsOf(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? []).flatMap(({ status, payment }) => {
    const id = idOf(payment.payment_intent);
    return status === "paid" && id !== null ? [id] : [];
  });
}

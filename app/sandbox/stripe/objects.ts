import { randomBytes } from "node:crypto";
import fields from "./fields.json" with { type: "json" };

/**
 * An object as Stripe's API writes it. The named fields are those the stand-in works with; the others are only shown.
 */
export interface StripeObject {
  id: string;
  object: string;
  [field: string]: unknown;
}

export interface Recurring {
  interval: "month" | "year";
  interval_count: number;
}
export interface Price extends StripeObject {
  lookup_key: string;
  product: string;
  unit_amount: number;
  currency: string;
  recurring: Recurring;
}
export interface Customer extends StripeObject {
  email: string | null;
  name: string | null;
  /** Cents; negative is a credit that the next invoices use up. */
  balance: number;
  delinquent: boolean;
  invoice_settings: { default_payment_method: string | null };
  test_clock: string;
  metadata: Record<string, string>;
  deleted?: boolean;
}
export interface Item extends StripeObject {
  price: Price;
  current_period_start: number;
  current_period_end: number;
}
export interface Subscription extends StripeObject {
  customer: string;
  status: "trialing" | "active" | "past_due" | "canceled" | "incomplete" | "unpaid";
  created: number;
  items: { data: [Item] };
  trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  cancellation_details: { reason: string | null };
}
export interface Invoice extends StripeObject {
  customer: string;
  status: "open" | "paid" | "void" | "uncollectible";
  created: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  total: number;
  parent: { subscription_details: { subscription: string } };
  status_transitions: { paid_at: number | null };
}
export interface PaymentMethod extends StripeObject {
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}
export interface Charge extends StripeObject {
  amount: number;
  amount_refunded: number;
  customer: string;
  payment_intent: string;
  refunded: boolean;
  currency: string;
}
export interface CheckoutSession extends StripeObject {
  customer: string;
  status: "open" | "complete" | "expired";
  created: number;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  url: string | null;
  subscription: string | null;
  payment_method_collection: string;
}
export interface PortalSession extends StripeObject {
  customer: string;
  return_url: string;
  flow: {
    type: string;
    subscription_update_confirm?: { subscription: string; items: { id: string; price: string }[] };
  } | null;
}
export interface StripeEvent extends StripeObject {
  type: string;
  created: number;
  data: { object: StripeObject };
}

export type Kind = keyof typeof fields;

/** An object of a kind with every field that Stripe's published example of it has, and what is given in their place. */
export function make<T extends StripeObject>(kind: Kind, given: Record<string, unknown>): T {
  return { ...structuredClone(fields[kind]), ...given } as unknown as T;
}

/** A new id with Stripe's prefix for its kind. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

/** A list as the API writes it. */
export const list = (data: readonly unknown[], url: string, hasMore = false) => ({
  object: "list",
  data,
  has_more: hasMore,
  url,
});

const day = 86_400;

/** The same day of a later month, or its last; as Stripe moves a billing date. Seconds since 1970. */
export function periodAfter(start: number, { interval, interval_count }: Recurring): number {
  const from = new Date(start * 1000);
  const months = interval === "year" ? 12 * interval_count : interval_count;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1000);
}

export const days = (count: number): number => count * day;

import fc from "fast-check";
import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { chooseSubscription, invoicesOf, isLive, stateOf, type Truth } from "./state";

type Status = Stripe.Subscription["status"];
const subscription = (id: string, status: Status, created: number, more: object = {}) =>
  ({
    id,
    status,
    created,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    default_payment_method: null,
    items: { data: [{ current_period_end: created + 100, price: { lookup_key: "family_monthly" } }] },
    ...more,
  }) as unknown as Stripe.Subscription;
const invoice = (id: string, status: string, created: number, more: object = {}) =>
  ({
    id,
    status,
    created,
    number: id,
    currency: "usd",
    total: 900,
    amount_due: 900,
    amount_paid: 0,
    amount_remaining: 900,
    status_transitions: { paid_at: null },
    parent: { subscription_details: { subscription: "sub_b" } },
    payments: { data: [{ status: "paid", payment: { payment_intent: `pi_${id}` } }] },
    ...more,
  }) as unknown as Stripe.Invoice;
const charge = (intent: string, amount_refunded: number) =>
  ({ payment_intent: intent, amount_refunded }) as unknown as Stripe.Charge;
const customer = { invoice_settings: { default_payment_method: null } } as unknown as Stripe.Customer;
const none: Truth = { customer, subscriptions: [], invoices: [], charges: [] };

describe("which subscription counts", () => {
  it.each([
    [[subscription("a", "canceled", 9), subscription("b", "past_due", 1)], "b"],
    [[subscription("a", "trialing", 9), subscription("b", "active", 1)], "b"],
    [[subscription("a", "active", 1), subscription("b", "active", 2)], "b"],
    [[subscription("a", "canceled", 1), subscription("b", "canceled", 2)], "b"],
    [[], undefined],
  ])("the one that grants most, then the newest (%#)", (all, id) => {
    expect(chooseSubscription(all)?.id).toBe(id);
  });

  it("is live while it can still lead to a payment", () => {
    const live = ["active", "trialing", "past_due", "unpaid", "incomplete", "paused"].filter((status) =>
      isLive({ status }),
    );
    expect(live).toHaveLength(6);
    for (const status of ["canceled", "incomplete_expired", null]) expect(isLive({ status })).toBe(false);
  });
});

describe("what is stored", () => {
  const truth: Truth = {
    customer,
    subscriptions: [
      subscription("sub_a", "canceled", 1, { trial_start: 1, ended_at: 50 }),
      subscription("sub_b", "past_due", 60, { cancel_at_period_end: true }),
    ],
    invoices: [
      invoice("in_1", "open", 70),
      invoice("in_2", "open", 65),
      invoice("in_3", "draft", 61),
      invoice("in_4", "open", 2, { parent: { subscription_details: { subscription: "sub_a" } } }),
      invoice("in_5", "void", 3),
      invoice("in_6", "paid", 4, { total: 0 }),
      invoice("in_7", "paid", 5),
    ],
    charges: [charge("pi_in_7", 300), charge("pi_in_7", 100), charge("pi_other", 900)],
  };

  it("is read from the one that counts, and the trial from any", () => {
    expect(stateOf(truth)).toMatchObject({
      subscription_id: "sub_b",
      status: "past_due",
      trial_used: 1,
      ended_at: null,
      cancel_at: new Date(160_000).toISOString(),
      unpaid_since: new Date(65_000).toISOString(),
    });
    expect(stateOf(none)).toMatchObject({ subscription_id: null, status: null, trial_used: 0, unpaid_since: null });
  });

  it("leaves out drafts and bills of nothing, and adds up what was given back", () => {
    const bills = invoicesOf(truth);
    expect(bills.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "in_1 open",
      "in_2 open",
      "in_4 open",
      "in_5 void",
      "in_7 paid",
    ]);
    expect(bills.at(-1)?.refunded).toBe(400);
  });

  it("does not depend on the order in which Stripe lists things", () => {
    const order = fc.record({
      subscriptions: fc.shuffledSubarray([...truth.subscriptions], { minLength: 2 }),
      invoices: fc.shuffledSubarray([...truth.invoices], { minLength: 7 }),
      charges: fc.shuffledSubarray([...truth.charges], { minLength: 3 }),
    });
    fc.assert(
      fc.property(order, (listed) => {
        expect(stateOf({ customer, ...listed })).toEqual(stateOf(truth));
      }),
    );
  });

  it.each([
    [
      { card: { brand: "visa", last4: "4242", exp_month: 3, exp_year: 2030 } },
      "Visa ending in 4242, good until 3/2030",
    ],
    [{ type: "us_bank_account" }, "us bank account"],
    ["pm_not_expanded", null],
  ])("a way to pay in words (%#)", (method, words) => {
    const own = subscription("sub_b", "active", 1, { default_payment_method: method });
    expect(stateOf({ ...none, subscriptions: [own] }).payment_method).toBe(words);
  });
});

import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StandIns, startStandIns } from "../server";
import { cards } from "./cards";
import { signatureOf, webhookSecret } from "./deliver";
import fields from "./fields.json" with { type: "json" };
import { periodAfter } from "./objects";

const site = "http://localhost:9";
let standIns: StandIns;
let client: Stripe;
beforeAll(async () => {
  standIns = await startStandIns();
  const { hostname: host, port } = new URL(standIns.origin);
  client = new Stripe("sk_test_sandbox", {
    host,
    port: Number(port),
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
  });
});
afterAll(() => standIns.stop());

const press = (address: string, choice: Record<string, string>) =>
  fetch(address, { method: "POST", body: new URLSearchParams(choice), redirect: "manual" });

async function opened(key: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await client.customers.create({ email: "renee@brooks.example", metadata: { account: "a" } });
  const [price] = (await client.prices.list({ lookup_keys: [key] })).data;
  const session = await client.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price?.id ?? "", quantity: 1 }],
    success_url: `${site}/done?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/back`,
    ...more,
  });
  return { customer, session, url: session.url ?? "" };
}
const trial = { payment_method_collection: "if_required", subscription_data: { trial_period_days: 14 } } as const;
const subscriptionOf = async (customer: { id: string }) => {
  const [found] = (await client.subscriptions.list({ customer: customer.id, status: "all" })).data;
  if (!found) throw new Error("There is no subscription.");
  return found;
};
const later = async (customer: Stripe.Customer, days: number) => {
  const clock = await client.testHelpers.testClocks.retrieve(String(customer.test_clock));
  await client.testHelpers.testClocks.advance(clock.id, { frozen_time: clock.frozen_time + days * 86_400 });
};

describe("the stand-in for the payment provider", () => {
  it("answers objects with all fields of the published examples", async () => {
    const { customer, url } = await opened("family_monthly");
    await press(url, { card: "4242424242424242" });
    const subscription = await subscriptionOf(customer);
    const invoice = await client.invoices.retrieve(String(subscription.latest_invoice), { expand: ["payments"] });
    const [charge] = (await client.charges.list({ customer: customer.id })).data;
    const [price] = (await client.prices.list()).data;
    const method = await client.subscriptions.retrieve(subscription.id, { expand: ["default_payment_method"] });
    const portal = await client.billingPortal.sessions.create({ customer: customer.id, return_url: site });
    const [event] = (await client.events.list()).data;
    const [session] = (await client.checkout.sessions.list({ customer: customer.id })).data;
    const refund = await client.refunds.create({ payment_intent: String(charge?.payment_intent) });
    const answered = {
      price,
      customer,
      subscription,
      invoice,
      charge,
      event,
      refund,
      product: await client.products.retrieve(String(price?.product)),
      "checkout.session": session,
      subscription_item: subscription.items.data[0],
      line_item: invoice.lines.data[0],
      invoice_payment: invoice.payments?.data[0],
      payment_method: method.default_payment_method,
      "billing_portal.session": portal,
      "test_helpers.test_clock": await client.testHelpers.testClocks.retrieve(String(customer.test_clock)),
    };
    for (const [kind, object] of Object.entries(answered)) {
      const names = Object.keys(fields[kind as keyof typeof fields]);
      expect(names.length, kind).toBeGreaterThan(5);
      expect(Object.keys(object as object), kind).toEqual(expect.arrayContaining(names));
      expect((object as { object: string }).object).toBe(kind);
    }
  });

  it("sells two prices by lookup key", async () => {
    const { data } = await client.prices.list({
      lookup_keys: ["family_yearly", "family_monthly", "other"],
      active: true,
    });
    expect(data.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]).sort()).toEqual([
      ["family_monthly", 900],
      ["family_yearly", 7900],
    ]);
  });

  it("starts a trial without a card, which ends without one and is never charged", async () => {
    const { customer, url } = await opened("family_yearly", trial);
    const paid = await press(url, { card: "" });
    expect([paid.status, paid.headers.get("Location")]).toEqual([303, expect.stringMatching(/done\?session=cs_test_/)]);
    expect(await subscriptionOf(customer)).toMatchObject({ status: "trialing", cancel_at_period_end: false });
    await later(customer, 13);
    expect((await subscriptionOf(customer)).status).toBe("trialing");
    await later(customer, 1);
    expect((await subscriptionOf(customer)).status).toBe("canceled");
    expect((await client.charges.list({ customer: customer.id })).data).toEqual([]);
  });

  it("charges a card at the end of the trial and at each renewal", async () => {
    const { customer, url } = await opened("family_monthly", trial);
    await press(url, { card: "4242424242424242" });
    await later(customer, 14 + 31 + 31);
    const { data } = await client.charges.list({ customer: customer.id });
    expect(data.map(({ amount }) => amount)).toEqual([900, 900, 900]);
    expect((await subscriptionOf(customer)).status).toBe("active");
  });

  it("declines, and asks who it is", async () => {
    const { customer, url } = await opened("family_monthly");
    expect(await (await press(url, { card: "4000000000000002" })).text()).toContain("Your card was declined");
    expect(await (await press(url, { card: "" })).text(), "a card is needed").toContain("Choose a card");
    const asking = { card: "4000002500003155" };
    expect(await (await press(url, asking)).text()).toContain("Your bank asks");
    expect(await (await press(url, { ...asking, bank: "no" })).text()).toContain("unable to authenticate");
    expect((await client.subscriptions.list({ customer: customer.id, status: "all" })).data).toEqual([]);
    expect((await press(url, { ...asking, bank: "yes" })).status).toBe(303);
    expect((await subscriptionOf(customer)).status).toBe("active");
    expect(await (await fetch(url)).text(), "not twice").toContain("no longer open");
    expect((await press(url, { card: "4242424242424242" })).status).toBe(200);
    expect((await client.charges.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it("tries a failed payment again, and then ends", async () => {
    const { customer, url } = await opened("family_monthly");
    await press(url, { card: "4000000000000341" });
    expect((await subscriptionOf(customer)).status).toBe("active");
    await later(customer, 32);
    expect((await subscriptionOf(customer)).status).toBe("past_due");
    await later(customer, 15);
    expect(await subscriptionOf(customer)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
  });

  it("stops trying an open bill when the subscription is ended, and not when it is cancelled for later", async () => {
    for (const ended of [true, false]) {
      const { customer, url } = await opened("family_monthly");
      await press(url, { card: "4000000000000341" });
      await later(customer, 32);
      const { id } = await subscriptionOf(customer);
      if (ended) await client.subscriptions.cancel(id);
      else await client.subscriptions.update(id, { cancel_at_period_end: true });
      const tries = async () => (await client.charges.list({ customer: customer.id })).data.length;
      const before = await tries();
      await later(customer, 4);
      expect(await tries(), String(ended)).toBe(ended ? before : before + 1);
    }
  });

  it("changes nothing of a subscription whose first payment waits, but ends it", async () => {
    const { customer } = await opened("family_monthly");
    const [price] = (await client.prices.list({ lookup_keys: ["family_monthly"] })).data;
    const { id, status } = await client.subscriptions.create({
      customer: customer.id,
      items: [{ price: price?.id ?? "" }],
      payment_behavior: "default_incomplete",
    });
    expect(status).toBe("incomplete");
    await expect(client.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect((await client.subscriptions.cancel(id)).status).toBe("canceled");
  });

  it("repeats its own failure under the same key, also when it works again", async () => {
    const change = (to: string) => press(`${standIns.origin}/stripe`, { change: to });
    const create = (idempotencyKey: string) => client.customers.create({ email: "a@a.example" }, { idempotencyKey });
    await change("down");
    await expect(create("failing")).rejects.toMatchObject({ statusCode: 503 });
    await change("up");
    await expect(create("failing")).rejects.toMatchObject({ statusCode: 503 });
    expect((await create("another")).email).toBe("a@a.example");
  });

  it("gives back what is not used when the price changes", async () => {
    const { customer, url } = await opened("family_yearly");
    await press(url, { card: "4242424242424242" });
    const { id, items } = await subscriptionOf(customer);
    const [month] = (await client.prices.list({ lookup_keys: ["family_monthly"] })).data;
    await client.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? "", price: month?.id ?? "" }] });
    const changed = (await client.customers.retrieve(customer.id)) as Stripe.Customer;
    expect(changed.balance).toBe(-7000);
    await later(customer, 32);
    expect((await client.charges.list({ customer: customer.id })).data, "the credit pays").toHaveLength(1);
  });

  it("gives money back once", async () => {
    const { customer, url } = await opened("family_monthly");
    await press(url, { card: "4242424242424242" });
    const [charge] = (await client.charges.list({ customer: customer.id })).data;
    const payment_intent = String(charge?.payment_intent);
    await client.refunds.create({ payment_intent }, { idempotencyKey: `r ${payment_intent}` });
    const again = await client.refunds.create({ payment_intent }, { idempotencyKey: `r ${payment_intent}` });
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    await expect(client.refunds.create({ payment_intent })).rejects.toMatchObject({ code: "charge_already_refunded" });
  });

  it("refuses what Stripe refuses", async () => {
    const options = { idempotencyKey: "one" };
    await client.customers.create({ email: "a@a.example" }, options);
    await expect(client.customers.create({ email: "b@b.example" }, options)).rejects.toMatchObject({
      type: "StripeIdempotencyError",
    });
    await expect(client.customers.retrieve("cus_0")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(client.customers.create({ phone: "1" })).rejects.toMatchObject({ code: "parameter_unknown" });
    expect((await fetch(`${standIns.origin}/v1/prices`)).status).toBe(401);
  });

  it("signs what it sends as the client expects it", () => {
    const seconds = Math.floor(Date.now() / 1000);
    const event = client.webhooks.constructEvent(
      '{"object":"event"}',
      signatureOf('{"object":"event"}', seconds),
      webhookSecret,
    );
    expect(event.object).toBe("event");
  });

  it("shows every card on the page to pay, and its forms lead to the site only", async () => {
    const { url } = await opened("family_monthly", trial);
    const page = await fetch(url);
    const html = await page.text();
    for (const { words } of Object.values(cards)) expect(html).toContain(words);
    expect(page.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${site};`);
  });
});

it.each([
  ["2026-01-31", "month", "2026-02-28"],
  ["2027-12-31", "month", "2028-01-31"],
  ["2028-02-29", "year", "2029-02-28"],
  ["2026-03-15", "year", "2027-03-15"],
] as const)("a period from %s by the %s ends on %s", (from, interval, to) => {
  expect(periodAfter(Date.parse(from) / 1000, { interval, interval_count: 1 })).toBe(Date.parse(to) / 1000);
});

import { spawn } from "node:child_process";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { signatureOf } from "~/sandbox/stripe/deliver";
import { eventually } from "../setup/eventually";
import { Payer } from "../setup/payer";
import { type RunningSite, startSite } from "../setup/site";
import { onBothStores } from "../setup/stores";
import { locationOf, Visitor } from "../setup/visitor";

/** Paying over HTTP, with the stand-in as Stripe: what works, what fails, what is tried by others. */

const secret = "q8Zr1vXw3Lk5Tn7Py9Bd2Fg4Hj6Mc0Sa";
const good = "4242424242424242";
const dashboard = "/subscription-dashboard";
let standIns: StandIns;
let site: RunningSite;
let payer: Payer;

beforeAll(async () => {
  standIns = await startStandIns();
  site = await startSite({ SANDBOX_ORIGIN: standIns.origin, SESSION_SECRET: secret });
  payer = new Payer(standIns.origin);
});
afterAll(async () => {
  await site.stop();
  await standIns.stop();
});

let people = 0;
/** Somebody new, signed in. */
async function member(more: Record<string, string> = {}, at = site, age = "18+"): Promise<Visitor> {
  people += 1;
  const one = new Visitor(at.origin);
  const who = { sub: "", name: `Pat${people}`, email: `pat${people}@family.example`, verified: "yes", ...more };
  const back = await one.chooseAt("/auth/login?returnTo=/account", who);
  await one.post(locationOf(await one.get(back)), { age });
  return one;
}
async function page(one: Visitor, address = dashboard): Promise<string> {
  const response = await one.get(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return mainOf(await response.text());
}
/** The text of the main part of a page, as somebody reads it. */
const mainOf = (html: string) =>
  html
    .replace(/^.*?<main|<\/main>.*$/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&amp;", "&");
const press = async (one: Visitor, fields: Record<string, string>) => locationOf(await one.post(dashboard, fields));
const toPay = async (one: Visitor, plan = "family_monthly") =>
  locationOf(await one.post("/subscription-start", { plan }));
const idIn = (address: string) => address.split("/").at(-1) ?? "";
async function customerOf(one: Visitor): Promise<string> {
  const { subscription } = (await (await one.get(`${dashboard}/export.json`)).json()) as {
    subscription: { stripeCustomer: string };
  };
  return subscription.stripeCustomer;
}
/** Looks until the webhook has been heard. */
async function until(one: Visitor, words: string): Promise<string> {
  return eventually(async () => {
    const html = await page(one);
    if (!html.includes(words)) throw new Error(`"${words}" does not come: ${html}`);
    return html;
  });
}
async function onTrial(more: Record<string, string> = {}): Promise<Visitor> {
  const one = await member(more);
  await payer.press(await toPay(one), { card: "" });
  await until(one, "On trial");
  return one;
}
async function paying(plan = "family_monthly"): Promise<Visitor> {
  const one = await member();
  await payer.press(await toPay(one, plan), { card: good });
  await until(one, "On trial");
  await payer.later(await customerOf(one), 15);
  await until(one, "It renews on");
  return one;
}
const atStripe = (change: string) =>
  fetch(`${standIns.origin}/stripe`, { method: "POST", body: new URLSearchParams({ change }), redirect: "manual" });
/** Until every event has reached the site: one under way would tell it what Stripe says by then. */
const allDelivered = () =>
  expect
    .poll(async () => (await fetch(`${standIns.origin}/stripe`)).text())
    .toContain("Events that wait to be delivered: 0.");
const sendEvent = (body: string, signature: string | null) =>
  site.get("/webhooks/stripe", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...(signature === null ? {} : { "Stripe-Signature": signature }) },
  });
const nowSeconds = () => Math.floor(Date.now() / 1000);

describe("what it costs", () => {
  it("stands on the page and in the API as Stripe says it, with the time", async () => {
    const html = mainOf(await (await site.get("/pricing")).text());
    expect(html).toMatch(/\$9 a month .* \$79 a year/);
    expect(html).toMatch(/Prices as Stripe gave them on/);
    const response = await site.get("/api/pricing");
    expect(response.headers.get("Cache-Control")).toMatch(/^public/);
    expect(await response.json()).toMatchObject({
      trialDays: 14,
      prices: [
        { key: "family_monthly", amount: 900, currency: "usd", interval: "month" },
        { key: "family_yearly", amount: 7900, currency: "usd", interval: "year" },
      ],
    });
  });

  it("is said to be unknown while Stripe does not answer, and the page stays up", async () => {
    const alone = await startSite({ SANDBOX_ORIGIN: "http://127.0.0.1:1", SESSION_SECRET: secret });
    const response = await alone.get("/pricing");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control"), "not to be kept").toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain("We can’t show the price right now");
    expect(mainOf(html)).not.toMatch(/\$\d/);
    expect((await alone.get("/api/pricing")).status).toBe(503);
    await alone.stop();
  });
});

describe("somebody who subscribes", () => {
  it("tries, adds a card, pays, changes, cancels, resumes, and has it all to export", async () => {
    const one = await member();
    expect(await page(one)).toContain("You pay nothing, and we can’t charge you");
    const address = await toPay(one);
    expect(new URL(address).origin).toBe(standIns.origin);
    expect(await payer.press(address, { card: "" })).toBe(`${site.origin}/subscription-success`);
    expect(await until(one, "On trial")).toContain("You haven’t added a card, so it just ends");
    expect(await page(one, "/subscription-success")).toContain("Family is on");

    expect(await payer.press(await press(one, { do: "card" }), { card: good })).toBe(
      `${site.origin}${dashboard}?from=stripe`,
    );
    expect(await page(one, `${dashboard}?from=stripe`)).toMatch(/your card is charged, \$9 a month, unless you cancel/);
    await payer.later(await customerOf(one), 15);
    const paid = await until(one, "It renews on");
    expect(paid).toContain("Visa ending in 4242");

    const confirm = await press(one, { price: "family_yearly" });
    expect(await (await fetch(confirm)).text()).toMatch(/\$79\.00 less \$8\.\d\d not used: \$70\.\d\d today/);
    await payer.press(confirm, { confirm: "yes" });
    expect(await until(one, "$79 a year, until you cancel")).toContain("Change to $9 a month");

    expect(await press(one, { do: "cancel" })).toBe(dashboard);
    expect(await page(one)).toMatch(
      /You have Family until \w+ \d+, \d{4} at .* Eastern time\. Nothing more will be charged/,
    );
    expect(await press(one, { do: "resume" })).toBe(dashboard);
    expect(await page(one)).toContain("It renews on");

    const file = await one.get(`${dashboard}/export.json`);
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="billing.json"');
    expect(await file.json()).toMatchObject({
      plan: "family",
      subscription: { price: "family_yearly" },
      bills: [{ status: "paid" }, { status: "paid", paid: 900 }],
    });
  });

  it("has one trial, which ends by itself without a card; then everything is still to read and to export", async () => {
    const one = await onTrial();
    await payer.later(await customerOf(one), 15);
    expect(await until(one, "Everything you saved is still here")).toContain("You’re on Free");
    expect(await page(one, "/subscription-start?plan=family_yearly")).toContain("You pay today");
    expect((await one.get(`${dashboard}/export.json`)).status).toBe(200);
    const again = await toPay(one, "family_yearly");
    const html = await (await fetch(again)).text();
    expect(html).not.toContain("Start trial");
    expect(await payer.press(again, { card: good })).toContain("/subscription-success");
    await until(one, "It renews on");
  });

  it("keeps Family for a while when a payment fails, and fixes it with another card", async () => {
    const one = await paying();
    await payer.press(await press(one, { do: "card" }), { card: "4000000000000341" });
    await payer.later(await customerOf(one), 31);
    const html = await until(one, "Your last payment didn’t go through");
    expect(html).toContain("You keep Family until");
    await payer.press(await press(one, { do: "card" }), { card: good });
    await until(one, "It renews on");
  });

  it("is put on Free when nothing fixes it", async () => {
    const one = await paying();
    await payer.press(await press(one, { do: "card" }), { card: "4000000000000341" });
    await payer.later(await customerOf(one), 60);
    expect(await until(one, "Everything you saved is still here")).toContain("Not paid");
  });

  it("gets the last payment back with the end of the plan, once", async () => {
    const one = await member();
    await payer.press(await toPay(one), { card: "" });
    await until(one, "On trial");
    const customer = await customerOf(one);
    await payer.later(customer, 15);
    await until(one, "Family ended");
    await payer.press(await toPay(one), { card: good });
    // On Stripe's moved clock the payment is in the future; the time to ask is not over.
    expect(await until(one, "It renews on")).toContain("Refund $9 and end Family now");
    expect(await press(one, { do: "refund" })).toBe(dashboard);
    const html = await page(one);
    expect(html).toContain("Paid, refunded");
    expect(html).toContain("You’re on Free");
    expect((await one.post(dashboard, { do: "refund" })).status).toBe(409);
    const [charge] = (await payer.client.charges.list({ customer })).data;
    expect(charge).toMatchObject({ amount: 900, amount_refunded: 900 });
  });

  it("sees what happened at Stripe without a click here: refunded and ended by hand", async () => {
    const one = await paying();
    const customer = await customerOf(one);
    const [charge] = (await payer.client.charges.list({ customer })).data;
    await payer.client.refunds.create({ payment_intent: String(charge?.payment_intent), amount: 400 });
    await until(one, "Paid, $4 refunded");
    const [subscription] = (await payer.client.subscriptions.list({ customer })).data;
    await payer.client.subscriptions.cancel(subscription?.id ?? "");
    await until(one, "Family ended on");
  });

  it("stays unpaid when the card is declined or the bank is not answered", async () => {
    const one = await member();
    const address = await toPay(one);
    for (const choice of [{ card: "4000000000000002" }, { card: "4000002500003155", bank: "no" }]) {
      await expect(payer.press(address, choice as Record<string, string>)).rejects.toThrow(/declined|authenticate/);
    }
    expect(await page(one, "/subscription-success")).toContain("Until then you’re on Free");
    await payer.press(address, { card: "4000002500003155", bank: "yes" });
    await until(one, "On trial");
  });

  it("gets the same page to pay when pressed twice, and none while subscribed", async () => {
    const one = await member();
    const [first, second] = await Promise.all([toPay(one), toPay(one)]);
    expect(first).toBe(second);
    expect(await toPay(one), "later too").toBe(first);
    const other = await toPay(one, "family_yearly");
    expect(other).not.toBe(first);
    expect(await (await fetch(first ?? "")).text(), "only one page is open").toContain("no longer open");
    await payer.press(other, { card: "" });
    expect(await toPay(one)).toBe(dashboard);
    const customer = await customerOf(one);
    expect((await payer.client.subscriptions.list({ customer, status: "all" })).data).toHaveLength(1);
  });

  it("with a fee waiver pays nothing, and an existing subscription is cancelled", async () => {
    const one = await onTrial();
    expect((await one.post("/subscription-start?plan=waiver", { plan: "waiver" })).status, "without a yes").toBe(400);
    expect(locationOf(await one.post("/subscription-start", { plan: "waiver", sure: "yes" }))).toBe(dashboard);
    expect(await page(one)).toContain("Family is free for you");
    const [subscription] = (await payer.client.subscriptions.list({ customer: await customerOf(one) })).data;
    expect(subscription?.cancel_at_period_end).toBe(true);
    expect(await toPay(one), "nothing to pay").toBe(dashboard);
    expect(await press(one, { do: "end-waiver" })).toBe(dashboard);
    expect(await page(one)).toContain("On trial, canceled");
  });

  it("is told plainly when Stripe does not answer, and nothing is changed", async () => {
    const one = await onTrial();
    const other = await member();
    await atStripe("down");
    try {
      expect(await page(one)).toContain("On trial");
      const cancelled = await one.post(dashboard, { do: "cancel" });
      expect(cancelled.status).toBe(503);
      expect(await cancelled.text()).toContain("Nothing changed");
      expect((await other.post("/subscription-start", { plan: "family_monthly" })).status).toBe(503);
    } finally {
      await atStripe("up");
    }
    expect(await page(one)).not.toContain("On trial, canceled");
  });

  it("between 13 and 17 is told to talk with an adult; e-mail goes to Stripe only when it is verified", async () => {
    const teen = await member({}, site, "13-17");
    expect(await page(teen, "/subscription-start?plan=family_monthly")).toContain("You’re under 18");
    expect(await page(teen)).toContain("Talk with a parent or guardian");
    const claimed = await onTrial({ verified: "no" });
    const verified = await onTrial();
    const emailOf = async (one: Visitor) =>
      ((await payer.client.customers.retrieve(await customerOf(one))) as Stripe.Customer).email;
    expect(await emailOf(claimed)).toBeNull();
    expect(await emailOf(verified)).toMatch(/@family\.example$/);
  });

  it("who deletes the account ends the subscription with it", async () => {
    const one = await paying();
    const customer = await customerOf(one);
    await one.post("/account/delete", { word: "delete" });
    expect(await payer.client.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const { data } = await payer.client.subscriptions.list({ customer, status: "all" });
    expect(data.map(({ status }) => status)).toEqual(["canceled"]);
  });
});

describe("the webhook", () => {
  const event = (more: object = {}) =>
    JSON.stringify({
      id: `evt_${Math.random()}`,
      object: "event",
      type: "customer.updated",
      data: { object: { object: "customer", id: "cus_nobody" } },
      ...more,
    });

  it("answers 400 to what Stripe did not sign, or signed too long ago", async () => {
    const body = event();
    const old = nowSeconds() - 301;
    for (const signature of [
      null,
      "",
      "t=1,v1=00",
      signatureOf(body, nowSeconds(), "whsec_another"),
      signatureOf(body, old),
      signatureOf(`${body} `, nowSeconds()),
      signatureOf(body, nowSeconds()).replace("v1", "v0"),
      signatureOf(body, nowSeconds() + 3_600),
      // A new time with an old signature.
      signatureOf(body, old).replace(/t=\d+/, `t=${nowSeconds()}`),
    ]) {
      expect((await sendEvent(body, signature)).status, String(signature)).toBe(400);
    }
    expect((await sendEvent(body, signatureOf(body, nowSeconds() - 290))).status).toBe(200);
  });

  it("answers 400 to what is signed and is no event", async () => {
    for (const body of ["", "null", "[]", "{}", event({ id: 5 }), event({ type: null }), event({ id: "evt_\0" })]) {
      expect((await sendEvent(body, signatureOf(body, nowSeconds()))).status, body).toBe(400);
    }
  });

  it("answers 200 to an event it does not know and to a customer nobody has, and 405 to a visit", async () => {
    for (const body of [
      event(),
      event({ type: "terminal.reader.action" }),
      event({ data: {} }),
      event({ type: "__proto__" }),
    ]) {
      expect((await sendEvent(body, signatureOf(body, nowSeconds()))).status).toBe(200);
    }
    const visit = await site.get("/webhooks/stripe");
    expect([visit.status, visit.headers.get("Allow")]).toEqual([405, "POST"]);
    const large = event({ more: "x".repeat(1_100_000) });
    expect((await sendEvent(large, signatureOf(large, nowSeconds()))).status).toBe(413);
  });

  it("believes nothing of an event but its ids", async () => {
    const one = await onTrial();
    const customer = await customerOf(one);
    const [subscription] = (await payer.client.subscriptions.list({ customer })).data;
    const forged = { ...subscription, status: "active", trial_end: null, cancel_at_period_end: true };
    const body = event({ type: "customer.subscription.updated", data: { object: forged } });
    expect((await sendEvent(body, signatureOf(body, nowSeconds()))).status).toBe(200);
    expect(await page(one)).toContain("The trial ends on");
  });

  it("answers 500 only to a failure of our own, and then takes the event again", async () => {
    const one = await onTrial();
    const object = { object: "customer", id: await customerOf(one) };
    const body = event({ data: { object } });
    await atStripe("down");
    expect((await sendEvent(body, signatureOf(body, nowSeconds()))).status).toBe(500);
    await atStripe("up");
    expect((await sendEvent(body, signatureOf(body, nowSeconds()))).status).toBe(200);
    expect((await sendEvent(body, signatureOf(body, nowSeconds()))).status, "and once more").toBe(200);
    // The line of the log comes a moment after the answer.
    await expect.poll(() => site.printed()).toContain('"result":"again"');
  });
});

describe("what others try", () => {
  it("a price, an amount, a trial or a customer of their own counts for nothing", async () => {
    const victim = await onTrial();
    const customer = await customerOf(victim);
    const one = await member();
    const tampered = {
      amount: "1",
      price: "price_1",
      customer,
      trial_period_days: "9999",
      success_url: "https://evil.example",
    };
    for (const plan of ["", "family_free", "price_1", "__proto__", "constructor"]) {
      expect((await one.post("/subscription-start", { plan, ...tampered })).status, plan).toBe(400);
    }
    const address = locationOf(await one.post("/subscription-start", { plan: "family_yearly", ...tampered }));
    const session = await payer.client.checkout.sessions.retrieve(idIn(address));
    expect(session.customer).not.toBe(customer);
    expect(session.success_url).toBe(`${site.origin}/subscription-success`);
    expect(await (await fetch(address)).text()).toContain("14 days free, then $79.00 every year");
    const gone = await one.post(dashboard, { price: "family_yearly", customer, subscription: "sub_1" });
    expect(gone.status, "nothing to change of their own").toBe(409);
  });

  it("a bill of somebody else is not there", async () => {
    const victim = await paying();
    const html = await (await victim.get(dashboard)).text();
    const [path = ""] = /\/subscription-dashboard\/bills\/\w+/.exec(html) ?? [];
    expect(new URL(locationOf(await victim.get(path))).origin).toBe(standIns.origin);
    const one = await member();
    expect((await one.get(path)).status).toBe(404);
    expect((await one.get(`${dashboard}/bills/in_nothing`)).status).toBe(404);
    expect((await new Visitor(site.origin).get(path)).status).toBe(401);
  });

  it("a form of another site changes nothing", async () => {
    const one = await onTrial();
    const deeds: [string, Record<string, string>][] = [
      ...["cancel", "resume", "refund", "card", "portal", "end-waiver"].map(
        (wish): [string, Record<string, string>] => [dashboard, { do: wish }],
      ),
      [dashboard, { price: "family_yearly" }],
      ["/subscription-start", { plan: "family_monthly" }],
      ["/subscription-start", { plan: "waiver", sure: "yes" }],
    ];
    for (const [path, fields] of deeds) {
      for (const headers of [
        { Origin: "https://evil.example" },
        { Origin: "null" },
        { "Sec-Fetch-Site": "cross-site" },
      ]) {
        expect((await one.post(path, fields, headers)).status, `${path} ${JSON.stringify(fields)}`).toBe(403);
      }
      const stranger = new Visitor(site.origin);
      expect((await stranger.post(path, fields)).status, "and not signed in").toBe(401);
    }
    expect(await page(one)).toContain("The trial ends on");
    for (const fields of [{}, { do: "toString" }, { do: "" }, { price: "family_free" }]) {
      expect((await one.post(dashboard, fields as Record<string, string>)).status).toBe(400);
    }
  });

  it("the page after paying grants nothing, whatever its address says", async () => {
    const one = await member();
    const paid = await toPay(await member());
    for (const query of ["", `?session_id=${idIn(paid)}`, "?status=paid&plan=family"]) {
      expect(await page(one, `/subscription-success${query}`)).toContain("Until then you’re on Free");
    }
    expect(await page(one)).toContain("No subscription");
    expect(await page(new Visitor(site.origin), "/subscription-success?session_id=x")).toContain(
      "You aren’t signed in here",
    );
  });

  it("goes to sign in first, and comes back to what was wanted", async () => {
    const one = new Visitor(site.origin);
    const first = locationOf(await one.get("/subscription-start?plan=family_yearly"));
    expect(first).toBe("/auth/login?returnTo=%2Fsubscription-start%3Fplan%3Dfamily_yearly");
    expect((await one.get(dashboard)).status).toBe(401);
    expect((await one.get(`${dashboard}/export.json`)).status).toBe(401);
  });

  it("no e-mail address and no name is in the log", async () => {
    await expect.poll(() => site.printed()).toContain('"msg":"event from Stripe"');
    expect(site.printed()).not.toMatch(/\w@\w+\.example|Pat\d/);
  });
});

it("reconcile repairs after an outage, from the command line", async () => {
  const one = await onTrial();
  const customer = await customerOf(one);
  await allDelivered();
  await atStripe("hold");
  const [subscription] = (await payer.client.subscriptions.list({ customer })).data;
  await payer.client.subscriptions.cancel(subscription?.id ?? "");
  await atStripe("lose");
  await atStripe("go");
  expect(await page(one)).toContain("On trial");
  const { code, said } = await reconcileAt({ DATABASE_URL: site.database, SANDBOX_ORIGIN: standIns.origin });
  expect(said).toMatch(/Checked \d+ customers, fixed [1-9]/);
  expect(code).toBe(0);
  expect(await page(one)).toContain("Family ended");
  const without = await reconcileAt({ DATABASE_URL: site.database, SANDBOX_ORIGIN: "" });
  expect([without.code, without.said]).toEqual([1, expect.stringContaining("There’s no payment provider.")]);
});

function reconcileAt(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "app/commands/reconcile.ts"], {
    env: { ...process.env, MODE: "sandbox", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return new Promise((done) => child.once("close", (code) => done({ code, said })));
}

onBothStores("two servers on one store", (empty) => {
  it("take the same events at once, and count together how often somebody tries", async () => {
    const { address, store, close } = await empty();
    const DATABASE_URL = address.dialect === "sqlite" ? address.file : address.url;
    const shared = { SANDBOX_ORIGIN: standIns.origin, SESSION_SECRET: secret, DATABASE_URL };
    const [first, second] = await Promise.all([startSite(shared), startSite(shared)]);
    const endpoints = await Promise.all(
      [first, second].map(({ origin }) =>
        payer.client.webhookEndpoints.create({ url: `${origin}/webhooks/stripe`, enabled_events: ["*"] }),
      ),
    );
    const one = await member({}, first);
    const other = new Visitor(second.origin);
    await other.get("/");
    other.setCookie("session", one.cookie("session") ?? "");
    await payer.press(await toPay(one), { card: good });
    await until(other, "On trial");
    await payer.later(await customerOf(one), 15 + 31 + 31);
    await atStripe("again");
    await until(other, "It renews on");
    await eventually(async () => {
      const events = await store.selectFrom("billing_event").selectAll().execute();
      expect(events.length).toBeGreaterThan(10);
      expect(events.filter(({ done_at }) => done_at === null)).toEqual([]);
    });
    expect(await page(one)).toContain("It renews on");
    expect(await store.selectFrom("billing_invoice").select("paid").execute()).toEqual([
      { paid: 900 },
      { paid: 900 },
      { paid: 900 },
    ]);

    const answers: number[] = [];
    for (let i = 0; i < 22; i++) answers.push((await (i % 2 ? one : other).post(dashboard, { do: "resume" })).status);
    expect(answers.filter((status) => status === 303).length).toBeLessThan(20);
    expect(answers.at(-1)).toBe(429);
    for (const { id } of endpoints) await payer.client.webhookEndpoints.del(id);
    for (const server of [first, second]) await server.stop();
    await atStripe("lose");
    await close();
  });
});

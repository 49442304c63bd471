import { spawn } from "node:child_process";
import fc from "fast-check";
import type { KyselyPlugin } from "kysely";
import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { beginCheckout } from "~/billing/checkout/checkout.server";
import { type BillingContext, portalUrl, refundLast, setCancelled } from "~/billing/checkout/manage.server";
import { keepCustomer } from "~/billing/entitlement/data.server";
import { receiveEvent } from "~/billing/sync/receive.server";
import { reconcile } from "~/billing/sync/reconcile.server";
import { syncCustomer } from "~/billing/sync/sync.server";
import { type StandIns, startStandIns } from "~/sandbox/server";
import type { Store } from "~/store/database.server";
import { addAccount, billingRows, Payer } from "../setup/payer";
import { type EmptyStore, onBothStores } from "../setup/stores";
import { writing } from "../setup/writing";

/** A year of events, in every wrong order, twice, late, at two processes, and with a process that is killed. */

const now = () => new Date();
// Nobody listens there: the tests deliver the events themselves.
const origin = "http://localhost:9";
const good = "4242424242424242";
const failing = "4000000000000341";

let standIns: StandIns;
let payer: Payer;
beforeAll(async () => {
  standIns = await startStandIns();
  payer = new Payer(standIns.origin);
});
afterAll(() => standIns.stop());

/**
 * Somebody's year with Family: trial, card, renewals, a failed payment fixed, another price, cancelled, resumed,
 * refunded.
 */
function* year(context: BillingContext, customer: string): Generator<() => Promise<unknown>> {
  const portal = async (errand: Parameters<typeof portalUrl>[1], fields: Record<string, string>) => {
    const url = await portalUrl(context, errand);
    if (url !== null) await payer.press(url, fields);
  };
  yield () => payer.later(customer, 3);
  yield () => portal("card", { card: good });
  yield () => payer.later(customer, 12);
  yield () => payer.later(customer, 31);
  yield () => portal("card", { card: failing });
  yield () => payer.later(customer, 31);
  yield () => payer.later(customer, 4);
  yield () => portal("card", { card: good });
  yield () => payer.later(customer, 31);
  yield () => setCancelled(context, true);
  yield () => setCancelled(context, false);
  yield () => portal("family_yearly", { confirm: "yes" });
  yield () => payer.later(customer, 200);
  yield () => portal("all", { card: good });
  yield () => payer.later(customer, 170);
  yield () => setCancelled(context, true);
}

const contextOf = (store: Store, accountId: string): BillingContext => ({
  store,
  client: payer.client,
  accountId,
  origin,
  now,
  write: writing(store, accountId),
});

/** An account with a checkout behind it, and the steps of its year still to go. */
async function subscriber(store: Store, accountId: string) {
  await addAccount(store, accountId);
  const who = { id: accountId, email: `${accountId}@family.example`, emailVerified: true };
  const checkout = await beginCheckout(store, payer.client, who, "family_monthly", contextOf(store, accountId));
  if (!("url" in checkout)) throw new Error("There is nothing to pay.");
  await payer.press(checkout.url, { card: "" });
  const { customer_id } = await store
    .selectFrom("billing")
    .where("account_id", "=", accountId)
    .select("customer_id")
    .executeTakeFirstOrThrow();
  const context = contextOf(store, accountId);
  return { customer: customer_id ?? "", steps: [...year(context, customer_id ?? "")] };
}

/** What the store holds when nothing ever went wrong: one question to Stripe at the end. */
async function truthOf(empty: () => Promise<EmptyStore>, accountId: string, customer: string) {
  const clean = await empty();
  await addAccount(clean.store, accountId);
  await keepCustomer(clean.store, accountId, customer);
  await syncCustomer(clean.store, payer.client, customer, now);
  const rows = await billingRows(clean.store);
  await clean.close();
  return rows;
}

/** A store whose process is killed before its n-th write: that write and all after it never happen. */
function killedBefore(store: Store, write: number): Store {
  let seen = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (/^(Insert|Update|Delete)/.test(node.kind)) {
        seen += 1;
        if (seen >= write) throw new Error("killed");
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return store.withPlugin(plugin);
}

const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 })[0] ?? [];

onBothStores("a year of events", (empty) => {
  let opened: EmptyStore;
  let accountId: string;
  let customer: string;
  let events: Stripe.Event[];

  beforeEach(async () => {
    opened = await empty();
    accountId = `a${Math.random().toString(36).slice(2)}`;
  });
  afterEach(() => opened.close());

  async function live(): Promise<void> {
    const one = await subscriber(opened.store, accountId);
    customer = one.customer;
    for (const step of one.steps) await step();
    events = await payer.events(customer);
    expect(events.length).toBeGreaterThan(60);
    for (const type of [
      "checkout.session.completed",
      "customer.subscription.trial_will_end",
      "invoice.paid",
      "invoice.payment_failed",
      "customer.subscription.updated",
      "charge.succeeded",
    ]) {
      expect(new Set(events.map((event) => event.type)), type).toContain(type);
    }
  }

  /** As it was before any event came. */
  async function forget(): Promise<void> {
    for (const table of ["billing_event", "billing_invoice", "billing"] as const) {
      await opened.store.deleteFrom(table).execute();
    }
  }

  it("shuffled and doubled, ends in the same state each time, and each is done once", async () => {
    await live();
    const expected = await truthOf(empty, accountId, customer);
    expect(expected.billing[0]).toMatchObject({ status: "active", price_key: "family_yearly", trial_used: 1 });
    expect(expected.invoices.length).toBeGreaterThan(4);
    for (const seed of [1, 2, 3]) {
      await forget();
      const results = new Map<string, string[]>();
      for (const event of shuffled([...events, ...events], seed)) {
        const result = await receiveEvent(opened.store, payer.client, event, now);
        results.set(event.id, [...(results.get(event.id) ?? []), result]);
      }
      expect(await billingRows(opened.store), `seed ${seed}`).toEqual(expected);
      for (const [first, second] of results.values())
        expect([first, second].join()).toMatch(/^(done,again|not ours,not ours)$/);
    }
  });

  it("arriving while they happen, late and in any order, at two processes at once", async () => {
    const one = await subscriber(opened.store, accountId);
    customer = one.customer;
    const other = opened.address.dialect === "sqlite" ? opened.store : opened.another();
    const delivered = new Set<string>();
    for (const [i, step] of one.steps.entries()) {
      const all = await payer.events(customer);
      // A third comes now, at both processes and while the next thing happens at Stripe; the rest comes later.
      const some = shuffled(
        all.filter(({ id }) => !delivered.has(id)),
        i,
      ).slice(0, Math.ceil(all.length / 3));
      for (const { id } of some) delivered.add(id);
      await Promise.all([
        step(),
        ...some.flatMap((event) => [opened.store, other].map((store) => receiveEvent(store, payer.client, event, now))),
      ]);
    }
    const rest = (await payer.events(customer)).filter(({ id }) => !delivered.has(id));
    expect(rest.length).toBeGreaterThan(0);
    await Promise.all(
      shuffled(rest, 7).flatMap((event) =>
        [opened.store, other].map((store) => receiveEvent(store, payer.client, event, now)),
      ),
    );
    expect(await billingRows(opened.store)).toEqual(await truthOf(empty, accountId, customer));
  });

  it("with the process killed before every single write of every event", async () => {
    await live();
    const expected = await truthOf(empty, accountId, customer);
    await forget();
    let kills = 0;
    for (const event of shuffled(events, 4)) {
      for (let write = 1; ; write++) {
        const dying = killedBefore(opened.store, write);
        const result = await receiveEvent(dying, payer.client, event, now).catch((error: Error) => error.message);
        if (result !== "killed") break;
        kills += 1;
        const done = await opened.store
          .selectFrom("billing_event")
          .where("id", "=", event.id)
          .select("done_at")
          .executeTakeFirst();
        expect(done?.done_at ?? null, "not done until all of it is").toBeNull();
      }
    }
    expect(kills).toBeGreaterThan(events.length);
    expect(await billingRows(opened.store)).toEqual(expected);
    const open = await opened.store.selectFrom("billing_event").where("done_at", "is", null).select("id").execute();
    expect(open).toEqual([]);
  });

  it("with a real process that is killed between its writes, and started again", async () => {
    const one = await subscriber(opened.store, accountId);
    for (const step of one.steps.slice(0, 4)) await step();
    const expected = await truthOf(empty, accountId, one.customer);
    await forget();
    await keepCustomer(opened.store, accountId, one.customer);
    const take = (write: number) =>
      new Promise<string | number | null>((ended) => {
        const task = { database: opened.address, standIns: standIns.origin, customer: one.customer, write };
        const words = ["--import", "tsx", "tests/setup/dying-webhook.ts", JSON.stringify(task)];
        spawn(process.execPath, words, { stdio: "inherit" }).once("exit", (code, signal) => ended(signal ?? code));
      });
    for (const write of [2, 4, 5, 9]) expect(await take(write), `killed before write ${write}`).toBe("SIGKILL");
    expect(await take(0), "and to the end").toBe(0);
    expect(await billingRows(opened.store)).toEqual(expected);
  });

  it("lost altogether, is fixed by reconcile", async () => {
    await live();
    const expected = await truthOf(empty, accountId, customer);
    await forget();
    const first = await reconcile(opened.store, payer.client, now);
    expect(first.failed).toEqual([]);
    expect(first.changed).toBe(1);
    expect(await billingRows(opened.store)).toEqual(expected);
    expect((await reconcile(opened.store, payer.client, now)).changed).toBe(0);
  });

  it("comes years late and for an account that is gone, and changes nothing", async () => {
    await live();
    const before = await billingRows(opened.store);
    const [first] = events.filter(({ type }) => type === "customer.subscription.created");
    await receiveEvent(
      opened.store,
      payer.client,
      { ...first, id: "evt_late" } as Stripe.Event,
      () => new Date("2036-01-01"),
    );
    expect(await billingRows(opened.store)).toEqual(before);
    await opened.store.deleteFrom("account").execute();
    await receiveEvent(opened.store, payer.client, { ...first, id: "evt_gone" } as Stripe.Event, now);
    expect((await billingRows(opened.store)).billing).toEqual([]);
  });

  it("an older answer never replaces a newer one", async () => {
    const one = await subscriber(opened.store, accountId);
    await syncCustomer(opened.store, payer.client, one.customer, now);
    // Asks, and is slow; meanwhile the trial is cancelled and somebody else asks and writes.
    const slow: Stripe = Object.create(payer.client, {
      charges: {
        value: {
          list: async (...args: Parameters<Stripe["charges"]["list"]>) => {
            const answer = await payer.client.charges.list(...args);
            await setCancelled(contextOf(opened.store, accountId), true);
            return answer;
          },
        },
      },
    });
    expect(await syncCustomer(opened.store, slow, one.customer, now)).toBe("older");
    const { billing } = await billingRows(opened.store);
    expect(billing[0]?.cancel_at).not.toBeNull();
  });

  it("a refund and the end come with the same truth", async () => {
    const one = await subscriber(opened.store, accountId);
    const context = contextOf(opened.store, accountId);
    await payer.press((await portalUrl(context, "card")) ?? "", { card: good });
    await payer.later(one.customer, 15);
    expect(await refundLast({ ...context, now: () => new Date(Date.now() + 15 * 86_400_000) })).toBe(true);
    const { billing, invoices } = await billingRows(opened.store);
    expect(billing[0]?.status).toBe("canceled");
    expect(invoices.map(({ paid, refunded }) => [paid, refunded])).toEqual([[900, 900]]);
    expect(await refundLast(context), "once").toBe(false);
  });
});

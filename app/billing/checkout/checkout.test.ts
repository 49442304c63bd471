import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { deleteAccount } from "~/account/accounts.server";
import { signedOut } from "~/account/write-account.server";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { addAccount, Payer } from "../../../tests/setup/payer";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inAccount, writing } from "../../../tests/setup/writing";
import { billingOf, entitlementOfAccount } from "../entitlement/data.server";
import type { PriceKey } from "../prices/plans";
import { endCustomers } from "../sync/leave.server";
import { beginCheckout, type Checkout } from "./checkout.server";
import { attestWaiver } from "./waiver.server";

const now = () => new Date();
// Nobody listens there.
const origin = "http://localhost:9";
const good = { card: "4242424242424242" };

let standIns: StandIns;
let payer: Payer;
beforeAll(async () => {
  standIns = await startStandIns();
  payer = new Payer(standIns.origin);
});
afterAll(() => standIns.stop());

const atStripe = (change: string) =>
  fetch(`${standIns.origin}/stripe`, { method: "POST", body: new URLSearchParams({ change }), redirect: "manual" });

onBothStores("a payment that begins", (empty) => {
  let opened: EmptyStore;
  let id: string;
  beforeEach(async () => {
    opened = await empty();
    id = `c${Math.random().toString(36).slice(2)}`;
    await addAccount(opened.store, id);
  });
  afterEach(() => opened.close());

  const begin = (key: PriceKey = "family_monthly", email = `${id}@family.example`, client = payer.client) =>
    beginCheckout(opened.store, client, { id, email, emailVerified: true }, key, {
      origin,
      now,
      write: writing(opened.store, id),
    });
  const urlOf = (checkout: Checkout) => ("url" in checkout ? checkout.url : "");
  const waive = () => {
    const account = { store: opened.store, accountId: id, write: writing(opened.store, id) };
    return attestWaiver(account, { ...account, client: payer.client, origin, now }, now());
  };
  const customerOf = async () => (await billingOf(opened.store, id))?.customer_id ?? "";
  const openPages = async () =>
    (await payer.client.checkout.sessions.list({ customer: await customerOf(), status: "open" })).data;
  const subscriptions = async () =>
    (await payer.client.subscriptions.list({ customer: await customerOf(), status: "all" })).data;
  const customers = async () =>
    (await payer.client.customers.list({ limit: 100 })).data.filter(({ metadata }) => metadata.account === id);

  it("makes one customer and one page when it is pressed twice at the same moment", async () => {
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(first).toEqual(second);
    expect(await begin(), "and later").toEqual(first);
    expect(await openPages()).toHaveLength(1);
    expect(await customers()).toHaveLength(1);
  });

  it("leaves one page open when two prices are pressed at the same moment", async () => {
    const both = await Promise.all([begin("family_monthly"), begin("family_yearly")]);
    expect(await openPages()).toHaveLength(1);
    for (const each of both) await payer.press(urlOf(each), good).catch(() => {});
    expect(await subscriptions()).toHaveLength(1);
  });

  it("works again as soon as Stripe does, though Stripe repeats a failure under its key for a day", async () => {
    const { sessions } = payer.client.checkout;
    // Stripe fails in the moment the page is made, and in no other.
    const failing: Stripe = Object.create(payer.client, {
      checkout: {
        value: {
          sessions: {
            list: sessions.list.bind(sessions),
            create: async (...asked: Parameters<typeof sessions.create>) => {
              await atStripe("down");
              return sessions.create(...asked).finally(() => atStripe("up"));
            },
          },
        },
      },
    });
    await atStripe("down");
    await expect(begin(), "while the customer is made").rejects.toMatchObject({ statusCode: 503 });
    await atStripe("up");
    await expect(begin("family_monthly", undefined, failing)).rejects.toMatchObject({ statusCode: 503 });
    expect(urlOf(await begin())).not.toBe("");
    expect(await customers()).toHaveLength(1);
    expect(await openPages()).toHaveLength(1);
  });

  it("works with another e-mail address than the one it was tried with", async () => {
    await begin();
    await payer.client.customers.del(await customerOf());
    await opened.store.updateTable("billing").set({ customer_id: null }).execute();
    expect(urlOf(await begin("family_monthly", "new@family.example"))).not.toBe("");
  });

  it("makes nothing at Stripe and writes nothing for somebody who is signed out by then", async () => {
    const account = { store: opened.store, accountId: id, write: () => Promise.reject(signedOut()) };
    const who = { id, email: `${id}@family.example`, emailVerified: true };
    const paying = beginCheckout(opened.store, payer.client, who, "family_monthly", { ...account, origin, now });
    await expect(paying).rejects.toMatchObject({ status: 401 });
    await expect(attestWaiver(account, null, now())).rejects.toMatchObject({ status: 401 });
    expect(await customers()).toEqual([]);
    expect(await billingOf(opened.store, id)).toBeNull();
  });

  it("opens no page once the account is deleted, and the customer that Stripe was making is deleted too", async () => {
    const { customers: real } = payer.client;
    const client: Stripe = Object.create(payer.client, {
      customers: {
        value: {
          create: async (...asked: Parameters<typeof real.create>) => {
            const made = await real.create(...asked);
            await inAccount(opened.store, id, deleteAccount);
            return made;
          },
        },
      },
    });
    await expect(begin("family_monthly", undefined, client)).rejects.toMatchObject({ status: 401 });
    expect(await customers()).toHaveLength(1);
    expect(await endCustomers(opened.store, payer.client)).toBe(0);
    expect(await customers()).toEqual([]);
    expect(await opened.store.selectFrom("billing").selectAll().execute()).toEqual([]);
  });

  it("is closed by a fee waiver: the page that was open can be paid no more", async () => {
    const page = urlOf(await begin());
    await waive();
    await expect(payer.press(page, good)).rejects.toThrow("no longer open");
    expect(await subscriptions()).toEqual([]);
    expect(await entitlementOfAccount(opened.store, id, now())).toMatchObject({ reason: "waiver" });
  });

  it("does not begin beside a fee waiver that is said in the same moment", async () => {
    // A customer of before, so that the waiver has something to close.
    await begin();
    // Whichever comes first: a page, none, or one that was closed before it had an address.
    const [checkout] = await Promise.allSettled([begin("family_yearly"), waive()]);
    expect(await openPages()).toEqual([]);
    if (checkout.status === "fulfilled" && "url" in checkout.value) {
      await expect(payer.press(checkout.value.url, good)).rejects.toThrow("no longer open");
    }
    expect(await subscriptions()).toEqual([]);
    expect(await entitlementOfAccount(opened.store, id, now())).toMatchObject({ reason: "waiver" });
  });
});

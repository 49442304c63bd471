import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { addAccount, Payer } from "../../../tests/setup/payer";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { writing } from "../../../tests/setup/writing";
import {
  billingOf,
  countQuestion,
  entitlementOfAccount,
  invoicesOfAccount,
  keepCustomer,
  writeState,
} from "../entitlement/data.server";
import { invoicesOf, stateOf } from "../entitlement/state";
import { syncCustomer } from "../sync/sync.server";
import { beginCheckout } from "./checkout.server";
import { type BillingContext, portalUrl, refundLast, setCancelled } from "./manage.server";
import { attestWaiver } from "./waiver.server";

const now = () => new Date();
// Nobody listens there.
const origin = "http://localhost:9";
const [good, failing] = ["4242424242424242", "4000000000000341"];

let standIns: StandIns;
let payer: Payer;
beforeAll(async () => {
  standIns = await startStandIns();
  payer = new Payer(standIns.origin);
});
afterAll(() => standIns.stop());

onBothStores("a subscription that ends", (empty) => {
  let opened: EmptyStore;
  let id: string;
  let context: BillingContext;
  beforeEach(async () => {
    opened = await empty();
    id = `m${Math.random().toString(36).slice(2)}`;
    await addAccount(opened.store, id);
    const write = writing(opened.store, id);
    context = { store: opened.store, client: payer.client, accountId: id, origin, now, write };
  });
  afterEach(() => opened.close());

  const customerOf = async () => (await billingOf(opened.store, id))?.customer_id ?? "";
  const statuses = async () =>
    (await payer.client.subscriptions.list({ customer: await customerOf(), status: "all" })).data.map(
      ({ status }) => status,
    );
  const charges = async () => (await payer.client.charges.list({ customer: await customerOf() })).data.length;
  const change = async (card: string) => payer.press((await portalUrl(context, "card")) ?? "", { card });

  /** Paid once, and the second payment did not go through. */
  async function pastDue(): Promise<void> {
    const who = { id, email: `${id}@family.example`, emailVerified: true };
    const checkout = await beginCheckout(opened.store, payer.client, who, "family_monthly", context);
    await payer.press("url" in checkout ? checkout.url : "", { card: good });
    await payer.later(await customerOf(), 15);
    await change(failing);
    await payer.later(await customerOf(), 31);
    await syncCustomer(opened.store, payer.client, await customerOf(), now);
    expect(await statuses()).toEqual(["past_due"]);
  }

  it("while a payment is tried again ends at once when it is cancelled, and nothing is tried any more", async () => {
    await pastDue();
    const before = await charges();
    expect(await setCancelled(context, true)).toBe(true);
    expect(await statuses()).toEqual(["canceled"]);
    await change(good);
    await payer.later(await customerOf(), 60);
    expect(await charges()).toBe(before);
    expect(await entitlementOfAccount(opened.store, id, now())).toMatchObject({ plan: "free", reason: "ended" });
    expect(await setCancelled(context, true), "again").toBe(false);
  });

  it("while a payment is tried again ends at once by a fee waiver", async () => {
    await pastDue();
    const before = await charges();
    await attestWaiver(context, context, now());
    expect(await statuses()).toEqual(["canceled"]);
    await change(good);
    await payer.later(await customerOf(), 60);
    expect(await charges()).toBe(before);
  });

  it("whose first payment still waits ends at once: Stripe takes no other change", async () => {
    const { id: customer } = await payer.client.customers.create({ metadata: { account: id } });
    await keepCustomer(opened.store, id, customer);
    const [price] = (await payer.client.prices.list({ lookup_keys: ["family_monthly"] })).data;
    const begin = () =>
      payer.client.subscriptions.create({
        customer,
        items: [{ price: price?.id ?? "" }],
        payment_behavior: "default_incomplete",
      });
    await begin();
    expect(await statuses()).toEqual(["incomplete"]);
    expect(await setCancelled(context, true)).toBe(true);
    await begin();
    await attestWaiver(context, context, now());
    expect(await statuses()).toEqual(["canceled", "canceled"]);
  });

  it("gives the last payment back once, also when Stripe failed the first time it was asked", async () => {
    const who = { id, email: `${id}@family.example`, emailVerified: true };
    const checkout = await beginCheckout(opened.store, payer.client, who, "family_monthly", context);
    await payer.press("url" in checkout ? checkout.url : "", { card: good });
    await payer.later(await customerOf(), 15);
    const then = { ...context, now: () => new Date(Date.now() + 15 * 86_400_000) };
    const atStripe = (to: string) =>
      fetch(`${standIns.origin}/stripe`, {
        method: "POST",
        body: new URLSearchParams({ change: to }),
        redirect: "manual",
      });
    const { refunds } = payer.client;
    const client: typeof payer.client = Object.create(payer.client, {
      refunds: {
        value: {
          create: async (...asked: Parameters<typeof refunds.create>) => {
            await atStripe("down");
            return refunds.create(...asked).finally(() => atStripe("up"));
          },
        },
      },
    });
    await expect(refundLast({ ...then, client })).rejects.toMatchObject({ statusCode: 503 });
    expect(await refundLast(then)).toBe(true);
    expect((await invoicesOfAccount(opened.store, id)).map(({ paid, refunded }) => [paid, refunded])).toEqual([
      [900, 900],
    ]);
  });

  it.each([["open", "void"], ["void", "open"], ["void"], ["open"]])(
    "shows no bill that Stripe has taken back, whatever was heard of it before (%s, %s)",
    async (...heard: string[]) => {
      await keepCustomer(opened.store, id, "cus_1");
      const invoice = (status: string) => ({
        id: "in_1",
        number: "1",
        created: 1,
        status,
        total: 900,
        amount_due: 900,
        amount_paid: 0,
        amount_remaining: 900,
        currency: "usd",
        status_transitions: { paid_at: null },
        parent: null,
        payments: { data: [] },
      });
      const write = async (status: string) => {
        const question = await countQuestion(opened.store, "cus_1");
        const truth = { customer: null, subscriptions: [], charges: [], invoices: [invoice(status)] as never };
        const rows = { state: stateOf(truth), invoices: invoicesOf(truth), gone: false };
        if (question !== null) await writeState(opened.store, question, rows, now());
      };
      for (const status of heard) await write(status);
      expect(await invoicesOfAccount(opened.store, id)).toHaveLength(heard.at(-1) === "open" ? 1 : 0);
      // As Stripe says it in the end, and as `reconcile` finds it.
      await write("void");
      expect(await invoicesOfAccount(opened.store, id)).toEqual([]);
    },
  );
});

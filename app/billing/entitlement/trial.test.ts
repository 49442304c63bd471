import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { daysKept, forgetOld } from "~/store/forget.server";
import { Payer } from "../../../tests/setup/payer";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { writing } from "../../../tests/setup/writing";
import { beginCheckout } from "../checkout/checkout.server";
import { syncCustomer } from "../sync/sync.server";
import { keepTrial, trialTaken } from "./trial.server";

const now = () => new Date();
let standIns: StandIns;
let payer: Payer;
beforeAll(async () => {
  standIns = await startStandIns();
  payer = new Payer(standIns.origin);
});
afterAll(() => standIns.stop());

onBothStores("the trial", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  const account = async (subject: string, email: string, emailVerified = true) => {
    const claims = { subject, email, emailVerified, name: "Sam", roles: [] };
    return (await openAccount(opened.store, claims, "18+", now())).id;
  };
  /** Goes to pay, and gives the days of trial that Stripe's page has. */
  async function pay(id: string): Promise<number | null> {
    const who = { id, email: `${id}@mail.example`, emailVerified: true };
    const at = { origin: "http://localhost:9", now, write: writing(opened.store, id) };
    const checkout = await beginCheckout(opened.store, payer.client, who, "family_monthly", at);
    if (!("url" in checkout)) throw new Error("There is nothing to pay.");
    await payer.press(checkout.url, { card: "4242424242424242" });
    const row = await opened.store.selectFrom("billing").where("account_id", "=", id).selectAll().executeTakeFirst();
    await syncCustomer(opened.store, payer.client, row?.customer_id ?? "", now);
    const { data } = await payer.client.subscriptions.list({ customer: row?.customer_id ?? "", status: "all" });
    const { trial_start, trial_end } = data[0] ?? {};
    return trial_start == null || trial_end == null ? null : Math.round((trial_end - trial_start) / 86_400);
  }
  const leave = async (id: string) => {
    await keepTrial(opened.store, id, now());
    await opened.store.deleteFrom("account").where("id", "=", id).execute();
  };

  it("is not given again to whoever deletes the account and comes back", async () => {
    const first = await account("auth0|sam", "sam@mail.example");
    expect(await pay(first)).toBe(14);
    await leave(first);
    const again = await account("google-oauth2|new", "Sam@mail.example");
    expect(await trialTaken(opened.store, again), "by the address").toBe(true);
    expect(await pay(again)).toBeNull();
    await leave(again);
    expect(await trialTaken(opened.store, await account("auth0|sam", "other@mail.example")), "by the identity").toBe(
      true,
    );
    const rows = await opened.store.selectFrom("taken_trial").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/mail\.example|auth0/);
    await forgetOld(opened.store, new Date(Date.now() + (daysKept.takenTrial + 1) * 86_400_000));
    expect(await opened.store.selectFrom("taken_trial").selectAll().execute()).toEqual([]);
  });

  it("is kept for nobody who never had it, and not taken from others", async () => {
    await leave(await account("auth0|kim", "kim@mail.example"));
    expect(await opened.store.selectFrom("taken_trial").selectAll().execute()).toEqual([]);
    // Whoever only claims an address takes no trial from its owner.
    const claimed = await account("auth0|attacker", "owner@mail.example", false);
    await opened.store
      .insertInto("billing")
      .values({ account_id: claimed, customer_id: null, trial_used: 1 })
      .execute();
    await leave(claimed);
    expect(await trialTaken(opened.store, await account("auth0|owner", "owner@mail.example"))).toBe(false);
  });
});

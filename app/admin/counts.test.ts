import { expect, it } from "vitest";
import { adminIn } from "../../tests/setup/desk";
import { onBothStores } from "../../tests/setup/stores";
import { moneyThisMonth, subscriptionRows } from "./counts.server";

const now = new Date("2026-11-24T12:00:00.000Z");

onBothStores("what Stripe last said", (empty) => {
  it("is counted by state, with fee waivers apart, and adds up the bills paid this month by currency", async () => {
    const { store, close } = await empty();
    try {
      expect([await subscriptionRows(store), await moneyThisMonth(store, now)]).toEqual([[], []]);
      const states = ["active", "active", "past_due", "a word of tomorrow", null] as const;
      for (const [at, status] of states.entries()) {
        const { id } = await adminIn(store, `person${at}`);
        await store
          .insertInto("billing")
          .values({ account_id: id, status, waived_at: status === null ? now.toISOString() : null })
          .execute();
      }
      const rows = (await subscriptionRows(store)).map(({ state, count }) => `${state}: ${count}`);
      expect(rows.sort()).toEqual([
        "Fee waiver: 1",
        "Paid: 2",
        "Payment failed, Stripe tries again: 1",
        "a word of tomorrow: 1",
      ]);
      const { id: account_id } = await adminIn(store, "payer");
      const bill = (id: string, paid_at: string | null, paid: number, more: object = {}) => ({
        id,
        account_id,
        number: id,
        created_at: now.toISOString(),
        paid_at,
        status: "paid",
        currency: "usd",
        total: paid,
        due: paid,
        paid,
        refunded: 0,
        ...more,
      });
      await store
        .insertInto("billing_invoice")
        .values([
          bill("a", "2026-11-01T00:00:00.000Z", 900),
          bill("b", "2026-11-20T00:00:00.000Z", 8100, { refunded: 900 }),
          bill("c", "2026-11-20T00:00:00.000Z", 700, { currency: "cad" }),
          bill("last month", "2026-10-31T23:59:59.000Z", 5000),
          bill("open", null, 4000, { status: "open" }),
        ])
        .execute();
      expect(await moneyThisMonth(store, now)).toEqual(["CA$7 on 1 bill", "$90 on 2 bills, $9 of it refunded"]);
    } finally {
      await close();
    }
  });
});

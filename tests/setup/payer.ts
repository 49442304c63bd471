import type Stripe from "stripe";
import { standInClient } from "~/billing/stripe/stripe.server";
import type { Store } from "~/store/database.server";

/** Somebody at the stand-in for Stripe: goes through its pages as a browser would, and lets time pass. */
export class Payer {
  readonly client: Stripe;

  constructor(readonly standIns: string) {
    this.client = standInClient(standIns);
  }

  /** Presses a button on a page of the stand-in, such as the one to pay. Gives where it leads. */
  async press(address: string, fields: Record<string, string>): Promise<string> {
    const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
    const location = answer.headers.get("Location");
    if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    return location;
  }

  /** Lets days pass for one customer. */
  async later(customer: string, days: number): Promise<void> {
    const { test_clock } = (await this.client.customers.retrieve(customer)) as Stripe.Customer;
    const id = typeof test_clock === "string" ? test_clock : (test_clock?.id ?? "");
    const { frozen_time } = await this.client.testHelpers.testClocks.retrieve(id);
    await this.client.testHelpers.testClocks.advance(id, { frozen_time: frozen_time + days * 86_400 });
  }

  /** All events about a customer, the oldest first. */
  async events(customer: string): Promise<Stripe.Event[]> {
    const all: Stripe.Event[] = [];
    for await (const event of this.client.events.list({ limit: 100 })) all.push(event);
    return all.reverse().filter((event) => JSON.stringify(event.data).includes(customer));
  }
}

/** Writes an account that pays. */
export async function addAccount(store: Store, id: string): Promise<void> {
  await store
    .insertInto("account")
    .values({
      id,
      email: `${id}@family.example`,
      verified_email: `${id}@family.example`,
      name: id,
      age_band: "18+",
      created_at: "2026-01-01T00:00:00.000Z",
    })
    .execute();
}

/** All that billing stores, but for what differs from run to run: when and how often Stripe was asked. */
export async function billingRows(store: Store) {
  const rows = await store.selectFrom("billing").selectAll().orderBy("account_id").execute();
  return {
    billing: rows.map(({ asked, written, synced_at, ...row }) => row),
    invoices: await store.selectFrom("billing_invoice").selectAll().orderBy("id").execute(),
  };
}

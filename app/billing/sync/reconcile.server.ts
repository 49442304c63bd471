import type Stripe from "stripe";
import type { Store } from "~/store/database.server";
import type { BillingRow } from "~/store/rows";
import { endCustomer } from "./leave.server";
import { syncCustomer } from "./sync.server";

/** What was looked at and fixed. */
export interface Reconciled {
  readonly checked: number;
  readonly changed: number;
  /** Customers of deleted accounts that are now deleted at Stripe too. */
  readonly ended: number;
  /** Customers Stripe could not be asked about, with the reason. */
  readonly failed: readonly { readonly customerId: string; readonly error: unknown }[];
}

const atOnce = 4;

/**
 * Brings everything that is stored about payments up to what Stripe says, as if every event had arrived: after an
 * outage, after a store was put back from a copy. Safe at any time and beside a running site.
 *
 * @param progress is told how far it is, from time to time
 */
export async function reconcile(
  store: Store,
  client: Stripe,
  now: () => Date,
  progress: (words: string) => void = () => {},
): Promise<Reconciled> {
  const failed: { customerId: string; error: unknown }[] = [];
  let [checked, changed, ended] = [0, 0, 0];
  const each = async (customers: readonly string[], work: (customerId: string) => Promise<void>) => {
    const left = [...customers];
    const worker = async () => {
      for (let customerId = left.shift(); customerId !== undefined; customerId = left.shift()) {
        await work(customerId).catch((error: unknown) => failed.push({ customerId, error }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };

  const waiting = await store.selectFrom("billing_deletion").select("customer_id").execute();
  await each(
    waiting.map(({ customer_id }) => customer_id),
    async (customerId) => {
      await endCustomer(store, client, customerId);
      ended += 1;
    },
  );
  const toCheck = await customersToCheck(store, client);
  await each(toCheck, async (customerId) => {
    checked += 1;
    if (checked % 25 === 1) progress(`${checked} of ${toCheck.length} customers`);
    const before = await rowOf(store, customerId);
    await syncCustomer(store, client, customerId, now);
    if (saying(before) !== saying(await rowOf(store, customerId))) changed += 1;
  });
  return { checked, changed, ended, failed };
}

/** Every customer that is stored, and every one with a subscription at Stripe that is not. */
async function customersToCheck(store: Store, client: Stripe): Promise<string[]> {
  const rows = await store.selectFrom("billing").where("customer_id", "is not", null).select("customer_id").execute();
  const all = new Set(rows.flatMap(({ customer_id }) => customer_id ?? []));
  for await (const { customer } of client.subscriptions.list({ status: "all", limit: 100 })) {
    all.add(typeof customer === "string" ? customer : customer.id);
  }
  return [...all];
}

async function rowOf(store: Store, customerId: string): Promise<BillingRow | undefined> {
  return store.selectFrom("billing").where("customer_id", "=", customerId).selectAll().executeTakeFirst();
}

/** A row without what is different after each sync. */
function saying(row: BillingRow | undefined): string {
  if (row === undefined) return "";
  const { asked, written, synced_at, ...rest } = row;
  return JSON.stringify(rest);
}

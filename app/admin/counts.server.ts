import { sql } from "kysely";
import { money } from "~/billing/prices/price";
import type { Store } from "~/store/database.server";
import { byWeek } from "./overview";
import type { TableRow, TableShape } from "./table";

export const weeksShown = 12;

export const weeksShape: TableShape = {
  name: "weeks",
  caption: "New accounts and plans by week",
  prefix: "weeks-",
  columns: [
    { key: "week", label: "Week from Monday, UTC", sorts: true },
    { key: "accounts", label: "New accounts", kind: "number", sorts: true },
    { key: "plans", label: "New plans", kind: "number", sorts: true },
  ],
  filters: [],
  search: "Words in it",
  sort: "-week",
  empty: "No weeks.",
};

/** Accounts and plans that were made, by week. Deleted ones are not counted: nothing of them is kept. */
export async function weekRows(store: Store, now: Date): Promise<readonly TableRow[]> {
  const since = new Date(now.getTime() - (weeksShown + 1) * 7 * 86_400_000).toISOString();
  const [accounts, plans] = await Promise.all([byDay(store, "account", since), byDay(store, "plan", since)]);
  return byWeek(weeksShown, now, { accounts, plans });
}

async function byDay(store: Store, table: "account" | "plan", since: string): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`substr(created_at, 1, 10)`;
  const rows = await store
    .selectFrom(table)
    .where("created_at", ">=", since)
    .select(({ fn }) => [day.as("day"), fn.countAll<number>().as("count")])
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

/** How many accounts and plans there are now. */
export async function totalsOf(store: Store): Promise<{ readonly accounts: number; readonly plans: number }> {
  const count = async (table: "account" | "plan") => {
    const { count } = await store
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return { accounts: await count("account"), plans: await count("plan") };
}

export const subscriptionShape: TableShape = {
  name: "subscriptions",
  caption: "Subscriptions by state",
  prefix: "state-",
  columns: [
    { key: "state", label: "State at Stripe", sorts: true },
    { key: "count", label: "Accounts", kind: "number", sorts: true },
  ],
  filters: [],
  search: "Words in it",
  sort: "-count",
  empty: "Nobody has had a subscription yet.",
};

const stateWords: Readonly<Record<string, string>> = {
  trialing: "In the free trial",
  active: "Paid",
  past_due: "Payment failed, Stripe tries again",
  unpaid: "Not paid",
  canceled: "Canceled and over",
  incomplete: "First payment not finished",
  incomplete_expired: "First payment never finished",
  paused: "Paused",
};

/** Subscriptions by Stripe's word for them, and families with a fee waiver, from what Stripe last said. */
export async function subscriptionRows(store: Store): Promise<readonly TableRow[]> {
  const states = await store
    .selectFrom("billing")
    .where("status", "is not", null)
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const waived = await store
    .selectFrom("billing")
    .where("waived_at", "is not", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = states.map(({ status, count }) => ({
    state: stateWords[status ?? ""] ?? status,
    count: Number(count),
  }));
  return Number(waived.count) > 0 ? [...rows, { state: "Fee waiver", count: Number(waived.count) }] : rows;
}

/**
 * What came in this month (UTC) by the bills that Stripe calls paid, in each currency, and what of it
 * was given back.
 */
export async function moneyThisMonth(store: Store, now: Date): Promise<readonly string[]> {
  const month = now.toISOString().slice(0, 7);
  const rows = await store
    .selectFrom("billing_invoice")
    .where("status", "=", "paid")
    .where("paid_at", ">=", month)
    .select(({ fn }) => [
      "currency",
      fn.countAll<number>().as("bills"),
      fn.sum<number>("paid").as("paid"),
      fn.sum<number>("refunded").as("refunded"),
    ])
    .groupBy("currency")
    .orderBy("currency")
    .execute();
  return rows.map(({ currency, bills, paid, refunded }) => {
    const back = Number(refunded) > 0 ? `, ${money(Number(refunded), currency)} of it refunded` : "";
    return `${money(Number(paid), currency)} on ${Number(bills) === 1 ? "1 bill" : `${Number(bills)} bills`}${back}`;
  });
}

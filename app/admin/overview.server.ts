import { env } from "~/env.server";
import { currentRelease, releaseSince } from "~/reports/release.server";
import type { Store } from "~/store/database.server";
import { moneyThisMonth, subscriptionRows, subscriptionShape, totalsOf, weekRows, weeksShape } from "./counts.server";
import { dueRows, dueShape, expiredFacts } from "./due.server";
import { openBySeverity } from "./errors.server";
import { concernsOf } from "./overview";
import { partsOf } from "./parts.server";
import { pageOf, readTable, type TableRow, type TableShape } from "./table";

/**
 * Everything that `/admin` shows: what is wrong first, then the parts, people, money, what is due and the release.
 *
 * @param slow how many speed budgets are broken for good, see `lastingSlowness`
 */
export async function readOverview(store: Store, params: URLSearchParams, now: Date, slow: number) {
  const [parts, messages, errors, weeks, totals, subscriptions, money, since] = await Promise.all([
    partsOf(store, now),
    openMessages(store),
    openBySeverity(store),
    weekRows(store, now),
    totalsOf(store),
    subscriptionRows(store),
    moneyThisMonth(store, now),
    releaseSince(store, currentRelease()),
  ]);
  const table = (shape: TableShape, rows: readonly TableRow[]) => {
    const query = readTable(shape, params);
    return { shape, query, page: pageOf(shape, rows, query) };
  };
  return {
    at: now.toISOString(),
    concerns: concernsOf(parts, { messages, errors, expired: expiredFacts(now), slow }),
    parts,
    messages,
    errors,
    totals,
    money,
    weeks: table(weeksShape, weeks),
    subscriptions: table(subscriptionShape, subscriptions),
    due: table(dueShape, dueRows(now)),
    release: { version: currentRelease(), since, mode: env().mode },
  };
}

async function openMessages(store: Store): Promise<number> {
  const { count } = await store
    .selectFrom("contact_message")
    .where("answered_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

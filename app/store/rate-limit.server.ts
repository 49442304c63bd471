import { sql } from "kysely";
import type { Store } from "./database.server";

/** How much of something may be done in a time. */
export interface RateLimit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts one more time that somebody does something, and answers whether that is still allowed. Counted in the store,
 * so all processes share it; one statement, so that two of them at once count two.
 *
 * @param key what and who, such as "checkout of <account>"; never an e-mail address
 */
export async function takeOne(store: Store, key: string, { most, seconds }: RateLimit, now: Date): Promise<boolean> {
  const moment = now.toISOString();
  const until = new Date(now.getTime() + seconds * 1000).toISOString();
  const { taken } = await store
    .insertInto("rate_limit")
    .values({ key, taken: 1, until })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        taken: sql<number>`case when rate_limit.until <= ${moment} then 1 else rate_limit.taken + 1 end`,
        until: sql<string>`case when rate_limit.until <= ${moment} then ${until} else rate_limit.until end`,
      }),
    )
    .returning("taken")
    .executeTakeFirstOrThrow();
  return taken <= most;
}

/** Counts one time less: what was counted beforehand and didn't come to be. */
export async function giveBack(store: Store, key: string): Promise<void> {
  await store
    .updateTable("rate_limit")
    .set({ taken: sql<number>`rate_limit.taken - 1` })
    .where("key", "=", key)
    .where("taken", ">", 0)
    .execute();
}

/** Forgets counts whose time is over. Answers how many. */
export async function forgetCounts(store: Store, now: Date): Promise<number> {
  const { numDeletedRows } = await store
    .deleteFrom("rate_limit")
    .where("until", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Store } from "~/store/database.server";
import { shownSearches } from "~/store/forget.server";

/** Rows at most: anybody may search. Past it only what is there already is counted. */
export const mostMisses = 5_000;

/**
 * Who has searched for which words today, in the memory of this process alone and never in the store: one person who
 * searches again and again must not bring words above the number from which they are shown.
 */
const heard = new LRUCache<string, true>({ max: 20_000 });

/**
 * Whether somebody searches for these words for the first time today.
 *
 * @param sender from `senderKey`, which is another one each day
 */
export function isFirstToday(sender: string, words: string): boolean {
  const key = `${sender} ${words}`;
  if (heard.has(key)) return false;
  heard.set(key, true);
  return true;
}

/** Adds one to the count of a search without a good result. @param words as `countable` gives them */
export async function countMiss(store: Store, words: string, now: Date, most: number = mostMisses): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const counted = await store
    .updateTable("search_miss")
    .set({ times: sql<number>`times + 1`, last_day: day })
    .where("words", "=", words)
    .executeTakeFirst();
  if (Number(counted.numUpdatedRows) > 0) return;
  const { rows } = await store
    .selectFrom("search_miss")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  if (Number(rows) >= most) return;
  await store
    .insertInto("search_miss")
    .values({ words, times: 1, first_day: day, last_day: day })
    // Somebody else asked the same in between.
    .onConflict((conflict) =>
      conflict.column("words").doUpdateSet({ times: sql<number>`search_miss.times + 1`, last_day: day }),
    )
    .execute();
}

/** What was asked often enough to be shown, the most asked first. */
export function shownMisses(store: Store) {
  return store
    .selectFrom("search_miss")
    .selectAll()
    .where("times", ">", shownSearches)
    .orderBy("times", "desc")
    .orderBy("words")
    .execute();
}

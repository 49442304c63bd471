import { sql } from "kysely";
import type { Store } from "~/store/database.server";
import { shownSearches } from "~/store/forget.server";

/** Rows at most: anybody may search. Past it only what is there already is counted. */
export const mostMisses = 5_000;

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

import { sql } from "kysely";
import type { Store } from "~/store/database.server";
import type { CounselorCountSubject } from "~/store/rows";

/** How often something happened, by what is counted and its name. Never a text. */
export type Counts = Readonly<Partial<Record<CounselorCountSubject, Readonly<Record<string, number>>>>>;

/** Adds to the counts of a day (UTC). One statement a count, so that two answers at once count two. */
export async function addCounts(store: Store, counts: Counts, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  for (const [subject, names] of Object.entries(counts) as [CounselorCountSubject, Record<string, number>][]) {
    for (const [name, times] of Object.entries(names)) {
      await store
        .insertInto("counselor_count")
        .values({ day, subject, name, times })
        .onConflict((conflict) =>
          conflict
            .columns(["day", "subject", "name"])
            .doUpdateSet({ times: sql<number>`counselor_count.times + excluded.times` }),
        )
        .execute();
    }
  }
}

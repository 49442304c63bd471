import type { Store } from "~/store/database.server";
import type { VitalRow, VitalWeekRow } from "~/store/rows";
import { transact } from "~/store/transaction.server";
import { bounds, mondayOf } from "./metrics";

/** Rows of one statement: SQLite takes 32,766 values. */
const atOnce = 1_000;
const [hour, day] = [3_600_000, 86_400_000];

/**
 * In place of a release and a connection: all of them together. Most screens ask for that, and read a twentieth of the
 * rows.
 */
export const allTogether = { release: "", connection: "" } as const;

/**
 * Puts the counts of each day that is over into those of its week: one row for each page, device, connection, metric
 * and release, and one for each page, device and metric with all connections and releases together. Safe at any time
 * and in two processes at once: days are moved in one transaction, and what was moved is gone.
 *
 * @returns how many weeks took days in
 */
export async function rollUpVitals(store: Store, now: Date): Promise<number> {
  // An hour of grace: another process may still be counting a value of yesterday.
  const open = dayOf(now.getTime() - hour);
  for (let weeks = 0; ; weeks += 1) {
    const first = await store
      .selectFrom("vital")
      .where("day", "<", open)
      .select("day")
      .orderBy("day")
      .limit(1)
      .executeTakeFirst();
    if (first === undefined) return weeks;
    const week = mondayOf(new Date(`${first.day}T00:00:00.000Z`));
    const after = dayOf(Date.parse(`${week}T00:00:00.000Z`) + 7 * day);
    await moveDays(store, week, after < open ? after : open);
  }
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Moves the days of a week before one, which itself stays. */
async function moveDays(store: Store, week: string, before: string): Promise<void> {
  await transact(store, async (within) => {
    // Taken out and put away in one transaction: two processes can't both have a row.
    const days = await within
      .deleteFrom("vital")
      .where("day", ">=", week)
      .where("day", "<", before)
      .returningAll()
      .execute();
    // What the week has so far: of its days before, and of those that a late value came for.
    const known = await within.deleteFrom("vital_week").where("week", "=", week).returningAll().execute();
    const each = folded(
      days,
      known.filter(({ release }) => release !== allTogether.release),
    );
    const together = folded(
      [],
      each.map((row) => ({ ...row, ...allTogether })),
    );
    const rows = [...each, ...together].map((row) => ({ ...row, week }));
    for (let from = 0; from < rows.length; from += atOnce) {
      await within
        .insertInto("vital_week")
        .values(rows.slice(from, from + atOnce))
        .execute();
    }
  });
}

type Counted = Omit<VitalWeekRow, "week">;

function folded(days: readonly VitalRow[], weeks: readonly Counted[]): readonly Counted[] {
  const found = new Map<string, Omit<Counted, "counts"> & { readonly counts: number[] }>();
  const sumsOf = ({ release, template, device, connection, metric }: Omit<Counted, "counts">) => {
    const key = [release, template, device, connection, metric].join("\n");
    const known = found.get(key);
    if (known !== undefined) return known.counts;
    const counts = Array.from({ length: bounds[metric].length + 1 }, () => 0);
    found.set(key, { release, template, device, connection, metric, counts });
    return counts;
  };
  const add = (counts: number[], bucket: number, more: number) => {
    counts[bucket] = (counts[bucket] ?? 0) + more;
  };
  for (const row of days) add(sumsOf(row), row.bucket, Number(row.count));
  for (const row of weeks) {
    const counts = sumsOf(row);
    for (const [bucket, count] of (JSON.parse(row.counts) as number[]).entries()) add(counts, bucket, count);
  }
  return [...found.values()].map(({ counts, ...about }) => ({ ...about, counts: JSON.stringify(counts) }));
}

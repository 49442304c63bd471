import type { Store } from "~/store/database.server";
import type { VitalRow, VitalWeekRow } from "~/store/rows";
import { transact } from "~/store/transaction.server";
import { bounds, mondayOf } from "./metrics";

/** Rows of one statement: SQLite takes 32,766 values. */
const atOnce = 1_000;
const day = 86_400_000;

/**
 * In place of a release and a connection: all of them together. Most screens ask for that, and read a twentieth of the
 * rows.
 */
export const allTogether = { release: "", connection: "" } as const;

/**
 * Puts the counts of each week that is over into one row for each page, device, connection, metric and release, and
 * into one for each page, device and metric with all connections and releases together. Safe at
 * any time and in two processes at once: a week is moved in one transaction, and days that were moved are gone.
 *
 * @returns how many weeks were moved
 */
export async function rollUpVitals(store: Store, now: Date): Promise<number> {
  // A day of grace: another process may still be counting a value of Sunday.
  const open = mondayOf(new Date(now.getTime() - day));
  for (let weeks = 0; ; weeks += 1) {
    const first = await store
      .selectFrom("vital")
      .where("day", "<", open)
      .select("day")
      .orderBy("day")
      .limit(1)
      .executeTakeFirst();
    if (first === undefined) return weeks;
    await moveWeek(store, mondayOf(new Date(`${first.day}T00:00:00.000Z`)));
  }
}

const weekAfter = (monday: string) =>
  new Date(Date.parse(`${monday}T00:00:00.000Z`) + 7 * day).toISOString().slice(0, 10);

async function moveWeek(store: Store, week: string): Promise<void> {
  await transact(store, async (within) => {
    // Taken out and put away in one transaction: two processes can't both have a row.
    const days = await within
      .deleteFrom("vital")
      .where("day", ">=", week)
      .where("day", "<", weekAfter(week))
      .returningAll()
      .execute();
    // A value that came after its week was moved is added to it.
    const before = await within.deleteFrom("vital_week").where("week", "=", week).returningAll().execute();
    const each = folded(
      days,
      before.filter(({ release }) => release !== allTogether.release),
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

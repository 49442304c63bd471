import { sql } from "kysely";
import type { Store } from "~/store/database.server";
import { type Beacon, budgets, type Device, type Metric, metrics, mondayOf } from "./metrics";

/** Whether it's worth knowing why: over its budget, or of a metric that has none. */
const isAsked = (metric: Metric, value: number) => value > (budgets[metric] ?? -1);

/** Adds one to the cause of each value of a beacon that is over its budget. */
export async function countCauses(store: Store, beacon: Beacon, now: Date): Promise<void> {
  const { template, device, values } = beacon;
  const about = { week: mondayOf(now), template, device };
  // In the order of the list, so that two statements never wait for each other.
  const rows = metrics.flatMap((metric) => {
    const [value, cause] = [values[metric], beacon.causes?.[metric]];
    return value === undefined || cause === undefined || !isAsked(metric, value)
      ? []
      : [{ ...about, metric, cause, count: 1 }];
  });
  if (rows.length === 0) return;
  await store
    .insertInto("vital_cause")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["week", "metric", "template", "device", "cause"])
        .doUpdateSet({ count: sql<number>`vital_cause.count + 1` }),
    )
    .execute();
}

/** How often a cause took most of a value, of one metric of one page on one kind of device. */
export interface CauseCount {
  readonly template: string;
  readonly device: Device;
  readonly metric: Metric;
  readonly cause: string;
  readonly count: number;
}

/**
 * Causes of the weeks that are wanted together; "" does not matter.
 *
 * @param wanted `from` and `before` are Mondays, YYYY-MM-DD; `before` is not included
 */
export async function readCauses(
  store: Store,
  wanted: { readonly from: string; readonly before?: string; readonly metric: string; readonly device: string },
): Promise<readonly CauseCount[]> {
  let found = store.selectFrom("vital_cause").where("week", ">=", wanted.from);
  if (wanted.before !== undefined) found = found.where("week", "<", wanted.before);
  if (wanted.metric !== "") found = found.where("metric", "=", wanted.metric as Metric);
  if (wanted.device !== "") found = found.where("device", "=", wanted.device as Device);
  const rows = await found
    .select(({ fn }) => ["template", "device", "metric", "cause", fn.sum<number>("count").as("count")])
    .groupBy(["template", "device", "metric", "cause"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

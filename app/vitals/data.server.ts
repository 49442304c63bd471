import { sql } from "kysely";
import type { Store } from "~/store/database.server";
import { type Beacon, bounds, bucketOf, type Connection, type Device, type Metric, metrics, mondayOf } from "./metrics";
import { allTogether } from "./roll-up.server";

/** Releases whose pages may still report: more would let a stranger make rows without end. */
const releasesHeard = 5;

/** Whether a release is one of the last that served; pages of older ones are too few to say anything. */
export async function isHeard(store: Store, release: string): Promise<boolean> {
  const rows = await store
    .selectFrom("site_release")
    .select("version")
    .orderBy("first_seen_at", "desc")
    .limit(releasesHeard)
    .execute();
  return rows.some(({ version }) => version === release);
}

/**
 * Adds one to the bucket of each value of a beacon. One statement, so that processes that count at once lose nothing.
 */
export async function countVitals(store: Store, beacon: Beacon, now: Date): Promise<void> {
  const { template, device, connection, release, values } = beacon;
  const about = { day: now.toISOString().slice(0, 10), release, template, device, connection };
  // In the order of the list, so that two statements never wait for each other.
  const rows = metrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{ ...about, metric, bucket: bucketOf(metric, value), count: 1 }];
  });
  if (rows.length === 0) return;
  await store
    .insertInto("vital")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "metric", "template", "device", "connection", "release", "bucket"])
        .doUpdateSet({ count: sql<number>`vital.count + 1` }),
    )
    .execute();
}

/**
 * Which counts are wanted; what is left out or "" does not matter. Both days are Mondays, YYYY-MM-DD; `before` is not
 * included.
 */
export interface Wanted {
  readonly from: string;
  readonly before?: string;
  readonly metric?: string | readonly Metric[];
  readonly template?: string | readonly string[];
  readonly device?: string;
  readonly connection?: string;
}

/** Counts by bucket of one metric of one page on one kind of device. */
export interface Histogram {
  readonly template: string;
  readonly device: Device;
  readonly metric: Metric;
  readonly counts: readonly number[];
}

/** Histograms of the weeks that are wanted, all their releases together, those with most values first. */
export async function readHistograms(store: Store, wanted: Wanted): Promise<readonly Histogram[]> {
  const [days, weeks] = await Promise.all([
    counted(store, wanted)
      .select(({ fn }) => ["template", "device", "metric", "bucket", fn.sum<number>("count").as("count")])
      .groupBy(["template", "device", "metric", "bucket"])
      .execute(),
    (wanted.connection ? weeksApart(store, wanted) : weeksTogether(store, wanted))
      .select(["template", "device", "metric", "counts"])
      .execute(),
  ]);
  return mostFirst(folded(days, weeks, () => ""));
}

/** The same, each week apart, by its Monday. */
export async function readByWeek(store: Store, wanted: Wanted): Promise<ReadonlyMap<string, readonly Histogram[]>> {
  const [days, weeks] = await Promise.all([
    counted(store, wanted)
      .select(({ fn }) => ["day", "template", "device", "metric", "bucket", fn.sum<number>("count").as("count")])
      .groupBy(["day", "template", "device", "metric", "bucket"])
      .execute(),
    (wanted.connection ? weeksApart(store, wanted) : weeksTogether(store, wanted))
      .select(["week", "template", "device", "metric", "counts"])
      .execute(),
  ]);
  const mondays = new Map([...new Set(days.map(({ day }) => day))].map((day) => [day, mondayOf(new Date(day))]));
  const all = folded(days, weeks, (row) => ("week" in row ? row.week : (mondays.get(row.day) ?? "")));
  const found = new Map<string, Folded[]>();
  for (const one of all) {
    const its = found.get(one.apart);
    if (its === undefined) found.set(one.apart, [one]);
    else its.push(one);
  }
  return new Map([...found].map(([week, its]) => [week, mostFirst(its)]));
}

/** Histograms of all weeks that are wanted together, each release apart. */
export async function readByRelease(
  store: Store,
  wanted: Wanted,
): Promise<readonly (Histogram & { readonly release: string })[]> {
  const [days, weeks] = await Promise.all([
    counted(store, wanted)
      .select(({ fn }) => ["template", "device", "metric", "release", "bucket", fn.sum<number>("count").as("count")])
      .groupBy(["template", "device", "metric", "release", "bucket"])
      .execute(),
    weeksApart(store, wanted).select(["template", "device", "metric", "release", "counts"]).execute(),
  ]);
  return folded(days, weeks, ({ release }) => release).map((one) => ({ ...one, release: one.apart }));
}

/** When releases first served, the oldest first. */
export async function releaseOrder(store: Store): Promise<readonly { version: string; since: string }[]> {
  const rows = await store.selectFrom("site_release").selectAll().orderBy("first_seen_at").execute();
  return rows.map(({ version, first_seen_at }) => ({ version, since: first_seen_at }));
}

const eachOf = (one: string | readonly string[]) => (typeof one === "string" ? [one] : [...one]);

function counted(store: Store, { from, before, metric, template, device, connection }: Wanted) {
  let rows = store.selectFrom("vital").where("day", ">=", from);
  if (before) rows = rows.where("day", "<", before);
  if (metric) rows = rows.where("metric", "in", eachOf(metric) as Metric[]);
  if (template) rows = rows.where("template", "in", eachOf(template));
  if (device) rows = rows.where("device", "=", device as Device);
  if (connection) rows = rows.where("connection", "=", connection as Connection);
  return rows;
}

/** The same of weeks that were rolled up, each release and connection apart. */
const weeksApart = (store: Store, wanted: Wanted) =>
  countedWeeks(store, wanted).where("release", "!=", allTogether.release);

/** Of weeks that were rolled up, the sums over releases and connections. */
const weeksTogether = (store: Store, wanted: Wanted) =>
  countedWeeks(store, wanted)
    .where("release", "=", allTogether.release)
    .where("connection", "=", allTogether.connection);

function countedWeeks(store: Store, { from, before, metric, template, device, connection }: Wanted) {
  let rows = store.selectFrom("vital_week").where("week", ">=", from);
  if (before) rows = rows.where("week", "<", before);
  if (metric) rows = rows.where("metric", "in", eachOf(metric) as Metric[]);
  if (template) rows = rows.where("template", "in", eachOf(template));
  if (device) rows = rows.where("device", "=", device as Device);
  if (connection) rows = rows.where("connection", "=", connection as Connection);
  return rows;
}

interface About {
  readonly template: string;
  readonly device: Device;
  readonly metric: Metric;
}

interface Folded extends About {
  /** The release or week that it is of; "" where none is told apart. */
  readonly apart: string;
  readonly counts: number[];
  readonly total: number;
}

/** Adds up counts of days, one bucket a row, and of weeks, all their buckets in a row. */
function folded<Day extends About & { bucket: number; count: number }, Week extends About & { counts: string }>(
  days: readonly Day[],
  weeks: readonly Week[],
  apartOf: (row: Day | Week) => string,
): readonly Folded[] {
  const found = new Map<string, About & { apart: string; counts: number[]; total: number }>();
  const sumsOf = (row: Day | Week) => {
    const { template, device, metric } = row;
    const apart = apartOf(row);
    const key = `${template} ${device} ${metric} ${apart}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const counts = Array.from<number>({ length: bounds[metric].length + 1 }).fill(0);
    const sums = { template, device, metric, apart, counts, total: 0 };
    found.set(key, sums);
    return sums;
  };
  const add = (sums: { counts: number[]; total: number }, bucket: number, count: number) => {
    sums.counts[bucket] = (sums.counts[bucket] ?? 0) + count;
    sums.total += count;
  };
  for (const row of days) add(sumsOf(row), row.bucket, Number(row.count));
  for (const row of weeks) {
    const sums = sumsOf(row);
    const counts = JSON.parse(row.counts) as number[];
    for (let bucket = 0; bucket < counts.length; bucket += 1) add(sums, bucket, counts[bucket] ?? 0);
  }
  return [...found.values()];
}

/** Those with most values first; of as many, always in the same order, whatever order the store answers in. */
const mostFirst = (all: readonly Folded[]): readonly Folded[] =>
  [...all].sort((a, b) => b.total - a.total || inOrder(a.template, b.template) || inOrder(a.device, b.device));

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

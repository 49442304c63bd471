import { type RawBuilder, sql } from "kysely";
import type { Store } from "~/store/database.server";
import { isSqlite } from "~/store/transaction.server";
import {
  type Beacon,
  bounds,
  bucketOf,
  type Connection,
  type Device,
  type Metric,
  metrics,
  mondayOf,
  totalOf,
} from "./metrics";
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
export const readHistograms = async (store: Store, wanted: Wanted): Promise<readonly Histogram[]> =>
  mostFirst(await readApart(store, wanted, null));

/** The same, each week apart, by its Monday. */
export async function readByWeek(store: Store, wanted: Wanted): Promise<ReadonlyMap<string, readonly Histogram[]>> {
  const found = new Map<string, Folded[]>();
  for (const one of await readApart(store, wanted, "week")) {
    const its = found.get(one.apart);
    if (its === undefined) found.set(one.apart, [one]);
    else its.push(one);
  }
  return new Map([...found].map(([week, its]) => [week, mostFirst(its)]));
}

/** Histograms of all weeks that are wanted together, each release apart. */
export const readByRelease = async (
  store: Store,
  wanted: Wanted,
): Promise<readonly (Histogram & { readonly release: string })[]> =>
  (await readApart(store, wanted, "release")).map((one) => ({ ...one, release: one.apart }));

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

/**
 * Histograms with weeks or releases apart, or neither. The store puts the rows of one metric into one text: thousands
 * of rows by themselves take longer to come over than to be found and added up.
 */
async function readApart(store: Store, wanted: Wanted, by: "week" | "release" | null): Promise<readonly Folded[]> {
  const none = sql<string>`cast('' as text)`;
  const ofDay = by === "week" ? sql.ref<string>("day") : by === "release" ? sql.ref<string>("release") : none;
  const ofWeek = by === null ? none : sql.ref<string>(by);
  const sums = counted(store, wanted)
    .select(({ fn }) => [
      "metric",
      "template",
      "device",
      "bucket",
      ofDay.as("apart"),
      fn.sum<number>("count").as("total"),
    ])
    .groupBy(["metric", "template", "device", "bucket", "apart"]);
  // The sums over releases and connections are a fifth of the rows: the others only where something is told apart.
  const weeks = wanted.connection || by === "release" ? weeksApart(store, wanted) : weeksTogether(store, wanted);
  const [days, ofWeeks] = await Promise.all([
    store
      .selectFrom(sums.as("sums"))
      .select(["metric", "apart", packed(store, sql`cast(bucket as text) || ',' || cast(total as text)`).as("rows")])
      .groupBy(["metric", "apart"])
      .execute(),
    weeks
      .select(["metric", ofWeek.as("apart"), packed(store, sql`counts`).as("rows")])
      .groupBy(["metric", "apart"])
      .execute(),
  ]);
  return folded(by === "week" ? days.map((row) => ({ ...row, apart: mondayOf(new Date(row.apart)) })) : days, ofWeeks);
}

/** The rows of a group as one text, each a JSON list of its template, its device and what is said of them. */
function packed(store: Store, said: RawBuilder<unknown>): RawBuilder<string> {
  return isSqlite(store)
    ? sql<string>`group_concat('[' || json_quote(template) || ',' || json_quote(device) || ',' || ${said} || ']', ',')`
    : sql<string>`string_agg('[' || cast(to_json(template) as text) || ',' || cast(to_json(device) as text) || ',' || ${said} || ']', ',')`;
}

const unpacked = <Said extends readonly unknown[]>(rows: string) =>
  JSON.parse(`[${rows}]`) as [template: string, device: Device, ...said: Said][];

/** Of weeks that were rolled up, each release and connection apart. */
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

interface Folded extends Histogram {
  /** The release or week that it is of; "" where none is told apart. */
  readonly apart: string;
  readonly counts: number[];
  readonly total: number;
}

/** Rows of one metric and one release or week, packed. */
interface Group {
  readonly metric: Metric;
  readonly apart: string;
  readonly rows: string;
}

/** Adds up counts of days, one bucket a row, and of weeks, all their buckets in a row. */
function folded(days: readonly Group[], weeks: readonly Group[]): readonly Folded[] {
  const found = new Map<string, Folded & { total: number }>();
  for (const { metric, apart, rows } of weeks) {
    for (const [template, device, counts] of unpacked<[number[]]>(rows)) {
      const key = `${template} ${device} ${metric} ${apart}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { template, device, metric, apart, counts, total: totalOf(counts) });
      else for (let bucket = 0; bucket < counts.length; bucket += 1) add(known, bucket, counts[bucket] ?? 0);
    }
  }
  for (const { metric, apart, rows } of days) {
    for (const [template, device, bucket, count] of unpacked<[number, number]>(rows)) {
      const key = `${template} ${device} ${metric} ${apart}`;
      let sums = found.get(key);
      if (sums === undefined) {
        const counts = Array.from<number>({ length: bounds[metric].length + 1 }).fill(0);
        sums = { template, device, metric, apart, counts, total: 0 };
        found.set(key, sums);
      }
      add(sums, bucket, count);
    }
  }
  return [...found.values()];
}

function add(sums: { readonly counts: number[]; total: number }, bucket: number, count: number): void {
  sums.counts[bucket] = (sums.counts[bucket] ?? 0) + count;
  sums.total += count;
}

/** Those with most values first; of as many, always in the same order, whatever order the store answers in. */
const mostFirst = (all: readonly Folded[]): readonly Folded[] =>
  [...all].sort((a, b) => b.total - a.total || inOrder(a.template, b.template) || inOrder(a.device, b.device));

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

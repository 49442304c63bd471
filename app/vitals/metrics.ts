import type { Causes } from "./causes";

/**
 * What readers feel, as counts in fixed buckets. A value is put into its bucket when it arrives and forgotten, so that
 * nothing of one reader is kept, any number of days can be added up, and two processes only ever add one.
 */
export const metrics = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type Metric = (typeof metrics)[number];

/** The kinds of device: a finger or a mouse, and how wide. */
export const devices = ["phone", "tablet", "computer"] as const;
export type Device = (typeof devices)[number];

/** What the browser says of the connection: 4G and better, slower, or nothing (Safari and Firefox never say). */
export const connections = ["fast", "slow", "unknown"] as const;
export type Connection = (typeof connections)[number];

/** What one page of one reader sends: milliseconds, but for CLS, which has no unit. */
export interface Beacon {
  /** Id of the innermost route, such as `routes/tools/college`; never an address. */
  readonly template: string;
  readonly device: Device;
  readonly connection: Connection;
  readonly release: string;
  readonly values: Partial<Record<Metric, number>>;
  /** What took most of each value; a page that an earlier release sent doesn't say. */
  readonly causes?: Causes | undefined;
}

/** Share of page views that are measured. Enough for a p75, and three readers in four load nothing for it. */
export const sampled = 0.25;

/** Budgets at p75: three in four page views must be at least this good. Milliseconds, but for CLS. */
export const budgets: Readonly<Partial<Record<Metric, number>>> = { LCP: 1200, INP: 100, CLS: 0.02 };

/** With fewer values than this a p75 is chance, and no budget is called broken. */
export const enough = 50;

const loading = [
  50, 100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 6000, 10_000,
] as const;

/**
 * Upper bounds of the buckets, included; one more bucket holds what is above the last. The store keeps the place of a
 * bucket, so bounds never change: other bounds need another name of the metric. Each budget is a bound, so whether it
 * is kept is exact.
 */
export const bounds: Readonly<Record<Metric, readonly number[]>> = {
  LCP: loading,
  FCP: loading,
  TTFB: loading,
  INP: [8, 16, 24, 32, 40, 50, 64, 80, 100, 125, 150, 200, 300, 500, 1000],
  CLS: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/** Place of the bucket that holds a value, from 0. */
export function bucketOf(metric: Metric, value: number): number {
  const place = bounds[metric].findIndex((bound) => value <= bound);
  return place === -1 ? bounds[metric].length : place;
}

export const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * The value that three in four are not above, between the bounds of its bucket as if values lay there evenly. In the
 * last bucket, which has no upper bound, its lower one: the least it can be.
 *
 * @param counts by bucket
 * @returns null where nothing was counted
 */
export function p75(metric: Metric, counts: readonly number[]): number | null {
  const rank = 0.75 * totalOf(counts);
  if (rank === 0) return null;
  let before = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && before + count >= rank) {
      const low = bounds[metric][bucket - 1] ?? 0;
      const high = bounds[metric][bucket] ?? low;
      return low + ((high - low) * (rank - before)) / count;
    }
    before += count;
  }
  return null;
}

/** Share 0–1 of values within the budget of a metric; null where it has none, or nothing was counted. */
export function withinBudget(metric: Metric, counts: readonly number[]): number | null {
  const budget = budgets[metric];
  const total = totalOf(counts);
  if (budget === undefined || total === 0) return null;
  return totalOf(counts.slice(0, bucketOf(metric, budget) + 1)) / total;
}

/** Whether enough was counted to say that more than one in four is over the budget. */
export function breaksBudget(metric: Metric, counts: readonly number[]): boolean {
  const within = withinBudget(metric, counts);
  return within !== null && within < 0.75 && totalOf(counts) >= enough;
}

/** A value as people read it: whole milliseconds, or three digits of CLS. */
export const rounded = (metric: Metric, value: number): number =>
  metric === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value);

/**
 * Since which release a budget is broken without a pause: the first of the latest releases that all break it. A release
 * with too few values to say neither begins nor ends it.
 *
 * @param releases counts by bucket of each release, the oldest first
 * @returns without a release where no single one has enough values; null where the latest that has keeps the budget
 */
export function brokenSince(
  metric: Metric,
  releases: readonly { readonly release: string; readonly counts: readonly number[] }[],
): { readonly release: string | null } | null {
  const telling = releases.filter(({ counts }) => totalOf(counts) >= enough);
  const lastGood = telling.findLastIndex(({ counts }) => !breaksBudget(metric, counts));
  if (telling.length > 0 && lastGood === telling.length - 1) return null;
  return { release: telling[lastGood + 1]?.release ?? null };
}

const day = 86_400_000;

/** Monday of the week of a moment, and of weeks before: YYYY-MM-DD, in UTC. */
export function mondayOf(moment: Date, weeksAgo = 0): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - (sinceMonday + 7 * weeksAgo) * day).toISOString().slice(0, 10);
}

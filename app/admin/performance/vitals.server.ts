import type { Store } from "~/store/database.server";
import { causeInWords } from "~/vitals/causes";
import { readCauses } from "~/vitals/causes.server";
import {
  type Histogram,
  readByRelease,
  readByWeek,
  readHistograms,
  releaseOrder,
  type Wanted,
} from "~/vitals/data.server";
import {
  bounds,
  breaksBudget,
  brokenSince,
  budgets,
  enough,
  type Metric,
  metrics,
  mondayOf,
  p75,
  rounded,
  totalOf,
  withinBudget,
} from "~/vitals/metrics";
import { patternOf } from "~/vitals/templates.server";
import type { TableQuery, TableRow } from "../table";
import { distributionPath } from "./paths";
import { deviceLabels, metricLabels, weeksShown } from "./shapes";

/** Weeks before this one whose values say, with this one's, what breaks a budget now. */
export const weeksOfOver = 4;

/** The days of a week of the filter; of all weeks that can be looked at where it names none. */
const daysOf = (week: string, now: Date): Wanted =>
  week === ""
    ? { from: mondayOf(now, weeksShown - 1) }
    : { from: mondayOf(now, Number(week)), before: mondayOf(now, Number(week) - 1) };

const percent = (share: number) => Math.round(share * 1000) / 10;

const p75Of = ({ metric, counts }: Histogram) => {
  const value = p75(metric, counts);
  return value === null ? null : rounded(metric, value);
};

const inWords = ({ template, metric, device }: Pick<Histogram, "template" | "metric" | "device">) => ({
  page: patternOf(template),
  label: metricLabels[metric],
  on: deviceLabels[device],
});

/** What was measured, a row for each page, metric, device and week; of a week first what has most values. */
export async function vitalRows(store: Store, query: TableQuery, now: Date): Promise<readonly TableRow[]> {
  const { metric = "", device = "", connection = "", week = "" } = query.filters;
  const weeks = week === "" ? Array.from({ length: weeksShown }, (_, ago) => String(ago)) : [week];
  const found = await readByWeek(store, { ...daysOf(week, now), metric, device, connection });
  return weeks.flatMap((one) => {
    const monday = mondayOf(now, Number(one));
    return (found.get(monday) ?? []).map((histogram) => vitalRow(histogram, one, monday, connection));
  });
}

/** Where a row of `vitalRows` leads. Made for the rows of one page: of all of them it took as long as to read them. */
export const distributionOf = ({ template, metric, device, week }: TableRow): string =>
  distributionPath({
    template: String(template),
    metric: String(metric),
    device: String(device),
    week: String(week),
  });

function vitalRow(histogram: Histogram, week: string, monday: string, connection: string): TableRow {
  const { template, metric, device, counts } = histogram;
  const values = totalOf(counts);
  const within = withinBudget(metric, counts);
  const says =
    within === null ? null : values < enough ? "Too few" : breaksBudget(metric, counts) ? "Over budget" : "Within";
  return {
    id: `${template} ${metric} ${device} ${week}`,
    template,
    metric,
    device,
    week,
    connection,
    monday,
    values,
    says,
    ...inWords(histogram),
    p75: p75Of(histogram),
    budget: budgets[metric] ?? null,
    within: within === null ? null : percent(within),
  };
}

/** What takes longest where a value is over its budget, a row for each page, metric, device and cause. */
export async function causeRows(store: Store, query: TableQuery, now: Date): Promise<readonly TableRow[]> {
  const { metric = "", device = "", week = "" } = query.filters;
  const found = await readCauses(store, { ...daysOf(week, now), metric, device });
  const keyOf = ({ template, metric, device }: (typeof found)[number]) => `${template} ${metric} ${device}`;
  const totals = new Map<string, number>();
  for (const one of found) totals.set(keyOf(one), (totals.get(keyOf(one)) ?? 0) + one.count);
  return found.map((one) => ({
    id: `${keyOf(one)} ${one.cause}`,
    metric: one.metric,
    device: one.device,
    week,
    ...inWords(one),
    longest: causeInWords(one.metric, one.cause),
    values: one.count,
    percent: percent(one.count / (totals.get(keyOf(one)) ?? one.count)),
  }));
}

/** Metrics that have a budget. */
const limited = metrics.filter((metric) => budgets[metric] !== undefined);

/** What has broken its budget over the last weeks, and since which release without a pause. */
export async function overRows(store: Store, now: Date): Promise<readonly TableRow[]> {
  const from = mondayOf(now, weeksOfOver);
  const found = await readHistograms(store, { from, metric: limited });
  const broken = limited.flatMap((metric) =>
    found.filter((one) => one.metric === metric && breaksBudget(metric, one.counts)),
  );
  if (broken.length === 0) return [];
  // Only of what is broken: each release and connection apart, weeks are several times as many rows.
  const template = [...new Set(broken.map((one) => one.template))];
  const metric = limited.filter((one) => broken.some((other) => other.metric === one));
  const [order, byRelease] = await Promise.all([releaseOrder(store), readByRelease(store, { from, metric, template })]);
  const keyOf = ({ template, device, metric }: Histogram, release: string) =>
    [template, device, metric, release].join(" ");
  const apart = new Map(byRelease.map((one) => [keyOf(one, one.release), one]));
  return broken.flatMap((histogram) => {
    const { template, device, metric, counts } = histogram;
    const inOrder = order.flatMap(({ version }) => apart.get(keyOf(histogram, version)) ?? []);
    const since = brokenSince(metric, inOrder);
    // The newest release has fixed it; only the days before are still in the sum.
    if (since === null) return [];
    const [value, budget] = [p75Of(histogram), budgets[metric] ?? 0];
    return {
      id: `${template} ${metric} ${device}`,
      href: distributionPath({ template, metric, device, week: "" }),
      ...inWords(histogram),
      p75: value,
      budget,
      values: totalOf(counts),
      release: since.release,
      times: value === null ? null : Math.round((value / budget) * 10) / 10,
      since: order.find(({ version }) => version === since.release)?.since ?? null,
    };
  });
}

/**
 * How many budgets are broken since a release and in every one after it. What no single release has values enough to
 * say may be one bad afternoon, and is no alarm.
 */
export const lastingSlowness = async (store: Store, now: Date): Promise<number> =>
  (await overRows(store, now)).filter(({ release }) => release !== null).length;

/** The metric that the distribution is of: one metric's values cannot be added to another's. */
export const metricOf = (query: TableQuery): Metric =>
  metrics.find((metric) => metric === query.filters.metric) ?? "LCP";

/** Values by bucket of what is chosen, added up over everything that is not. */
export async function readDistribution(store: Store, query: TableQuery, now: Date): Promise<readonly number[]> {
  const { template = "", device = "", connection = "", week = "" } = query.filters;
  const metric = metricOf(query);
  const found = await readHistograms(store, { ...daysOf(week, now), metric, template, device, connection });
  return Array.from({ length: bounds[metric].length + 1 }, (_, bucket) =>
    found.reduce((sum, { counts }) => sum + (counts[bucket] ?? 0), 0),
  );
}

/** The same as rows of a table; none where nothing was measured. */
export function distributionRows(query: TableQuery, counts: readonly number[]): readonly TableRow[] {
  const metric = metricOf(query);
  const total = totalOf(counts);
  if (total === 0) return [];
  return counts.map((values, bucket) => ({
    // What was chosen stands in each row, so that the table's own filters let it through.
    ...query.filters,
    id: bucket,
    above: bounds[metric][bucket - 1] ?? 0,
    upTo: bounds[metric][bucket] ?? null,
    values,
    percent: percent(values / total),
  }));
}

import type { Store } from "~/store/database.server";
import { daysKept } from "~/store/forget.server";
import { bounds, budgets, enough, p75, rounded, sampled, totalOf, withinBudget } from "~/vitals/metrics";
import { patternOf } from "~/vitals/templates.server";
import { pageOf, readTable, type TableQuery, type TableShape } from "../table";
import { causesShape, distributionShape, metricLabels, overShape, vitalsShape } from "./shapes";
import {
  causeRows,
  distributionOf,
  distributionRows,
  metricOf,
  overRows,
  readDistribution,
  vitalRows,
  weeksOfOver,
} from "./vitals.server";

/** Everything the screen shows, as its address asks for it. */
export async function readPerformance(store: Store, params: URLSearchParams, now: Date) {
  const at = <Shape extends TableShape>(shape: Shape) => ({ shape, query: readTable(shape, params) });
  const [vitals, over, of, causes] = [at(vitalsShape), at(overShape), at(distributionShape), at(causesShape)];
  const [vitalList, overList, counts, causeList] = await Promise.all([
    vitalRows(store, vitals.query, now),
    overRows(store, now),
    readDistribution(store, of.query, now),
    causeRows(store, causes.query, now),
  ]);
  const page = pageOf(vitalsShape, vitalList, vitals.query);
  return {
    at: now.toISOString(),
    vitals: { ...vitals, page: { ...page, rows: page.rows.map((row) => ({ ...row, href: distributionOf(row) })) } },
    over: { ...over, page: pageOf(overShape, overList, over.query) },
    causes: { ...causes, page: pageOf(causesShape, causeList, causes.query) },
    distribution: { ...of, page: pageOf(distributionShape, distributionRows(of.query, counts), of.query) },
    drawn: drawnOf(of.query, counts),
    rules: { sampled, budgets, enough, days: daysKept.vital, weeksOfOver },
  };
}

function drawnOf(query: TableQuery, counts: readonly number[]) {
  const metric = metricOf(query);
  const { template = "" } = query.filters;
  const value = p75(metric, counts);
  return {
    page: template === "" ? "All pages" : patternOf(template),
    label: metricLabels[metric],
    p75: value === null ? null : rounded(metric, value),
    within: withinBudget(metric, counts),
    total: totalOf(counts),
    budget: budgets[metric] ?? null,
    bounds: bounds[metric],
    counts,
  };
}

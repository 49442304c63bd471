import { describe, expect, it } from "vitest";
import {
  bounds,
  breaksBudget,
  brokenSince,
  bucketOf,
  budgets,
  enough,
  type Metric,
  metrics,
  mondayOf,
  p75,
  withinBudget,
} from "./metrics";

/** Counts by bucket of some values. */
function countsOf(metric: Metric, values: readonly number[]): number[] {
  const counts = Array.from({ length: bounds[metric].length + 1 }, () => 0);
  for (const value of values) {
    const bucket = bucketOf(metric, value);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}
const times = (many: number, value: number) => Array.from({ length: many }, () => value);

describe("buckets", () => {
  it.each([
    ["LCP", 0, 0],
    ["LCP", 50, 0],
    ["LCP", 50.1, 1],
    ["LCP", 10_000, 17],
    ["LCP", 10_001, 18],
    ["INP", 100, 8],
    ["CLS", 0, 0],
    ["CLS", 0.02, 3],
    ["CLS", 9, 10],
  ] as const)("%s of %d is in bucket %i", (metric, value, bucket) => expect(bucketOf(metric, value)).toBe(bucket));

  it.each(metrics)("of %s grow, and its budget is one of their bounds", (metric) => {
    expect([...bounds[metric]].sort((a, b) => a - b)).toEqual(bounds[metric]);
    const budget = budgets[metric];
    if (budget !== undefined) expect(bounds[metric]).toContain(budget);
  });
});

describe("the p75", () => {
  it("lies in its bucket, as far as its rank says", () => {
    // Rank 75 of 100: the 25th of 50 between 1,000 and 1,200.
    expect(p75("LCP", countsOf("LCP", [...times(50, 900), ...times(50, 1100)]))).toBe(1100);
    expect(p75("CLS", countsOf("CLS", times(4, 0)))).toBeCloseTo(0.00075);
  });
  it("is the lower bound where it is above all bounds, and nothing where nothing was counted", () => {
    expect(p75("INP", countsOf("INP", times(3, 4000)))).toBe(1000);
    expect(p75("INP", countsOf("INP", []))).toBeNull();
  });
  it("never differs from a p75 of the values by more than a bucket", () => {
    const values = Array.from({ length: 400 }, (_, i) => (i * 7919) % 5000);
    const exact = [...values].sort((a, b) => a - b)[299] ?? 0;
    expect(bucketOf("LCP", p75("LCP", countsOf("LCP", values)) ?? 0)).toBe(bucketOf("LCP", exact));
  });
});

describe("a budget", () => {
  it("is kept with three in four at its bound, and broken with fewer", () => {
    const kept = countsOf("LCP", [...times(75, 1200), ...times(25, 1201)]);
    expect([withinBudget("LCP", kept), breaksBudget("LCP", kept)]).toEqual([0.75, false]);
    const broken = countsOf("LCP", [...times(74, 1200), ...times(26, 1201)]);
    expect([withinBudget("LCP", broken), breaksBudget("LCP", broken)]).toEqual([0.74, true]);
  });
  it("is not broken by few values, nor where there is none", () => {
    expect(breaksBudget("LCP", countsOf("LCP", times(enough - 1, 9000)))).toBe(false);
    expect(breaksBudget("TTFB", countsOf("TTFB", times(900, 9000)))).toBe(false);
    expect(withinBudget("CLS", countsOf("CLS", []))).toBeNull();
  });
  it("is broken since the first of the releases that all break it", () => {
    const release = (name: string, value: number, many: number = enough) => ({
      release: name,
      counts: countsOf("INP", times(many, value)),
    });
    const [slow, quick] = [400, 20];
    const since = (...releases: ReturnType<typeof release>[]) => brokenSince("INP", releases);
    const began = [release("a", slow), release("b", quick)];
    expect(since(...began, release("c", slow), release("d", slow))).toEqual({ release: "c" });
    expect(since(release("a", slow), release("b", quick, 3), release("c", slow))).toEqual({ release: "a" });
    expect(since(release("a", slow, 3))).toEqual({ release: null });
    expect(since(...began)).toBeNull();
  });
});

it.each([
  ["2026-11-23T00:00:00.000Z", 0, "2026-11-23"],
  ["2026-11-22T23:59:59.999Z", 0, "2026-11-16"],
  ["2026-11-22T23:59:59.999Z", 1, "2026-11-09"],
  ["2027-01-02T12:00:00.000Z", 0, "2026-12-28"],
])("the week of %s, %i before, begins on %s", (moment, ago, monday) =>
  expect(mondayOf(new Date(moment), ago)).toBe(monday),
);

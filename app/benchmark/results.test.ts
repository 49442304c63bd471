import { describe, expect, it } from "vitest";
import { readWith } from "~/forms/schema/read-with";
import { choicesSchema, limits, usualChoices } from "./choices";
import { bounds, histogram, loaderResults, longerThan, pageResult, percentile, slowestFirst } from "./results";
import type { Sample } from "./sample";
import { cacheOutcome, readTiming, type Timing, writeTiming } from "./server-timing";
import { type Budgets, overweight, weigh } from "./weights";

const timing = (loaders: number, byLoader: Timing["byLoader"] = []): Timing => ({
  loaders,
  rendering: 4,
  encoding: 2,
  queries: 3,
  queryTime: 1.5,
  byLoader,
});
const sample = (milliseconds: number, more: Partial<Sample> = {}): Sample => ({
  status: 200,
  milliseconds,
  bytes: 1000,
  cache: "miss",
  timing: timing(milliseconds - 6),
  ...more,
});
const meanwhile = { heapBefore: 100, heapAfter: 110, loopP99: 2, loopMost: 9 };

describe("a measurement", () => {
  it("says as Server-Timing what it reads from it again", () => {
    const told = timing(12.34, [
      ["root", 0.5],
      ["routes/tools/college", 11.2],
    ]);
    const header = `cache;desc="miss", ${writeTiming(told)}`;
    expect(readTiming(header)).toEqual(told);
    expect(cacheOutcome(header)).toBe("miss");
    expect([readTiming('cache;desc="hit"'), readTiming(""), cacheOutcome("")]).toEqual([null, null, ""]);
  });

  it("puts answers together: percentiles, parts, buckets, and failures apart", () => {
    const samples = [10, 20, 30, 40].map((took) => sample(took));
    samples.push(sample(0, { status: 503, timing: null }));
    const result = pageResult({ page: "/", way: "made", seconds: 2 }, samples, meanwhile);
    expect(result).toMatchObject({
      requests: 5,
      failed: 1,
      p50: 20,
      p95: 40,
      most: 40,
      perSecond: 2,
      bytes: 1000,
      queries: 3,
      queryTime: 1.5,
      cache: { miss: 4 },
      heapAfter: 110,
      parts: { loaders: 19, rendering: 4, encoding: 2 },
    });
    const at = (bound: (typeof bounds)[number]) => result.histograms.whole[bounds.indexOf(bound)];
    expect([at(10), at(15), at(20), at(30), at(50)]).toEqual([1, 0, 1, 1, 1]);
    expect(histogram([1, 1.01, 99_999]).filter((count) => count > 0)).toEqual([1, 1, 1]);
    expect(percentile([], 0.5)).toBe(0);
  });

  it("names the slowest loaders, and compares a page with the same page of another run", () => {
    const slow = loaderResults("/", [
      sample(9, {
        timing: timing(3, [
          ["slow", 80],
          ["quick", 1],
        ]),
      }),
    ]);
    expect(slowestFirst(slow).map(({ route, p95 }) => `${route} ${p95}`)).toEqual(["slow 80", "quick 1"]);
    const page = (took: number) => pageResult({ page: "/", way: "made", seconds: 1 }, [sample(took)], meanwhile);
    const other = { pages: [page(20)], loaders: [], weights: [] };
    expect(longerThan(page(25), other)).toBeCloseTo(0.25);
    expect(longerThan({ ...page(25), way: "kept" }, other)).toBeNull();
    expect(longerThan(page(25), null)).toBeNull();
  });

  it("takes only what it can bear", () => {
    const form = (pages: readonly string[], requests: string, concurrency: string) =>
      readWith(
        choicesSchema,
        new URLSearchParams([
          ...pages.map((page) => ["page", page]),
          ["requests", requests],
          ["concurrency", concurrency],
        ]),
      );
    expect(form(["/", "/", "/admin"], " 50 ", "2")).toEqual({
      ok: true,
      value: { pages: ["/"], requests: 50, concurrency: 2 },
    });
    expect(form([], "9", "0")).toMatchObject({
      messages: {
        page: [expect.stringContaining("one page")],
        requests: [expect.stringContaining("10 to 300")],
        concurrency: [expect.stringContaining("1 to 8")],
      },
    });
    expect(form(usualChoices.pages, "300.5", "1e1")).toMatchObject({ messages: { requests: [expect.any(String)] } });
    const most = Math.floor(limits.total / usualChoices.pages.length);
    expect(form(usualChoices.pages, "300", "2")).toHaveProperty("ok", most >= 300);
  });
});

describe("the weight of a page", () => {
  const html = `<style>@font-face{src:url(/assets/serif-1.woff2)}</style><link rel="modulepreload" href="/assets/a.js">
    <script type="module">import "/assets/a.js";import "/assets/b.js"</script><img src="/assets/x.png">`;
  const bytes: Record<string, number> = { "/assets/a.js": 50, "/assets/b.js": 30, "/assets/serif-1.woff2": 70 };
  const sizes = { document: 100, style: 20, asset: (path: string) => bytes[path] ?? 0 };
  const weight = weigh(html, { template: "routes/site/home", path: "/" }, sizes);

  it("counts each file once, and the style apart from the document that carries it", () => {
    expect(weight).toMatchObject({ document: 80, style: 20, script: 80, font: 70 });
  });

  it("is over its budget by kind, or by what its template may take instead", () => {
    const usual = { document: 80, style: 20, script: 79, font: 70 };
    const exception = { template: "routes/site/home", kind: "script", bytes: 80, reason: "A test" } as const;
    const budgets: Budgets = { usual, exceptions: [] };
    expect(overweight(budgets, weight)).toEqual(["script"]);
    expect(overweight({ usual, exceptions: [exception] }, weight)).toEqual([]);
  });
});

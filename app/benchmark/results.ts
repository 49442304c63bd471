import type { Choices } from "./choices";
import type { Sample } from "./sample";
import type { Timing } from "./server-timing";
import type { Weight } from "./weights";

/**
 * How a page was asked for: made as for the first reader after a release, or as readers usually get it, from memory.
 */
export type Way = "made" | "kept";

/** The parts whose times are told apart, in the order in which they happen. */
export const parts = ["loaders", "rendering", "encoding"] as const;
export type Part = (typeof parts)[number];

/**
 * Upper bounds of the buckets, in milliseconds, included; one more holds what took longer. Never changed: runs keep
 * places.
 */
export const bounds = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000] as const;

/** What the process did meanwhile. Megabytes and milliseconds. */
export interface Meanwhile {
  readonly heapBefore: number;
  readonly heapAfter: number;
  /** How long the event loop was held up. */
  readonly loopP99: number;
  readonly loopMost: number;
}

/** One page asked for in one way. Times in milliseconds. */
export interface PageResult extends Meanwhile {
  readonly page: string;
  readonly way: Way;
  readonly requests: number;
  /** Answers that were not 200. */
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  readonly perSecond: number;
  /** Middle size as sent, in bytes. */
  readonly bytes: number;
  /** Mean time of each part; null for pages from memory, which have none. */
  readonly parts: Readonly<Record<Part, number>> | null;
  /** Store queries of one request, on average, and what they took together. */
  readonly queries: number;
  readonly queryTime: number;
  /** How often the response cache answered how. */
  readonly cache: Readonly<Record<string, number>>;
  /** Counts by bucket: of the whole answer, and of each part. */
  readonly histograms: Readonly<Record<"whole" | Part, readonly number[]>>;
}

export interface LoaderResult {
  readonly route: string;
  readonly page: string;
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
}

/** Everything that one run found, kept as JSON. */
export interface RunResult {
  readonly pages: readonly PageResult[];
  /** The slowest first. */
  readonly loaders: readonly LoaderResult[];
  readonly weights: readonly Weight[];
}

/** A run as the store keeps it. */
export interface Run {
  readonly id: string;
  /** Who asked: an administrator's name, "night" or "bench". */
  readonly askedBy: string;
  readonly release: string;
  readonly state: "waiting" | "running" | "done" | "refused" | "failed" | "interrupted";
  readonly askedAt: string;
  readonly endedAt: string | null;
  readonly said: string;
  readonly choices: Choices;
  readonly result: RunResult | null;
}

/** A run without what it found. */
export type RunAbout = Omit<Run, "result">;

/** What a list of runs says of one: its slowest page, and what its pages weighed. */
export interface RunDigest {
  readonly slowest: Pick<PageResult, "page" | "p50"> | null;
  readonly weights: readonly Weight[];
}

export function runDigest({ pages, weights }: RunResult): RunDigest {
  const [slowest] = [...pages].sort((a, b) => b.p50 - a.p50);
  return { slowest: slowest === undefined ? null : { page: slowest.page, p50: slowest.p50 }, weights };
}

/** The value that a share of all others is not above; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function histogram(values: readonly number[]): readonly number[] {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0);
  for (const value of values) {
    const place = bounds.findIndex((bound) => value <= bound);
    const bucket = place === -1 ? bounds.length : place;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Puts the answers of one page in one way together. What failed is counted and says nothing about time. */
export function pageResult(
  about: { readonly page: string; readonly way: Way; readonly seconds: number },
  samples: readonly Sample[],
  meanwhile: Meanwhile,
): PageResult {
  const { page, way, seconds } = about;
  const good = samples.filter(({ status }) => status === 200);
  const times = good.map(({ milliseconds }) => milliseconds);
  const timings = good.flatMap(({ timing }) => timing ?? []);
  const of = (part: keyof Omit<Timing, "byLoader">) => timings.map((timing) => timing[part]);
  const cache: Record<string, number> = {};
  for (const { cache: outcome } of good) if (outcome !== "") cache[outcome] = (cache[outcome] ?? 0) + 1;
  return {
    page,
    way,
    cache,
    ...meanwhile,
    requests: samples.length,
    failed: samples.length - good.length,
    p50: tenth(percentile(times, 0.5)),
    p95: tenth(percentile(times, 0.95)),
    most: tenth(percentile(times, 1)),
    perSecond: seconds > 0 ? Math.round(good.length / seconds) : 0,
    bytes: percentile(
      good.map(({ bytes }) => bytes),
      0.5,
    ),
    parts:
      timings.length === 0
        ? null
        : {
            loaders: tenth(mean(of("loaders"))),
            rendering: tenth(mean(of("rendering"))),
            encoding: tenth(mean(of("encoding"))),
          },
    queries: tenth(mean(of("queries"))),
    queryTime: tenth(mean(of("queryTime"))),
    histograms: {
      whole: histogram(times),
      loaders: histogram(of("loaders")),
      rendering: histogram(of("rendering")),
      encoding: histogram(of("encoding")),
    },
  };
}

/** Times of each loader while a page was made. */
export function loaderResults(page: string, samples: readonly Sample[]): readonly LoaderResult[] {
  const times = new Map<string, number[]>();
  for (const { timing } of samples) {
    for (const [route, took] of timing?.byLoader ?? []) times.set(route, [...(times.get(route) ?? []), took]);
  }
  return [...times].map(([route, took]) => ({
    route,
    page,
    calls: took.length,
    p50: tenth(percentile(took, 0.5)),
    p95: tenth(percentile(took, 0.95)),
  }));
}

/** The slowest first, by the time that one in twenty exceeds. */
export const slowestFirst = (loaders: readonly LoaderResult[]): readonly LoaderResult[] =>
  [...loaders].sort((a, b) => b.p95 - a.p95 || b.p50 - a.p50);

/**
 * How much longer a page takes than in another run, as a share: 0.2 is a fifth longer; null where the other has no such
 * page, or either has no good answer.
 */
export function longerThan(now: PageResult, then: RunResult | null): number | null {
  const before = then?.pages.find(({ page, way }) => page === now.page && way === now.way);
  if (before === undefined || before.p50 === 0 || now.p50 === 0) return null;
  return now.p50 / before.p50 - 1;
}

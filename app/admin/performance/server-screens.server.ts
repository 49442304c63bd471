import { digestsOf, lastRuns, readRun, runOfLastRelease } from "~/benchmark/data.server";
import {
  bounds,
  longerThan,
  type PageResult,
  parts,
  type Run,
  type RunAbout,
  type RunResult,
} from "~/benchmark/results";
import { momentInUtc } from "~/calendar/moment";
import type { Store } from "~/store/database.server";
import { pageOf, readTable, type TableQuery, type TableRow, type TableShape } from "../table";
import { runPath } from "./paths";
import { bucketsShape, loadersShape, pagesShape, ways } from "./server-shapes";

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const percent = (share: number) => Math.round(share * 100);

/** The last measurements, each with its slowest page. */
export async function runRows(store: Store): Promise<readonly TableRow[]> {
  const runs = await lastRuns(store);
  const found = await digestsOf(store, runs);
  return runs.map((run) => {
    const slowest = found.get(run.id)?.slowest;
    const { id, askedBy: by, askedAt: asked_at, release, state, said, choices } = run;
    return {
      id,
      href: runPath(id),
      by,
      asked_at,
      release,
      state,
      said,
      pages: choices.pages.length,
      requests: choices.requests,
      concurrency: choices.concurrency,
      slowest: slowest?.page ?? null,
      p50: slowest?.p50 ?? null,
    };
  });
}

/** What a page's own filters say is in each of its rows, so that they let it through. */
const through = ({ filters }: TableQuery) => filters;

/** The run that a table's address names, and the one it is compared with. */
async function asked(
  store: Store,
  { filters }: TableQuery,
): Promise<{ readonly run: Run | null; readonly before: Run | null }> {
  const run = await readRun(store, filters.run ?? "");
  if (run === null) return { run, before: null };
  const before = filters.with ? await readRun(store, filters.with) : await runOfLastRelease(store, run);
  return { run, before };
}

export async function pageRows(store: Store, query: TableQuery): Promise<readonly TableRow[]> {
  const { run, before } = await asked(store, query);
  return (run?.result?.pages ?? []).map((one) => pageRow(one, before?.result ?? null, query));
}

function pageRow(one: PageResult, earlier: RunResult | null, query: TableQuery): TableRow {
  const longer = longerThan(one, earlier);
  const before = earlier?.pages.find(({ page, way }) => page === one.page && way === one.way);
  return {
    ...through(query),
    id: `${one.page} ${one.way}`,
    way: one.way,
    page: one.page,
    how: ways[one.way],
    p50: one.p50,
    p95: one.p95,
    most: one.most,
    perSecond: one.perSecond,
    failed: one.failed,
    before: before?.p50 ?? null,
    longer: longer === null ? null : percent(longer),
    loaders: one.parts?.loaders ?? null,
    rendering: one.parts?.rendering ?? null,
    encoding: one.parts?.encoding ?? null,
    cache: Object.entries(one.cache)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(", "),
    queries: one.parts === null ? null : one.queries,
    queryTime: one.parts === null ? null : one.queryTime,
    loop: one.loopP99,
    heap: one.heapAfter,
    grown: one.heapAfter - one.heapBefore,
    kilobytes: kilobytes(one.bytes),
  };
}

export async function loaderRows(store: Store, query: TableQuery): Promise<readonly TableRow[]> {
  const { run } = await asked(store, query);
  return (run?.result?.loaders ?? []).map((one) => ({ ...through(query), id: `${one.route} ${one.page}`, ...one }));
}

/** The page whose times are drawn: the one that is asked for, or the first. */
const drawnPage = (pages: readonly PageResult[], { filters }: TableQuery): PageResult | undefined =>
  pages.find(({ page, way }) => way === (filters.way || "made") && (!filters.page || page === filters.page));

export async function bucketRows(store: Store, query: TableQuery): Promise<readonly TableRow[]> {
  const { run } = await asked(store, query);
  const drawn = drawnPage(run?.result?.pages ?? [], query);
  return drawn === undefined ? [] : bucketsOf(drawn, query);
}

const bucketsOf = ({ histograms }: PageResult, query: TableQuery): readonly TableRow[] =>
  histograms.whole.map((whole, place) => ({
    ...through(query),
    id: place,
    above: bounds[place - 1] ?? 0,
    upTo: bounds[place] ?? null,
    whole,
    ...Object.fromEntries(parts.map((part) => [part, histograms[part][place] ?? 0])),
  }));

/** Everything that the screen of one run shows; null where there is no such run. */
export async function readRunScreen(store: Store, id: string, address: URLSearchParams) {
  const run = await readRun(store, id);
  if (run === null) return null;
  const params = new URLSearchParams(address);
  // Each table's own address names the run, so that its file does too.
  for (const prefix of ["", "loader-", "of-"]) params.set(`${prefix}run`, id);
  const [last, all] = await Promise.all([runOfLastRelease(store, run), lastRuns(store)]);
  const earlier = all.filter(({ id: other, state }) => other !== id && state === "done");
  const options = earlier.map((one) => ({
    value: one.id,
    label: `${momentInUtc(one.askedAt)}, release ${one.release}, ${one.askedBy}`,
  }));
  const table = async (shape: TableShape, rows: (store: Store, query: TableQuery) => Promise<readonly TableRow[]>) => {
    const query = readTable(shape, params);
    return { shape, query, page: pageOf(shape, await rows(store, query), query) };
  };
  const pages = await table(pagesShape(options), pageRows);
  const loaders = await table(loadersShape, loaderRows);
  const times = await table(bucketsShape([...new Set(run.result?.pages.map(({ page }) => page))]), bucketRows);
  const drawn = drawnPage(run.result?.pages ?? [], times.query);
  const chosen = pages.query.filters.with;
  const before: RunAbout | null | undefined = chosen ? earlier.find(({ id: other }) => other === chosen) : last;
  const { result, ...about } = run;
  return {
    run: about,
    compared: before == null ? null : { askedAt: before.askedAt, release: before.release },
    slowest: (result?.loaders ?? []).slice(0, 3),
    drawn:
      drawn === undefined
        ? null
        : { page: drawn.page, how: ways[drawn.way], p50: drawn.p50, histograms: drawn.histograms, parts: drawn.parts },
    pages,
    loaders,
    times,
    bounds,
  };
}

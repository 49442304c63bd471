import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { counselorRows, counselorShape, modelToday } from "~/admin/counselor.server";
import { readArticleScreen } from "~/admin/desk/article.server";
import { articleRows, articlesShape, proposalRows } from "~/admin/desk/list.server";
import { workRows, workShape } from "~/admin/desk/work.server";
import {
  groupsShape,
  openBySeverity,
  readGroup,
  readGroups,
  readReport,
  readReports,
  reportsShape,
} from "~/admin/errors.server";
import { keyOf } from "~/admin/graph/keys.server";
import { readGraphOverview, readQuestion, readReviews, readSheet } from "~/admin/graph/view.server";
import { listJobs, readRuns as readJobRuns, runsShape } from "~/admin/jobs.server";
import { logShape, readLog } from "~/admin/log.server";
import { readOverview } from "~/admin/overview.server";
import { readPerson } from "~/admin/people.server";
import { readRuns } from "~/admin/performance/runs.server";
import { readPerformance } from "~/admin/performance/screen.server";
import { readRunScreen } from "~/admin/performance/server-screens.server";
import { lastingSlowness } from "~/admin/performance/vitals.server";
import { readWeights } from "~/admin/performance/weights.server";
import { searchRows as missedRows, searchesShape } from "~/admin/searches.server";
import { readDashboard } from "~/admin/seo/dashboard.server";
import { findingRows, findingsShape } from "~/admin/seo/findings.server";
import { crawledShape, readCrawled } from "~/admin/seo/pages.server";
import { readSearch } from "~/admin/seo/search.server";
import { pageOf, readTable, type TableRow, type TableShape } from "~/admin/table";
import { measuredPages } from "~/benchmark/pages";
import { listMessages } from "~/contact/contact.server";
import { listWaiting } from "~/contact/waitlist.server";
import { storedFindings, storedPage } from "~/crawl/stored.server";
import { questions } from "~/graph/questions";
import { openStore, type Store } from "~/store/database.server";
import { forgetOld } from "~/store/forget.server";
import { migrate } from "~/store/migrate.server";
import { isSqlite } from "~/store/transaction.server";
import { bounds, connections, devices, metrics } from "~/vitals/metrics";
import { rollUpVitals } from "~/vitals/roll-up.server";
import startPostgres from "../setup/postgres";
import { fillBackOffice, one } from "./back-office";
import type { Figure } from "./figures";

/** Reports and faults that the screens are measured with. */
const [reports, faults] = [100_000, 5_000];
const now = new Date("2026-11-22T12:00:00.000Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const severities = ["low", "medium", "high", "critical"] as const;
const types = ["JavaScript", "Query", "Component", "Chunk"] as const;

async function fill(store: Store): Promise<void> {
  const group = (at: number) => `g${at}`;
  for (let from = 0; from < faults; from += 500) {
    const some = Array.from({ length: 500 }, (_, i) => from + i);
    await store
      .insertInto("error_group")
      .values(
        some.map((at) => ({
          id: group(at),
          message: `Fault <number> of kind ${at}`,
          type: types[at % 4] ?? "Query",
          severity: severities[at % 3] ?? "low",
          rank: 1 + (at % 3),
          first_seen: ago(at * 900),
          last_seen: ago(at * 600),
          count: reports / faults,
          state: at % 5 === 0 ? ("resolved" as const) : ("open" as const),
          resolved_at: null,
          resolved_by: null,
          resolved_in: null,
          reopened_at: null,
        })),
      )
      .execute();
    await store
      .insertInto("error_group_value")
      .values(
        some.flatMap((at) =>
          ["Firefox on Linux", "Chrome on Android", "Safari on iOS"].map((value) => ({
            group_id: group(at),
            kind: "browser" as const,
            value,
            count: 1,
            last_seen: ago(at),
          })),
        ),
      )
      .execute();
  }
  for (let from = 0; from < reports; from += 1000) {
    const some = Array.from({ length: 1000 }, (_, i) => from + i);
    await store
      .insertInto("error_report")
      .values(
        some.map((at) => ({
          id: `r${at}`,
          at: ago(at * 60),
          type: types[at % 4] ?? "Query",
          severity: severities[at % 3] ?? "low",
          message: `Fault ${at} of kind ${at % faults}`,
          stack: "at somewhere (/assets/a.js:1:2)\n".repeat(20),
          path: "/colleges",
          user_agent: "Firefox on Linux",
          session_id: `s${at}`,
          context: null,
          group_id: group(at % faults),
          release: "r1",
        })),
      )
      .execute();
  }
}

/** Values that the screens of speed are measured with, as counts of days: a value by itself is never kept. */
const values = 1_000_000;

/** Spreads values over 180 days as readers would send them: few pages have most, and most values are good. */
async function fillVitals(store: Store): Promise<number> {
  const random = seeded(7);
  const skewed = (count: number) => Math.floor(random() ** 3 * count);
  const counts = new Map<string, number>();
  for (let value = 0; value < values; value++) {
    const metric = skewed(metrics.length);
    const buckets = bounds[metrics[metric] ?? "LCP"].length + 1;
    const days = Math.floor(random() * 180);
    const release = Math.floor(days / 7);
    const about = [days, metric, skewed(measuredPages.length), skewed(3), skewed(3), release, skewed(buckets)];
    const key = about.join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts].map(([key, count]) => {
    const [days = 0, metric = 0, template = 0, device = 0, connection = 0, release = 0, bucket = 0] = key
      .split(",")
      .map(Number);
    return {
      day: ago(days * 86_400).slice(0, 10),
      metric: metrics[metric] ?? "LCP",
      template: measuredPages[template]?.template ?? "",
      device: devices[device] ?? "phone",
      connection: connections[connection] ?? "fast",
      release: `r${release}`,
      bucket,
      count,
    };
  });
  for (let from = 0; from < rows.length; from += 2000) {
    await store
      .insertInto("vital")
      .values(rows.slice(from, from + 2000))
      .execute();
  }
  for (let release = 0; release < 26; release++) {
    const served = { version: `r${release}`, first_seen_at: ago((release + 1) * 7 * 86_400) };
    await store.insertInto("site_release").values(served).execute();
  }
  return rows.length;
}

/** Numbers 0 to 1, the same at each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const none = new URLSearchParams();
const seen = "/colleges/100007-a-college-of-this-country";
const pell = keyOf("figure:aid.2026-27.pell.max");

/** One table of a screen, as its loader cuts it. */
const screenOf = (shape: TableShape, rows: readonly TableRow[]) => pageOf(shape, rows, readTable(shape, none));

const tablesOfDesk = ([articles, work]: readonly (readonly TableRow[])[]) => [
  screenOf(articlesShape, articles ?? []),
  screenOf(workShape, work ?? []),
];

async function measured(name: string, work: () => Promise<unknown>): Promise<Figure> {
  await work();
  const took: number[] = [];
  for (let i = 0; i < 15; i++) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const ms = (at: number) => `${(took[at] ?? 0).toFixed(1)} ms`;
  return { name, figures: { p50: ms(7), max: ms(14) } };
}

async function screens(on: string, store: Store): Promise<readonly Figure[]> {
  await migrate(store);
  await fill(store);
  await fillBackOffice(store);
  const days = await fillVitals(store);
  await rollUpVitals(store, now);
  // What PostgreSQL does by itself within minutes of half a million rows having left a table.
  if (!isSqlite(store)) await sql`vacuum analyze`.execute(store);
  const { count } = await store
    .selectFrom("vital_week")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const speed = (address: string) => () => readPerformance(store, new URLSearchParams(address), now);
  const groups = (address: string) => () => readGroups(store, readTable(groupsShape, new URLSearchParams(address)));
  const ofGroup = readTable(reportsShape, new URLSearchParams("group=g7"));
  const all: [string, () => Promise<unknown>][] = [
    ["/admin", async () => readOverview(store, new URLSearchParams(), now, await lastingSlowness(store, now))],
    ["/admin/errors", groups("")],
    ["/admin/errors, all by count", groups("state=&sort=-count")],
    ["/admin/errors, by severity, last page", groups("sort=-severity&page=80")],
    ["/admin/errors, with words", groups("state=&q=kind+4999")],
    ["open faults by severity", () => openBySeverity(store)],
    [
      "/admin/errors/:group",
      () => Promise.all([readGroup(store, "g7"), readReport(store, "g7", null), readReports(store, ofGroup)]),
    ],
    ["/admin/performance-test", speed("")],
    ["/admin/performance-test, all metrics", speed("metric=")],
    ["/admin/performance-test, CLS on phones", speed("metric=CLS&device=phone&of-metric=CLS&of-device=phone")],
    ["/admin/performance-test/server", () => readRuns(store, none, now)],
    ["/admin/performance-test/server/:run", () => readRunScreen(store, one.run, none)],
    ["/admin/performance-test/weights", () => readWeights(store, none)],
    [
      "/admin/blog-automation",
      () => Promise.all([articleRows(store), workRows(store, now), proposalRows(store)]).then(tablesOfDesk),
    ],
    ["/admin/blog-automation/:article", () => readArticleScreen(store, one.article, none, "a", now)],
    ["/admin/jobs", () => Promise.all([listJobs(store, now), readJobRuns(store, readTable(runsShape, none))])],
    ["/admin/log", () => readLog(store, readTable(logShape, none))],
    ["/admin/log, of one account", () => readLog(store, readTable(logShape, new URLSearchParams({ q: one.account })))],
    ["/admin/people/:account", () => readPerson(store, one.account, now)],
    ["/admin/searches", async () => screenOf(searchesShape, await missedRows(store))],
    [
      "/admin/counselor",
      async () => [screenOf(counselorShape, await counselorRows(store, now)), await modelToday(store, now)],
    ],
    ["/admin/messages", () => Promise.all([listMessages(store), listWaiting(store)])],
    ["/admin/seo-dashboard", () => readDashboard(store, none, now)],
    ["/admin/seo-dashboard/findings", async () => screenOf(findingsShape, await findingRows(store))],
    ["/admin/seo-dashboard/pages", () => readCrawled(store, readTable(crawledShape, none))],
    ["/admin/seo-dashboard/search", () => readSearch(store, none)],
    ["/admin/seo-dashboard/page", () => Promise.all([storedPage(store, seen), storedFindings(store, seen)])],
    ["/admin/knowledge-graph", () => readGraphOverview(store, none, now)],
    ["/admin/knowledge-graph/reviews", () => readReviews(store, none)],
    ...questions.map(({ key }): [string, () => Promise<unknown>] => [
      `/admin/knowledge-graph/${key}`,
      () => readQuestion(store, key, none, now),
    ]),
    ["/admin/knowledge-graph/thing", () => readSheet(new URLSearchParams({ thing: pell }), now)],
    ["retention, nothing over", () => forgetOld(store, now)],
  ];
  const figures: Figure[] = [];
  for (const [name, work] of all) figures.push(await measured(`${on}: ${name}`, work));
  figures.push({
    name: `${on}: rows of vitals`,
    figures: { values: String(values), "rows of days": String(days), "rows of weeks": String(count) },
  });
  return figures;
}

/** Starts the PostgreSQL of the tests. Gives its address, null where it is not installed, and how to stop it. */
async function postgresOfTests() {
  let door: unknown = null;
  const project = {
    provide: (_: string, value: unknown) => {
      door = value;
    },
  };
  const stop = await startPostgres(project as unknown as Parameters<typeof startPostgres>[0]);
  return { url: typeof door === "string" ? await (await fetch(door)).text() : null, stop };
}

/**
 * The administrators' screens with 100,000 error reports, a million values of what readers feel, and years of
 * everything else, on both stores.
 */
export async function figures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "admin-bench-"));
  const store = openStore({ dialect: "sqlite", file: join(folder, "store.sqlite") });
  try {
    const figures = [...(await screens("SQLite", store))];
    const { url, stop } = await postgresOfTests();
    if (url !== null) {
      const postgres = openStore({ dialect: "postgres", url });
      figures.push(...(await screens("PostgreSQL", postgres)));
      await postgres.destroy();
    }
    await stop?.();
    return figures;
  } finally {
    await store.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

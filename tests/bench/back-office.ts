import { importRun } from "~/benchmark/data.server";
import { bounds, type PageResult, type RunResult } from "~/benchmark/results";
import type { PageSheet } from "~/crawl/sheet";
import { emptyFields } from "~/desk/fields";
import type { Store } from "~/store/database.server";
import type { Rows } from "~/store/rows";

// Longer than most files: one place fills every table of the back office, one function each.

/**
 * What the rest of the back office holds after years of use: a crawl of the whole site, search figures, the log, the
 * desk.
 */
const counts = {
  pages: 4_000,
  findings: 12_000,
  crawls: 400,
  queries: 1_000,
  pairs: 8_000,
  log: 20_000,
  messages: 300,
  searches: 5_000,
  articles: 150,
  versions: 8,
  changes: 40,
  reviews: 4_000,
  runs: 300,
  jobRuns: 2_400,
} as const;

const now = new Date("2026-11-22T12:00:00.000Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const range = (length: number) => Array.from({ length }, (_, at) => at);
const path = (at: number) => `/colleges/${100_000 + at}-a-college-of-this-country`;

/** The account, the article and the run that the screens of one thing are measured with. */
export const one = { account: "account-1", article: "1".padStart(32, "0"), run: "1".padStart(32, "0") } as const;

/** Rows of a table in statements of a hundred. */
async function put<T extends keyof Rows>(store: Store, table: T, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 100) {
    await store
      .insertInto(table)
      .values(rows.slice(from, from + 100) as never)
      .execute();
  }
}

/** Fills every table that the screens of search, the graph, the desk and support read. */
export async function fillBackOffice(store: Store): Promise<void> {
  await fillCrawls(store);
  await fillSearch(store);
  await fillDesk(store);
  await fillPeople(store);
  await fillRuns(store);
}

const words = ["merit", "aid", "ohio", "essay", "deadline", "dorm", "transfer", "nursing", "price", "zebra", "grant"];
const some = (at: number) => `${words[at % 11]} ${words[(at * 7) % 11]} ${words[(at * 5 + 3) % 11]} ${at % 97}`;

async function fillCrawls(store: Store): Promise<void> {
  const sheet: PageSheet = {
    language: "en-US",
    titles: ["A title"],
    descriptions: ["Words ".repeat(25)],
    canonicals: ["https://a.example/"],
    robots: null,
    socialImage: "https://a.example/a.png",
    location: null,
    robotsHeader: null,
    notIndexable: null,
    headings: range(25).map((at) => ({ level: 2, words: `Heading number ${at}` })),
    images: [],
    structured: [{ kind: "BreadcrumbList", faults: [] }],
    links: range(60).map(path),
    linksIn: range(60).map(path),
    outside: [],
  };
  const kept = JSON.stringify(sheet);
  await put(
    store,
    "crawl_page",
    range(counts.pages).map((at) => ({
      path: path(at),
      crawled_at: ago(10),
      status: 200,
      title: `${some(at)} of a college`,
      kinds: "BreadcrumbList",
      cache: "public, max-age=0",
      updated: "2026-11-01",
      words: 400 + at,
      grade: 80,
      depth: 3,
      links_in: at % 70,
      links_out: 60,
      bytes: 60_000,
      milliseconds: at % 40,
      indexable: 1,
      in_sitemap: 1,
      sheet: kept,
    })),
  );
  await put(
    store,
    "crawl_finding",
    range(counts.findings).map((at) => ({
      id: `f${at}`,
      check_key: ["thin", "hard-to-read", "title-length", "slow"][at % 4],
      path: path(at % counts.pages),
      about: String(at),
      words: "It has few words.",
      first_seen: ago(at % 3 === 0 ? 10 : 100),
      last_seen: ago(10),
      mended_at: at % 4 === 0 ? ago(10) : null,
    })),
  );
  const summary = {
    statuses: { 200: 4_000 },
    kinds: { Article: 17 },
    indexable: 3_900,
    listed: 3_900,
    indexableAndListed: 3_900,
    bytes: 60_000,
    milliseconds: 20,
    words: 500,
  };
  await put(
    store,
    "crawl",
    range(counts.crawls).map((at) => ({
      started_at: ago(10 + at * 24),
      ended_at: ago(9 + at * 24),
      whole: at % 5 === 4 ? 0 : 1,
      release: `r${at}`,
      pages: 4_000,
      found: 9_000,
      fresh: 40,
      mended: 30,
      summary: JSON.stringify(summary),
    })),
  );
}

async function fillSearch(store: Store): Promise<void> {
  const figure = (at: number) => ({ clicks: at % 9, impressions: 60 + (at % 500), position: 100 + (at % 30) * 70 });
  await put(store, "search_figure", [
    ...range(counts.queries).map((at) => ({ kind: "query", query: `${some(at)} ${at}`, path: "", ...figure(at) })),
    ...range(1_000).map((at) => ({ kind: "page", query: "", path: path(at), ...figure(at) })),
    ...range(counts.pairs).map((at) => ({ kind: "pair", query: some(at), path: path(at), ...figure(at) })),
  ]);
  const lines = { at: ago(20), by: "Ana", lines: 1_000 };
  await put(store, "search_import", [{ kind: "query", ...lines }]);
  await put(
    store,
    "search_miss",
    range(counts.searches).map((at) => ({
      words: `${some(at)} ${at}`,
      times: at % 20,
      first_day: "2026-10-01",
      last_day: "2026-11-20",
    })),
  );
}

async function fillDesk(store: Store): Promise<void> {
  const body = range(60)
    .map((at) => `Words of paragraph ${at} that a family reads with care, about what a year costs and what to do next.`)
    .join("\n\n");
  const id = (at: number) => String(at).padStart(32, "0");
  const fields = (at: number) => ({ ...emptyFields, title: `An article about ${some(at)}`, body });
  await put(
    store,
    "article",
    range(counts.articles).map((at) => ({
      id: id(at),
      slug: `article-${at}`,
      version: counts.versions,
      proposal: null,
      made_at: ago(900),
      publish_at: at % 10 === 0 ? ago(-at) : null,
      changed_at: ago(at),
    })),
  );
  const author = { by_id: "a", by_name: "Ana", made_at: ago(900), how: "written" };
  const approved = { approved_by_id: "b", approved_by_name: "Ben", approved_at: ago(800) };
  await put(
    store,
    "article_version",
    range(counts.articles * counts.versions).map((at) => {
      const [article, number] = [Math.floor(at / counts.versions), 1 + (at % counts.versions)];
      const based = { article_id: id(article), number, based_on: number === 1 ? null : number - 1 };
      return { ...based, ...author, ...approved, fields: JSON.stringify(fields(article)) };
    }),
  );
  await put(
    store,
    "article_publication",
    range(counts.articles).map((at) => ({
      id: `p${at}`,
      article_id: id(at),
      version: counts.versions,
      file: `blog/article-${at}.md`,
      text: body,
      figures: "{}",
      replaces: null,
      at: ago(700),
      by_name: "Ana",
      ended_at: at % 2 === 0 ? null : ago(600),
    })),
  );
  const change = (at: number) => ({ id: `c${at}`, at: ago(at * 24), by: "Ana", thing: `figure:${at}` });
  await put(
    store,
    "graph_change",
    range(counts.changes).map((at) => ({ ...change(at), title: `A figure ${at}`, reason: "It is another year" })),
  );
  await put(
    store,
    "graph_review",
    range(counts.reviews).map((at) => ({
      change_id: `c${at % counts.changes}`,
      thing: `page:${at}`,
      kind: "Page",
      title: `A page ${at}`,
      why: "Shows or cites it",
      read_at: at % 2 === 0 ? null : ago(5),
      read_by: at % 2 === 0 ? null : "Ben",
    })),
  );
}

async function fillPeople(store: Store): Promise<void> {
  const account = { id: one.account, email: "a@mail.example", verified_email: "a@mail.example", name: "A" };
  await put(store, "account", [{ ...account, age_band: "18+", created_at: ago(900) }]);
  const session = { account_id: one.account, subject: "auth0|a", pending: null, roles: "[]", refresh_token: null };
  const times = { created_at: ago(90), seen_at: ago(1), expires_at: ago(-900), refreshed_at: ago(1) };
  await put(
    store,
    "session",
    range(20).map((at) => ({
      id: `s${at}`,
      ...session,
      ...times,
      device: "Firefox",
      refresh_lock: null,
      refresh_not_before: null,
    })),
  );
  await put(
    store,
    "admin_log",
    range(counts.log).map((at) => ({
      id: `l${at}`,
      at: ago(at),
      admin_id: "a",
      admin_name: "Ana",
      action: "look",
      account_id: at % 50 === 0 ? one.account : `account-${at}`,
      reason: "Wrote to us and cannot sign in",
      said: null,
    })),
  );
  await put(
    store,
    "contact_message",
    range(counts.messages).map((at) => ({
      id: `m${at}`,
      at: ago(at),
      email: "a@mail.example",
      about: "other",
      message: "Words of a message. ".repeat(30),
      answered_at: at % 3 === 0 ? null : ago(1),
    })),
  );
  await put(
    store,
    "counselor_count",
    range(400).flatMap((day) =>
      ["passed", "figure", "answered", "too slow"].map((name, at) => ({
        day: ago(day * 24).slice(0, 10),
        subject: at < 2 ? "gate" : "model",
        name,
        times: day,
      })),
    ),
  );
  await put(
    store,
    "job_run",
    range(counts.jobRuns).map((at) => ({
      id: `j${at}`,
      job: ["crawl", "retention", "send-mail"][at % 3],
      started_at: ago(at),
      ended_at: ago(at),
      outcome: "done",
      said: "Did what it does",
      asked_by: null,
    })),
  );
}

async function fillRuns(store: Store): Promise<void> {
  const histogram = range(bounds.length + 1).map((at) => at);
  const page = (at: number, way: PageResult["way"]): PageResult => ({
    page: path(at),
    way,
    requests: 50,
    failed: 0,
    p50: 10 + at,
    p95: 20 + at,
    most: 40,
    perSecond: 90,
    bytes: 9_000,
    parts: { loaders: 3, rendering: 6, encoding: 1 },
    queries: 2,
    queryTime: 1,
    cache: { miss: 50 },
    histograms: { whole: histogram, loaders: histogram, rendering: histogram, encoding: histogram },
    heapBefore: 90,
    heapAfter: 95,
    loopP99: 12,
    loopMost: 20,
  });
  const result: RunResult = {
    pages: range(20).flatMap((at) => [page(at, "made"), page(at, "kept")]),
    loaders: range(60).map((at) => ({ route: `routes/site/${at}`, page: path(at), calls: 50, p50: 3, p95: 4 })),
    weights: range(60).map((at) => ({
      template: `routes/site/${at}`,
      path: path(at),
      document: 9_000,
      style: 9_000,
      script: 90_000,
      font: 40_000,
    })),
  };
  for (const at of range(counts.runs)) {
    await importRun(store, {
      id: String(at).padStart(32, "0"),
      askedBy: "Ana",
      release: `r${at}`,
      state: "done",
      said: "",
      askedAt: ago(at),
      endedAt: ago(at),
      choices: { pages: [path(1)], requests: 50, concurrency: 2 },
      result,
    });
  }
}

import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { pageResult } from "~/benchmark/results";
import type { PageSheet } from "~/crawl/sheet";
import type { CrawlSummary } from "~/crawl/summary";
import { goodArticle } from "../setup/good-article";
import { expect } from "./fixtures";
import { heading, mailOf, openStoreFile, originOf, send, signedIn, signInAs } from "./people";

/** Administrators in a browser, and something for their screens to show. */

/** Signs a browser in as the administrator of the stand-in, and opens the overview. */
export async function beAdmin(page: Page): Promise<void> {
  await signInAs(page, { sub: "auth0|admin" });
  await page.goto("/admin");
  await expect(heading(page)).toHaveText("Admin Dashboard");
}

/**
 * Signs a browser in as somebody new whom the sign-in service has made an administrator.
 *
 * @param file where the site keeps what it stores, where it isn't the one of this run
 */
export async function beAnotherAdmin(page: Page, name: string, file?: string): Promise<void> {
  const standIns = await signedIn(page, name);
  const store = openStoreFile(file);
  const { subject } = store
    .prepare("select subject from identity join account on account.id = account_id where email = ?")
    .get(mailOf(name)) as { subject: string };
  store.close();
  const form = { sub: subject, change: "give-admin" };
  await page.request.post(`${standIns}/controls`, { form, headers: { Origin: standIns } });
  await page.context().clearCookies();
  await signedIn(page, name);
}

/**
 * Puts something into tables that are empty on a new site: a crawl, search figures, a measurement, a report, an account
 * that support looked at, and an article. Gives the screens that show one of each.
 *
 * @param page of an administrator
 * @param person who has an account
 */
export async function fillBackOffice(page: Page, person: string): Promise<readonly string[]> {
  const run = addRows();
  const report = await addReport(page);
  const account = await send(page, "/admin/people", { who: mailOf(person), reason: "Wrote to us and cannot sign in" });
  const { title, audience: _, ...fields } = goodArticle;
  const article = await send(page, "/admin/blog-automation", { slug: `seen-${person.toLowerCase()}`, title });
  await send(page, article.pathname, { do: "save", seen: "1", audience: "student", title, ...fields });
  const thing = `/admin/knowledge-graph/thing?${new URLSearchParams({ id: "figure:aid.2026-27.pell.max" })}`;
  return [
    `/admin/errors?report=${report}`,
    account.pathname,
    thing,
    "/admin/seo-dashboard/page?path=/help",
    `/admin/performance-test/server/${run}`,
    ...["edit", "preview", "history"].map((view) => `${article.pathname}?view=${view}`),
  ];
}

const seen = "2026-11-01T02:00:00.000Z";

/** A crawl with one fault on one page, a query, and a measurement of the server, of which it gives the id. */
function addRows(): string {
  const sheet: PageSheet = {
    language: "en-US",
    titles: ["Help"],
    descriptions: [],
    canonicals: [],
    robots: null,
    socialImage: null,
    headings: [{ level: 1, words: "Help" }],
    images: [],
    structured: [{ kind: "FAQPage", faults: ["no question"] }],
    location: null,
    robotsHeader: null,
    notIndexable: null,
    links: ["/faq"],
    linksIn: ["/"],
    outside: [],
  };
  const figures = { bytes: 20_000, milliseconds: 12, words: 300 };
  const summary: CrawlSummary = {
    statuses: { 200: 1 },
    kinds: { FAQPage: 1 },
    indexable: 1,
    listed: 1,
    indexableAndListed: 1,
    ...figures,
  };
  const timing = { loaders: 3, rendering: 6, encoding: 1, queries: 2, queryTime: 1, byLoader: [] };
  const sample = { status: 200, milliseconds: 11, bytes: 9_000, cache: "miss", timing };
  const meanwhile = { heapBefore: 90, heapAfter: 95, loopP99: 12, loopMost: 20 };
  const measured = pageResult({ page: "/help", way: "made", seconds: 1 }, [sample, sample], meanwhile);
  const loaders = [{ route: "routes/site/help", page: "/help", calls: 2, p50: 3, p95: 4 }];
  const run = randomBytes(16).toString("hex");
  const rows: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> = {
    crawl: {
      started_at: seen,
      ended_at: seen,
      whole: 1,
      release: "seen",
      pages: 1,
      found: 1,
      fresh: 1,
      mended: 0,
      summary: JSON.stringify(summary),
    },
    crawl_page: {
      path: "/help",
      crawled_at: seen,
      status: 200,
      title: "Help",
      kinds: "FAQPage",
      cache: "",
      updated: null,
      grade: 81,
      depth: 1,
      links_in: 1,
      links_out: 1,
      indexable: 1,
      in_sitemap: 1,
      ...figures,
      sheet: JSON.stringify(sheet),
    },
    crawl_finding: {
      id: "seen",
      check_key: "description-missing",
      path: "/help",
      about: "",
      words: "It has none.",
      first_seen: seen,
      last_seen: seen,
      mended_at: null,
    },
    search_figure: {
      kind: "query",
      query: "what does a zebra finch pay",
      path: "",
      clicks: 3,
      impressions: 900,
      position: 1200,
    },
    benchmark_run: {
      id: run,
      asked_by: "Ana",
      asked_at: seen,
      release: "seen",
      state: "done",
      ended_at: seen,
      said: "",
      choices: JSON.stringify({ pages: ["/help"], requests: 10, concurrency: 1 }),
      result: JSON.stringify({ pages: [measured], loaders, weights: [] }),
    },
  };
  const store = openStoreFile();
  for (const [table, row] of Object.entries(rows)) {
    const columns = Object.keys(row);
    const places = columns.map(() => "?").join(", ");
    store.prepare(`insert into ${table} (${columns.join(", ")}) values (${places})`).run(...Object.values(row));
  }
  store.close();
  return run;
}

/** Sends the report of a fault as a browser would. Gives the number that its reader was shown. */
async function addReport(page: Page): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const sent = await page.request.post("/api/reports", {
    headers: { Origin: await originOf(page) },
    data: {
      id,
      timestamp: new Date().toISOString(),
      url: "https://site.example/colleges",
      resolved: false,
      type: "JavaScript",
      severity: "high",
      message: "No row 17",
      stack: "at start (/assets/a.js:1:2)",
      userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
      sessionId: randomBytes(16).toString("hex"),
      context: { where: "start of the page" },
    },
  });
  expect(sent.status()).toBe(204);
  return id;
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { measuredPages } from "~/benchmark/pages";
import { builtFiles, weighDocument } from "~/benchmark/weigh.server";
import { weightBudgets } from "~/benchmark/weight-budgets";
import { overweight } from "~/benchmark/weights";
import { findAll } from "~/crawl/findings";
import { readPage } from "~/crawl/reading/read-page";
import { linkTarget, readSitemap, robotsRules } from "~/crawl/site/addresses";
import { joinSite, targetsOf, type Walked } from "~/crawl/site/links";
import type { Answer } from "~/crawl/site/site";
import { anchors } from "~/shell/menus/navigation";
import { everyAddress, specification } from "../setup/addresses";
import { htmlFaults } from "../setup/html-faults";
import { type SharedSite, sharedSite } from "../setup/site";

/**
 * Walks the whole URL table over HTTP: status, cache policy, cookies, security headers, and the head of each page.
 * A new route is walked without being named here; only a route with a parameter needs an example.
 */
const trip = "unitids=204796,201645&from=43004";
/** Nobody's plan: who is not signed in is asked to, whatever the id. */
const plan = `plan/${"0".repeat(32)}`;
const examples: Record<string, string> = {
  "colleges/:college": "colleges/166683-massachusetts-institute-of-technology",
  "api/comparison": "api/comparison?unitids=204796,203535",
  "colleges/map.svg": "colleges/map.svg?unitids=204796,203535",
  "majors/:major": "majors/5138-nursing-registered-nurse",
  // A class year that is always one of the next ones.
  "application-timeline/calendar.ics": `application-timeline/calendar.ics?year=${new Date().getFullYear() + 2}&from=${new Date().toISOString().slice(0, 8)}01`,
  "calendar/:file": "calendar/none.ics",
  "essay-coach/college.json": "essay-coach/college.json?unitid=204501",
  "trip-results": `trip-results?${trip}`,
  "trip-results/sheet": `trip-results/sheet?${trip}`,
  "trip-results/calendar.ics": `trip-results/calendar.ics?${trip}&first=2026-10-05`,
  ...Object.fromEntries(
    [
      "",
      "/colleges",
      "/calendar",
      "/people",
      "/household",
      "/who-sees-what",
      "/delete",
      "/log",
      "/setup",
      "/setup/one-home",
    ].map((page) => [`plan/:plan${page}`, plan + page]),
  ),
  ...Object.fromEntries(
    ["/saved", "/letters", "/ledger", "/essays", "/tasks"].map((page) => [`plan/:plan${page}`, plan + page]),
  ),
  "plan/:plan/saved/:saved": `${plan}/saved/${"0".repeat(32)}`,
  ...Object.fromEntries(
    ["", "/versions", "/record"].map((page) => [
      `plan/:plan/essays/:essay${page}`,
      `${plan}/essays/${"0".repeat(32)}${page}`,
    ]),
  ),
  "plan/:plan/people/:person": `${plan}/people/${"0".repeat(32)}`,
  "plan/:plan/colleges/:line": `${plan}/colleges/${"0".repeat(32)}`,
  "subscription-dashboard/bills/:bill": "subscription-dashboard/bills/in_1",
  "counselor/threads/:thread": `counselor/threads/${"0".repeat(32)}`,
  "admin/knowledge-graph/:view": "admin/knowledge-graph/reviews",
  "admin/graph/:file": "admin/graph/things.csv",
  "admin/blog-automation/:article": `admin/blog-automation/${"0".repeat(32)}`,
  "admin/errors/:group": `admin/errors/${"0".repeat(32)}`,
  "admin/performance-test/server/:run": `admin/performance-test/server/${"0".repeat(32)}`,
  "admin/people/:account": `admin/people/${"0".repeat(32)}`,
  "admin/tables/:file": "admin/tables/runs.csv",
  "assets/social/:image": "assets/social/help.0.png",
  "assets/*": "assets/gone-0000.js",
  "*": "no/such/page",
};

/** Addresses that answer only to POST. */
const postOnly = [
  "api/reports",
  "api/vitals",
  "colleges/compare.csv",
  "counselor/stream",
  "essay-coach/questions",
  "college-cost-calculator/grid.csv",
  "auth/logout",
  "account/export",
  "webhooks/stripe",
  "mcp",
  "plan/:plan/export",
  "plan/:plan/ledger/export",
  "plan/:plan/essays/:essay/save",
];
/**
 * Steps of signing in and of paying, which lead elsewhere, and addresses that only their owner knows:
 * `account.test.ts`, `billing.test.ts`, `family.test.ts`, `plan-calendar.test.ts` and `plan-reminders.test.ts` walk
 * them.
 */
const steps = [
  "auth/login",
  "auth/callback",
  "auth/welcome",
  "subscription-start",
  "waitlist/yours",
  "calendar/:file",
  "reminders/stop",
  "plan/invitation/unknown",
];
/** Pages for signed-in people or administrators: nobody is signed in here. */
const forMembers =
  /^(admin|account$|account\/|plan$|plan\/|auth\/done$|counselor\/(?:threads|plan)|subscription-dashboard)/;
/** Pages that nobody may keep. */
const closed = ["auth/problem", "receipt", "subscription-success"];
/** Pages that readers without an account open by themselves. */
const isForReaders = (path: string) =>
  !forMembers.test(path) && !path.startsWith("auth/") && ![...postOnly, ...steps, ...closed, "*"].includes(path);
/** Pages whose answer depends on what one reader chose: only that reader's browser may keep them. */
const forOneReader = /^(es\/)?college-match-quiz\/results|^application-timeline\/calendar|^trip-results/;

const all = [...new Set((await everyAddress()).map(({ path }) => path))];
const addressOf = (path: string) => {
  const address = examples[path] ?? path;
  if (/[:*]/.test(address)) throw new Error(`${path} has a parameter: give an example in this test.`);
  return `/${address}`;
};

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** What the walk below was answered, so that the crawl asks for nothing twice. How long it took says nothing here. */
const answers = new Map<string, Answer & { readonly body: string }>();
async function asked(path: string): Promise<Answer & { readonly body: string }> {
  const response = await site.get(path);
  return answerOf(path, response, await response.text());
}
function answerOf(path: string, { status, headers }: Response, body: string) {
  const to = headers.get("location");
  const location = to === null ? null : (linkTarget(to, site.origin + path)?.path ?? to);
  const [cacheControl, robotsHeader] = [headers.get("cache-control"), headers.get("x-robots-tag")];
  const answer = {
    path,
    status,
    location,
    cacheControl,
    robotsHeader,
    bytes: Buffer.byteLength(body),
    milliseconds: 1,
    body,
  };
  answers.set(path, answer);
  return answer;
}

/** The guides of the other states are made of the same parts. */
const sameAsTexas = /^college-planning-(?!texas)/;

const everyHeader = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
};

describe("the URL table", () => {
  it("holds every path of the specification", () => {
    expect(specification.filter((path) => !all.includes(path))).toEqual([]);
  });

  it.each(all.filter((path) => ![...postOnly, ...steps].includes(path)))("/%s", async (path) => {
    const response = await site.get(addressOf(path));
    const { headers } = response;
    const body = await response.text();
    answerOf(addressOf(path), response, body);

    expect(headers.get("set-cookie")).toBeNull();
    for (const [name, value] of Object.entries(everyHeader)) expect(headers.get(name)).toBe(value);
    expect(headers.get("permissions-policy")).toBeTruthy();
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.split(";").find((part) => part.trim().startsWith("script-src")) ?? "").not.toContain("unsafe");

    const cache = headers.get("cache-control") ?? "";
    if (path === "*" || path === "assets/*") {
      expect(response.status).toBe(404);
      expect(cache).toBe("private, no-store");
    } else if (forMembers.test(path)) {
      expect(response.status).toBe(401);
      expect(cache).toBe("private, no-store");
    } else {
      expect(response.status).toBe(200);
      if (forOneReader.test(path)) expect(cache).toMatch(/^private/);
      else if (closed.includes(path)) expect(cache).toBe("private, no-store");
      else if (!path.startsWith("api/")) expect(cache).toMatch(/^public/);
    }
    if (!(headers.get("content-type") ?? "").startsWith("text/html")) return;

    expect(policy).toMatch(/script-src 'self'( '(sha256|nonce)-[^']+')+/);
    expect(body).toMatch(/^<!DOCTYPE html>/);
    if (!sameAsTexas.test(path)) expect(await htmlFaults(body)).toEqual([]);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(body.match(/<main[\s>]/g)).toHaveLength(1);
    const title = /<title>([^<]+)<\/title>/.exec(body)?.[1] ?? "";
    expect(title.length).toBeGreaterThan(5);
    if (response.status !== 200) return;
    const description = /<meta name="description" content="([^"]+)"/.exec(body)?.[1] ?? "";
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(200);
    expect(body).toContain(`<link rel="canonical" href="${site.origin}/`);
  });

  /**
   * The crawl of the back office, with its own checks, over every page of words, of states and of tools. Of colleges
   * and fields, whose pages are made alike, it looks at some: those that the first and second page of the list name
   * first, what closed first, and every fortieth field. The others count as there, since the sitemap names them. That
   * each college is linked to is tested in `colleges/browse/browse.test.ts`; some fields are linked from pages of
   * colleges alone.
   */
  it("has no broken link, no orphan, no faulty structured data, and nothing else that a crawl finds", async () => {
    const sitemap = readSitemap(await (await site.get("/sitemap.xml")).text(), site.origin);
    const allowed = robotsRules(await (await site.get("/robots.txt")).text());
    const isAlike = (path: string) => /^\/(colleges\/\d|majors\/)/.test(path) && sitemap.has(path);
    const majors = [...sitemap.keys()].filter((path) => path.startsWith("/majors/"));
    const sample = new Set(majors.filter((_, place) => place % 40 === 0));
    const pages = new Map<string, Walked>();
    const walk = async (path: string) => {
      const { body, ...answer } = answers.get(path) ?? (await asked(path));
      const address = site.origin + path;
      const words = answer.status === 200 && /^<!DOCTYPE html>/.test(body) ? readPage({ html: body, address }) : null;
      pages.set(path, { ...answer, path, words });
      // Or this process would not notice that the site has closed a connection, and would ask over it.
      await nextTurn();
      return words;
    };
    for (const path of ["/colleges", "/colleges?page=2"]) {
      const colleges = (await walk(path))?.links.filter(isAlike) ?? [];
      for (const one of [...colleges.slice(0, 3), ...colleges.slice(-3)]) sample.add(one);
    }
    const isWalked = (path: string) => sample.has(path) || !(isAlike(path) || /^\/colleges\?/.test(path));
    const queue = [...new Set(["/", ...sitemap.keys(), ...sample])].filter(isWalked);
    const known = new Set([...queue, ...pages.keys()]);
    for (const path of queue) {
      const words = pages.get(path)?.words ?? (await walk(path));
      const next = [...targetsOf(words), ...[pages.get(path)?.location ?? null].filter((to) => to !== null)];
      for (const to of next) {
        if (known.has(to) || !to.startsWith("/") || !allowed(to) || !isWalked(to)) continue;
        known.add(to);
        queue.push(to);
      }
    }
    expect(pages.size).toBeGreaterThan(300);
    expect([sample.size, majors.length].every((count) => count > 10)).toBe(true);
    const about = { origin: site.origin, at: new Date().toISOString(), whole: true };
    const looked = new Map([...sitemap].filter(([path]) => pages.has(path)));
    const joined = joinSite([...pages.values()], { ...about, sitemap: looked });
    // A field may be nearer over a page that was left out, so how deep one lies is for the crawl of the whole site.
    const found = [...findAll(joined)].flat().filter(({ check, path }) => check !== "deep" || !isAlike(path));
    expect(found.map(({ check, path, words }) => `${check} ${path}: ${words}`)).toEqual([]);
    const gone = [...joined.linksIn.keys()].filter((to) => /^\/(colleges\/\d|majors\/.)/.test(to) && !sitemap.has(to));
    expect(
      gone.filter((to) => pages.get(to) === undefined),
      "of colleges and fields that are not there",
    ).toEqual([]);
  });

  it("weighs on a first visit no more than the budgets allow, whatever the page", async () => {
    const files = await builtFiles();
    const patterns = new Map(
      (await everyAddress()).map(({ path, file }) => [`/${examples[path] ?? path}`, file.replace(/\.tsx$/, "")]),
    );
    const wrong: string[] = [];
    let weighed = 0;
    for (const [path, { status, body }] of answers) {
      if (status !== 200 || !body.startsWith("<!DOCTYPE html>") || path.startsWith("/admin")) continue;
      const weight = await weighDocument(body, { template: patterns.get(path) ?? "", path }, files);
      for (const kind of overweight(weightBudgets, weight)) wrong.push(`${path}: ${weight[kind]} bytes of ${kind}`);
      expect(weight.script, path).toBeGreaterThan(10_000);
      weighed += 1;
    }
    expect(wrong).toEqual([]);
    expect(weighed).toBeGreaterThan(300);
  });

  it("has a page of each public template among those that are measured, at an address that is there", async () => {
    const table = await everyAddress();
    const templates = table
      .filter(({ path, file }) => file.endsWith(".tsx") && isForReaders(path))
      .map(({ file }) => file);
    const measured = measuredPages.map(({ path }) => path.split("?")[0]?.slice(1) ?? "");
    const isMeasured = (path: string) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
      return measured.some((one) => pattern.test(one));
    };
    const shown = new Set(table.filter(({ path }) => path !== "*" && isMeasured(path)).map(({ file }) => file));
    expect([...new Set(templates)].filter((file) => !shown.has(file))).toEqual([]);
    for (const { path } of measuredPages) {
      const { status } = answers.get(path) ?? (await asked(path));
      expect(status, path).toBe(200);
    }
  });

  it("gives every id that the navigation points at", async () => {
    for (const [page, ids] of Object.entries(anchors)) {
      const body = await (await site.get(page)).text();
      for (const id of ids) expect(body, `${page}#${id}`).toContain(`id="${id}"`);
    }
  });

  it("revalidates a public page with 304 and the same policy", async () => {
    const first = await site.get("/");
    const again = await site.get("/", { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    for (const name of ["etag", "content-security-policy", "cache-control"]) {
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it("answers HEAD as GET without a body", async () => {
    const response = await site.get("/api/health", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("keeps hashed assets for good and other files for an hour", async () => {
    const html = await (await site.get("/")).text();
    const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
    expect((await site.get(script)).headers.get("cache-control")).toContain("immutable");
    expect((await site.get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it.each([
    ["/api/reports", { Origin: "https://evil.example" }],
    ["/tools/fafsa-calculator", { Origin: "https://evil.example" }],
    ["/tools/fafsa-calculator", { "Sec-Fetch-Site": "cross-site" }],
    ["/college-cost-calculator", { Origin: "https://evil.example" }],
    ["/college-cost-calculator/award-letter", { "Sec-Fetch-Site": "cross-site" }],
    ["/college-cost-calculator/grid.csv", { "Sec-Fetch-Site": "cross-site" }],
    ["/college-cost-calculator/loan", { "Sec-Fetch-Site": "cross-site" }],
    ["/subscription-start", { "Sec-Fetch-Site": "cross-site" }],
    ["/subscription-dashboard", { Origin: "https://evil.example" }],
    ["/college-match-quiz/results", { Origin: "null" }],
    ["/college-match-quiz/results", { Cookie: "session=1" }],
  ])("refuses what another site posts to %s (%j)", async (path, headers) => {
    const response = await site.get(path, { method: "POST", headers: headers as Record<string, string>, body: "" });
    expect(response.status).toBe(403);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("says where to report a hole, in a file that has not expired", async () => {
    const response = await site.get("/.well-known/security.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    // RFC 9116: a name, a colon and a value a line; one Contact or more, exactly one Expires.
    const fields = lines.map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
    const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value = ""]) => value);
    expect(fields.every((field) => field.length === 2)).toBe(true);
    expect(valuesOf("Canonical")).toEqual([`${site.origin}/.well-known/security.txt`]);
    expect(valuesOf("Expires")).toHaveLength(1);
    const [expires = ""] = valuesOf("Expires");
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
    const [contact = ""] = valuesOf("Contact");
    expect(contact).toBe(`${site.origin}/contact`);
    const page = await (await site.get(new URL(contact).pathname)).text();
    expect(page, "what the file says to choose is there").toContain(">A security problem</option>");
  });

  it("redirects a college's address without its name to the whole one", async () => {
    const response = await site.get("/colleges/166683");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/colleges/166683-massachusetts-institute-of-technology");
    expect((await site.get("/colleges/1-nowhere")).status).toBe(404);
  });

  it("writes no query and no address of a reader into its log", async () => {
    await site.get("/colleges?q=secret-word");
    expect(site.printed()).not.toContain("secret-word");
  });
});

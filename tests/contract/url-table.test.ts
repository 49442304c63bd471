import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anchors } from "~/shell/navigation";
import { everyAddress } from "../setup/addresses";
import { type RunningSite, startSite } from "../setup/site";

/**
 * Walks the whole URL table over HTTP: status, cache policy, cookies, security headers, and the head of each page.
 * A new route is walked without being named here; only a route with a parameter needs an example.
 */
const trip = "unitids=204796,201645&from=43004";
/** Nobody's plan: who is not signed in is asked to, whatever the id. */
const plan = `plan/${"0".repeat(32)}`;
const examples: Record<string, string> = {
  "colleges/:college": "colleges/166683-massachusetts-institute-of-technology",
  // A class year that is always one of the next ones.
  "application-timeline/calendar.ics": `application-timeline/calendar.ics?year=${new Date().getFullYear() + 2}&from=${new Date().toISOString().slice(0, 8)}01`,
  "calendar/:file": "calendar/none.ics",
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
  "plan/:plan/people/:person": `${plan}/people/${"0".repeat(32)}`,
  "plan/:plan/colleges/:line": `${plan}/colleges/${"0".repeat(32)}`,
  "subscription-dashboard/bills/:bill": "subscription-dashboard/bills/in_1",
  "admin/:screen?": "admin",
  "assets/social/:image": "assets/social/help.0.png",
  "assets/*": "assets/gone-0000.js",
  "*": "no/such/page",
};

/** Addresses that answer only to POST. */
const postOnly = [
  "api/reports",
  "college-cost-calculator/grid.csv",
  "auth/logout",
  "account/export",
  "webhooks/stripe",
  "plan/:plan/export",
  "plan/:plan/ledger/export",
];
/**
 * Steps of signing in and of paying, which lead elsewhere, and addresses that only their owner knows: `account.test.ts`,
 * `billing.test.ts`, `family.test.ts`, `plan-calendar.test.ts` and `plan-reminders.test.ts` walk them.
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
const forMembers = /^(admin|account$|account\/|plan$|plan\/|auth\/done$|subscription-dashboard)/;
/** Pages that nobody may keep. */
const closed = ["auth/problem", "receipt", "subscription-success"];
/** Pages whose answer depends on what one reader chose: only that reader's browser may keep them. */
const forOneReader = /^college-match-quiz\/results|^application-timeline\/calendar|^trip-results/;

const all = [...new Set((await everyAddress()).map(({ path }) => path))];
const addressOf = (path: string) => {
  const address = examples[path] ?? path;
  if (/[:*]/.test(address)) throw new Error(`${path} has a parameter: give an example in this test.`);
  return `/${address}`;
};

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
}, 240_000);
afterAll(() => site.stop());

const everyHeader = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
};

describe("the URL table", () => {
  it("holds every path of the specification", () => {
    expect(all.length).toBeGreaterThan(150);
  });

  it.each(all.filter((path) => ![...postOnly, ...steps].includes(path)))("/%s", async (path) => {
    const response = await site.get(addressOf(path));
    const { headers } = response;
    const body = await response.text();

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

  it("leads every link of every page somewhere, and every fragment to an element", async () => {
    const bodies = new Map<string, string>();
    const read = async (path: string) => {
      const known = bodies.get(path);
      if (known !== undefined) return known;
      const response = await site.get(path);
      const html = (response.headers.get("content-type") ?? "").startsWith("text/html");
      // A page for signed-in people is there too, and says so with 401.
      const there = response.status === 200 || response.status === 401;
      const body = there ? (html ? await response.text() : " ") : "";
      bodies.set(path, body);
      return body;
    };
    const start = all.filter((path) => !postOnly.includes(path) && !/^(admin|assets|\*)/.test(path)).map(addressOf);
    const wrong = new Set<string>();
    for (const page of start) {
      for (const [, href = ""] of (await read(page)).matchAll(/<a [^>]*?href="(\/[^"]*|#[^"]*)"/g)) {
        const target = new URL(href.replaceAll("&amp;", "&"), site.origin + page);
        // Lists have endless addresses; theirs are covered by their own tests.
        if (target.search !== "") continue;
        const body = await read(target.pathname);
        const id = decodeURIComponent(target.hash.slice(1));
        if (body === "" || (id !== "" && !body.includes(`id="${id}"`))) wrong.add(`${page} → ${href}`);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(bodies.size).toBeGreaterThan(start.length);
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

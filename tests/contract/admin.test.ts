import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crawl } from "~/crawl/crawl.server";
import { saveCrawl } from "~/crawl/data.server";
import { readPage } from "~/crawl/reading/read-page";
import { questions } from "~/graph/questions";
import { queueMail } from "~/mail/queue.server";
import { everyAddress } from "../setup/addresses";
import { htmlFaults } from "../setup/html-faults";
import { page, textOf, words } from "../setup/page";
import { Payer } from "../setup/payer";
import { Plans } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/** The back office over HTTP: who comes in, and what support sees and does. */
let at: Plans;
let admin: Visitor;
beforeAll(async () => {
  at = await Plans.open();
  admin = at.nobody();
  await admin.signIn("auth0|admin");
});
afterAll(() => at.close());

const reason = "Wrote to us that they cannot sign in";
const good = "4242424242424242";
const nothing = "0".repeat(32);
const idOf = async (name: string) => (await at.accountOf(name)) ?? "nobody";

describe("the doors", () => {
  it("are closed to a stranger, a parent, a student and a former administrator, whatever is asked", async () => {
    const former = at.nobody();
    await former.signIn("auth0|admin");
    const account = await at.store.selectFrom("account").where("email", "like", "ana@%").select("id").execute();
    const [{ id } = { id: "" }] = account;
    // The administrator's own browser is another session, and keeps its roles.
    const mine = await at.store
      .selectFrom("session")
      .where("account_id", "=", id)
      .select("id")
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    await at.store.updateTable("session").set({ roles: "[]" }).where("id", "=", mine.id).execute();
    const kinds: [string, Visitor, number][] = [
      ["stranger", at.nobody(), 401],
      ["parent", await at.person("door-parent"), 404],
      ["student", await at.person("door-student", { age: "13-17" }), 404],
      ["former administrator", former, 404],
    ];
    // Of things that are there: what isn't is a 404 to an administrator, too, and says nothing about a door.
    const begun = await admin.post("/admin/blog-automation", { slug: "behind-a-door", title: "Behind a door" });
    const things: Readonly<Record<string, string>> = {
      ":file": "runs.csv",
      ":view": "reviews",
      ":account": id,
      ":article": locationOf(begun).split("/").at(-1) ?? "",
    };
    const logged = () => at.store.selectFrom("admin_log").select("id").execute();
    const before = await logged();
    const addresses = (await everyAddress()).filter(({ path }) => path === "admin" || path.startsWith("admin/"));
    expect(addresses.length).toBeGreaterThan(9);
    const wrong: string[] = [];
    for (const { path, file } of addresses) {
      const named = path === "admin/graph/:file" ? "admin/graph/things.csv" : path;
      const address = `/${named.replace(/:\w+/, (name) => things[name] ?? nothing)}`;
      const isGone = address.includes(nothing) || address === "/admin/seo-dashboard/page";
      const opened = await admin.get(address);
      if (!isGone) expect(opened.status, address).toBe(200);
      const isPage = opened.headers.get("Content-Type")?.startsWith("text/html") ?? false;
      if (isPage) expect(await htmlFaults(await opened.text()), address).toEqual([]);
      const source = readFileSync(join("app", file), "utf8");
      for (const [name, who, status] of kinds) {
        const asks: [string, Promise<Response>][] = [["page", who.get(address)]];
        if (!file.endsWith(".ts")) asks.push(["data", who.get(`${address}.data`, { Accept: "*/*" })]);
        if (/export const action\b/.test(source)) {
          const fields = { do: "look", reason, who: "x", job: "retention", intent: "resolve" };
          asks.push(["form", who.post(address, fields)]);
          if (!file.endsWith(".ts"))
            asks.push(["form of the data", who.post(`${address}.data`, fields, { Accept: "*/*" })]);
        }
        for (const [what, ask] of asks) {
          const answer = await ask;
          const cache = answer.headers.get("Cache-Control") ?? "";
          if (answer.status !== status || !cache.startsWith("private")) {
            wrong.push(`${what} of ${address} as ${name}: ${answer.status} ${cache}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await logged()).toEqual(before);
  });

  it("open to an administrator, to every screen and every table", async () => {
    for (const path of [
      "",
      "/errors",
      "/people",
      "/jobs",
      "/log",
      "/searches",
      "/counselor",
      "/messages",
      "/knowledge-graph",
      "/knowledge-graph/reviews",
      ...questions.map(({ key }) => `/knowledge-graph/${key}`),
      "/performance-test",
      "/performance-test/server",
      "/performance-test/weights",
      "/blog-automation",
    ]) {
      const answer = await admin.get(`/admin${path}`);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await answer.text();
      expect(html).toContain('aria-label="Administration"');
      expect(await htmlFaults(html), path).toEqual([]);
    }
    for (const path of ["", "/findings", "/pages", "/search"]) {
      const answer = await admin.get(`/admin/seo-dashboard${path}`);
      expect(answer.status, path).toBe(200);
      expect(await htmlFaults(await answer.text()), path).toEqual([]);
    }
    expect((await admin.get("/admin/seo-dashboard/page?path=/no-such-page")).status).toBe(404);
    const crawls = ["checks", "findings", "crawled-pages", "crawls", "opportunities", "search-figures"];
    for (const table of [
      "weeks",
      "subscriptions",
      "due",
      "errors",
      "reports",
      "log",
      "runs",
      "searches",
      "counselor",
      "articles",
      "desk-work",
      ...crawls,
      "vitals",
      "vitals-over",
      "vitals-causes",
      "vitals-distribution",
      "server-runs",
      "server-pages",
      "server-loaders",
      "server-times",
      "page-weights",
      "graph-things",
      "graph-dependents",
      "graph-reviews",
      ...questions.map(({ key }) => `graph-${key}`),
    ]) {
      const answer = await admin.get(`/admin/tables/${table}.csv`);
      expect(answer.status, table).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
      expect(await answer.text()).toMatch(/^"?[A-Z][^\r]*\r\n/);
    }
    expect((await admin.get("/admin/tables/accounts.csv")).status).toBe(404);
    expect((await admin.get("/admin/no-such-screen")).status).toBe(404);
  });
});

describe("a screen that fails", () => {
  it("says so in its place with an id and a way to try again, and the navigation stays", async () => {
    const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`;
    await rename("contact_message", "contact_message_away").execute(at.store);
    const failed = await admin.get("/admin/messages");
    const html = await failed.text();
    await rename("contact_message_away", "contact_message").execute(at.store);

    expect(failed.status).toBe(500);
    expect(failed.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain('aria-label="Administration"');
    expect(html).toMatch(/<title>Something went wrong · /);
    const said = textOf(html);
    for (const words of ["This part didn’t load", "Try Again", failed.headers.get("x-request-id") ?? "no id"]) {
      expect(said).toContain(words);
    }
    expect((await admin.get("/admin/messages")).status, "and is back").toBe(200);
  });

  it("and one that isn’t there leave the navigation to an administrator alone", async () => {
    const missing = `/admin/people/${nothing}`;
    const answer = await admin.get(missing);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('aria-label="Administration"');
    const other = await (await at.person("screen-parent")).get(missing);
    expect(other.status).toBe(404);
    expect(await other.text()).not.toContain('aria-label="Administration"');
  });
});

describe("an account", () => {
  it("is found by its exact address or id, for a reason, and shows nothing of its plan", async () => {
    const person = await at.person("found-maya");
    const plan = await at.start(person, { name: "Zenobia" });
    await person.post(`${plan}/essays`, { intent: "add", title: "My lighthouse summer" });
    const id = await idOf("found-maya");
    const find = (fields: Record<string, string>) => admin.post("/admin/people", fields);
    expect((await find({ who: Plans.email("found-maya"), reason: "short" })).status).toBe(400);
    expect((await find({ who: "found-ma", reason })).status).toBe(404);
    expect((await find({ who: "found-maya@family.exampl", reason })).status).toBe(404);
    const before = await page(admin, `/admin/people/${id}`);
    expect(before).toContain("Why do you look?");
    expect(before).not.toContain(Plans.email("found-maya"));
    expect(locationOf(await find({ who: ` ${Plans.email("found-maya").toUpperCase()} `, reason }))).toBe(
      `/admin/people/${id}`,
    );
    const html = await page(admin, `/admin/people/${id}`);
    expect(html).toContain(Plans.email("found-maya"));
    for (const secret of ["Zenobia", "lighthouse", plan]) expect(html).not.toContain(secret);
    const own = await page(person, "/account");
    expect(own).toContain("Looked at your account");
    expect(own).toContain(reason);
    const zip = unzipSync(new Uint8Array(await (await person.post("/account/export", {})).arrayBuffer()));
    const kept = JSON.parse(new TextDecoder().decode(zip["account.json"])) as { whenSupportLooked: unknown };
    expect(kept.whenSupportLooked).toMatchObject([{ what: "Looked at your account", why: reason }]);
    expect(at.site.printed()).not.toContain("found-maya@");
  });

  it("is signed out, gets a fee waiver and loses it, each with its reason", async () => {
    const person = await at.person("helped-renee");
    const id = await idOf("helped-renee");
    const act = (name: string, why = reason) => admin.post(`/admin/people/${id}`, { do: name, reason: why });
    expect((await act("end-sessions", "")).status).toBe(400);
    expect((await person.get("/account")).status).toBe(200);
    expect((await act("no-such-act")).status).toBe(400);
    expect((await act("give-waiver")).status).toBe(200);
    const waived = async () =>
      (await at.store.selectFrom("billing").where("account_id", "=", id).select("waived_at").executeTakeFirst())
        ?.waived_at;
    expect(await waived()).toBeTruthy();
    expect((await act("end-waiver")).status).toBe(200);
    expect(await waived()).toBeNull();
    expect((await act("end-sessions")).status).toBe(200);
    expect((await person.get("/account")).status).toBe(401);
    const lines = await at.store
      .selectFrom("admin_log")
      .where("account_id", "=", id)
      .select("action")
      .orderBy("at")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["give-waiver", "end-waiver", "end-sessions"]);
  });

  it("gets an e-mail at once that waits for its next try, and support is told where none does", async () => {
    await at.person("waits-ida");
    const [id, to] = [await idOf("waits-ida"), Plans.email("waits-ida")];
    const act = () => admin.post(`/admin/people/${id}`, { do: "retry-mail", reason });
    expect((await act()).status).toBe(409);
    // A day ahead, so that nobody takes it before it is asked for.
    const email = { kind: "contact", to, subject: "Your answer", text: "Here it is." };
    await queueMail(at.store, email, new Date(Date.now() + 86_400_000));
    const waiting = () => at.store.updateTable("mail").where("recipient", "=", to).where("sent_at", "is", null);
    expect((await act()).status, "it was never tried").toBe(409);
    await waiting().set({ attempts: 1 }).execute();
    expect(words(await (await act()).text())).toContain("1 on the way again.");
    expect((await at.emailTo(to, "Your answer")).subject).toBe("Your answer");
  });

  it("gets its last payment back once, however often that is pressed", async () => {
    const person = await at.person("refund-tom");
    const id = await idOf("refund-tom");
    const payer = new Payer(at.standIns.origin);
    const checkout = locationOf(await person.post("/subscription-start", { plan: "family_monthly" }));
    const back = await payer.press(checkout, { card: good });
    await person.get(new URL(back).pathname + new URL(back).search);
    const { customer_id: customer } = await at.store
      .selectFrom("billing")
      .where("account_id", "=", id)
      .select("customer_id")
      .executeTakeFirstOrThrow();
    await payer.later(customer ?? "", 15);
    const act = () => admin.post(`/admin/people/${id}`, { do: "refund", reason });
    const answers = await Promise.all([act(), act()]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect((await act()).status).toBe(409);
    const told = await payer.events(customer ?? "");
    expect(told.filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
    const said = await at.store
      .selectFrom("admin_log")
      .where("action", "=", "refund-result")
      .select("said")
      .orderBy("at", "desc")
      .executeTakeFirst();
    expect(said?.said).toContain("no payment");
  });

  it("is deleted as its person asked, with a receipt in the mail, and its lines stay without a name", async () => {
    const person = await at.person("leaves-ada");
    await at.start(person);
    const id = await idOf("leaves-ada");
    const act = (word: string) => admin.post(`/admin/people/${id}`, { do: "delete", reason, word });
    expect((await act("yes")).status).toBe(400);
    expect(await at.accountOf("leaves-ada")).toBe(id);
    expect(locationOf(await act("delete"))).toBe("/admin/people?done=deleted");
    expect(await at.accountOf("leaves-ada")).toBeUndefined();
    expect((await person.get("/account")).status).toBe(401);
    expect((await at.emailTo(Plans.email("leaves-ada"))).subject).toMatch(/^Receipt/);
    expect((await admin.get(`/admin/people/${id}`)).status).toBe(404);
    const log = await page(admin, `/admin/log?q=${id}`);
    expect(log).toContain("Deleted an account");
    expect(log).not.toContain("leaves-ada");
  });
});

describe("a job", () => {
  it("runs when an administrator asks, by name, and is written down", async () => {
    const runs = () =>
      at.store.selectFrom("job_run").where("job", "=", "retention").select(["outcome", "asked_by"]).execute();
    expect((await admin.post("/admin/jobs", { job: "no-such-job" })).status).toBe(409);
    // Jobs are known to the store from the first look of a process on.
    await expect
      .poll(async () => (await at.store.selectFrom("job").select("name").execute()).length)
      .toBeGreaterThan(5);
    expect((await admin.post("/admin/jobs", { job: "retention" })).status).toBe(303);
    await expect.poll(runs).toEqual([{ outcome: "done", asked_by: "Ana Okafor" }]);
  });
});

describe("a fault", () => {
  it("is read whole by the number its reader was shown, resolved and opened again", async () => {
    const id = "abcdef0123456789abcdef0123456789";
    const sent = await at.site.get("/api/reports", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        id,
        timestamp: new Date().toISOString(),
        url: "https://site.example/colleges?q=my+name",
        userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
        sessionId: "fedcba9876543210fedcba9876543210",
        type: "JavaScript",
        severity: "critical",
        message: "No row 17",
        stack: "at start (/assets/a.js:1:2)",
        context: { where: "start of the page" },
        resolved: false,
      }),
    });
    expect(sent.status).toBe(204);
    expect(await page(admin, "/admin")).toContain("One open fault is critical");
    const found = locationOf(await admin.get(`/admin/errors?report=${id}`));
    const html = await page(admin, found);
    for (const words of ["No row &lt;number&gt;", "/colleges", "Firefox on Linux", "start of the page", id]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain("my+name");
    const fault = new URL(found, at.site.origin).pathname;
    expect((await admin.post(fault, { intent: "resolve" })).status).toBe(303);
    expect(await page(admin, "/admin/errors")).not.toContain("No row");
    expect(await page(admin, "/admin/errors?state=resolved")).toContain("No row");
    expect((await admin.post(fault, { intent: "reopen" })).status).toBe(303);
    expect(await page(admin, "/admin/errors")).toContain("No row");
  });
});

describe("what readers feel", () => {
  const send = (body: object | string, headers: Record<string, string> = {}) =>
    at.site.get("/api/vitals", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  it("is taken within bounds, counted without its reader, and shown by page", async () => {
    await expect.poll(async () => (await at.store.selectFrom("site_release").selectAll().execute()).length).toBe(1);
    const { version: release } = await at.store.selectFrom("site_release").selectAll().executeTakeFirstOrThrow();
    const values = { LCP: 900, INP: 40, CLS: 0.5, FCP: 400, TTFB: 90 };
    const good = {
      template: "routes/tools/college",
      device: "phone",
      connection: "slow",
      release,
      values,
      causes: { CLS: "loaded" },
    };
    const bad = [
      "no JSON",
      { ...good, template: "/colleges/166683" },
      { ...good, release: "never" },
      { ...good, device: "watch" },
      { ...good, id: "somebody" },
      { ...good, values: {} },
      { ...good, values: { LCP: -1 } },
      { ...good, values: { LCP: 1e9 } },
      { ...good, causes: { CLS: "#my-name" } },
      { ...good, causes: { DNS: "server" } },
    ];
    expect(await Promise.all(bad.map(async (one) => (await send(one)).status))).toEqual(bad.map(() => 400));
    expect((await send({ ...good, template: "x".repeat(2000) })).status).toBe(413);
    const asked = await Promise.all([send(good, { "Sec-GPC": "1" }), send(good, { DNT: "1" })]);
    expect(asked.map(({ status }) => status)).toEqual([204, 204]);
    expect(await at.store.selectFrom("vital").selectAll().execute()).toEqual([]);
    const taken = await send(good);
    expect([taken.status, taken.headers.get("Set-Cookie")]).toEqual([204, null]);
    const rows = await at.store.selectFrom("vital").select(["template", "metric", "count"]).execute();
    expect(rows).toHaveLength(5);
    const html = words(await page(admin, "/admin/performance-test?metric=CLS"));
    for (const shown of ["/colleges/:college", "Phone", "Too few"]) expect(html).toContain(shown);
    const causes = words(await page(admin, "/admin/performance-test?cause-metric=CLS"));
    for (const shown of ["What takes longest", "After it has loaded"]) expect(causes).toContain(shown);
    const csv = await (await admin.get("/admin/tables/vitals.csv?metric=INP&sort=page")).text();
    expect(csv).toMatch(/\r\n"?\/colleges\/:college"?,"?INP, ms/);
    const statuses: number[] = [];
    for (let one = 0; one < 30; one += 1) statuses.push((await send("more")).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the server", () => {
  const path = "/admin/performance-test/server";
  const college = "/colleges/204796-ohio-state-university-main-campus";
  const runs = () => at.store.selectFrom("benchmark_run").select(["id", "state", "said"]).execute();

  it("says of nobody's request how long its parts took, whatever it claims", async () => {
    const answer = await at.site.get(college, { headers: { "x-measured": "0".repeat(32) } });
    expect(answer.headers.get("Server-Timing")).toMatch(/^cache;desc="[a-z]+"$/);
  });

  it("is measured as an administrator chose, and keeps what was sent where it can't be", async () => {
    const wrong = await admin.post(path, { page: college, requests: "9999", concurrency: "2" });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    for (const kept of ["From 10 to 300", 'value="9999"', "Enter a whole number from 10 to 300."]) {
      expect(html).toContain(kept);
    }
    expect(await runs()).toEqual([]);
    // Refused as long as the site is busy with the tests before.
    const press = { page: college, requests: "12", concurrency: "2" };
    await expect.poll(async () => (await admin.post(path, press)).status).toBe(303);
    await expect.poll(async () => (await runs())[0]?.state).toBe("done");
    const [run] = await runs();
    const own = `${path}/${run?.id}`;
    const sheet = words(await page(admin, own));
    for (const shown of ["Made for it", "From memory", "12 miss", "12 hit", "The slowest loaders:"]) {
      expect(sheet).toContain(shown);
    }
    expect(words(await page(admin, path)), "in the list of runs").toContain(college);
    expect((await admin.get(`${path}/${nothing}`)).status).toBe(404);
    const lines = async (table: string, search: string) =>
      (await (await admin.get(`/admin/tables/${table}.csv?${search}`)).text()).trim().split("\r\n").slice(1);
    expect(await lines("server-pages", `run=${run?.id}&sort=page`)).toHaveLength(2);
    expect(await lines("server-pages", `run=${run?.id}&way=kept`)).toHaveLength(1);
    const times = await lines("server-times", `of-run=${run?.id}`);
    expect(times.reduce((sum, line) => sum + Number(line.split(",")[2]), 0)).toBe(12);
    const weights = await lines("page-weights", "q=routes/tools/college");
    expect(weights.find((line) => line.startsWith(college))).toMatch(/,\d+(\.\d)?,\d+(\.\d)?,\d+/);
  });
});

describe("the knowledge graph", () => {
  const sheet = `/admin/knowledge-graph/thing?${new URLSearchParams({ id: "figure:aid.2026-27.pell.max" })}`;

  it("says what stands on a figure, and leaves as files that other programs read", async () => {
    const drawnUp = await admin.get("/admin/graph/things.csv");
    expect(await drawnUp.text(), "a file waits until the graph is made; a screen says that it is").toContain("Pell");
    const own = locationOf(await admin.get(sheet));
    expect(own).toMatch(/thing\?thing=[0-9a-f]{16}$/);
    const html = words(await page(admin, own));
    expect(html).toContain("Shows or cites it");
    expect(html).toContain("How the Pell Grant is worked out");
    const ld = JSON.parse(await (await admin.get("/admin/graph/graph.jsonld")).text()) as { "@graph": object[] };
    expect(ld["@graph"].length).toBeGreaterThan(3000);
    const xml = await (await admin.get("/admin/graph/graph.graphml")).text();
    expect(xml).toMatch(/^<\?xml version="1\.0"[\s\S]*<node id="figure:aid\.2026-27\.pell\.max">[\s\S]*<\/graphml>\n$/);
    for (const file of ["things.csv", "edges.csv"]) {
      expect(await (await admin.get(`/admin/graph/${file}`)).text()).toMatch(/^[A-Z][^\r]*\r\n.+\r\n/);
    }
    expect((await admin.get("/admin/graph/accounts.csv")).status).toBe(404);
    expect((await admin.get("/admin/knowledge-graph/no-such-question")).status).toBe(404);
    expect((await admin.get("/admin/knowledge-graph/thing?thing=0")).status).toBe(404);
  });

  it("marks what stands on a rule that changed until each is read, with a line in the log", async () => {
    const own = locationOf(await admin.get(sheet));
    expect((await admin.post(own, { reason: "short" })).status).toBe(400);
    const why = "Congress set the Pell Grant of the year";
    const list = locationOf(await admin.post(own, { reason: why, new: `form:${"a".repeat(32)}` }));
    const again = locationOf(await admin.post(own, { reason: why, new: `form:${"a".repeat(32)}` }));
    expect(again, "sent twice it is one change").toBe(list);
    const waiting = () =>
      at.store.selectFrom("graph_review").where("read_at", "is", null).select(["thing", "change_id"]).execute();
    const before = await waiting();
    expect(before.map(({ thing }) => thing)).toContain("page:/blog/how-the-pell-grant-is-worked-out");
    expect(words(await page(admin, list))).toContain(`${before.length} of ${before.length} wait`);
    const line = at.store.selectFrom("admin_log").where("action", "=", "rule-changed").select(["reason", "said"]);
    expect(await line.execute()).toEqual([
      { reason: why, said: `aid.2026-27.pell.max: ${before.length} marked for review` },
    ]);
    const [first] = before;
    const read = { change: first?.change_id ?? "", thing: first?.thing ?? "" };
    expect((await admin.post("/admin/knowledge-graph/reviews", read)).status).toBe(303);
    expect(await waiting()).toHaveLength(before.length - 1);
    const csv = await (await admin.get("/admin/tables/graph-reviews.csv?state=read")).text();
    expect(csv).toContain("Ana Okafor");
  });
});

describe("a crawl", () => {
  it("of a few pages of this very site is shown page by page, and finds no fault of its own", async () => {
    const only = ["/", "/faq", "/help", "/colleges?page=2", "/college-planning-ohio", "/no-such-page"];
    const seen = await crawl({
      origin: at.site.origin,
      at: "2026-11-22T12:00:00.000Z",
      only,
      read: async (document) => readPage(document),
    });
    expect([...seen.pages.values()].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404]);
    // How long an answer takes says nothing on a machine that runs tests.
    const calm = new Map([...seen.pages].map(([path, one]) => [path, { ...one, milliseconds: 1 }]));
    await saveCrawl(at.store, { ...seen, pages: calm }, { release: "test", now: new Date() });
    const open = await at.store.selectFrom("crawl_finding").select(["check_key", "path", "words"]).execute();
    expect(open).toEqual([]);
    expect(await page(admin, "/admin/seo-dashboard")).toContain("1 answered 404");
    const pages = await page(admin, "/admin/seo-dashboard/pages?q=faq");
    expect(pages).toContain("FAQPage");
    expect(pages).not.toContain("/college-planning-ohio");
    const sheet = await page(admin, `/admin/seo-dashboard/page?${new URLSearchParams({ path: "/faq" })}`);
    expect(words(sheet)).toContain("FAQPage: as it must be");
    const csv = await (await admin.get("/admin/tables/crawled-pages.csv?sort=path&q=help")).text();
    expect(csv.split("\r\n")[1]).toMatch(/^\/help,/);
  });

  it("takes figures of search from a file, and says so where there is none", async () => {
    const empty = new FormData();
    empty.set("export", new File([], ""));
    const answer = await at.site.get("/admin/seo-dashboard/search", {
      method: "POST",
      body: empty,
      headers: { Cookie: admin.cookies(), Origin: at.site.origin },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Choose the file");
  });
});

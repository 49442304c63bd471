import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { momentInWords } from "~/calendar/moment";
import { failures } from "~/sandbox/auth0/failures";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { type RunningSite, startSite } from "../setup/site";
import { onBothStores } from "../setup/stores";
import { locationOf, Visitor } from "../setup/visitor";

/** Signing in over HTTP, with the stand-in as the provider: what works, what goes wrong, what is tried by others. */

/** The environment of a live site, all but the store. */
const live = {
  MODE: "live",
  SITE_ORIGIN: "https://www.example.org",
  SESSION_SECRET: "q8Zr1vXw3Lk5Tn7Py9Bd2Fg4Hj6Mc0Sa",
  AUTH0_DOMAIN: "example.us.auth0.com",
  AUTH0_CLIENT_ID: "client",
  AUTH0_CLIENT_SECRET: "client-secret",
  STRIPE_SECRET_KEY: "sk_test_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  SMTP_URL: "smtps://user:password@mail.example.org",
};

let standIns: StandIns;
let site: RunningSite;
/** The provider never answers: the site gives up after ten seconds, while the other tests run. */
let late: Promise<string>;

const visitor = () => new Visitor(site.origin);
const adult = { age: "18+" };

async function signedIn(sub: string): Promise<Visitor> {
  const one = visitor();
  await one.signIn(sub);
  return one;
}

async function profile(one: Visitor): Promise<Record<string, unknown>> {
  return (await one.get("/api/user/profile")).json() as Promise<Record<string, unknown>>;
}

/** Somebody of a test's own. */
const somebody = (name: string, more: Record<string, string> = {}) => ({
  sub: "",
  name,
  email: `${name}@family.example`,
  verified: "yes",
  ...more,
});

async function textOf(one: Visitor, address: string): Promise<string> {
  const response = await one.get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return (await response.text()).replaceAll("&amp;", "&");
}

beforeAll(async () => {
  standIns = await startStandIns();
  site = await startSite({ SANDBOX_ORIGIN: standIns.origin });
  const waiting = visitor();
  late = waiting
    .chooseAt("/auth/login", { failure: "token_silent" })
    .then(async (back) => locationOf(await waiting.get(back)));
});
afterAll(async () => {
  await site.stop();
  await standIns.stop();
});

describe("signing in", () => {
  it("asks somebody new for their age, and then goes where they wanted", async () => {
    const one = visitor();
    const back = await one.chooseAt("/auth/login?returnTo=/colleges%3Fq%3Dohio", somebody("ines"));
    const welcome = locationOf(await one.get(back));
    expect(welcome).toMatch(/^\/auth\/welcome\?/);
    expect(await textOf(one, welcome)).toContain("If you’re 13 to 17");
    expect(await profile(one), "not before the age is said").toEqual({ authenticated: false });
    expect((await one.post(welcome, {})).status).toBe(400);
    expect((await one.post(welcome, { age: "40" })).status).toBe(400);
    const before = one.cookie("session");
    expect(locationOf(await one.post(welcome, adult))).toBe("/colleges?q=ohio");
    expect(one.cookie("session"), "a new id with the account").not.toBe(before);
    expect(await profile(one)).toEqual({
      authenticated: true,
      name: "ines",
      email: "ines@family.example",
      admin: false,
    });
    const again = await one.chooseAt("/auth/login?returnTo=/plan", somebody("ines"));
    expect(locationOf(await one.get(again))).toBe("/plan");
  });

  it("sets one signed cookie that scripts cannot read, and a new one each time", async () => {
    const one = visitor();
    const set = (await one.get(await one.chooseAt("/auth/login", { sub: "auth0|parent" }))).headers.getSetCookie();
    const session = set.find((cookie) => cookie.startsWith("session=")) ?? "";
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="]) expect(session).toContain(part);
    expect(session).not.toContain("Domain");
    const first = one.cookie("session") ?? "";
    await one.signIn("auth0|parent");
    expect(one.cookie("session")).not.toBe(first);
    const old = visitor();
    await old.get("/");
    old.setCookie("session", first);
    expect(await profile(old), "the session before the sign-in has ended").toEqual({ authenticated: false });
  });

  it("sets no cookie on public pages, also for somebody who is signed in", async () => {
    const one = await signedIn("auth0|student");
    for (const path of ["/", "/colleges", "/pricing", "/subscription-success", "/api/user/profile"]) {
      expect((await one.get(path)).headers.getSetCookie(), path).toEqual([]);
    }
  });

  it.each([
    ["/colleges?q=ohio", "/colleges?q=ohio"],
    // Nobody signs in to read the home page.
    ["/", "/plan"],
  ])("goes back to the page that led there when no other is named, from home to the plan: %s", async (from, to) => {
    const one = visitor();
    const out = await one.get("/auth/login", { Referer: `${site.origin}${from}` });
    const way = new URL(locationOf(out));
    const fields = new URLSearchParams([...way.searchParams, ["sub", "auth0|admin"]]);
    const back = locationOf(await one.post(`${way.origin}/authorize`, fields, { Origin: way.origin }));
    const next = locationOf(await one.get(back));
    expect(new URL(next, site.origin).searchParams.get("returnTo") ?? next).toBe(to);
  });

  it("asks without showing anything, and signs in whom the provider knows", async () => {
    const one = await signedIn("auth0|student");
    one.setCookie("session", "gone");
    const out = locationOf(await one.get("/auth/login?prompt=none&returnTo=/plan"));
    expect(new URL(out).searchParams.get("prompt")).toBe("none");
    const back = locationOf(await one.get(out));
    expect(locationOf(await one.get(back))).toBe("/plan");
    expect((await profile(one)).authenticated).toBe(true);
    const stranger = visitor();
    const refused = locationOf(await stranger.get(locationOf(await stranger.get("/auth/login?prompt=none"))));
    expect(locationOf(await stranger.get(refused))).toContain("kind=login-required");
  });

  it("in a window of its own ends on a page that closes it", async () => {
    const one = visitor();
    const back = await one.chooseAt("/auth/login?display=popup&returnTo=/plan", somebody("wim"));
    const welcome = locationOf(await one.get(back));
    expect(locationOf(await one.post(welcome, adult))).toBe("/auth/done");
    expect(await textOf(one, "/auth/done")).toContain("You’re signed in");
  });
});

describe("age", () => {
  it("under 13 leaves no account, no session and no second try", async () => {
    const one = visitor();
    const welcome = locationOf(await one.get(await one.chooseAt("/auth/login", somebody("kid"))));
    expect(locationOf(await one.post(welcome, { age: "under-13" }))).toContain("kind=too-young");
    expect(one.cookie("session")).toBeUndefined();
    expect(locationOf(await one.post(welcome, adult)), "the back button").toContain("/auth/problem");
    const again = locationOf(await one.get(await one.chooseAt("/auth/login", somebody("kid"))));
    expect(again).toContain("kind=too-young");
    expect(await profile(one)).toEqual({ authenticated: false });
    expect(await textOf(one, again)).toContain("You must be 13 or older to have an account");
    const elsewhere = visitor();
    const fresh = locationOf(await elsewhere.get(await elsewhere.chooseAt("/auth/login", somebody("kid"))));
    expect(fresh, "nothing was kept").toMatch(/^\/auth\/welcome/);
  });

  it("13 to 17 is told what that means, on the account page too", async () => {
    const one = visitor();
    const welcome = locationOf(await one.get(await one.chooseAt("/auth/login", somebody("teen"))));
    expect(locationOf(await one.post(welcome, { age: "13-17" }))).toBe("/account");
    expect(await textOf(one, "/account")).toContain("We don’t send you ads");
    const grown = await signedIn("auth0|parent");
    expect(await textOf(grown, "/account")).not.toContain("We don’t send you ads");
  });
});

describe("every way it can go wrong has a page in plain words and a way on", () => {
  const pages: Partial<Record<keyof typeof failures, string>> = {
    cancelled: "You aren’t signed in",
    refused: "The sign-in service said no",
    login_required: "Please sign in again",
    consent_required: "We need your permission",
    unavailable: "Sign-in isn’t working right now",
    state_missing: "This sign-in started somewhere else",
    state_changed: "This sign-in started somewhere else",
    code_expired: "This sign-in started somewhere else",
    token_error: "Sign-in isn’t working right now",
    wrong_nonce: "We couldn’t check your sign-in",
    wrong_audience: "We couldn’t check your sign-in",
    wrong_issuer: "We couldn’t check your sign-in",
    wrong_signature: "We couldn’t check your sign-in",
    expired: "A clock is wrong",
    clock: "A clock is wrong",
    no_email: "We need an email address",
  };

  it("is known for every failure of the stand-in", () => {
    const others = ["token_silent", "no_refresh_token"];
    expect([...Object.keys(pages), ...others].sort()).toEqual(Object.keys(failures).sort());
  });

  const check = async (one: Visitor, problem: string, title: string) => {
    expect(problem).toMatch(/^\/auth\/problem\?kind=/);
    const html = await textOf(one, problem);
    expect(html).toContain(`<h1 class="text-brand-deep">${title}</h1>`);
    expect(html).toMatch(/href="\/auth\/login\?returnTo=/);
    expect(html).not.toMatch(/Login failed|Get access token failed|invalid_grant|JWT/);
    expect(one.cookie("session")).toBeUndefined();
  };

  it.each(Object.entries(pages))("%s: %s", async (failure, title) => {
    const one = visitor();
    const back = await one.chooseAt("/auth/login?returnTo=/plan", { failure });
    const problem = locationOf(await one.get(back));
    await check(one, problem, title);
    // With a lost state nobody knows any more where the person wanted to go.
    if (!failure.startsWith("state")) expect(new URL(problem, site.origin).searchParams.get("returnTo")).toBe("/plan");
  });

  it("token_silent: after ten seconds", async () => {
    await check(visitor(), await late, "Signing in took too long");
  });

  it("is in the log by its own name, and nothing of it is on a page", async () => {
    await expect.poll(() => site.printed()).toContain('"msg":"Login failed"');
    expect(site.printed()).not.toMatch(/\w@\w+\.example|Maya|code=|state=/);
  });

  it("a provider that is gone, and a sandbox without one", async () => {
    const gone = await startSite({ SANDBOX_ORIGIN: "http://127.0.0.1:1" });
    const one = new Visitor(gone.origin);
    const way = new URL(locationOf(await one.get("/auth/login")));
    const back = `/auth/callback?code=x&state=${way.searchParams.get("state")}`;
    expect(locationOf(await one.get(back))).toContain("kind=unavailable");
    await gone.stop();
  });

  it("shows the page of a lost state for a kind that nobody knows, and leads nowhere else", async () => {
    const html = await textOf(visitor(), "/auth/problem?kind=%3Cscript%3E&returnTo=//evil.example");
    expect(html).toContain("This sign-in started somewhere else");
    expect(html).toContain("/auth/login?returnTo=%2Faccount");
    expect(html).not.toContain("evil.example");
  });
});

describe("what others try", () => {
  it("a code counts once, and only for who asked for it", async () => {
    const one = visitor();
    const back = await one.chooseAt("/auth/login", { sub: "auth0|parent" });
    const thief = visitor();
    await thief.get("/auth/login");
    expect(locationOf(await thief.get(back)), "in another browser").toContain("kind=state");
    await one.get(back);
    const used = new URL(back).searchParams.get("code") ?? "";
    const own = new URL(locationOf(await thief.get("/auth/login"))).searchParams.get("state") ?? "";
    expect(locationOf(await thief.get(`/auth/callback?code=${used}&state=${own}`))).toContain("kind=state");
    expect(await profile(thief)).toEqual({ authenticated: false });
  });

  it("the back button after signing in is an ordinary event", async () => {
    const one = visitor();
    await one.signIn("auth0|parent");
    const back = await one.chooseAt("/auth/login", { sub: "auth0|parent" });
    await one.get(back);
    expect(locationOf(await one.get(back))).toBe("/account");
  });

  it("a forged, cut or foreign session is nobody's", async () => {
    const one = await signedIn("auth0|student");
    const good = one.cookie("session") ?? "";
    const [payload = ""] = decodeURIComponent(good).split(".");
    const other = Buffer.from(JSON.stringify("A".repeat(43))).toString("base64");
    const signature = decodeURIComponent(good).slice(payload.length);
    for (const value of [payload, other + signature, `${payload}.AAAA`, "1", "null", good.slice(0, -3)]) {
      one.setCookie("session", encodeURIComponent(value));
      expect(await profile(one), value).toEqual({ authenticated: false });
      expect((await one.get("/account")).status).toBe(401);
      expect((await one.get("/admin")).status).toBe(401);
    }
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%252fevil.example",
    "/\t/evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "http://localhost.evil.example",
    "@evil.example",
  ])("an address to return to cannot lead away: %s", async (returnTo) => {
    const one = visitor();
    expect(await one.signIn("auth0|second-parent", returnTo)).toBe("/account");
  });

  it("an address to return to may hold any letters", async () => {
    const one = visitor();
    expect(await one.signIn("auth0|second-parent", "/search?q=Université 大学")).toBe(
      "/search?q=Universit%C3%A9%20%E5%A4%A7%E5%AD%A6",
    );
  });

  it("nobody is signed out, and nothing is changed, by a form or a link of another site", async () => {
    const one = await signedIn("auth0|student");
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      for (const path of ["/auth/logout", "/account", "/account/delete", "/auth/welcome", "/auth/login"]) {
        expect((await one.post(path, { word: "delete", others: "yes" }, headers)).status, path).toBe(403);
      }
    }
    const link = await one.get("/auth/logout");
    expect([link.status, link.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await profile(one)).authenticated).toBe(true);
  });

  it("/subscription-success never runs the callback", async () => {
    const one = visitor();
    const back = new URL(await one.chooseAt("/auth/login", { sub: "auth0|student" }));
    const shown = await one.get(`/subscription-success${back.search}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.getSetCookie()).toEqual([]);
    expect(await profile(one)).toEqual({ authenticated: false });
    await one.get(String(back));
    expect((await profile(one)).authenticated, "and the code is still good").toBe(true);
  });
});

describe("an account", () => {
  it("is for who is signed in: a page that says so, and 401 for data", async () => {
    const one = visitor();
    const page = await one.get("/account");
    expect(page.status).toBe(401);
    expect(await page.text()).toContain('href="/auth/login?returnTo=%2Faccount"');
    expect((await one.get("/account.data", { Accept: "*/*" })).status).toBe(401);
    expect((await one.post("/account", { others: "yes" })).status).toBe(401);
  });

  it("lists its sessions, and ends them for their owner only", async () => {
    const here = visitor();
    const there = visitor();
    for (const each of [here, there]) {
      const next = locationOf(await each.get(await each.chooseAt("/auth/login", somebody("omar"))));
      if (next.startsWith("/auth/welcome")) await each.post(next, adult);
    }
    const html = await textOf(here, "/account");
    const times = [...html.matchAll(/<time dateTime="([^"]+)">([^<]+)</gi)];
    expect(times, "since when and when last, of each").toHaveLength(4);
    for (const [, moment = "", said] of times) expect(said, "as the rest of the site").toBe(momentInWords(moment));
    const [, id = ""] = /name="session" value="([^"]+)"/.exec(html) ?? [];
    expect(html.match(/name="session"/g), "only the other one can be ended from the list").toHaveLength(1);
    const stranger = await signedIn("auth0|student");
    expect((await stranger.post("/account", { session: id })).status).toBe(404);
    expect((await here.post("/account", {})).status).toBe(400);
    expect((await profile(there)).authenticated).toBe(true);
    expect((await here.post("/account", { session: id })).status).toBe(303);
    expect(await profile(there)).toEqual({ authenticated: false });
    expect((await profile(here)).authenticated).toBe(true);
    expect((await here.post("/account", { session: id })).status, "it is gone").toBe(404);
    const third = visitor();
    await third.get(await third.chooseAt("/auth/login", somebody("omar")));
    expect((await here.post("/account", { others: "yes" })).status).toBe(303);
    expect(await profile(third)).toEqual({ authenticated: false });
    expect((await profile(here)).authenticated).toBe(true);
  });

  it("is linked by a verified e-mail address, and not by one that is only claimed", async () => {
    const owner = visitor();
    const welcome = locationOf(await owner.get(await owner.chooseAt("/auth/login", somebody("lea"))));
    await owner.post(welcome, adult);
    const stranger = visitor();
    const claimed = somebody("lea", { name: "Not Lea", verified: "no" });
    expect(locationOf(await stranger.get(await stranger.chooseAt("/auth/login", claimed)))).toMatch(/^\/auth\/welcome/);
  });

  it("can be deleted with everything, after the word", async () => {
    const one = visitor();
    const welcome = locationOf(await one.get(await one.chooseAt("/auth/login", somebody("dora"))));
    await one.post(welcome, adult);
    expect((await one.post("/account/delete", { word: "yes" })).status).toBe(400);
    expect((await profile(one)).authenticated).toBe(true);
    const gone = await one.post("/account/delete", { word: "delete" });
    expect(locationOf(gone)).toContain("/v2/logout?");
    expect(await profile(one)).toEqual({ authenticated: false });
    const again = locationOf(await one.get(await one.chooseAt("/auth/login", somebody("dora"))));
    expect(again, "as somebody new").toMatch(/^\/auth\/welcome/);
  });

  it("is left by a post: here, at the provider, and in the browser", async () => {
    const one = await signedIn("auth0|student");
    const session = one.cookie("session") ?? "";
    const out = await one.post("/auth/logout");
    expect(out.headers.get("Clear-Site-Data")).toBe('"cache", "cookies", "storage"');
    expect(one.cookie("session")).toBeUndefined();
    const way = new URL(locationOf(out));
    expect([way.origin, way.pathname]).toEqual([standIns.origin, "/v2/logout"]);
    expect(locationOf(await one.get(String(way)))).toBe(site.origin);
    one.setCookie("session", session);
    expect(await profile(one), "a copy of the cookie is worth nothing").toEqual({ authenticated: false });
    const silent = locationOf(await one.get(locationOf(await one.get("/auth/login?prompt=none"))));
    expect(new URL(silent).searchParams.get("error")).toBe("login_required");
  });
});

describe("the admin area", () => {
  it("is there for administrators only", async () => {
    const admin = await signedIn("auth0|admin");
    expect((await profile(admin)).admin).toBe(true);
    expect((await admin.get("/admin")).status).toBe(200);
    const student = await signedIn("auth0|student");
    expect((await profile(student)).admin).toBe(false);
    expect((await student.get("/admin")).status).toBe(404);
    expect((await student.get("/admin.data", { Accept: "*/*" })).status).toBe(404);
    expect((await visitor().get("/admin")).status).toBe(401);
  });
});

describe("forms may lead to the sign-in service, and nowhere else", () => {
  it("by the content security policy", async () => {
    const policy = (await visitor().get("/pricing")).headers.get("Content-Security-Policy");
    expect(policy).toContain(`form-action 'self' ${standIns.origin};`);
  });
});

describe("the stand-in", () => {
  it("is imported by nothing that is built into the site", () => {
    const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^(sandbox|commands)\//.test(name),
    );
    expect(sources.length).toBeGreaterThan(100);
    const users = sources.filter((name) =>
      /["'`][^"'`]*\bsandbox\/[^"'`]*["'`]/.test(readFileSync(`app/${name}`, "utf8")),
    );
    expect(users).toEqual([]);
  });

  it("answers at no address of the site", async () => {
    for (const path of [
      "/authorize",
      "/oauth/token",
      "/userinfo",
      "/v2/logout",
      "/.well-known/jwks.json",
      "/controls",
    ]) {
      expect((await visitor().get(path)).status, path).toBe(404);
    }
  });
});

onBothStores("two servers on one store", (empty) => {
  it("share sessions: signed in at one, known and signed out at both", async () => {
    const { address, close } = await empty();
    const shared = {
      SANDBOX_ORIGIN: standIns.origin,
      SESSION_SECRET: live.SESSION_SECRET,
      DATABASE_URL: address.dialect === "sqlite" ? address.file : address.url,
    };
    const servers = await Promise.all([startSite(shared), startSite(shared)]);
    const [first, second] = servers.map(({ origin }) => new Visitor(origin)) as [Visitor, Visitor];
    await first.signIn("auth0|admin");
    await second.get("/");
    second.setCookie("session", first.cookie("session") ?? "");
    expect(await profile(second)).toMatchObject({ authenticated: true, admin: true });
    await second.post("/auth/logout");
    expect(await profile(first)).toEqual({ authenticated: false });
    for (const server of servers) await server.stop();
    await close();
  });
});

onBothStores("after ten quiet minutes", (empty) => {
  it("a role is gone that was taken away, and an ended sign-in is renewed or told", async () => {
    const { address, store, close } = await empty();
    const DATABASE_URL = address.dialect === "sqlite" ? address.file : address.url;
    const server = await startSite({ SANDBOX_ORIGIN: standIns.origin, DATABASE_URL });
    const one = new Visitor(server.origin);
    const quiet = async () => {
      const earlier = new Date(Date.now() - 11 * 60_000).toISOString();
      await store.updateTable("session").set({ seen_at: earlier }).execute();
    };
    const atProvider = (change: string, sub = "auth0|admin") =>
      one.post(`${standIns.origin}/controls`, { sub, change }, { Origin: standIns.origin });

    await one.signIn("auth0|admin");
    await atProvider("take-roles");
    expect((await one.get("/admin")).status).toBe(200);
    await quiet();
    expect((await one.get("/admin")).status).toBe(404);
    await atProvider("give-admin");
    await quiet();
    expect((await one.get("/admin")).status).toBe(200);

    await atProvider("revoke");
    await quiet();
    expect(await profile(one)).toEqual({ authenticated: false });
    await expect.poll(() => server.printed()).toContain('"msg":"Get access token failed"');
    expect((await one.get("/account.data", { Accept: "*/*" })).status).toBe(401);
    const silent = locationOf(await one.get("/account?from=here"));
    expect(silent).toBe("/auth/login?returnTo=%2Faccount%3Ffrom%3Dhere&prompt=none");
    const back = locationOf(await one.get(locationOf(await one.get(silent))));
    expect(locationOf(await one.get(back)), "the provider still knows this browser").toBe("/account?from=here");
    expect((await profile(one)).authenticated).toBe(true);

    await atProvider("revoke");
    await quiet();
    await one.get(`${standIns.origin}/v2/logout?client_id=sandbox&returnTo=${encodeURIComponent(server.origin)}`);
    const again = locationOf(await one.get("/account"));
    const refused = locationOf(await one.get(locationOf(await one.get(again))));
    const problem = locationOf(await one.get(refused));
    expect(problem).toContain("kind=ended");
    expect(await (await one.get(problem)).text()).toContain("Your sign-in has ended");
    expect((await one.get("/account")).status, "and it is asked once only").toBe(401);
    await server.stop();
    await close();
  });
});

describe("a live site", () => {
  it("signs in at its own provider, with cookies for TLS only, and has no stand-in", async () => {
    const folder = mkdtempSync(join(tmpdir(), "live-"));
    const started = await startSite({ ...live, HOST: "127.0.0.1", DATABASE_URL: join(folder, "store.sqlite") });
    const out = await started.get("/auth/login?returnTo=/plan");
    const way = new URL(locationOf(out));
    expect(way.origin + way.pathname).toBe("https://example.us.auth0.com/authorize");
    expect(way.searchParams.get("redirect_uri")).toBe("https://www.example.org/auth/callback");
    expect(way.searchParams.get("audience")).toBe("https://example.us.auth0.com/api/v2/");
    expect(out.headers.get("Set-Cookie")).toContain("; Secure");
    const gone = await started.get("/auth/logout", { method: "POST", headers: { Origin: "https://www.example.org" } });
    expect(gone.headers.get("Set-Cookie")).toMatch(/^__Host-session=;.*Secure/);
    expect(locationOf(gone)).toContain("https://example.us.auth0.com/v2/logout?");
    for (const path of ["/authorize", "/oauth/token", "/controls"]) expect((await started.get(path)).status).toBe(404);
    expect(started.printed()).not.toContain("stand-in");
    await started.stop();
    rmSync(folder, { recursive: true });
  });
});

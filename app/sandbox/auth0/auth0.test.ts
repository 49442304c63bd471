import { createHash } from "node:crypto";
import { get as httpGet } from "node:http";
import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StandIns, startStandIns } from "../server";
import { type Failure, failures } from "./failures";

const site = "http://localhost:9";
const callback = `${site}/auth/callback`;
const verifier = "v".repeat(43);
const client = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;
const asked = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: "sandbox",
    redirect_uri: callback,
    response_type: "code",
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    scope: "openid profile email offline_access",
    state: "s",
    nonce: "n",
    ...more,
  });

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

const post = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(standIns.origin + path, { method: "POST", body, headers, redirect: "manual" });
const choose = (more: Record<string, string>) => post("/authorize", asked(more));
const back = (response: Response) => new URL(response.headers.get("Location") ?? "").searchParams;
const token = (fields: Record<string, string>) =>
  post("/oauth/token", new URLSearchParams(fields), { Authorization: client });
const exchange = (code: string, more: Record<string, string> = {}) =>
  token({ grant_type: "authorization_code", code, redirect_uri: callback, code_verifier: verifier, ...more });
const codeFor = async (more: Record<string, string> = {}) =>
  back(await choose({ sub: "auth0|student", ...more })).get("code") ?? "";

describe("the stand-in for the sign-in provider", () => {
  it("shows who can be chosen, and lets its forms lead to the site only", async () => {
    const page = await fetch(`${standIns.origin}/authorize?${asked()}`);
    const html = await page.text();
    for (const part of ["Student", "Parent", "Second parent", "Admin", ...Object.values(failures)]) {
      expect(html).toContain(part);
    }
    expect(page.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${site};`);
  });

  it("gives tokens for a code, signed by a published key", async () => {
    const tokens = (await (await exchange(await codeFor())).json()) as Record<string, string>;
    const keys = createRemoteJWKSet(new URL(`${standIns.origin}/.well-known/jwks.json`));
    const { payload } = await jwtVerify(tokens.id_token ?? "", keys, {
      issuer: `${standIns.origin}/`,
      audience: "sandbox",
    });
    expect(payload).toMatchObject({ sub: "auth0|student", nonce: "n", email_verified: true, [`${site}/roles`]: [] });
    const profile = await fetch(`${standIns.origin}/userinfo`, {
      headers: { Authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await profile.json()).toMatchObject({ sub: "auth0|student", email: "maya@brooks.example" });
  });

  it("takes a code once, only with its verifier and its address", async () => {
    expect((await exchange(await codeFor(), { code_verifier: "w".repeat(43) })).status).toBe(403);
    expect((await exchange(await codeFor(), { redirect_uri: `${site}/other` })).status).toBe(403);
    const code = await codeFor();
    const tokens = (await (await exchange(code)).json()) as Record<string, string>;
    expect((await exchange(code)).status).toBe(403);
    const renewed = await token({ grant_type: "refresh_token", refresh_token: tokens.refresh_token ?? "" });
    expect(renewed.status, "what came of a replayed code has ended").toBe(403);
  });

  it("rotates refresh tokens, and ends them all when one is used twice", async () => {
    const first = (await (await exchange(await codeFor())).json()) as Record<string, string>;
    const renew = (refresh_token = "") => token({ grant_type: "refresh_token", refresh_token });
    const second = (await (await renew(first.refresh_token)).json()) as Record<string, string>;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.id_token ?? "").nonce).toBeUndefined();
    expect((await renew(first.refresh_token)).status).toBe(403);
    expect((await renew(second.refresh_token)).status).toBe(403);
  });

  it("wants the client's secret", async () => {
    const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: "x" });
    expect((await post("/oauth/token", body)).status).toBe(401);
  });

  it("answers prompt=none by what its own cookie says", async () => {
    const silent = (headers: Record<string, string>) =>
      fetch(`${standIns.origin}/authorize?${asked({ prompt: "none" })}`, { headers, redirect: "manual" });
    expect(back(await silent({})).get("error")).toBe("login_required");
    const Cookie = (await choose({ sub: "auth0|student" })).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect(back(await silent({ Cookie })).get("code")).toBeTruthy();
    const out = `${standIns.origin}/v2/logout?client_id=sandbox&returnTo=${encodeURIComponent(site)}`;
    expect((await fetch(out, { headers: { Cookie }, redirect: "manual" })).headers.get("Location")).toBe(site);
    expect(back(await silent({ Cookie })).get("error")).toBe("login_required");
  });

  it.each(["https://evil.example", "//evil.example", "javascript:alert(1)", ""])(
    "sends nobody to %s",
    async (address) => {
      const out = await fetch(
        `${standIns.origin}/v2/logout?client_id=sandbox&returnTo=${encodeURIComponent(address)}`,
        {
          redirect: "manual",
        },
      );
      expect(out.status).toBe(400);
      expect((await choose({ redirect_uri: address, sub: "auth0|student" })).status).toBe(400);
    },
  );

  it.each([
    ["cancelled", "access_denied"],
    ["login_required", "login_required"],
    ["consent_required", "consent_required"],
    ["unavailable", "temporarily_unavailable"],
    ["refused", "unauthorized"],
  ] satisfies [Failure, string][])("%s sends back %s", async (failure, error) => {
    expect(back(await choose({ failure })).get("error")).toBe(error);
  });

  it("changes roles and revokes for the next refresh", async () => {
    const tokens = (await (await exchange(await codeFor({ sub: "auth0|admin" }))).json()) as Record<string, string>;
    expect(decodeJwt(tokens.id_token ?? "")[`${site}/roles`]).toEqual(["Administrator"]);
    const change = (what: string) => post("/controls", new URLSearchParams({ sub: "auth0|admin", change: what }));
    await change("take-roles");
    const renewed = await token({ grant_type: "refresh_token", refresh_token: tokens.refresh_token ?? "" });
    const next = (await renewed.json()) as Record<string, string>;
    expect(decodeJwt(next.id_token ?? "")[`${site}/roles`]).toEqual([]);
    await change("revoke");
    expect((await token({ grant_type: "refresh_token", refresh_token: next.refresh_token ?? "" })).status).toBe(403);
  });

  it("deletes somebody for the application that may, and refuses the others", async () => {
    const asNew = { sub: "", name: "Gone Soon", email: "gone@family.example", verified: "yes" };
    const tokens = (await (await exchange(await codeFor(asNew))).json()) as Record<string, string>;
    const sub = String(decodeJwt(tokens.id_token ?? "").sub);
    const remove = (bearer: string) =>
      fetch(`${standIns.origin}/api/v2/users/${encodeURIComponent(sub)}`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${bearer}` },
      });
    const managing = (more: Record<string, string> = {}) =>
      post(
        "/oauth/token",
        new URLSearchParams({
          grant_type: "client_credentials",
          client_id: "sandbox-management",
          client_secret: "sandbox-management",
          audience: `${standIns.origin}/api/v2/`,
          ...more,
        }),
      );
    expect((await managing({ client_secret: "guess" })).status).toBe(401);
    expect((await managing({ audience: "https://elsewhere.example/" })).status).toBe(403);
    const { access_token, scope } = (await (await managing()).json()) as Record<string, string>;
    expect(scope).toBe("delete:users");
    expect((await remove("guess")).status).toBe(401);
    expect((await remove(tokens.access_token ?? "")).status, "somebody's own token").toBe(403);
    const control = (change: string) => post("/controls", new URLSearchParams({ change }));
    await control("management-off");
    expect([(await managing()).status, (await remove(access_token ?? "")).status]).toEqual([503, 503]);
    await control("management-on");
    for (const time of ["first", "again"]) expect((await remove(access_token ?? "")).status, time).toBe(204);
    const renewed = await token({ grant_type: "refresh_token", refresh_token: tokens.refresh_token ?? "" });
    expect(renewed.status).toBe(403);
    expect(await (await fetch(standIns.origin)).text()).not.toContain("Gone Soon");
  });

  it("speaks only to its own host name", async () => {
    const status = await new Promise((done) => {
      httpGet(standIns.origin, { headers: { Host: "evil.example" } }, (answer) => done(answer.resume().statusCode));
    });
    expect(status).toBe(421);
  });
});

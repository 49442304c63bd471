import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StandIns, startStandIns } from "~/sandbox/server";
import { inTime, type Provider, SignInError } from "./provider.server";
import { SignInStrategy } from "./strategy.server";

const site = "http://localhost:9";
let standIns: StandIns;
let from: Provider;
beforeAll(async () => {
  standIns = await startStandIns();
  from = {
    origin: standIns.origin,
    clientId: "sandbox",
    clientSecret: "sandbox",
    audience: "https://tenant.example/api/v2/",
    roleNames: [`${site}/roles`],
  };
});
afterAll(() => standIns.stop());

const strategy = (change: Partial<Provider> = {}) => new SignInStrategy({ ...from, ...change }, site);

/** Goes out to the provider: the address and the cookie. */
async function goOut(path = "/auth/login?returnTo=/plan", change: Partial<Provider> = {}) {
  const thrown = await strategy(change)
    .authenticate(new Request(site + path))
    .catch((response: unknown) => response);
  if (!(thrown instanceof Response)) throw thrown;
  const cookie = thrown.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return { way: new URL(thrown.headers.get("Location") ?? ""), cookie };
}

async function comeBack(choice: Record<string, string>, change: Partial<Provider> = {}) {
  const { way, cookie } = await goOut();
  const body = new URLSearchParams([...way.searchParams, ...Object.entries(choice)]);
  const sent = await fetch(`${standIns.origin}/authorize`, { method: "POST", body, redirect: "manual" });
  const request = new Request(sent.headers.get("Location") ?? "", { headers: { Cookie: cookie } });
  return strategy(change).authenticate(request);
}

const problemOf = (error: unknown) => (error instanceof SignInError ? error.problem : error);

describe("going out", () => {
  it("asks for a code with PKCE, state, nonce, scope and audience", async () => {
    const { way } = await goOut();
    expect(way.origin + way.pathname).toBe(`${standIns.origin}/authorize`);
    expect(Object.fromEntries(way.searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: `${site}/auth/callback`,
      scope: "openid profile email offline_access",
      audience: "https://tenant.example/api/v2/",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(way.searchParams.get(name)?.length).toBeGreaterThanOrEqual(32);
    }
    expect(way.searchParams.has("prompt")).toBe(false);
    expect((await goOut("/auth/login?prompt=none")).way.searchParams.get("prompt")).toBe("none");
  });

  it("uses the tenant's own address over TLS for a real provider", async () => {
    const { way } = await goOut("/auth/login", { origin: "https://example.us.auth0.com" });
    expect(way.origin).toBe("https://example.us.auth0.com");
  });
});

describe("coming back", () => {
  it("says who it is", async () => {
    const { claims, refreshToken } = await comeBack({ sub: "auth0|admin" });
    expect(claims).toMatchObject({ subject: "auth0|admin", emailVerified: true, roles: ["Administrator"] });
    expect(refreshToken).toBeTruthy();
    const renewed = await strategy().renew(refreshToken ?? "");
    expect(renewed.refreshToken).not.toBe(refreshToken);
    await strategy().forget(renewed.refreshToken ?? "");
    expect(
      problemOf(
        await strategy()
          .renew(renewed.refreshToken ?? "")
          .catch((error) => error),
      ),
    ).toBe("ended");
  });

  it.each([
    ["cancelled", "cancelled"],
    ["refused", "refused"],
    ["login_required", "login-required"],
    ["consent_required", "consent-required"],
    ["unavailable", "unavailable"],
    ["state_missing", "state"],
    ["state_changed", "state"],
    ["code_expired", "state"],
    ["token_error", "unavailable"],
    ["wrong_nonce", "invalid"],
    ["wrong_audience", "invalid"],
    ["wrong_issuer", "invalid"],
    ["wrong_signature", "invalid"],
    ["expired", "clock"],
    ["clock", "clock"],
    ["no_email", "no-email"],
  ])("with %s is the problem %s", async (failure, problem) => {
    expect(problemOf(await comeBack({ failure }).catch((error) => error))).toBe(problem);
  });

  it("without a refresh token works", async () => {
    expect((await comeBack({ failure: "no_refresh_token" })).refreshToken).toBeNull();
  });

  it("to a server whose provider is gone or whose secret is wrong is no sign-in", async () => {
    const gone = await comeBack({ sub: "auth0|student" }, { origin: "http://127.0.0.1:1" }).catch((error) => error);
    expect(problemOf(gone)).toBe("unavailable");
    const wrong = await comeBack({ sub: "auth0|student" }, { clientSecret: "x" }).catch((error) => error);
    expect(problemOf(wrong)).toBe("invalid");
  });
});

it("a sign-in fails when the provider doesn't answer in time", async () => {
  expect(problemOf(await inTime(new Promise(() => {}), 20).catch((error) => error))).toBe("timeout");
  expect(await inTime(Promise.resolve(1), 20)).toBe(1);
});

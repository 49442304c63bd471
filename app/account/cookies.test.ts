import { describe, expect, it } from "vitest";
import { rememberHandshake, takeHandshake } from "~/account/provider/handshake.server";
import { cookies, newSessionId, sessionHash, withoutSession, withSession } from "./cookies.server";
import { seal, unseal } from "./session/seal.server";

const carrying = (...set: string[]) =>
  new Request("http://localhost/", { headers: { Cookie: set.map((one) => one.split(";")[0]).join("; ") } });

describe("the session cookie", () => {
  it("names its row, holds nothing but an id, and is out of reach of scripts", async () => {
    const { id, hash } = newSessionId();
    const set = await withSession(id);
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Lax/);
    expect(set).toMatch(/; Path=\//);
    expect(await cookies().session.parse(set)).toBe(id);
    expect(await sessionHash(carrying(set))).toBe(hash);
    expect(hash).not.toContain(id);
  });

  it("counts for nothing when it is forged, changed, cut or another cookie", async () => {
    const set = (await withSession(newSessionId().id)).split(";")[0] ?? "";
    const [, value = ""] = /^[^=]+=(.*)$/.exec(set) ?? [];
    const [payload = "", signature = ""] = decodeURIComponent(value).split(".");
    const other = Buffer.from(JSON.stringify(newSessionId().id)).toString("base64");
    const forged = [payload, `${payload}.`, `${other}.${signature}`, `${payload}.${signature.slice(0, -2)}`, "1", ""];
    for (const each of forged) {
      expect(await sessionHash(carrying(`session=${encodeURIComponent(each)}`)), each).toBeNull();
    }
    const handshake = (await cookies().handshake.serialize("x")).replace("handshake=", "session=");
    expect(await sessionHash(carrying(handshake))).toBeNull();
    expect(await sessionHash(carrying(await withoutSession()))).toBeNull();
    expect(await sessionHash(new Request("http://localhost/"))).toBeNull();
  });
});

describe("the handshake cookie", () => {
  const one = (state: string, returnTo = "/plan") => ({
    state,
    returnTo,
    nonce: "n",
    verifier: "v",
    place: "page" as const,
  });

  it("remembers the last three sign-ins and gives each out once", async () => {
    let set = "";
    for (const state of ["a", "b", "c", "d"]) set = await rememberHandshake(carrying(set), one(state));
    expect(set).toMatch(/; Path=\/auth;/);
    expect((await takeHandshake(carrying(set), "a")).found).toBeNull();
    const { found, forget } = await takeHandshake(carrying(set), "c");
    expect(found).toEqual(one("c"));
    expect((await takeHandshake(carrying(forget), "c")).found).toBeNull();
    expect((await takeHandshake(carrying(forget), "d")).found).toEqual(one("d"));
  });

  it("knows nothing without a state, with another, or when it is forged", async () => {
    const set = await rememberHandshake(carrying(), one("a"));
    expect((await takeHandshake(carrying(set), null)).found).toBeNull();
    expect((await takeHandshake(carrying(set), "")).found).toBeNull();
    const forged = `handshake=${encodeURIComponent(Buffer.from(JSON.stringify([one("a")])).toString("base64"))}`;
    expect((await takeHandshake(carrying(forged), "a")).found).toBeNull();
  });

  it("looks at the way back once more when it is used", async () => {
    const set = await rememberHandshake(carrying(), one("a", "//evil.example"));
    expect((await takeHandshake(carrying(set), "a")).found?.returnTo).toBe("/account");
  });
});

describe("sealing", () => {
  const secrets = ["new ".repeat(10), "old ".repeat(10)];
  it("opens with any of the secrets, and with no other", () => {
    const sealed = seal("refresh", [secrets[1] ?? ""]);
    expect(sealed).not.toContain("refresh");
    expect(unseal(sealed, secrets)).toBe("refresh");
    expect(unseal(sealed, ["another".repeat(6)])).toBeNull();
  });
  it("does not open what was changed", () => {
    const bytes = Buffer.from(seal("refresh", secrets), "base64url");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(unseal(bytes.toString("base64url"), secrets)).toBeNull();
    expect(unseal("", secrets)).toBeNull();
  });
});

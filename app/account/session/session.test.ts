import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { growUp, keepAdultMonth, openAccount } from "~/account/accounts.server";
import type { Claims } from "~/account/claims";
import { SignInError } from "~/account/provider/provider.server";
import type { SignedIn } from "~/account/provider/strategy.server";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inAccount } from "../../../tests/setup/writing";
import { createSession, endSessions, listSessions, pendingSignIn } from "./data.server";
import type { Renewer } from "./refresh.server";
import { readSession } from "./session.server";

const start = new Date("2026-03-01T12:00:00.000Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const ana: Claims = {
  subject: "auth0|ana",
  email: "ana@site.example",
  emailVerified: true,
  name: "Ana Okafor",
  roles: ["Administrator"],
};
const signedIn: SignedIn = { claims: ana, refreshToken: "first" };
const firefox = { before: null, device: "Firefox on Linux" };

onBothStores("sessions", (empty) => {
  let opened: EmptyStore;
  let accountId: string;
  beforeEach(async () => {
    opened = await empty();
    accountId = (await openAccount(opened.store, ana, "18+", start)).id;
  });
  afterEach(() => opened.close());

  const begin = async (
    more: Partial<SignedIn> = {},
    browser = firefox as { before: string | null; device: string },
  ) => {
    const id = await createSession(opened.store, { ...signedIn, ...more }, accountId, browser, start);
    const listed = await listSessions(opened.store, accountId, start);
    return { id, hash: listed.at(-1)?.id ?? "" };
  };
  const renews = (...answers: (SignedIn | Error)[]) => {
    const asked: string[] = [];
    const renew: Renewer["renew"] = vi.fn(async (token) => {
      asked.push(token);
      const answer = answers[asked.length - 1];
      if (answer === undefined) throw new Error("was asked once too often");
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return { renew, asked };
  };
  const read = (hash: string, renewer: Renewer, minutes: number) =>
    readSession(opened.store, hash, renewer, () => after(minutes));

  it("hold no id and no token that could be used", async () => {
    const { id } = await begin();
    const rows = JSON.stringify(await opened.store.selectFrom("session").selectAll().execute());
    expect(rows).not.toContain(id);
    expect(rows).not.toContain('"first"');
  });

  it("answer without asking the provider while somebody is busy", async () => {
    const { hash } = await begin();
    const provider = renews();
    for (const minute of [0, 5, 14, 20, 29.9]) {
      expect((await read(hash, provider, minute)).member, String(minute)).toMatchObject({ admin: true });
    }
    expect(provider.asked).toEqual([]);
  });

  it("ask the provider after ten quiet minutes, with the latest token", async () => {
    const { hash } = await begin();
    const provider = renews(
      { claims: { ...ana, name: "Ana N. Okafor" }, refreshToken: "second" },
      { claims: ana, refreshToken: "third" },
    );
    expect((await read(hash, provider, 11)).member?.name).toBe("Ana N. Okafor");
    expect((await read(hash, provider, 12)).member?.name).toBe("Ana N. Okafor");
    expect((await read(hash, provider, 23)).member?.name).toBe("Ana Okafor");
    expect(provider.asked).toEqual(["first", "second"]);
  });

  it("ask at least once an hour also of somebody who never pauses", async () => {
    const { hash } = await begin();
    const provider = renews({ claims: { ...ana, roles: [] }, refreshToken: "second" });
    for (let minute = 5; minute <= 60; minute += 5) await read(hash, provider, minute);
    expect(provider.asked).toEqual([]);
    expect((await read(hash, provider, 61)).member).toMatchObject({ admin: false });
  });

  it("lose a role that the provider has taken away", async () => {
    const { hash } = await begin();
    const provider = renews({ claims: { ...ana, roles: ["Editor"] }, refreshToken: "second" });
    expect((await read(hash, provider, 1)).member?.admin).toBe(true);
    expect((await read(hash, provider, 12)).member?.admin).toBe(false);
  });

  it("end when the provider no longer knows the token, and say so", async () => {
    const { hash } = await begin();
    const provider = renews(new SignInError("ended", "gone"));
    expect(await read(hash, provider, 11)).toMatchObject({ member: null, ended: true });
    expect(await read(hash, provider, 12)).toMatchObject({ member: null, ended: true });
    expect(await listSessions(opened.store, accountId, after(12))).toEqual([]);
    expect(provider.asked).toHaveLength(1);
  });

  it("end when there is no token, or when it answers for somebody else", async () => {
    const without = await begin({ refreshToken: null });
    expect(await read(without.hash, renews(), 11)).toMatchObject({ member: null, ended: true });
    await endSessions(opened.store, { of: accountId });
    const { hash } = await begin();
    const stranger = renews({ claims: { ...ana, subject: "auth0|tom" }, refreshToken: "x" });
    expect(await read(hash, stranger, 11)).toMatchObject({ member: null, ended: true });
  });

  it("go on while the provider cannot be asked, but without roles after an hour", async () => {
    const { hash } = await begin();
    const down = new SignInError("unavailable", "down");
    const provider = renews(down, down, { claims: ana, refreshToken: "second" });
    expect((await read(hash, provider, 11)).member).toMatchObject({ admin: true });
    expect((await read(hash, provider, 11.5)).member).toMatchObject({ admin: true });
    expect(provider.asked).toHaveLength(1);
    expect((await read(hash, provider, 75)).member).toMatchObject({ name: "Ana Okafor", admin: false });
    expect((await read(hash, provider, 77)).member).toMatchObject({ admin: true });
    expect(provider.asked).toEqual(["first", "first", "first"]);
  });

  it("are refreshed once by many requests of two processes", async () => {
    const { hash } = await begin();
    const renew = vi.fn(async () => {
      await new Promise((done) => setTimeout(done, 150));
      return { claims: { ...ana, name: "Once" }, refreshToken: "second" };
    });
    const stores = [opened.store, opened.another()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        readSession(stores[index % 2] as typeof opened.store, hash, { renew }, () => after(11)),
      ),
    );
    expect(renew).toHaveBeenCalledTimes(1);
    expect(answers.map(({ member }) => member?.name)).toEqual(Array(8).fill("Once"));
  });

  it("expire fifteen days after they were last seen, and one that never was is nobody's", async () => {
    const { hash } = await begin();
    expect(await read(hash, renews(), 60 * 24 * 15)).toEqual({ member: null, id: null, ended: false });
    expect((await readSession(opened.store, "nothing", null, () => start)).member).toBeNull();
  });

  it("of one browser give way to its next sign-in", async () => {
    const first = await begin();
    const id = await createSession(opened.store, signedIn, accountId, { before: first.hash, device: null }, after(1));
    expect(id).not.toBe(first.id);
    expect((await read(first.hash, renews(), 1)).member).toBeNull();
    expect(await listSessions(opened.store, accountId, after(1))).toHaveLength(1);
  });

  it("are ended by their owner only", async () => {
    const { hash } = await begin();
    expect((await endSessions(opened.store, { of: "another account", only: hash })).ended).toBe(0);
    expect((await endSessions(opened.store, {})).ended).toBe(0);
    await begin();
    expect(await endSessions(opened.store, { of: accountId, except: hash })).toEqual({
      ended: 1,
      refreshTokens: ["first"],
    });
    expect((await read(hash, renews(), 1)).member).not.toBeNull();
    expect((await endSessions(opened.store, { of: accountId, only: hash })).ended).toBe(1);
  });

  it("of somebody new sign nobody in until the age is said, and wait an hour", async () => {
    await createSession(opened.store, signedIn, null, firefox, start);
    const { id: hash } = await opened.store.selectFrom("session").select("id").executeTakeFirstOrThrow();
    expect((await read(hash, renews(), 1)).member).toBeNull();
    expect(await pendingSignIn(opened.store, hash, after(59))).toEqual(signedIn);
    expect(await pendingSignIn(opened.store, hash, after(61))).toBeNull();
    const rows = JSON.stringify(await opened.store.selectFrom("session").selectAll().execute());
    expect(rows).not.toContain("ana@site.example");
  });

  it("make somebody of 17 an adult on the day, and nobody younger", async () => {
    const young: Claims = { ...ana, subject: "auth0|kim", email: "kim@site.example" };
    const { id: kim } = await openAccount(opened.store, young, "13-17", start);
    const lately = new Date("2026-03-31T00:00:00.000Z");
    await createSession(opened.store, { claims: young, refreshToken: "first" }, kim, firefox, lately);
    const [session] = await listSessions(opened.store, kim, lately);
    const renewer = { renew: async () => ({ claims: young, refreshToken: "next" }) };
    const on = async (day: string) => {
      const { member } = await readSession(
        opened.store,
        session?.id ?? "",
        renewer,
        () => new Date(`${day}T12:00:00Z`),
      );
      return member?.ageBand;
    };
    const row = () => opened.store.selectFrom("account").where("id", "=", kim).selectAll().executeTakeFirstOrThrow();
    await inAccount(opened.store, kim, (write) => keepAdultMonth(write, "2026-03"));
    expect(await on("2026-03-31")).toBe("13-17");
    expect(await on("2026-04-01")).toBe("18+");
    expect(await row()).toMatchObject({ age_band: "18+", adult_from: null });
    await inAccount(opened.store, kim, (write) => keepAdultMonth(write, "2027-03"));
    await growUp(opened.store, kim);
    expect(await row(), "a month means nothing any more").toMatchObject({ age_band: "18+", adult_from: null });
  });
});

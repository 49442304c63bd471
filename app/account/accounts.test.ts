import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { findAccount, openAccount } from "./accounts.server";
import type { Claims } from "./claims";

const now = new Date("2026-03-01T12:00:00.000Z");
const maya: Claims = {
  subject: "auth0|maya",
  email: "Maya@Brooks.example",
  emailVerified: true,
  name: "Maya Brooks",
  roles: [],
};

onBothStores("accounts", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  const open = (claims: Claims) => openAccount(opened.store, claims, "18+", now);
  const find = (claims: Claims) => findAccount(opened.store, claims, now);

  it("are opened once, and found by the identity", async () => {
    expect(await find(maya)).toBeNull();
    const account = await open(maya);
    expect(account).toMatchObject({ email: "Maya@Brooks.example", verified_email: "maya@brooks.example" });
    expect((await find({ ...maya, email: "new@brooks.example", name: "Maya B" }))?.id).toBe(account.id);
    expect(await find(maya)).toEqual(account);
    expect((await open(maya)).id).toBe(account.id);
  });

  it("are linked by an address that is verified on both sides", async () => {
    const account = await open(maya);
    const google = { ...maya, subject: "google-oauth2|1", email: "MAYA@brooks.example" };
    expect((await find(google))?.id).toBe(account.id);
    expect((await find({ ...google, email: "other@brooks.example" }))?.id).toBe(account.id);
  });

  it("are not linked by an address that somebody only claims", async () => {
    const account = await open(maya);
    const claimed = { ...maya, subject: "auth0|stranger", emailVerified: false };
    expect(await find(claimed)).toBeNull();
    const other = await open(claimed);
    expect(other.id).not.toBe(account.id);
    expect(other.verified_email).toBeNull();
  });

  it("do not fall to the owner of an address that somebody claimed first", async () => {
    const early = await open({ ...maya, subject: "auth0|stranger", emailVerified: false });
    expect(await find(maya)).toBeNull();
    expect((await open(maya)).id).not.toBe(early.id);
  });

  it("keep an address as verified for one account only", async () => {
    const account = await open(maya);
    const tom = { ...maya, subject: "auth0|tom", email: "tom@alvarez.example" };
    const other = await open(tom);
    const moved = await find({ ...tom, email: maya.email });
    expect(moved).toMatchObject({ id: other.id, email: maya.email, verified_email: null });
    expect((await find(maya))?.id).toBe(account.id);
  });

  it("lose the mark when the provider takes it back", async () => {
    await open(maya);
    expect(await find({ ...maya, emailVerified: false })).toMatchObject({ verified_email: null });
  });

  it("are one when the same person comes in two tabs at once", async () => {
    // Two connections of one process cannot wait for each other on SQLite; the server has one.
    const other = opened.address.dialect === "sqlite" ? opened.store : opened.another();
    const stores = [opened.store, other, opened.store, other];
    const made = await Promise.all(stores.map((store) => openAccount(store, maya, "13-17", now)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await opened.store.selectFrom("account").select("id").execute()).toHaveLength(1);
    const unverified = { ...maya, subject: "auth0|2", email: "u@u.example", emailVerified: false };
    const again = await Promise.all(stores.map((store) => openAccount(store, unverified, "18+", now)));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect(await opened.store.selectFrom("account").select("id").execute()).toHaveLength(2);
  });
});

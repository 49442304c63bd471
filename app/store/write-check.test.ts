import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { rarely, writeProblem } from "./write-check.server";

const now = new Date("2026-11-22T12:00:00.000Z");

onBothStores("a store", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  it("that takes writes has no problem, and keeps nothing of the look", async () => {
    const { store } = opened;
    expect(await Promise.all([writeProblem(store, now), writeProblem(store, now)])).toEqual([null, null]);
    expect(await store.selectFrom("rate_limit").selectAll().execute()).toEqual([]);
  });

  it("that can be read and not written says why", async () => {
    const { store, address } = opened;
    if (address.dialect === "sqlite") await sql`pragma query_only = on`.execute(store);
    else await sql`alter table rate_limit rename to elsewhere`.execute(store);
    const problem = await writeProblem(store, now);
    expect(problem).toBeInstanceOf(Error);
    expect(String(problem)).toMatch(/readonly|does not exist/);
  });
});

it("looks once in five seconds, however many ask", async () => {
  let looks = 0;
  const check = rarely(async () => ++looks);
  const at = (seconds: number) => check(new Date(now.getTime() + seconds * 1000));
  expect(await Promise.all([at(0), at(0), at(4.9)])).toEqual([1, 1, 1]);
  expect(await at(5)).toBe(2);
  expect(await at(-60)).toBe(3);
});

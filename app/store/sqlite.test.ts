import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore, type Store } from "./database.server";
import { migrate } from "./migrate.server";
import { emptyWriteAheadLog } from "./write-ahead-log.server";

let folder: string;
let one: Store;
let two: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sqlite-"));
  const address = { dialect: "sqlite", file: join(folder, "deep", "store.sqlite") } as const;
  one = openStore(address);
  two = openStore(address);
  await migrate(one);
});
afterEach(async () => {
  await one.destroy();
  await two.destroy();
  rmSync(folder, { recursive: true });
});

const row = (id: string) =>
  ({ id, at: "2026-01-01T00:00:00.000Z", type: "Query", severity: "low", message: "m", path: "/" }) as const;
const add = (store: Store, id: string) => store.insertInto("error_report").values(row(id)).execute();
const ids = async (store: Store) =>
  (await store.selectFrom("error_report").select("id").orderBy("id").execute()).map(({ id }) => id);

it("readers do not wait for a writer and do not see what is not committed", async () => {
  await one.transaction().execute(async (writing) => {
    await writing.insertInto("error_report").values(row("a")).execute();
    expect(await ids(two)).toEqual([]);
  });
  expect(await ids(two)).toEqual(["a"]);
});

it("a connection that gave up waiting can write and commit afterwards", async () => {
  await sql`pragma busy_timeout = 1`.execute(two);
  await one.transaction().execute(async () => {
    await expect(add(two, "single")).rejects.toThrow("locked");
    await expect(two.transaction().execute((each) => add(each, "together"))).rejects.toThrow("locked");
  });
  await two.transaction().execute(async (writing) => {
    await add(writing, "a");
    await add(writing, "b");
  });
  expect(await ids(one)).toEqual(["a", "b"]);
});

it("a transaction that reads before it writes is never told that someone else wrote in between", async () => {
  await one.transaction().execute(async (writing) => {
    const before = await ids(writing);
    await sql`pragma busy_timeout = 1`.execute(two);
    await expect(add(two, "other")).rejects.toThrow("locked");
    await add(writing, `after ${before.length}`);
  });
  expect(await ids(two)).toEqual(["after 0"]);
});

it("a write that returns rows counts as a write", async () => {
  const written = await one.insertInto("error_report").values(row("a")).returning(["id", "resolved"]).execute();
  expect(written).toEqual([{ id: "a", resolved: 0 }]);
  const changed = await two.updateTable("error_report").set({ resolved: 1 }).executeTakeFirstOrThrow();
  expect(changed.numUpdatedRows).toBe(1n);
});

it("keeps its files and the folder it makes from other users of the machine", async () => {
  await add(one, "a");
  const mode = (path: string) => statSync(path).mode & 0o777;
  const file = join(folder, "deep", "store.sqlite");
  expect(mode(join(folder, "deep"))).toBe(0o700);
  expect([file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual([0o600, 0o600, 0o600]);

  const older = join(folder, "older.sqlite");
  writeFileSync(older, "");
  chmodSync(older, 0o644);
  const store = openStore({ dialect: "sqlite", file: older });
  await sql`select 1`.execute(store);
  await store.destroy();
  expect(mode(older)).toBe(0o600);
});

it("overwrites in the file and its log what is deleted", async () => {
  const secret = "a word that nobody else ever wrote here";
  const file = join(folder, "deep", "store.sqlite");
  const held = () => [file, `${file}-wal`].map((path) => readFileSync(path).includes(secret));
  await one
    .insertInto("error_report")
    .values({ ...row("a"), message: secret })
    .execute();
  await emptyWriteAheadLog(one);
  expect(held()).toEqual([true, false]);
  await one.deleteFrom("error_report").execute();
  await emptyWriteAheadLog(one);
  expect(held()).toEqual([false, false]);
  await two.transaction().execute(() => emptyWriteAheadLog(one));
  expect((await sql`pragma busy_timeout`.execute(one)).rows, "waits as before").toEqual([{ timeout: 10_000 }]);
});

it("says that the disk is full, and can write again when it is not", async () => {
  await sql`pragma max_page_count = 1`.execute(one);
  const large = { ...row("a"), message: "m".repeat(100_000) };
  await expect(one.insertInto("error_report").values(large).execute()).rejects.toThrow("full");
  await expect(
    one.transaction().execute((writing) => writing.insertInto("error_report").values(large).execute()),
  ).rejects.toThrow("full");
  await sql`pragma max_page_count = 1000000`.execute(one);
  await add(one, "b");
  expect(await ids(two)).toEqual(["b"]);
});

it("refuses a row that names a row that isn't there", async () => {
  await sql`create table parent (id text primary key)`.execute(one);
  await sql`create table child (parent text not null references parent (id))`.execute(one);
  await expect(sql`insert into child values ('nobody')`.execute(one)).rejects.toThrow("FOREIGN KEY");
});

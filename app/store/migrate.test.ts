import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Migration } from "kysely";
import { afterEach, expect, it } from "vitest";
import { type EmptyStore, onBothBareStores } from "../../tests/setup/stores";
import { openStore } from "./database.server";
import { migrate, pendingMigrations, storeState } from "./migrate.server";
import { migrations } from "./migrations";

const names = Object.keys(migrations);

onBothBareStores("migrations", (empty) => {
  let opened: EmptyStore | undefined;
  const begin = async () => {
    opened = await empty();
    return opened;
  };
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });

  it("bring an empty store up to date once", async () => {
    const { store } = await begin();
    expect(await pendingMigrations(store)).toEqual(names);
    expect(await storeState(store)).toBe("needs migration");
    expect(await migrate(store)).toEqual(names);
    expect(await migrate(store)).toEqual([]);
    expect(await pendingMigrations(store)).toEqual([]);
    expect(await storeState(store)).toBe("ready");
  });

  it("can all be taken back, the newest first", async () => {
    const { store } = await begin();
    await migrate(store);
    for (const migration of Object.values(migrations).reverse()) await migration.down?.(store);
    const tables = await store.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual([]);
  });

  it("happen once when several connections start them together", async () => {
    const { store, another } = await begin();
    const applied = await Promise.all([store, another(), another(), another()].map((each) => migrate(each)));
    expect(applied.flat()).toEqual(names);
    expect(await storeState(store)).toBe("ready");
  });

  it("happen once when several processes start them together", async () => {
    const { store, address } = await begin();
    const url = address.dialect === "sqlite" ? address.file : address.url;
    const command = () =>
      promisify(execFile)(process.execPath, ["--import", "tsx", "app/commands/migrate.ts"], {
        env: { ...process.env, DATABASE_URL: url },
      });
    const told = await Promise.all([command(), command(), command()]);
    expect(told.filter(({ stdout }) => stdout.includes(names[0] ?? "none"))).toHaveLength(1);
    expect(await storeState(store)).toBe("ready");
  });

  it("leave an earlier release, started again beside a later one, nothing to do", async () => {
    const { store } = await begin();
    await migrate(store);
    const earlier = Object.fromEntries(Object.entries(migrations).slice(0, -1));
    expect(await migrate(store, earlier)).toEqual([]);
    expect(await pendingMigrations(store, earlier)).toEqual([]);
    expect(await pendingMigrations(store)).toEqual([]);
  });

  it("leave nothing behind when one of them fails, and name it", async () => {
    const { store } = await begin();
    const broken: Record<string, Migration> = {
      "0001_first": { up: (db) => db.schema.createTable("first").addColumn("id", "text").execute() },
      "0002_second": { up: (db) => db.schema.alterTable("missing").addColumn("id", "text").execute() },
    };
    await expect(migrate(store, broken)).rejects.toThrow("0002_second");
    expect(await pendingMigrations(store, broken)).toEqual(["0001_first", "0002_second"]);
    expect((await store.introspection.getTables()).map(({ name }) => name)).toEqual([]);
  });
});

it("a store that does not answer is unreachable", async () => {
  const store = openStore({ dialect: "postgres", url: "postgres://nobody@127.0.0.1:1/none" });
  expect(await storeState(store)).toBe("unreachable");
  await store.destroy();
});

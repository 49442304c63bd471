import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, inject } from "vitest";
import type { Database } from "~/env.server";
import { openStore, type Store } from "~/store/database.server";
import { bringUpToDate, copyMigratedSqlite } from "./migrated-store";

/** A store of one dialect without a row in it, for one test: up to date, unless it is one of `onBothBareStores`. */
export interface EmptyStore {
  readonly address: Database;
  readonly store: Store;
  /** One more connection to the same store, as another process would have. Closed with the rest. */
  another(): Store;
  close(): Promise<void>;
}

type Tests = (empty: () => Promise<EmptyStore>) => void;

/**
 * Runs the same tests on a SQLite file and on a real PostgreSQL, each time in an empty store that is up to date. Such a
 * store is a copy of one that was migrated once: forty migrations for each of a thousand tests were a tenth of a run.
 *
 * @example onBothStores("error reports", (empty) => { it("…", async () => { const { store } = await empty(); … }) })
 */
export const onBothStores = (subject: string, tests: Tests): void => onBoth(subject, tests, true);

/** The same in a store without a table, for tests of migrations. */
export const onBothBareStores = (subject: string, tests: Tests): void => onBoth(subject, tests, false);

/** As `onBothStores`, for tests that need two processes which truly write at once. */
export const onPostgres = (subject: string, tests: Tests): void => onPostgresAlone(subject, tests, true);

/** As `onBothBareStores`, on PostgreSQL alone. */
export const onBarePostgres = (subject: string, tests: Tests): void => onPostgresAlone(subject, tests, false);

function onBoth(subject: string, tests: Tests, migrated: boolean): void {
  describe(`${subject} on SQLite`, () => tests(() => emptySqlite(migrated)));
  onPostgresAlone(subject, tests, migrated);
}

function onPostgresAlone(subject: string, tests: Tests, migrated: boolean): void {
  // Null only on a developer's machine without PostgreSQL, and then the set-up has said so loudly.
  const starter = inject("postgres");
  describe.runIf(starter !== null)(`${subject} on PostgreSQL`, () =>
    tests(() => emptyPostgres(starter ?? "", migrated)),
  );
}

async function emptySqlite(migrated: boolean): Promise<EmptyStore> {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const file = join(folder, "store.sqlite");
  if (migrated) await copyMigratedSqlite(file);
  return open({ dialect: "sqlite", file }, async () => rmSync(folder, { recursive: true, force: true }));
}

/** Name of the migrated database that this process copies: made when the first copy is asked for. */
let postgresTemplate: Promise<string> | undefined;

async function emptyPostgres(starter: string, migrated: boolean): Promise<EmptyStore> {
  const answer = await fetch(starter);
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const urlOf = (name: string) => server.replace(/[^/]+$/, name);
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const named = (kind: string) => `${kind}_${randomBytes(6).toString("hex")}`;
  if (migrated) {
    postgresTemplate ??= (async () => {
      const template = named("template");
      await administer(`create database ${template}`);
      await bringUpToDate({ dialect: "postgres", url: urlOf(template) });
      return template;
    })();
  }
  const name = named("store");
  // Copied as files, which takes half the time of writing each page into the log of a server that keeps none.
  const from = migrated ? ` template ${await postgresTemplate} strategy file_copy` : "";
  await administer(`create database ${name}${from}`);
  return open({ dialect: "postgres", url: urlOf(name) }, () => administer(`drop database ${name} with (force)`));
}

function open(address: Database, remove: () => Promise<void>): EmptyStore {
  const stores = [openStore(address)];
  return {
    address,
    store: stores[0] as Store,
    another() {
      const store = openStore(address);
      stores.push(store);
      return store;
    },
    async close() {
      for (const store of stores) await store.destroy();
      await remove();
    },
  };
}

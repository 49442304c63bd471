import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, inject } from "vitest";
import type { Database } from "~/env.server";
import { openStore, type Store } from "~/store/database.server";

/** An empty store of one dialect, for one test. */
export interface EmptyStore {
  readonly address: Database;
  readonly store: Store;
  /** One more connection to the same store, as another process would have. Closed with the rest. */
  another(): Store;
  close(): Promise<void>;
}

/**
 * Runs the same tests on a SQLite file and on a real PostgreSQL.
 *
 * @example onBothStores("error reports", (empty) => { it("…", async () => { const { store } = await empty(); … }) })
 */
export function onBothStores(subject: string, tests: (empty: () => Promise<EmptyStore>) => void): void {
  const starter = inject("postgres");
  describe(`${subject} on SQLite`, () => tests(emptySqlite));
  // Null only on a developer's machine without PostgreSQL, and then the set-up has said so loudly.
  describe.runIf(starter !== null)(`${subject} on PostgreSQL`, () => tests(() => emptyPostgres(starter ?? "")));
}

/** The same for tests that need two processes which truly write at once. */
export function onPostgres(subject: string, tests: (empty: () => Promise<EmptyStore>) => void): void {
  const starter = inject("postgres");
  describe.runIf(starter !== null)(`${subject} on PostgreSQL`, () => tests(() => emptyPostgres(starter ?? "")));
}

async function emptySqlite(): Promise<EmptyStore> {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  return open({ dialect: "sqlite", file: join(folder, "store.sqlite") }, async () =>
    rmSync(folder, { recursive: true, force: true }),
  );
}

async function emptyPostgres(starter: string): Promise<EmptyStore> {
  const answer = await fetch(starter);
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `store_${randomBytes(6).toString("hex")}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const url = server.replace(/[^/]+$/, name);
  return open({ dialect: "postgres", url }, () => administer(`drop database ${name} with (force)`));
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

import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Store } from "./database.server";
import { migrations } from "./migrations";

/**
 * Brings a store up to date and returns the names of the migrations this call applied, in order.
 *
 * Safe when several processes do it at once: the first holds the store, the others wait and find nothing left to do.
 * All of them apply or none does.
 *
 * @throws the first error, with the name of the migration it happened in
 */
export async function migrate(
  store: Store,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  if (!isSqlite(store)) return await apply(store, all);
  // Kysely locks PostgreSQL by itself, but takes for granted that nobody else has a SQLite file open.
  return await store.connection().execute(async (alone) => {
    await takeWriting(alone);
    try {
      const applied = await apply(alone, all);
      await sql`commit`.execute(alone);
      return applied;
    } catch (error) {
      await sql`rollback`.execute(alone);
      throw error;
    }
  });
}

/** Names of the migrations that a store still lacks, in order. Changes nothing. */
export async function pendingMigrations<T>(
  store: Kysely<T>,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => ({ ...all }) } });
  return (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** What the health check says about the store. */
export type StoreState = "ready" | "needs migration" | "unreachable";

/** Whether a store answers and is up to date. Never throws. */
export async function storeState(store: Store): Promise<StoreState> {
  try {
    return (await pendingMigrations(store)).length === 0 ? "ready" : "needs migration";
  } catch {
    return "unreachable";
  }
}

/** Longest wait for another process that is migrating, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Begins a transaction that nobody else can write beside. Waits between attempts instead of inside SQLite, which
 * would hold up everything else in this process, perhaps the very connection it waits for.
 */
async function takeWriting<T>(alone: Kysely<T>): Promise<void> {
  const { timeout } = (await sql<{ timeout: number }>`pragma busy_timeout`.execute(alone)).rows[0] ?? { timeout: 0 };
  await sql`pragma busy_timeout = 0`.execute(alone);
  try {
    for (let waited = 0; ; waited += 50) {
      try {
        await sql`begin immediate`.execute(alone);
        return;
      } catch (error) {
        const busy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
        if (!busy || waited >= PATIENCE) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(timeout)}`.execute(alone);
  }
}

async function apply<T>(db: Kysely<T>, all: Readonly<Record<string, Migration>>): Promise<readonly string[]> {
  // While a release is rolled out, a process of the one before may start again. Kysely takes migrations that it doesn't
  // know for a fault, and the process would not come back.
  if ((await pendingMigrations(db, all)).length === 0) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...all }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === "Error")?.migrationName;
    throw new Error(failed ? `The migration ${failed} failed.` : "The store could not be migrated.", { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

function isSqlite(store: Store): boolean {
  return !store.getExecutor().adapter.supportsTransactionalDdl;
}

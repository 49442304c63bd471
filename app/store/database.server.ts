import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { type Database, env } from "~/env.server";
import { tellQuery } from "./query-channel.server";
import type { Rows } from "./rows";
import { openSqliteFile } from "./sqlite.server";

/** The store: the same queries on SQLite and on PostgreSQL. */
export type Store = Kysely<Rows>;

/** Opens a store of its own, to be closed with `destroy()`. The server uses the shared `database()`. */
export function openStore(address: Database): Store {
  return address.dialect === "sqlite"
    ? new Kysely({ dialect: new SqliteDialect({ database: async () => openSqliteFile(address.file) }), log: tellQuery })
    : new Kysely({ dialect: new PostgresDialect({ pool: async () => openPool(address.url) }), log: tellQuery });
}

// PostgreSQL counts in 64 bits and pg hands such numbers over as text. No count here comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function openPool(url: string): pg.Pool {
  // Idle connections must not keep a server alive that was asked to stop.
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, allowExitOnIdle: true });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

// Kept on the global object: the development server loads this module again after each edit.
const shared = globalThis as typeof globalThis & { openStore?: Store | undefined };

/** The store of this process, opened on first use. */
export function database(): Store {
  shared.openStore ??= openStore(env().database);
  return shared.openStore;
}

/**
 * Closes the shared store; the next `database()` opens it again. A server never does: its store ends with it.
 *
 * @internal
 */
export async function closeDatabase(): Promise<void> {
  const open = shared.openStore;
  shared.openStore = undefined;
  await open?.destroy();
}

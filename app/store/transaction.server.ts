import type { Transaction as KyselyTransaction } from "kysely";
import type { Store } from "./database.server";
import type { Rows } from "./rows";

/** A store inside of a transaction. No other store fits where a function asks for this one. */
export type Transaction = KyselyTransaction<Rows>;

/** How often a transaction is tried. */
const mostAttempts = 5;

/**
 * Two transactions that cannot both be had: PostgreSQL's `serialization_failure` and `deadlock_detected`, and a SQLite
 * file that another process writes to.
 */
const isConflict = (error: unknown): boolean => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "40001" || code === "40P01" || code.startsWith("SQLITE_BUSY");
};

/**
 * Runs work in a transaction. Where it meets another one, all of it is done again, a few times and after a growing
 * pause. So the work reads what it decides by inside of the transaction, and does nothing that cannot be undone: no
 * request to another service, no message. It must use the store it is given and no other; a second connection would
 * wait for the first.
 *
 * SQLite takes the only turn to write at its beginning (`BEGIN IMMEDIATE`, see `sqlite.server.ts`).
 *
 * @throws what the work throws, and then nothing of it is written
 */
export async function transact<T>(
  store: Store,
  work: (within: Transaction) => Promise<T>,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.transaction().execute(work);
    } catch (error) {
      if (!isConflict(error) || attempt >= mostAttempts) throw error;
      // At different moments for different losers, or they would meet again.
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Whether a store is a SQLite file. It has no locks on rows: whoever writes is alone. */
export const isSqlite = (store: Store): boolean => !store.getExecutor().adapter.supportsTransactionalDdl;

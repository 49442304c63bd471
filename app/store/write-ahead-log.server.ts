import { sql } from "kysely";
import type { Store } from "./database.server";
import { BUSY } from "./sqlite.server";
import { isSqlite } from "./transaction.server";

/**
 * What was written lately stands in a file beside the store first, also what somebody has deleted since, and stays
 * there until as much again is written: on a quiet site for weeks. This moves it over and empties that file. Where
 * another process is writing nothing is done, for nobody shall wait; the next time does it. On PostgreSQL there is
 * nothing to do.
 */
export async function emptyWriteAheadLog(store: Store): Promise<void> {
  if (!isSqlite(store)) return;
  await store.connection().execute(async (only) => {
    await sql`pragma busy_timeout = 0`.execute(only);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(only);
    } finally {
      await sql.raw(`pragma busy_timeout = ${BUSY}`).execute(only);
    }
  });
}

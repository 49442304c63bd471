import { type Kysely, type Migration, sql } from "kysely";

/** Tables by the names they had before, and have now. */
export const renamed = { identity_farewell: "identity_deletion", billing_farewell: "billing_deletion" } as const;

/**
 * The queues of deletions at the sign-in service and at Stripe are called what they are. On PostgreSQL, where processes
 * of the release before may still run, the old names stay as views that they can write through, until a later release.
 */
export const deletionNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [old, now] of Object.entries(renamed)) {
      await db.schema.alterTable(old).renameTo(now).execute();
      if (isPostgres(db)) await sql`create view ${sql.table(old)} as select * from ${sql.table(now)}`.execute(db);
    }
  },
  async down(db: Kysely<unknown>) {
    for (const [old, now] of Object.entries(renamed)) {
      if (isPostgres(db)) await sql`drop view ${sql.table(old)}`.execute(db);
      await db.schema.alterTable(now).renameTo(old).execute();
    }
  },
};

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter.supportsTransactionalDdl;

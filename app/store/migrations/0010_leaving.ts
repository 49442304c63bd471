import type { Kysely, Migration } from "kysely";

/**
 * Receipts of what was deleted, without a word about whose it was; the identities that the sign-in service must still
 * delete; and the month from which somebody who was under 18 no longer is.
 */
export const leaving: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("receipt")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("gone", "text", (column) => column.notNull())
      .addColumn("stays", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("receipt_by_time").on("receipt").column("at").execute();
    await db.schema
      .createTable("identity_farewell")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("receipt", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("not_before", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("billing_farewell").addColumn("receipt", "text").execute();
    await db.schema.alterTable("account").addColumn("adult_from", "text").execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.alterTable("account").dropColumn("adult_from").execute();
    await db.schema.alterTable("billing_farewell").dropColumn("receipt").execute();
    for (const table of ["identity_farewell", "receipt"]) await db.schema.dropTable(table).execute();
  },
};

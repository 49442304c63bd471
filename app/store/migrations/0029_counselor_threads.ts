import type { Kysely, Migration } from "kysely";

/** Conversations with the counselor that somebody keeps: sealed, one account's alone, and gone with it. */
export const counselorThreads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("counselor_thread")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("kept_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("counselor_thread_of_account")
      .on("counselor_thread")
      .columns(["account_id", "kept_at"])
      .execute();
    await db.schema.createIndex("counselor_thread_by_age").on("counselor_thread").column("kept_at").execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("counselor_thread").execute();
  },
};

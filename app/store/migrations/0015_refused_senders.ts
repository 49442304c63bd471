import type { Kysely, Migration } from "kysely";

/**
 * Who was invited by whom, under keyed hashes, for the link by which somebody says that they do not know the sender.
 */
export const refusedSenders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("invitation_sender")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("sender_keys", "text", (column) => column.notNull())
      .addColumn("recipient_key", "text", (column) => column.notNull())
      .addColumn("sent_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("invitation_sender_by_time").on("invitation_sender").column("sent_at").execute();
    await db.schema
      .createTable("refused_sender")
      .addColumn("sender_key", "text", (column) => column.notNull())
      .addColumn("recipient_key", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("refused_sender_once", ["sender_key", "recipient_key"])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ["refused_sender", "invitation_sender"]) await db.schema.dropTable(table).execute();
  },
};

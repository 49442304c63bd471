import type { Kysely, Migration } from "kysely";

/** Messages on their way out, what people wrote to us, and who waits for something to open. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("mail")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("stop_link", "text")
      .addColumn("once", "text", (column) => column.unique())
      .addColumn("queued_at", "text", (column) => column.notNull())
      .addColumn("not_before", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .execute();
    await db.schema.createIndex("mail_by_time").on("mail").columns(["sent_at", "not_before"]).execute();
    await db.schema
      .createTable("contact_message")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("answered_at", "text")
      .execute();
    await db.schema
      .createTable("waitlist")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("topics", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ["waitlist", "contact_message", "mail"]) await db.schema.dropTable(table).execute();
  },
};

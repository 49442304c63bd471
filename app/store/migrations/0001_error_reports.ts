import type { Kysely, Migration } from "kysely";

/** Reports from browsers, newest first and unresolved first in the administrators' list. */
export const errorReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("error_report")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("severity", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("stack", "text")
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("user_agent", "text")
      .addColumn("session_id", "text")
      .addColumn("context", "text")
      .addColumn("resolved", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("error_report_open").on("error_report").columns(["resolved", "at"]).execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("error_report").execute();
  },
};

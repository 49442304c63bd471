import type { Kysely, Migration } from "kysely";

/**
 * What each person of a plan has of its dates outside the site: the address of a calendar, and reminders by mail. All
 * of it hangs on the membership and ends with it, also a reminder that waits to be sent.
 */
export const calendar: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("plan_feed")
      .addColumn("member_id", "text", (column) => column.primaryKey().references("plan_member.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("content_hash", "text")
      .addColumn("changed_at", "text")
      .addColumn("read_on", "text")
      .execute();
    await db.schema
      .createTable("plan_reminder")
      .addColumn("member_id", "text", (column) => column.primaryKey().references("plan_member.id").onDelete("cascade"))
      .addColumn("days_before", "text", (column) => column.notNull())
      .addColumn("weekly", "integer", (column) => column.notNull())
      .addColumn("stop_token", "text", (column) => column.notNull().unique())
      .addColumn("looked_on", "text")
      .execute();
    await db.schema
      .createTable("plan_reminded")
      .addColumn("member_id", "text", (column) => column.notNull().references("plan_member.id").onDelete("cascade"))
      .addColumn("item", "text", (column) => column.notNull())
      .addColumn("due", "text", (column) => column.notNull())
      .addColumn("days_before", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("plan_reminded_once", ["member_id", "item", "due", "days_before"])
      .execute();
    await db.schema.alterTable("mail").addColumn("html", "text").execute();
    await db.schema
      .alterTable("mail")
      .addColumn("one_click", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("mail")
      .addColumn("member_id", "text", (column) => column.references("plan_member.id").onDelete("cascade"))
      .execute();
    await db.schema.createIndex("mail_of_member").on("mail").column("member_id").execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex("mail_of_member").execute();
    for (const column of ["member_id", "one_click", "html"]) {
      await db.schema.alterTable("mail").dropColumn(column).execute();
    }
    for (const table of ["plan_reminded", "plan_reminder", "plan_feed"]) await db.schema.dropTable(table).execute();
  },
};

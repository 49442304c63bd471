import type { Kysely, Migration } from "kysely";

/** Reports of one fault together: how often, since when, in which releases and browsers, and whether it is resolved. */
export const errorGroups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("error_group")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("severity", "text", (column) => column.notNull())
      .addColumn("rank", "integer", (column) => column.notNull())
      .addColumn("first_seen", "text", (column) => column.notNull())
      .addColumn("last_seen", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("resolved_at", "text")
      .addColumn("resolved_by", "text")
      .addColumn("resolved_in", "text")
      .addColumn("reopened_at", "text")
      .execute();
    for (const column of ["first_seen", "last_seen", "count", "rank"]) {
      await db.schema.createIndex(`error_group_by_${column}`).on("error_group").column(column).execute();
      await db.schema
        .createIndex(`error_group_of_state_by_${column}`)
        .on("error_group")
        .columns(["state", column])
        .execute();
    }
    await db.schema
      .createTable("error_group_key")
      .addColumn("fingerprint", "text", (column) => column.primaryKey())
      .addColumn("group_id", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("error_group_key_of_group").on("error_group_key").column("group_id").execute();
    await db.schema
      .createTable("error_group_value")
      .addColumn("group_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("last_seen", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("error_group_value_once", ["group_id", "kind", "value"])
      .execute();
    await db.schema
      .createTable("error_tally")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("error_tally_once", ["day", "key"])
      .execute();
    await db.schema.alterTable("error_report").addColumn("group_id", "text").execute();
    await db.schema.alterTable("error_report").addColumn("release", "text").execute();
    await db.schema.createIndex("error_report_of_group").on("error_report").columns(["group_id", "at"]).execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex("error_report_of_group").execute();
    for (const column of ["release", "group_id"])
      await db.schema.alterTable("error_report").dropColumn(column).execute();
    const tables = ["error_tally", "error_group_value", "error_group_key", "error_group"];
    for (const table of tables) await db.schema.dropTable(table).execute();
  },
};

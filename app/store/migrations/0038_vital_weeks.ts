import type { Kysely, Migration } from "kysely";

/**
 * What readers felt in weeks that are over: one row for what was one row for each day and bucket. Half a million rows
 * of days took seconds to read.
 */
export const vitalWeeks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("vital_week")
      .addColumn("week", "text", (column) => column.notNull())
      .addColumn("release", "text", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("connection", "text", (column) => column.notNull())
      .addColumn("metric", "text", (column) => column.notNull())
      .addColumn("counts", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("vital_week_once", ["week", "metric", "template", "device", "connection", "release"])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("vital_week").execute();
  },
};

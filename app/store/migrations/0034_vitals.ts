import type { Kysely, Migration } from "kysely";

/** How fast pages were, as counts by day: no reader, no address and no moment. */
export const vitals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("vital")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("release", "text", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("connection", "text", (column) => column.notNull())
      .addColumn("metric", "text", (column) => column.notNull())
      .addColumn("bucket", "integer", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      // The metric before the template: every screen asks for days and mostly for one metric.
      .addPrimaryKeyConstraint("vital_once", ["day", "metric", "template", "device", "connection", "release", "bucket"])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("vital").execute();
  },
};

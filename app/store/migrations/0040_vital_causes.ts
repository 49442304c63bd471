import type { Kysely, Migration } from "kysely";

/** What took most of the values over their budget, as counts by week. */
export const vitalCauses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("vital_cause")
      .addColumn("week", "text", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("metric", "text", (column) => column.notNull())
      .addColumn("cause", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("vital_cause_once", ["week", "metric", "template", "device", "cause"])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("vital_cause").execute();
  },
};

import type { Kysely, Migration } from "kysely";

/** How often the counselor's gate decided what, and how asking its model ended, by day and without texts. */
export const counselorCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("counselor_count")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("times", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("counselor_count_once", ["day", "subject", "name"])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("counselor_count").execute();
  },
};

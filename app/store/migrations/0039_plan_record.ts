import type { Kysely, Migration } from "kysely";

/** Grades, scores and majors of the student of a plan, sealed: so that they are in the plan and not on one device. */
export const planRecord: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("plan_record")
      .addColumn("plan_id", "text", (column) => column.primaryKey().references("plan.id").onDelete("cascade"))
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("plan_record").execute();
  },
};

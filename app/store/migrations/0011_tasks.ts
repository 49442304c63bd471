import type { Kysely, Migration } from "kysely";

/** What people changed in the tasks of a plan, and what the tasks are made from besides the college list. */
export const tasks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("plan_task")
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("title", "text")
      .addColumn("unitid", "integer")
      .addColumn("due", "text")
      .addColumn("done_at", "text")
      .addPrimaryKeyConstraint("plan_task_once", ["plan_id", "key"])
      .execute();
    await db.schema
      .createTable("plan_task_setup")
      .addColumn("plan_id", "text", (column) => column.primaryKey().references("plan.id").onDelete("cascade"))
      .addColumn("answers", "text", (column) => column.notNull())
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ["plan_task_setup", "plan_task"]) await db.schema.dropTable(table).execute();
  },
};

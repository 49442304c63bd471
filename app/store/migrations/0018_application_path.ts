import type { Kysely, Migration } from "kysely";

/**
 * How the student of a plan applies: straight from school, after a gap year or as a transfer. Plans from before were
 * all planned as straight from school.
 */
export const applicationPath: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("plan")
      .addColumn("path", "text", (column) => column.notNull().defaultTo("first"))
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.alterTable("plan").dropColumn("path").execute();
  },
};

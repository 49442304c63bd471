import type { Kysely, Migration } from "kysely";

/** Searches that found nothing good: the words and how often, and nobody. */
export const searchMisses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("search_miss")
      .addColumn("words", "text", (column) => column.primaryKey())
      .addColumn("times", "integer", (column) => column.notNull())
      .addColumn("first_day", "text", (column) => column.notNull())
      .addColumn("last_day", "text", (column) => column.notNull())
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("search_miss").execute();
  },
};

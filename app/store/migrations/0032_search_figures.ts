import type { Kysely, Migration } from "kysely";

/** How queries and pages did in search, as Search Console last exported it, and when that was imported. */
export const searchFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("search_figure")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("query", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("clicks", "integer", (column) => column.notNull())
      .addColumn("impressions", "integer", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("search_figure_once", ["kind", "query", "path"])
      .execute();
    await db.schema
      .createTable("search_import")
      .addColumn("kind", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .addColumn("lines", "integer", (column) => column.notNull())
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ["search_import", "search_figure"]) await db.schema.dropTable(table).execute();
  },
};

import type { Kysely, Migration } from "kysely";

/**
 * What a crawl of the site's own pages found: each crawl, each page as it was last seen, and each thing that was found.
 */
export const crawl: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("crawl")
      .addColumn("started_at", "text", (column) => column.primaryKey())
      .addColumn("ended_at", "text", (column) => column.notNull())
      .addColumn("whole", "integer", (column) => column.notNull())
      .addColumn("release", "text", (column) => column.notNull())
      .addColumn("pages", "integer", (column) => column.notNull())
      .addColumn("found", "integer", (column) => column.notNull())
      .addColumn("fresh", "integer", (column) => column.notNull())
      .addColumn("mended", "integer", (column) => column.notNull())
      .addColumn("summary", "text", (column) => column.notNull())
      .execute();
    const page = db.schema
      .createTable("crawl_page")
      .addColumn("path", "text", (column) => column.primaryKey())
      .addColumn("crawled_at", "text", (column) => column.notNull())
      .addColumn("status", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("kinds", "text", (column) => column.notNull())
      .addColumn("cache", "text", (column) => column.notNull())
      .addColumn("updated", "text")
      .addColumn("sheet", "text", (column) => column.notNull());
    const counts = [
      "words",
      "grade",
      "depth",
      "links_in",
      "links_out",
      "bytes",
      "milliseconds",
      "indexable",
      "in_sitemap",
    ];
    await counts.reduce((table, column) => table.addColumn(column, "integer"), page).execute();
    await db.schema
      .createTable("crawl_finding")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("check_key", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("first_seen", "text", (column) => column.notNull())
      .addColumn("last_seen", "text", (column) => column.notNull())
      .addColumn("mended_at", "text")
      .execute();
    await db.schema.createIndex("crawl_finding_of_page").on("crawl_finding").column("path").execute();
    await db.schema
      .createIndex("crawl_finding_by_state")
      .on("crawl_finding")
      .columns(["mended_at", "check_key"])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ["crawl_finding", "crawl_page", "crawl"]) await db.schema.dropTable(table).execute();
  },
};

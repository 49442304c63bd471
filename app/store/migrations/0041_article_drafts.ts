import type { Kysely, Migration } from "kysely";

/** The last draft that somebody wanted of an article: that it waits, is being written, or what came of it. */
export const articleDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("article_draft")
      // One at a time: the next one takes its place.
      .addColumn("article_id", "text", (column) => column.primaryKey().references("article.id").onDelete("cascade"))
      .addColumn("based_on", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("asked_by_id", "text", (column) => column.notNull())
      .addColumn("asked_by_name", "text", (column) => column.notNull())
      .addColumn("asked_session", "text")
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("claim", "text")
      .addColumn("began_at", "text")
      .addColumn("ended_at", "text")
      .addColumn("said", "text", (column) => column.notNull())
      .addColumn("newest", "integer")
      .execute();
    await db.schema.createIndex("article_draft_by_state").on("article_draft").columns(["state", "asked_at"]).execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("article_draft").execute();
  },
};

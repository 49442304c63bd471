import type { Kysely, Migration } from "kysely";

/** What was marked for review because something that it stands on changed, each until somebody has read it. */
export const graphReview: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("graph_change")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .addColumn("thing", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("graph_review")
      .addColumn("change_id", "text", (column) => column.notNull().references("graph_change.id").onDelete("cascade"))
      .addColumn("thing", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("read_at", "text")
      .addColumn("read_by", "text")
      .addPrimaryKeyConstraint("graph_review_once", ["change_id", "thing"])
      .execute();
    await db.schema.createIndex("graph_review_unread").on("graph_review").columns(["read_at", "change_id"]).execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("graph_review").execute();
    await db.schema.dropTable("graph_change").execute();
  },
};

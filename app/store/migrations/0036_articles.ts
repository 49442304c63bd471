import { type Kysely, type Migration, sql } from "kysely";

/**
 * Articles of the desk: their versions with who wrote and who approved each, what was published of them and when, and
 * the number that tells every process that something else is published by now.
 */
export const articles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("article")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("publish_at", "text")
      .addColumn("proposal", "text")
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("article_by_publish_at").on("article").column("publish_at").execute();
    await db.schema
      .createTable("article_version")
      .addColumn("article_id", "text", (column) => column.notNull().references("article.id").onDelete("cascade"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("how", "text", (column) => column.notNull())
      .addColumn("based_on", "integer")
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("approved_by_id", "text")
      .addColumn("approved_by_name", "text")
      .addColumn("approved_at", "text")
      .addPrimaryKeyConstraint("article_version_once", ["article_id", "number"])
      .execute();
    await db.schema
      .createTable("article_publication")
      .addColumn("id", "text", (column) => column.primaryKey())
      // No cascade: what was public once is not deleted with a draft.
      .addColumn("article_id", "text", (column) => column.notNull().references("article.id"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("figures", "text", (column) => column.notNull())
      .addColumn("replaces", "text")
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await db.schema
      .createIndex("article_publication_of_article")
      .on("article_publication")
      .columns(["article_id", "at"])
      .execute();
    // One text of an article is public at a time.
    await db.schema
      .createIndex("article_publication_live")
      .on("article_publication")
      .column("article_id")
      .unique()
      .where(sql.ref("ended_at"), "is", null)
      .execute();
    await db.schema
      .createTable("published_state")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("generation", "integer", (column) => column.notNull())
      .execute();
    await sql`insert into published_state (id, generation) values (1, 0)`.execute(db);
  },
  async down(db: Kysely<unknown>) {
    const tables = ["published_state", "article_publication", "article_version", "article"];
    for (const table of tables) await db.schema.dropTable(table).execute();
  },
};

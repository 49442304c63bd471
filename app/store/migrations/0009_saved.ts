import type { Kysely, Migration } from "kysely";

/** What a plan keeps besides its list: results of the tools and award letters, the ledger, and the essays to write. */
export const saved: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("plan_saved")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("tool", "text", (column) => column.notNull())
      .addColumn("money", "integer", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("plan_saved_of_plan").on("plan_saved").columns(["plan_id", "owner"]).execute();
    await db.schema
      .createTable("plan_ledger_entry")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("book", "text", (column) => column.notNull())
      .addColumn("writer", "text", (column) => column.notNull())
      .addColumn("payer", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("plan_ledger_entry_of_plan")
      .on("plan_ledger_entry")
      .columns(["plan_id", "book", "day"])
      .execute();
    await db.schema
      .createTable("plan_ledger_split")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("book", "text", (column) => column.notNull())
      .addColumn("from_year", "integer", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("plan_ledger_split_once")
      .on("plan_ledger_split")
      .columns(["plan_id", "book", "from_year"])
      .unique()
      .execute();
    await db.schema
      .createTable("plan_essay")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plan.id").onDelete("cascade"))
      .addColumn("unitid", "integer")
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("word_limit", "integer")
      .addColumn("due", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("added_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("plan_essay_of_plan").on("plan_essay").column("plan_id").execute();
  },
  async down(db: Kysely<unknown>) {
    const tables = ["plan_essay", "plan_ledger_split", "plan_ledger_entry", "plan_saved"];
    for (const table of tables) await db.schema.dropTable(table).execute();
  },
};

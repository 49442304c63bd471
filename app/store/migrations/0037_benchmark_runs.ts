import type { Kysely, Migration } from "kysely";

/** Measurements of the server: what was chosen and what came of it. Nothing of a reader is in them. */
export const benchmarkRuns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("benchmark_run")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("asked_by", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("release", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .addColumn("said", "text", (column) => column.notNull())
      .addColumn("choices", "text", (column) => column.notNull())
      .addColumn("result", "text")
      .execute();
    await db.schema.createIndex("benchmark_run_by_moment").on("benchmark_run").column("asked_at").execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("benchmark_run").execute();
  },
};

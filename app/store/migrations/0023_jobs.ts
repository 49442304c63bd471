import type { Kysely, Migration } from "kysely";

/** Columns by which the administrators' overview counts, each with its index. */
const counted: readonly (readonly [name: string, table: string, columns: readonly string[]])[] = [
  ["account_by_time", "account", ["created_at"]],
  ["plan_by_time", "plan", ["created_at"]],
  ["billing_by_status", "billing", ["status"]],
  ["billing_invoice_by_time", "billing_invoice", ["paid_at"]],
];

/**
 * Jobs that run by themselves, each with its lock and its runs; when each outside service last answered; the releases
 * that have served; and when Stripe made an event, so that its delay can be seen.
 */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("job")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("locked_until", "text")
      .addColumn("locked_by", "text")
      .addColumn("asked_by", "text")
      .execute();
    await db.schema
      .createTable("job_run")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("job", "text", (column) => column.notNull())
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("said", "text", (column) => column.notNull())
      .addColumn("asked_by", "text")
      .execute();
    await db.schema.createIndex("job_run_of_job").on("job_run").columns(["job", "started_at"]).execute();
    await db.schema.createIndex("job_run_by_time").on("job_run").column("started_at").execute();
    await db.schema
      .createTable("part_check")
      .addColumn("part", "text", (column) => column.primaryKey())
      .addColumn("ok_at", "text")
      .addColumn("failed_at", "text")
      .addColumn("reason", "text")
      .execute();
    await db.schema
      .createTable("site_release")
      .addColumn("version", "text", (column) => column.primaryKey())
      .addColumn("first_seen_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("billing_event").addColumn("made_at", "text").execute();
    for (const [name, table, columns] of counted) {
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    }
  },
  async down(db: Kysely<unknown>) {
    for (const [name] of counted) await db.schema.dropIndex(name).execute();
    await db.schema.alterTable("billing_event").dropColumn("made_at").execute();
    for (const table of ["site_release", "part_check", "job_run", "job"]) await db.schema.dropTable(table).execute();
  },
};

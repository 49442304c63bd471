import type { Kysely, Migration } from "kysely";

/**
 * What somebody on the waitlist chose again and has not confirmed yet; how often something could not be made at Stripe
 * for an account; and the times by which old rows are forgotten.
 */
export const mending: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["next_topics", "next_token_hash", "next_asked_at"]) {
      await db.schema.alterTable("waitlist").addColumn(column, "text").execute();
    }
    await db.schema.createIndex("waitlist_next").on("waitlist").column("next_token_hash").unique().execute();
    await db.schema
      .alterTable("billing")
      .addColumn("attempt", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("plan_log_by_time").on("plan_log").column("at").execute();
    await db.schema.createIndex("billing_event_by_time").on("billing_event").column("received_at").execute();
    await db.schema.createIndex("error_report_by_time").on("error_report").column("at").execute();
  },
  async down(db: Kysely<unknown>) {
    for (const index of ["error_report_by_time", "billing_event_by_time", "plan_log_by_time", "waitlist_next"]) {
      await db.schema.dropIndex(index).execute();
    }
    await db.schema.alterTable("billing").dropColumn("attempt").execute();
    for (const column of ["next_asked_at", "next_token_hash", "next_topics"]) {
      await db.schema.alterTable("waitlist").dropColumn(column).execute();
    }
  },
};

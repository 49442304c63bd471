import type { Kysely, Migration } from "kysely";

/**
 * What Stripe says about each account, what was billed, which events were received, which customers must be ended at
 * Stripe because their account is gone, and how often somebody has done something lately.
 */
export const billing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("billing")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
      .addColumn("customer_id", "text", (column) => column.unique())
      .addColumn("waived_at", "text")
      .addColumn("asked", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("written", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("subscription_id", "text")
      .addColumn("status", "text")
      .addColumn("price_key", "text")
      .addColumn("trial_end", "text")
      .addColumn("period_end", "text")
      .addColumn("cancel_at", "text")
      .addColumn("ended_at", "text")
      .addColumn("unpaid_since", "text")
      .addColumn("trial_used", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("payment_method", "text")
      .addColumn("synced_at", "text")
      .execute();
    await db.schema
      .createTable("billing_invoice")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("number", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("paid_at", "text")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addColumn("due", "integer", (column) => column.notNull())
      .addColumn("paid", "integer", (column) => column.notNull())
      .addColumn("refunded", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("billing_invoice_of_account")
      .on("billing_invoice")
      .columns(["account_id", "created_at"])
      .execute();
    await db.schema
      .createTable("billing_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("done_at", "text")
      .execute();
    await db.schema
      .createTable("billing_farewell")
      .addColumn("customer_id", "text", (column) => column.primaryKey())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("rate_limit")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("taken", "integer", (column) => column.notNull())
      .addColumn("until", "text", (column) => column.notNull())
      .execute();
  },
  async down(db: Kysely<unknown>) {
    const tables = ["rate_limit", "billing_farewell", "billing_event", "billing_invoice", "billing"];
    for (const table of tables) await db.schema.dropTable(table).execute();
  },
};

import type { Kysely, Migration } from "kysely";

/** People with an account, the identities they sign in with, and the browsers they are signed in on. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("account")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("verified_email", "text", (column) => column.unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("picture", "text")
      .addColumn("age_band", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("identity")
      .addColumn("subject", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("identity_of_account").on("identity").column("account_id").execute();
    await db.schema
      .createTable("session")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.references("account.id").onDelete("cascade"))
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("pending", "text")
      .addColumn("roles", "text", (column) => column.notNull())
      .addColumn("refresh_token", "text")
      .addColumn("device", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("refreshed_at", "text", (column) => column.notNull())
      .addColumn("refresh_lock", "text")
      .addColumn("refresh_not_before", "text")
      .addColumn("ended", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("session_of_account").on("session").columns(["account_id", "seen_at"]).execute();
    await db.schema.createIndex("session_expiry").on("session").column("expires_at").execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ["session", "identity", "account"]) await db.schema.dropTable(table).execute();
  },
};

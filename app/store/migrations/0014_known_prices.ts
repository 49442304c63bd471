import type { Kysely, Migration } from "kysely";

/** The prices as the payment service last gave them, for all processes and across a restart. */
export const knownPrices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("known_prices")
      .addColumn("plan", "text", (column) => column.primaryKey())
      .addColumn("prices", "text", (column) => column.notNull())
      .addColumn("read_at", "text", (column) => column.notNull())
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("known_prices").execute();
  },
};

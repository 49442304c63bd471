import type { Kysely, Migration } from "kysely";

/** The range a household counts toward what both homes reach together, shown to nobody. */
export const countedPay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("household_vault").addColumn("counted_pay", "text").execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.alterTable("household_vault").dropColumn("counted_pay").execute();
  },
};

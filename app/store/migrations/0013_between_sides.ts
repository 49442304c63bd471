import type { Kysely, Migration } from "kysely";

/**
 * Money that one side of a ledger paid back to another, and the school year a payment counts for; and a proposal of
 * shares beside those that are agreed for the same year, with who proposed it. Rows from before have none of these.
 */
export const betweenSides: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("plan_ledger_entry").addColumn("receiver", "text").execute();
    await db.schema.alterTable("plan_ledger_entry").addColumn("for_year", "integer").execute();
    await db.schema.alterTable("plan_ledger_split").addColumn("proposer", "text").execute();
    await db.schema.dropIndex("plan_ledger_split_once").execute();
    await db.schema
      .createIndex("plan_ledger_split_of_plan")
      .on("plan_ledger_split")
      .columns(["plan_id", "book", "from_year"])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex("plan_ledger_split_of_plan").execute();
    await db.schema
      .createIndex("plan_ledger_split_once")
      .on("plan_ledger_split")
      .columns(["plan_id", "book", "from_year"])
      .unique()
      .execute();
    await db.schema.alterTable("plan_ledger_split").dropColumn("proposer").execute();
    await db.schema.alterTable("plan_ledger_entry").dropColumn("for_year").execute();
    await db.schema.alterTable("plan_ledger_entry").dropColumn("receiver").execute();
  },
};

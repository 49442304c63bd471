import type { Kysely, Migration } from "kysely";

/** That somebody whose account is deleted has had their trial, under keyed hashes of what the account was known by. */
export const takenTrials: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("taken_trial")
      .addColumn("person_key", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("taken_trial_by_time").on("taken_trial").column("at").execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable("taken_trial").execute();
  },
};

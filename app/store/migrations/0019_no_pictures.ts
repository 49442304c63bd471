import { type Kysely, type Migration, sql } from "kysely";

/** Forgets the addresses of people's pictures (decision 43). The column stays, empty: a table is not rebuilt for it. */
export const noPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update account set picture = null`.execute(db);
  },
  async down() {
    // What is forgotten cannot come back.
  },
};

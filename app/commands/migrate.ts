/**
 * `npm run migrate`: brings the store up to date and says what it did. Safe to run from several machines at once.
 */
import { env } from "~/env.server";
import { openStore } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import { explain } from "./explain";

try {
  const store = openStore(env().database);
  try {
    const applied = await migrate(store);
    console.log(applied.length === 0 ? "The store is up to date." : `Applied ${applied.join(", ")}.`);
  } finally {
    await store.destroy();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

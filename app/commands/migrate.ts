/**
 * `npm run migrate`: brings the store up to date and says what it did. Safe to run from several machines at once.
 */
import { EnvironmentError, env } from "~/env.server";
import { openStore } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";

try {
  const store = openStore(env().database);
  try {
    const applied = await migrate(store);
    console.log(applied.length === 0 ? "The store is up to date." : `Applied ${applied.join(", ")}.`);
  } finally {
    await store.destroy();
  }
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : explain(error));
  process.exitCode = 1;
}

function explain(error: unknown): string {
  const reasons: string[] = [];
  for (let each = error; each instanceof Error; each = each.cause) reasons.push(each.message || each.name);
  return reasons.join(" ");
}

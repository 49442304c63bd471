import { sql } from "kysely";
import type { Store } from "~/store/database.server";

/** Rows of every table as text, so that two moments of a store can be compared whatever its tables are. */
export type Content = ReadonlyMap<string, readonly string[]>;

/** Tables that count attempts, versions or runs and hold nothing of anybody. */
const left = /^(rate_limit|kysely_|job$|job_run$|part_check$|site_release$)/;
/** What changes by itself: when somebody was seen, and how far a message has come on its way out. */
const onlyKeys: Readonly<Record<string, readonly string[]>> = {
  session: ["id", "account_id"],
  mail: ["id", "kind", "member_id"],
};

/** Names of the tables of each store, asked for once: only a migration changes what tables there are. */
const tablesOf = new WeakMap<Store, Promise<readonly string[]>>();

/** To be called by a test that migrates a store whose content it has read. */
export const tablesHaveChanged = (store: Store): void => {
  tablesOf.delete(store);
};

async function namesOfTables(store: Store): Promise<readonly string[]> {
  return (await store.introspection.getTables()).map(({ name }) => name).filter((name) => !left.test(name));
}

/** All that a store holds now, but for what changes by itself. */
export async function contentOf(store: Store): Promise<Content> {
  const known = tablesOf.get(store) ?? namesOfTables(store);
  tablesOf.set(store, known);
  const content = new Map<string, readonly string[]>();
  for (const name of await known) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(store);
    const keys = onlyKeys[name];
    const kept = rows.map((row) => (keys ? Object.fromEntries(keys.map((key) => [key, row[key]])) : row));
    content.set(name, kept.map((row) => JSON.stringify(row)).sort());
  }
  return content;
}

/** What is in one of two contents only, a line for each row: "+ plan_task {…}". */
export function changesBetween(before: Content, after: Content): readonly string[] {
  const changes: string[] = [];
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(table) ?? [], after.get(table) ?? []];
    const [there, here] = [new Set(was), new Set(is)];
    changes.push(...was.filter((row) => !here.has(row)).map((row) => `- ${table} ${row}`));
    changes.push(...is.filter((row) => !there.has(row)).map((row) => `+ ${table} ${row}`));
  }
  return changes;
}

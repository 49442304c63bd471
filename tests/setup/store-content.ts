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

/** All that a store holds now, but for what changes by itself. */
export async function contentOf(store: Store): Promise<Content> {
  const tables = (await store.introspection.getTables()).filter(({ name }) => !left.test(name));
  const content = new Map<string, readonly string[]>();
  for (const { name } of tables) {
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
    changes.push(...was.filter((row) => !is.includes(row)).map((row) => `- ${table} ${row}`));
    changes.push(...is.filter((row) => !was.includes(row)).map((row) => `+ ${table} ${row}`));
  }
  return changes;
}

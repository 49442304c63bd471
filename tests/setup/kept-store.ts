import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { openStore, type Store } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import { migrations } from "~/store/migrations";
import { type FilledPlan, type Who, whos } from "./filled-plan";
import type { Output } from "./plan-outputs";
import { Visitor } from "./visitor";

/**
 * Stores as a release wrote them, with what its readers saw: `tests/upgrade/<day>/`. A release is kept with
 * `RECORD_STORE=<day> npx vitest run --config remix.config.js tests/contract/upgrade.test.ts`.
 */
const folder = "tests/upgrade";
export const keptReleases = (): readonly string[] => readdirSync(folder).sort();

/** Names of the marks that each person found, by kind of output and by the file of an export. */
export type Seen = Readonly<Record<string, readonly string[]>>;

/** What is kept beside a store. */
interface KeptFacts {
  readonly plan: Omit<FilledPlan, "people">;
  readonly cookies: Readonly<Record<Who, string>>;
  readonly seen: Readonly<Record<Who, Seen>>;
}

/** A store as a release left it. */
export class KeptStore {
  readonly facts: KeptFacts;

  constructor(readonly release: string) {
    this.facts = JSON.parse(readFileSync(join(folder, release, "seen.json"), "utf8")) as KeptFacts;
  }

  /** The same rows in an empty store of either kind, which is then as that release had it: not yet migrated. */
  async writeInto(store: Store): Promise<Readonly<Record<string, number>>> {
    const file = join(tmpdir(), `kept-${this.release}-${process.pid}-${Date.now()}.sqlite`);
    writeFileSync(file, gunzipSync(readFileSync(join(folder, this.release, "store.sqlite.gz"))));
    const kept = openStore({ dialect: "sqlite", file });
    try {
      const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(kept);
      const names = new Set(applied.rows.map(({ name }) => name));
      await migrate(store, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.has(name))));
      return await copyRows(kept, store);
    } finally {
      await kept.destroy();
      rmSync(file);
    }
  }

  /** The people of the plan, signed in as they were. */
  people(origin: string): Readonly<Record<Who, Visitor>> {
    const signedIn = whos.map((who) => {
      const visitor = new Visitor(origin);
      for (const cookie of this.facts.cookies[who].split("; ").filter(Boolean)) {
        const [name = "", value = ""] = cookie.split(/=(.*)/s);
        visitor.setCookie(name, value);
      }
      return [who, visitor];
    });
    return Object.fromEntries(signedIn) as Record<Who, Visitor>;
  }
}

/** Tables in which a row comes after the rows it names; the rest in any order. */
async function copyRows(from: Store, to: Store): Promise<Readonly<Record<string, number>>> {
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
  `.execute(from);
  const counts: Record<string, number> = {};
  let waiting = tables.rows.map(({ name }) => name);
  for (const name of waiting) {
    counts[name] = (await sql`select * from ${sql.table(name)}`.execute(from)).rows.length;
  }
  // A table whose rows name rows of a table that is still to come is refused, and tried again after it.
  while (waiting.length > 0) {
    const refused: string[] = [];
    let cause: unknown;
    for (const name of waiting) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(from);
      const anyTable = to as unknown as Kysely<Record<string, Record<string, unknown>>>;
      try {
        await anyTable.transaction().execute(async (within) => {
          for (const row of rows) await within.insertInto(name).values(row).execute();
        });
      } catch (error) {
        refused.push(name);
        cause = error;
      }
    }
    if (refused.length === waiting.length) throw cause;
    waiting = refused;
  }
  return counts;
}

/** Keeps a store and what its readers saw, as the release of a day. */
export async function keepRelease(
  release: string,
  store: Store,
  { people, ...plan }: FilledPlan,
  seen: KeptFacts["seen"],
): Promise<void> {
  const file = join(tmpdir(), `keep-${process.pid}.sqlite`);
  rmSync(file, { force: true });
  await sql`vacuum into ${sql.lit(file)}`.execute(store);
  mkdirSync(join(folder, release), { recursive: true });
  writeFileSync(join(folder, release, "store.sqlite.gz"), gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
  const cookies = Object.fromEntries(whos.map((who) => [who, people[who].cookies()])) as Record<Who, string>;
  const facts: KeptFacts = { plan, cookies, seen };
  writeFileSync(join(folder, release, "seen.json"), `${JSON.stringify(facts, null, 1)}\n`);
}

/** Which marks stand in what somebody gets. @param marks names and what finds them */
export function seenIn(outputs: readonly Output[], marks: readonly (readonly [string, RegExp])[]): Seen {
  const seen: Record<string, string[]> = {};
  for (const { kind, name, text } of outputs) {
    // Mails are in the memory of the stand-in, which no release leaves behind.
    if (kind === "mail") continue;
    const place = kind === "export" ? `export ${name.replace(/[0-9a-f]{32}|\d{4}-\d\d-\d\d/g, "…")}` : kind;
    const found = marks.filter(([, mark]) => mark.test(text)).map(([mark]) => mark);
    seen[place] = [...new Set([...(seen[place] ?? []), ...found])].sort();
  }
  return seen;
}

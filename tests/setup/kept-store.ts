import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Database } from "~/env.server";
import { openStore, type Store } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import { migrations } from "~/store/migrations";
import { type FilledPlan, type Who, whos } from "./filled-plan";
import type { Output } from "./plan-outputs";
import { type ReleaseStatements, readStatements } from "./release-statements";
import type { EmptyStore } from "./stores";
import { Visitor } from "./visitor";

/** Stores as a release wrote them, with what its readers saw: `tests/upgrade/<day>/`, which `keep-release.ts` makes. */
const folder = "tests/upgrade";
export const keptReleases = (): readonly string[] => readdirSync(folder).sort();

/** What is kept of a release on a kind of store. */
type Part = "the store" | "its people" | "its statements";
type Dialect = Database["dialect"];
export const fileOf = (release: string, part: Part, dialect: Dialect): string => {
  const store = dialect === "sqlite" ? "store.sqlite.gz" : "store.sql.gz";
  const names = {
    "the store": store,
    "its people": `${dialect}.json`,
    "its statements": `${dialect}-statements.json.gz`,
  };
  return join(folder, release, names[part]);
};
export const seenFileOf = (release: string): string => join(folder, release, "seen.json");

/**
 * Names of the marks that each person found, by kind of output, by the file of an export and, but in the first release
 * that was kept, by the address of a page.
 */
export type Seen = Readonly<Record<string, readonly string[]>>;

/** What is kept beside a store. */
export interface KeptPeople {
  readonly plan: Omit<FilledPlan, "people">;
  readonly cookies: Readonly<Record<Who, string>>;
  /** Path of the receipt of somebody whom other services have not deleted yet. The first release kept has none. */
  readonly receipt?: string;
}

/** A store as a release left it. */
export class KeptStore {
  readonly kept: KeptPeople;
  readonly seen: Readonly<Record<Who, Seen>>;
  /** Null of the first release that was kept. */
  readonly statements: ReleaseStatements | null;
  /** Of the first release that was kept there is a SQLite file alone. */
  readonly #from: Dialect;

  constructor(
    readonly release: string,
    dialect: Dialect,
  ) {
    this.#from = existsSync(fileOf(release, "the store", dialect)) ? dialect : "sqlite";
    this.kept = JSON.parse(readFileSync(fileOf(release, "its people", this.#from), "utf8")) as KeptPeople;
    this.seen = JSON.parse(readFileSync(seenFileOf(release), "utf8")) as Record<Who, Seen>;
    const statements = fileOf(release, "its statements", dialect);
    this.statements = existsSync(statements) ? readStatements(statements) : null;
  }

  /**
   * Makes an empty store what that release left, which is not yet migrated.
   *
   * @returns how many rows each table has
   */
  async writeInto({ address, store }: EmptyStore): Promise<Readonly<Record<string, number>>> {
    const kept = gunzipSync(readFileSync(fileOf(this.release, "the store", this.#from)));
    if (address.dialect === "postgres" && this.#from === "postgres") {
      const client = new pg.Client({ connectionString: address.url });
      await client.connect();
      await client.query(kept.toString()).finally(() => client.end());
    } else if (address.dialect === "sqlite") {
      // Nobody has opened the store yet.
      writeFileSync(address.file, kept);
    } else {
      await this.#copyInto(store, kept);
    }
    return await countRows(store);
  }

  /** The rows of a SQLite file in an empty PostgreSQL, which gets the tables that the release had. */
  async #copyInto(store: Store, kept: Uint8Array): Promise<void> {
    const file = join(tmpdir(), `kept-${this.release}-${process.pid}-${Date.now()}.sqlite`);
    writeFileSync(file, kept);
    const from = openStore({ dialect: "sqlite", file });
    try {
      const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(from);
      const names = new Set(applied.rows.map(({ name }) => name));
      await migrate(store, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.has(name))));
      await copyRows(from, store);
    } finally {
      await from.destroy();
      rmSync(file);
    }
  }

  /** The people of the plan, signed in as they were. */
  people(origin: string): Readonly<Record<Who, Visitor>> {
    const signedIn = whos.map((who) => {
      const visitor = new Visitor(origin);
      for (const cookie of this.kept.cookies[who].split("; ").filter(Boolean)) {
        const [name = "", value = ""] = cookie.split(/=(.*)/s);
        visitor.setCookie(name, value);
      }
      return [who, visitor];
    });
    return Object.fromEntries(signedIn) as Record<Who, Visitor>;
  }
}

const tablesOf = async (store: Store): Promise<readonly string[]> =>
  (await store.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name);

async function countRows(store: Store): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const name of await tablesOf(store)) {
    counts[name] = (await sql`select * from ${sql.table(name)}`.execute(store)).rows.length;
  }
  return counts;
}

async function copyRows(from: Store, to: Store): Promise<void> {
  let waiting = await tablesOf(from);
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
}

/** Which marks stand in what somebody gets. @param marks names and what finds them */
export function seenIn(outputs: readonly Output[], marks: readonly (readonly [string, RegExp])[]): Seen {
  const seen: Record<string, string[]> = {};
  for (const { kind, name, text } of outputs) {
    // Mails are in the memory of the stand-in, which no release leaves behind.
    if (kind === "mail") continue;
    const found = marks.filter(([, mark]) => mark.test(text)).map(([mark]) => mark);
    for (const place of placesOf(kind, name)) seen[place] = [...new Set([...(seen[place] ?? []), ...found])].sort();
  }
  // An address that shows nothing of it says no more than all pages together do.
  const places = Object.entries(seen).filter(([place, found]) => found.length > 0 || !place.startsWith("page "));
  return Object.fromEntries(places);
}

/** A page counts for all pages, and at its own address, which says nothing of ids; so does the data of it. */
function placesOf(kind: Output["kind"], name: string): readonly string[] {
  if (kind === "calendar") return [kind];
  const place = `${kind} ${name.replace(/[0-9a-f]{32}|\d{4}-\d\d-\d\d/g, "…")}`;
  return kind === "export" ? [place] : [kind, place.replace(".data", "")];
}

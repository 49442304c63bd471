import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import type { Database } from "~/env.server";
import { openStore } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";

/** The migrated file that this process copies: made when the first copy is asked for. */
let template: Promise<string> | undefined;

/** Puts an empty SQLite store that is up to date at the path of a file that isn't there yet. */
export async function copyMigratedSqlite(file: string): Promise<void> {
  template ??= makeTemplate();
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(await template, file);
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const store = openStore({ dialect: "sqlite", file: join(folder, "migrated.sqlite") });
  const whole = join(folder, "whole.sqlite");
  try {
    await migrate(store);
    // Much of a store that was just written is in the file beside it.
    await sql`vacuum into ${sql.lit(whole)}`.execute(store);
  } finally {
    await store.destroy();
  }
  return whole;
}

/** Runs every migration that a store lacks. */
export async function bringUpToDate(address: Database): Promise<void> {
  const store = openStore(address);
  await migrate(store).finally(() => store.destroy());
}

/**
 * What a launcher must know before it starts a server, as one JSON object on standard output: the environment is
 * complete, the data folder is there, the store is up to date.
 *
 * `--live` asks for real providers, `--migrate` brings the store up to date; without it an old store is refused.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EnvironmentError, readEnvironment } from "~/env.server";
import { site } from "~/site";
import { openStore } from "~/store/database.server";
import { migrate, pendingMigrations } from "~/store/migrate.server";
import { explain } from "./explain";

/** What the launcher takes over. */
export interface Preflight {
  readonly name: string;
  readonly mode: "sandbox" | "live";
  readonly host: string;
  readonly port: number;
  /** Variables for the server, beside those the launcher was given. */
  readonly variables: Readonly<Record<string, string>>;
}

const flags = new Set(process.argv.slice(2));

try {
  const reading = readEnvironment(process.env, { production: flags.has("--live") });
  if (!reading.ok) throw new EnvironmentError(reading.problems);
  const { mode, host, port, dataDir, database } = reading.values;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeToOthers(dataDir);

  const store = openStore(database);
  try {
    if (flags.has("--migrate")) {
      const applied = await migrate(store);
      if (applied.length > 0) console.error(`Store: applied ${applied.join(", ")}`);
    } else {
      const pending = await pendingMigrations(store);
      if (pending.length > 0) {
        throw new Error(
          `The store lacks ${pending.join(", ")}. Run "npm run migrate" first, or start with "npm run serve -- --migrate".`,
        );
      }
    }
  } finally {
    await store.destroy();
  }

  const variables: Record<string, string> = { MODE: mode, HOST: host, PORT: String(port) };
  if (mode === "sandbox" && !process.env.SESSION_SECRET) variables.SESSION_SECRET = sandboxSecret(dataDir);
  const result: Preflight = { name: site.name, mode, host, port, variables };
  console.log(JSON.stringify(result));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/**
 * Nobody else on this machine may look into the data folder. A folder that everybody writes to (with the sticky bit, as
 * /tmp has) or that belongs to somebody else stays as it is, and the person who starts the server is told.
 */
function closeToOthers(folder: string): void {
  // Windows has other rights.
  if (process.getuid === undefined) return;
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) === 0) return;
  if ((mode & 0o1000) === 0 && uid === process.getuid()) chmodSync(folder, 0o700);
  else console.error(`Other users of this machine can look into ${folder}. Choose a DATA_DIR of its own.`);
}

/** One secret for each data folder, so that people stay signed in to their own stand-in over a restart. */
function sandboxSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

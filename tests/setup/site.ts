import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Environment, EnvironmentError, readEnvironment } from "~/env.server";
import { startStandIns } from "~/sandbox/server";
import { build } from "../../app/commands/prepare.js";
import { memoryLimits } from "../../app/commands/server.js";
import { freePort } from "./free-port";
import { bringUpToDate, copyMigratedSqlite } from "./migrated-store";

/** The built site, as it is served, on a free port of this machine with a data folder of its own. */
export interface RunningSite {
  /** Scheme, host and port, e.g. "http://localhost:40123". */
  readonly origin: string;
  /** Where its store is, as `DATABASE_URL` takes it. */
  readonly database: string;
  /** Process of the server. */
  readonly pid: number;
  /** A request that follows no redirect. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Everything the server has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts the built site and waits until it answers. Fails with what the server printed when it does not.
 *
 * What the launcher does before (`launchers.test.ts` and `portable-build.test.ts` start that one) is done here by the
 * process of the test, which has the modules in memory: a launcher for each of a hundred sites was a fifth of a run.
 */
export async function startSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  await builtOnce();
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const port = environment.PORT === undefined ? await freePort() : Number(environment.PORT);
  const origin = `http://localhost:${port}`;
  const { SANDBOX_ORIGIN, ...given } = environment;
  const wanted: NodeJS.ProcessEnv = {
    ...process.env,
    VITEST: "",
    NODE_ENV: "production",
    DATABASE_URL: "",
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    PORT: String(port),
    MODE: "sandbox",
    SESSION_SECRET: "what sites of tests without a secret of their own seal with",
    ...given,
  };
  const settings = await prepareStore(wanted);
  const standIns = settings.mode === "sandbox" && SANDBOX_ORIGIN === undefined ? await startStandIns() : undefined;
  const sandbox = SANDBOX_ORIGIN ?? standIns?.origin;
  const limits = memoryLimits();
  const child: ChildProcess = spawn(process.execPath, [...limits.flags, "build/server/serve.js"], {
    env: { ...limits.variables, ...wanted, ...(sandbox === undefined ? {} : { SANDBOX_ORIGIN: sandbox }) },
    // The channel tells the server when the process of the test is gone.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  const stop = async () => {
    await ended(child);
    await standIns?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 3000; attempt++) {
    if (child.exitCode !== null) break;
    const health = await fetch(`${origin}/api/health`).catch(() => null);
    if (health?.ok) {
      const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: "manual", ...init });
      const database = environment.DATABASE_URL ?? join(folder, "store.sqlite");
      return { origin, database, pid: child.pid ?? 0, get, printed: () => printed, stop };
    }
    await new Promise((wait) => setTimeout(wait, 50));
  }
  await stop();
  throw new Error(`The site did not start:\n${printed}`);
}

let shared: Promise<RunningSite> | undefined;

/** A site that isn't stopped by who asks it. */
export type SharedSite = Omit<RunningSite, "stop">;

/**
 * One site for all files of a worker that ask only what anybody may ask, and change nothing that another file sees. It
 * stops with the worker.
 */
export function sharedSite(): Promise<SharedSite> {
  shared ??= startSite().then((site) => {
    process.once("exit", () => {
      process.kill(site.pid);
      rmSync(dirname(site.database), { recursive: true, force: true });
    });
    return site;
  });
  return shared;
}

/** Builds what is not built, once for the tests of this process. */
let building: Promise<void> | undefined;
function builtOnce(): Promise<void> {
  building ??= (async () => {
    // The build must not take itself for a test.
    const { VITEST } = process.env;
    delete process.env.VITEST;
    await build().finally(() => {
      if (VITEST !== undefined) process.env.VITEST = VITEST;
    });
  })();
  return building;
}

/** Reads the environment as the launcher does, and brings the store up to date. */
async function prepareStore(environment: NodeJS.ProcessEnv): Promise<Environment> {
  const reading = readEnvironment(environment, { production: false });
  if (!reading.ok) throw new EnvironmentError(reading.problems);
  const { database } = reading.values;
  if (database.dialect === "sqlite" && !existsSync(database.file)) await copyMigratedSqlite(database.file);
  await bringUpToDate(database);
  return reading.values;
}

/** Tells a program to stop, and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await exit;
}

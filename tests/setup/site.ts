import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port";

/** The built site, served the way people get it, on a free port of this machine with a data folder of its own. */
export interface RunningSite {
  /** Scheme, host and port, e.g. "http://localhost:40123". */
  readonly origin: string;
  /** Where its store is, as `DATABASE_URL` takes it. */
  readonly database: string;
  /** Process of the launcher, whose child serves. */
  readonly pid: number;
  /** A request that follows no redirect. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Everything the server has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** Starts the built site and waits until it answers. Fails with what the server printed when it does not. */
export async function startSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["app/commands/start.js"], {
    env: {
      ...process.env,
      // It may have to build first, and the build must not take itself for a test.
      VITEST: "",
      NODE_ENV: "production",
      DATABASE_URL: "",
      DATA_DIR: folder,
      PORT: String(port),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const stop = async () => {
    await ended(child);
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

/** Tells a program to stop, and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await exit;
}

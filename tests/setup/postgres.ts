/**
 * Gives the tests a PostgreSQL of their own: a cluster in a temporary folder, on a free port of this machine, started
 * when the first test asks for it and deleted at the end. Nothing is shared with a server that may already run.
 *
 * PostgreSQL refuses to run as root, so as root it runs as `postgres` or `nobody`.
 */
import { execFileSync, spawn } from "node:child_process";
import { accessSync, chownSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { findPostgres } from "../../app/commands/programs.js";
import { freePort } from "./free-port";

declare module "vitest" {
  interface ProvidedContext {
    /** Ask this address and it answers with the URL of a running PostgreSQL; null where there is none to run. */
    postgres: string | null;
  }
}

export default async function setup(project: TestProject) {
  const programs = findPostgres();
  if (programs === null) {
    if (process.env.CI)
      throw new Error("PostgreSQL is missing, and the store must be tested on it. Install postgresql.");
    console.warn(
      "\n!!! NOT TESTED ON POSTGRESQL: initdb and postgres were not found.\n!!! Install PostgreSQL to run the tests of the store on it too.\n",
    );
    project.provide("postgres", null);
    return;
  }

  let cluster: Promise<Cluster> | undefined;
  const door = createServer((_, response) => {
    cluster ??= start(programs);
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => door.listen(0, "127.0.0.1", done));
  project.provide("postgres", `http://127.0.0.1:${(door.address() as AddressInfo).port}/`);

  return async () => {
    door.close();
    await (await cluster?.catch(() => undefined))?.stop();
  };
}

interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

async function start(programs: string): Promise<Cluster> {
  const user = process.getuid?.() === 0 ? unprivileged() : null;
  const folder = mkdtempSync(join(roomFor(user), "postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const environment: NodeJS.ProcessEnv = { ...process.env, LC_ALL: "C", HOME: folder };
  const as = { ...user, cwd: folder, env: environment };

  const initialise = ["-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  execFileSync(join(programs, "initdb"), initialise, { ...as, stdio: ["ignore", "ignore", "inherit"] });

  const port = await freePort();
  const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "shared_buffers=16MB"];
  const server = [
    "-D",
    data,
    "-p",
    String(port),
    "-k",
    folder,
    "-h",
    "127.0.0.1",
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  // The shell stops the server when its own input closes: also when this process is killed and cannot say goodbye.
  const shell = spawn(
    "sh",
    ["-c", '"$@" 2>log & cat >/dev/null; kill -INT $!; wait', "sh", join(programs, "postgres"), ...server],
    { ...as, stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  const ended = new Promise<void>((done) => shell.once("exit", () => done()));
  const stop = async () => {
    shell.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  try {
    await answers(url);
  } catch (error) {
    const log = join(folder, "log");
    const said = existsSync(log) ? execFileSync("tail", ["-n", "20", log], { encoding: "utf8" }) : "";
    await stop();
    throw new Error(`PostgreSQL did not start: ${error}\n${said}`);
  }
  return { url, stop };
}

/** Memory that the cluster may take where it's kept there. A run needs a tenth of it. */
const roomInMemory = 2 * 1024 ** 3;

/**
 * The folder the cluster goes in: in memory where there's room. Each empty store is a thousand files made and deleted,
 * and ext4 gives no number of a file out again for five seconds: it looked for free ones a third of a run.
 */
function roomFor(user: object | null): string {
  const memory = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(memory);
    accessSync(memory, constants.W_OK);
    if (bavail * bsize >= roomInMemory) return memory;
  } catch {
    // No such folder on this system.
  }
  // Root's own temporary folder may be closed to the user PostgreSQL runs as.
  return user ? "/tmp" : tmpdir();
}

function unprivileged(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user here; try the next.
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.");
}

async function answers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 1000) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

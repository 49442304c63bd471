/** Starting the server of the build, waiting until it answers, and stopping it cleanly. */
import { execFile, fork, spawn } from "node:child_process";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { promisify } from "node:util";
import { exitCode, forwardSignals, Stop } from "./prepare.js";

/**
 * Reads the environment and the state of the store, and stops with every problem when one is not fit.
 *
 * @param {string[]} flags
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<import("./preflight").Preflight>}
 */
export async function preflight(flags, environment = process.env) {
  const words = ["--import", "tsx", "app/commands/preflight.ts", ...flags];
  const asked = promisify(execFile)(process.execPath, words, { env: environment });
  asked.child.stderr?.pipe(process.stderr);
  const { stdout } = await asked.catch(() => {
    throw new Stop("");
  });
  return JSON.parse(stdout);
}

/**
 * Stops early, with a plain sentence, when something else has the port.
 *
 * @param {number} port
 * @param {string} host
 */
export async function requireFreePort(port, host) {
  const probe = createServer();
  try {
    await new Promise((resolve, reject) => {
      probe.once("error", reject);
      probe.listen({ port, host, exclusive: true }, () => resolve(undefined));
    });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EADDRINUSE") {
      throw new Stop(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES") throw new Stop(`This user may not listen on port ${port}. Choose one above 1023.`);
    if (code === "EADDRNOTAVAIL") throw new Stop(`HOST=${host} is not an address of this machine.`);
    throw error;
  } finally {
    await new Promise((done) => probe.close(done));
  }
}

/**
 * Starts the stand-ins for the providers as a program of their own, unless the environment names some that already run.
 * They end when this process does.
 *
 * @returns {Promise<Record<string, string>>} the variable that tells the site where they listen
 */
export async function startStandIns() {
  if (process.env.SANDBOX_ORIGIN) return {};
  const child = fork("app/sandbox/serve.ts", { execArgv: ["--import", "tsx"], detached: true });
  /** @type {string} */
  const origin = await new Promise((resolve, reject) => {
    child.once("message", (/** @type {{ origin: string }} */ message) => resolve(message.origin));
    child.once("exit", () => reject(new Stop("The stand-ins for sign-in did not start.")));
    child.once("error", reject);
  });
  child.removeAllListeners("exit");
  child.unref();
  child.channel?.unref();
  return { SANDBOX_ORIGIN: origin };
}

/**
 * Serves the build until it ends or is told to stop. Passes the exit code on.
 *
 * @param {import("./preflight").Preflight} here
 */
export async function serve({ name, mode, host, port, variables }) {
  await requireFreePort(port, host);
  const standIns = mode === "sandbox" ? await startStandIns() : {};
  const limits = memoryLimits();
  // A group of its own, so that Ctrl-C reaches it once, by us. The channel tells it when we are gone.
  const child = spawn(process.execPath, [...limits.flags, "build/server/serve.js"], {
    env: { ...limits.variables, ...process.env, ...variables, ...standIns, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(exitCode(code, signal)));
    child.once("error", () => resolve(1));
  });

  let stopping = false;
  const forget = forwardSignals(() => {
    if (stopping) return;
    stopping = true;
    child.kill("SIGTERM");
    // An answer that never ends must not hold up the end of the server.
    setTimeout(() => child.kill("SIGKILL"), 8_000).unref();
  });

  const address = ["127.0.0.1", "0.0.0.0", "::"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const url = `http://${address}:${port}`;
  const over = new AbortController();
  ended.finally(() => over.abort());
  const ready = await answers(url.replace("localhost", "127.0.0.1"), over.signal);
  if (ready) {
    if (mode === "sandbox") {
      console.log("Sandbox: sign-in, payment and mail are stand-ins, and only this computer can open the site.");
    }
    console.log(`${name} is ready: ${url}`);
  }
  const code = await ended;
  forget();
  process.exitCode = stopping ? 0 : code;
  if (!stopping) throw new Stop(`The server ended${ready ? "" : " before it answered"}.`, code || 1);
}

/**
 * Waits for the health check, at most a minute; what the server has to say about itself it has said by then.
 *
 * @param {string} url
 * @param {AbortSignal} over  the server has ended, and there is nothing to wait for
 */
async function answers(url, over) {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const response = await fetch(`${url}/api/health`, { signal: over }).catch(() => null);
    // Read to the end: a connection that waits for its reader would hold up the end of the server.
    await response?.arrayBuffer().catch(() => null);
    if (response?.ok) return true;
    if (over.aborted) return false;
    await new Promise((done) => setTimeout(done, 100));
  }
  console.error(`The server does not answer at ${url}/api/health.`);
  return false;
}

/**
 * Bounds for the server's memory. The heap: half of what the machine or container has, between 256 and 512 MB; without
 * one, Node lets it grow far beyond what is in use. What is new: 16 MB. A limit in NODE_OPTIONS is left as it is.
 *
 * Outside the heap, glibc keeps freed memory in an arena for each thread, and more of it each time something large was
 * freed: 60 MB after the first pages were compressed. Two arenas, and thresholds that don't rise, give it back. Other C
 * libraries don't know the variables, and what the environment already says is left as it is.
 */
export function memoryLimits() {
  const given = process.env.NODE_OPTIONS ?? "";
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 ** 2;
  const flags = [
    `--max-old-space-size=${Math.round(Math.max(256, Math.min(512, memory / 2)))}`,
    "--max-semi-space-size=16",
  ].filter((limit) => !given.includes(limit.slice(2, limit.indexOf("="))));
  const threshold = String(1024 ** 2);
  return {
    flags,
    variables: {
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: threshold,
      MALLOC_MMAP_THRESHOLD_: threshold,
    },
  };
}

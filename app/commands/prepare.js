/**
 * What must be true before any other command can run: a Node that is new enough, the packages of the lock file, a
 * build of the sources as they are. Plain JavaScript without a dependency, since it runs before they are installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress-files.js";

/** The folder of the project. Every command runs from here, wherever it was called. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Stops the command with a sentence for the person who called it. */
export class Stop extends Error {
  /** @param {string} sentence @param {number} [code] */
  constructor(sentence, code = 1) {
    super(sentence);
    this.code = code;
  }
}

/**
 * Runs a whole command: from the project folder, with the settings of `.env`, and with plain sentences for errors.
 *
 * @param {() => Promise<unknown>} work
 */
export async function command(work) {
  try {
    process.chdir(root);
    requireNode();
    // What the environment already sets wins over the file.
    if (existsSync(".env")) process.loadEnvFile(".env");
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) console.error(error.message);
    process.exitCode = error.code;
  }
}

/**
 * Whether a Node version is at least the one needed, by major, minor and patch.
 *
 * @param {string} version such as "20.19.1"
 * @param {string} needed such as ">=20.19"
 */
export function isNewEnough(version, needed) {
  const have = version.split(".").map(Number);
  const want = needed
    .replace(/[^\d.]/g, "")
    .split(".")
    .map(Number);
  for (let index = 0; index < 3; index++) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

function requireNode() {
  const needed = JSON.parse(readFileSync("package.json", "utf8")).engines.node;
  if (!isNewEnough(process.versions.node, needed)) {
    throw new Stop(
      `This needs Node ${needed} and found ${process.versions.node}. Get a newer one from https://nodejs.org.`,
    );
  }
}

/**
 * Whether `node_modules` holds what the lock file names. npm leaves a lock file of its own there when an installation
 * is complete. Optional packages of other systems may be missing, and more than asked for does no harm.
 *
 * @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?:
 *   boolean }> }} Lock
 * @param {Lock} lock
 * @param {Lock | null} installed
 */
export function isInstalled(lock, installed) {
  if (installed === null) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const found = installed.packages[path];
    if (path === "") return true;
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Installs from the lock file when the packages are missing or not those of the lock file. */
export async function install() {
  const hidden = "node_modules/.package-lock.json";
  const installed = existsSync(hidden) ? JSON.parse(readFileSync(hidden, "utf8")) : null;
  if (isInstalled(JSON.parse(readFileSync("package-lock.json", "utf8")), installed)) return;
  // The build needs the development packages, also where NODE_ENV is set to production.
  await step("Installing packages", () => run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]));
}

const sources = ["app", "content", "public", "package.json", "package-lock.json", "remix.config.js", "tsconfig.json"];
const stamp = "build/sources.txt";

/** The commands that a build runs, or that its configuration reads. */
const ofBuild = new Set([
  "browser-tables.js",
  "build-passages.ts",
  "check-words.ts",
  "compress-files.js",
  "draw-pictures.ts",
  "prepare.js",
  "route-list.js",
]);

/**
 * A digest of everything a build depends on: names and contents. Tests and all other commands are left out, for they
 * are never part of a build.
 *
 * @param {string} folder the project folder
 */
export function digestOfSources(folder) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const name = relative(folder, path);
    if (/\.test\.tsx?$/.test(name)) return;
    if (dirname(name) === join("app", "commands") && !ofBuild.has(basename(name))) return;
    if (statSync(path).isDirectory()) {
      for (const child of readdirSync(path).sort()) add(join(path, child));
    } else {
      const content = readFileSync(path);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  };
  for (const source of sources) if (existsSync(join(folder, source))) add(join(folder, source));
  return hash.digest("hex");
}

/** @param {string} folder the project folder */
export function isBuilt(folder) {
  const path = join(folder, stamp);
  return existsSync(path) && readFileSync(path, "utf8") === digestOfSources(folder);
}

/** Builds when there is no build of the sources as they are. Two commands at once build once. */
export async function build({ always = false } = {}) {
  if (!always && isBuilt(root)) return;
  await alone("node_modules/.cache/building", async () => {
    if (!always && isBuilt(root)) return;
    const digest = digestOfSources(root);
    // Here and not by Remix, which would do so at a moment of its own while the pictures are drawn into the same
    // folder.
    rmSync("build", { recursive: true, force: true });
    /** @type {NodeJS.ProcessEnv} */
    const environment = { ...process.env, NODE_ENV: "production" };
    await step("Checking the pages of words", () =>
      run(process.execPath, ["--import", "tsx", "app/commands/check-words.ts"]),
    );
    await step("Building", () =>
      Promise.all([
        run(program("remix"), ["vite:build", "--config", "remix.config.js", "--logLevel", "error"], environment),
        run(process.execPath, ["--import", "tsx", "app/commands/draw-pictures.ts"]),
        run(process.execPath, ["--import", "tsx", "app/commands/build-passages.ts"]),
      ]),
    );
    await step("Compressing", () => compressFiles("build/client"));
    writeFileSync(stamp, digest);
  });
}

/**
 * Does a piece of work while no other command does it. A lock left by a command that was killed does not count.
 *
 * @param {string} lock path of a file
 * @param {() => Promise<void>} work
 */
async function alone(lock, work) {
  mkdirSync(join(lock, ".."), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
      if (isAlive(lock)) await new Promise((done) => setTimeout(done, 200));
      else rmSync(lock, { force: true });
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function isAlive(lock) {
  try {
    return process.kill(Number(readFileSync(lock, "utf8")), 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {string} name of a program that a package brought */
export function program(name) {
  return join("node_modules", ".bin", name);
}

/**
 * Says what happens and, when it is done, how long it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now();
  console.log(`${name} …`);
  const result = await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Runs a program to its end with our own input and output, and passes signals on to it.
 *
 * @param {string} name
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<void>} rejects with `Stop` and the program's own exit code when that is not 0
 */
export function run(name, words, environment = process.env) {
  return new Promise((resolve, reject) => {
    const windows = process.platform === "win32";
    const child = spawn(name, words, { stdio: "inherit", env: environment, shell: windows });
    const forget = forwardSignals((signal) => child.kill(signal));
    child.once("error", (error) => {
      forget();
      reject(new Stop(`${name} could not be run: ${error.message}`));
    });
    child.once("exit", (code, signal) => {
      forget();
      if (code === 0) resolve();
      else reject(new Stop("", exitCode(code, signal)));
    });
  });
}

/**
 * The exit code a shell would give.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/**
 * Hears of every signal to stop. npm passes one on to its shell, and the shell ends without passing it on to us; so
 * the end of the shell counts as one.
 *
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
export function forwardSignals(listener) {
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals) process.on(signal, listener);
  const shell = process.ppid;
  const look = () => process.ppid !== shell && listener("SIGTERM");
  const watch = process.env.npm_lifecycle_event ? setInterval(look, 250).unref() : undefined;
  return () => {
    for (const signal of signals) process.off(signal, listener);
    clearInterval(watch);
  };
}

/**
 * `npm test`: from a fresh clone to the result of every check, stopping at the first that fails.
 * `npm run check` is the same without the browser.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { build, command, install, program, run, Stop, step } from "./prepare.js";
import { findChromium, findNginx, findPostgres } from "./programs.js";

const withBrowser = !process.argv.includes("--without-browser");
const counts = { passed: 0, failed: 0, skipped: 0 };

await command(async () => {
  const began = performance.now();
  // The tests choose their own environment; a developer's keys must not reach them.
  process.env.MODE = "sandbox";
  await install();
  await installPrograms();
  await step("Lint", () => run("npm", ["run", "--silent", "lint"]));
  // Each of these keeps one core busy for most of its time, so two of them at once take half as long. The build is here
  // because contract tests ask the built site.
  await together(checkSources(), build());
  try {
    await step("Unit and contract tests", unitTests);
    if (withBrowser) await step("Browser tests", browserTests);
  } finally {
    console.log(`\nAll steps: ${((performance.now() - began) / 1000).toFixed(0)} s`);
    if (counts.skipped > 0) console.log(`${counts.skipped} skipped`);
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
  }
});

async function checkSources() {
  await step("Unused code", () => run("npm", ["run", "--silent", "unused"]));
  await step("Types", () => run("npm", ["run", "--silent", "types"]));
}

/**
 * Waits until each has ended, and only then fails as the first of them that did: nothing is left half done.
 *
 * @param {...Promise<void>} works
 */
async function together(...works) {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function unitTests() {
  const report = "node_modules/.cache/unit-tests.json";
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  await counted(run(program("vitest"), ["run", "--config", "remix.config.js", ...reporters]), report, (told) => ({
    passed: told.numPassedTests,
    // A file that cannot be loaded has no tests to count.
    failed: Math.max(told.numFailedTests, told.success ? 0 : 1),
    skipped: told.numPendingTests + told.numTodoTests,
  }));
}

async function browserTests() {
  const report = "test-results/browser.json";
  mkdirSync("test-results", { recursive: true });
  rmSync(report, { force: true });
  await counted(
    run(program("playwright"), ["test", "--config", "tests/browser/playwright.config.ts"]),
    report,
    (told) => ({
      passed: told.stats.expected,
      // A test that passes only when tried again has failed.
      failed: told.stats.unexpected + told.stats.flaky,
      skipped: told.stats.skipped,
    }),
  );
}

/**
 * Waits for a test run and adds what its report says to the counts, whether it succeeded or not.
 *
 * @param {Promise<void>} running
 * @param {string} report path of its JSON report
 * @param {(told: any) => typeof counts} read
 */
async function counted(running, report, read) {
  const stopped = await running.then(() => null).catch((error) => error);
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 1, skipped: 0 };
  counts.passed += found.passed;
  counts.failed += found.failed;
  counts.skipped += found.skipped;
  if (stopped) throw stopped;
  if (found.failed > 0) throw new Stop("A test failed.");
}

/**
 * A browser, a PostgreSQL and an nginx for the tests. Root on Debian gets what is missing from the system's own
 * packages.
 */
async function installPrograms() {
  /** @type {string[]} */
  const missing = [];
  if (withBrowser && findChromium() === null) missing.push("chromium-headless-shell");
  if (findPostgres() === null) missing.push("postgresql");
  if (findNginx() === null) missing.push("nginx-light");
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await step(`Installing ${missing.join(", ")}`, async () => {
      await run("apt-get", ["update", "-qq"], environment);
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], environment);
    });
  }
  if (withBrowser && findChromium() === null) {
    await step("Getting a browser", () => run(program("playwright"), ["install", "--only-shell", "chromium"]));
  }
}

import { defineConfig } from "@playwright/test";
import { findChromium } from "../../app/commands/programs.js";

const port = Number(process.env.TEST_PORT ?? 4173);
const system = findChromium();

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Limits that only a test that hangs reaches, also on a machine that is slow and busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A recording costs a tenth of the run. To see what a failing test saw: `npm run test:browser -- --trace on
    // <file>`.
    trace: "off",
    // A page that still glides to a fragment moves away under a click. `shell.spec.ts` looks at the gliding itself.
    reducedMotion: "reduce",
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node app/commands/start.js",
    cwd: new URL("../..", import.meta.url).pathname,
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), DATA_DIR: "test-results/data", LOG_LEVEL: "warn" },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    reuseExistingServer: false,
  },
});

import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 4173);
const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Limits that only a test that hangs reaches, also on a machine that is slow and busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "retain-on-failure",
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
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    reuseExistingServer: false,
  },
});

// The Vite configuration, with the Remix plugin inside. Every script passes `--config remix.config.js`.
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";

const underTest = process.env.VITEST === "true";

export default defineConfig({
  plugins: [
    tailwindcss(),
    // Vitest runs modules one by one; the Remix plugin is only needed when the application itself is built or served.
    !underTest &&
      remix({
        ignoredRouteFiles: ["**/*"],
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_singleFetch: true,
          v3_routeConfig: true,
          // Discovery asks the server for routes while a page is open; after a release that answers with routes the open page cannot load.
          v3_lazyRouteDiscovery: false,
        },
      }),
  ],
  // Found before the first page is asked for: a package found later would be bundled with a second copy of React.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"],
    include: ["react/jsx-dev-runtime", "react-dom/client"],
  },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Files under 4 kB would otherwise become data: addresses, which the content security policy does not allow. The folder
  // is emptied by `app/commands/prepare.js`, before anything is built into it.
  build: { assetsInlineLimit: 0, emptyOutDir: false, target: "es2022" },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "tests/contract/**/*.test.ts"],
    globalSetup: ["tests/setup/postgres.ts"],
    setupFiles: ["tests/setup/console.ts", "tests/setup/random.ts"],
    // Stand-ins and a data folder of their own, whatever the developer's shell has set.
    env: { MODE: "sandbox", DATA_DIR: "node_modules/.cache/test-data", DATABASE_URL: "" },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

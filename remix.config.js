// The Vite configuration, with the Remix plugin inside. Every script passes `--config remix.config.js`.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { browserTables } from "./app/commands/browser-tables.js";
import { shortList } from "./app/commands/route-list.js";

const underTest = process.env.VITEST === "true";

/**
 * Each module of a worker thread becomes a file of the server's build, beside what imports it. Vite does so for
 * browsers alone. Without a build the address of the source stays, which `app/workers/pool.server.ts` knows how to run.
 *
 * @type {import("vite").Plugin}
 */
const workerFiles = {
  name: "worker-files",
  apply: "build",
  enforce: "pre",
  transform(code, id, options) {
    if (!options?.ssr) return null;
    return code.replace(
      /new URL\("(\.{1,2}\/(?:[\w-]+\/)*)([\w-]+-worker)\.server\.ts", import\.meta\.url\)/g,
      (_, folder, name) => {
        const source = resolve(dirname(id), folder, `${name}.server.ts`);
        const file = this.emitFile({ type: "chunk", id: source, fileName: `assets/${name}.js` });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
      },
    );
  },
};

/**
 * The server that `npm start` and `npm run serve` run becomes a file of the server's build, `build/server/serve.js`,
 * and shares the modules of the pages: one log, one environment, one database.
 *
 * @type {import("vite").Plugin}
 */
const serverFile = {
  name: "server-file",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  buildStart() {
    this.emitFile({ type: "chunk", id: resolve("app/server/serve.server.ts"), fileName: "serve.js" });
  },
};

/**
 * The text of the server's build is plain ASCII. V8 keeps it in memory, and one curly quote makes each of its letters
 * two bytes: 17 MB instead of 8. An escape means the same as its character in strings, templates and regular
 * expressions alike, but not behind a backslash.
 *
 * @type {import("vite").Plugin}
 */
const plainText = {
  name: "plain-text",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const escaped = /\\[^\0-\x7f]/.exec(chunk.code.replaceAll("\\\\", "  "));
      if (escaped) this.error(`${chunk.fileName}: "${escaped[0]}" needs no backslash`);
      const escapeOf = (/** @type {string} */ unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
      chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escapeOf);
    }
  },
};

/**
 * What every page needs are two files for browsers: React and Remix, which seldom change, and all that the root and the
 * entry lead to. Left alone, Rollup makes a file of each module that some pages share and others don't. Home asked for
 * 36 files, which kept a slow phone from its first paint for longer than reading the document did.
 *
 * @type {import("vite").Plugin}
 */
const filesOfAllPages = {
  name: "files-of-all-pages",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  config: () => {
    const packages =
      /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router))\//;
    const begins = /\/app\/(entry\.client|root)\.tsx(\?|$)/;
    /** @type {{ framework: Set<string>, shell: Set<string> } | undefined} */
    let files;
    const manualChunks = (
      /** @type {string} */ id,
      /** @type {import("vite").Rollup.ManualChunkMeta} */ { getModuleIds, getModuleInfo },
    ) => {
      const fromHere = (/** @type {RegExp} */ first) => {
        const found = new Set([...getModuleIds()].filter((one) => first.test(one)));
        // A set that grows while it's walked is walked to its end.
        for (const one of found) for (const next of getModuleInfo(one)?.importedIds ?? []) found.add(next);
        return found;
      };
      files ??= { framework: fromHere(packages), shell: fromHere(begins) };
      if (files.framework.has(id)) return "framework";
      return files.shell.has(id) && !begins.test(id) ? "shell" : undefined;
    };
    return { build: { rollupOptions: { output: { manualChunks } } } };
  },
};

/**
 * Packages of many small modules that become part of the server's build: Node took half of a start to find and compile
 * 1,300 of them one by one. Those that other packages check objects against (zod, React, Remix) stay outside, each
 * once.
 */
const bundled =
  /^(kysely|lucide-react|stripe|arctic|@oslojs\/.+|remix-auth.*|(?:remark|rehype|retext|mdast|hast|unist|nlcst|vfile|micromark|parse|property|decode|character)-.+|micromark|unified|vfile|trough|bail|zwitch|longest-streak|escape-string-regexp|markdown-table|ccount|devlop|trim-lines|comma-separated-tokens|space-separated-tokens|html-void-elements|stringify-entities)$/;

const tests = ["app/**/*.test.{ts,tsx}", "tests/contract/**/*.test.ts"];

/** Tests that replace what modules keep between calls (settings, timers, other modules) get modules of their own. */
const ofTheirOwn = [
  "app/account/sign-in/sign-in.test.ts",
  "app/admin/parts.test.ts",
  "app/connection/{cache/query-client,recovery/mount,while-looking}.test.ts",
  "app/graph/planted-change.test.ts",
  "app/match/results/weighted-guess.test.tsx",
  "app/store/migrate.test.ts",
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    workerFiles,
    serverFile,
    plainText,
    filesOfAllPages,
    browserTables,
    shortList,
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
          // With a path that takes anything (`:page`, `*`), a route that is not discovered yet is taken for that one.
          // Decision 113.
          v3_lazyRouteDiscovery: false,
        },
      }),
  ],
  // Found before the first page is asked for: a package found later would be bundled with a second copy of React.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"],
    include: ["react/jsx-dev-runtime", "react-dom/client"],
  },
  // `security.txt` says until when it holds, and that counts from here.
  define: { "import.meta.env.BUILT_ON": JSON.stringify(new Date().toISOString().slice(0, 10)) },
  ssr: { noExternal: underTest ? [] : [bundled] },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // A worker of a page is a module like the page's own program, and takes its tables the same way.
  worker: { format: "es", plugins: () => [browserTables] },
  // Files under 4 kB would otherwise become data: addresses, which the content security policy does not allow. The
  // folder is emptied by `app/commands/prepare.js`, before anything is built into it.
  build: { assetsInlineLimit: 0, emptyOutDir: false, target: "es2022" },
  test: {
    // Much of a run waits: for a site that starts, for a statement, for a page. Two files at once use that time.
    maxWorkers: 2,
    ...(underTest && { sequence: { sequencer: (await import("./tests/setup/longest-first.js")).LongestFirst } }),
    // Files of one worker share the modules they load, and with them the tables of colleges: half the work of a run.
    projects: [
      { extends: true, test: { name: "shared", include: tests, exclude: ofTheirOwn, isolate: false } },
      { extends: true, test: { name: "alone", include: ofTheirOwn } },
    ],
    globalSetup: ["tests/setup/postgres.ts"],
    setupFiles: ["tests/setup/console.ts", "tests/setup/random.ts"],
    // Stand-ins and a data folder of their own, whatever the developer's shell has set.
    env: { MODE: "sandbox", DATA_DIR: "node_modules/.cache/test-data", DATABASE_URL: "" },
    // Limits that only a test that hangs reaches, also on a machine that is slow and busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
  },
});

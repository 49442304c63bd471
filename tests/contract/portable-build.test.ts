import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { importsOf } from "~/connection/cache/prefetch";
import { build } from "../../app/commands/prepare.js";
import { preflight } from "../../app/commands/server.js";
import { freePort } from "../setup/free-port";
import { textOf } from "../setup/page";
import { ended } from "../setup/site";

/**
 * The build under plain `remix-serve`: whoever hosts Remix another way can run it. What only `app/server/` adds (kept
 * pages, limits of connections, the log, security headers on files) is not there.
 */
const folder = mkdtempSync(join(tmpdir(), "portable-"));
let child: ChildProcess;
let origin: string;
let printed = "";

beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  // The build must not take itself for a test.
  vi.stubEnv("VITEST", "");
  vi.stubEnv("NODE_ENV", "production");
  await build();
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    MODE: "sandbox",
    DATABASE_URL: "",
    DATA_DIR: folder,
    PORT: port,
    LOG_LEVEL: "silent",
  };
  const { variables } = await preflight(["--migrate"], environment);
  child = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    env: { ...environment, ...variables },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  while (child.exitCode === null && !printed.includes("[remix-serve]"))
    await new Promise((wait) => setTimeout(wait, 50));
  expect(child.exitCode, printed).toBeNull();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await ended(child);
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: "manual", ...init });

it("answers public pages with a policy of hashes, and asks again with their ETag", async () => {
  for (const path of ["/", "/colleges/166683-massachusetts-institute-of-technology", "/search?q=fafsa"]) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("Cache-Control")).toMatch(/^public/);
    expect(response.headers.get("Content-Security-Policy")).toContain("'sha256-");
    expect(await response.text()).not.toContain("nonce=");
    const etag = response.headers.get("ETag") ?? "";
    expect((await get(path, { headers: { "If-None-Match": etag } })).status, path).toBe(304);
  }
});

it("answers the data of a page, the health check and files", async () => {
  expect((await get("/tools.data")).status).toBe(200);
  expect(await (await get("/api/health")).json()).toMatchObject({ ready: true });
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await (await get("/")).text())?.[1] ?? "";
  expect((await get(script)).status).toBe(200);
  expect((await get("/assets/gone-0000.js")).status).toBe(404);
});

it("names in each file's first lines what a page preloads, which is where it's looked for ahead of a visit", async () => {
  for (const path of ["/", "/tools", "/college-match-quiz", "/colleges/166683-massachusetts-institute-of-technology"]) {
    const html = await (await get(path)).text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = ""]) => file);
    const list = all(/import "(\/assets\/manifest-[^"]+)"/g);
    const programs = all(/import(?: \* as route\d+ from |\()"([^"]+)"/g);
    const needed = programs.flatMap((file) => importsOf(readFileSync(`build/client${file}`, "utf8")));
    const preloads = all(/rel="modulepreload" href="([^"]+)"/g);
    expect(list).toHaveLength(1);
    expect(programs.length, path).toBeGreaterThan(2);
    expect(new Set(preloads), path).toEqual(new Set([...list, ...programs, ...needed]));
  }
});

it("works out what a form of its own page sends, and takes none of another site's", async () => {
  const form = (headers: Record<string, string>) => {
    const body = new URLSearchParams({ principal: "10000", rate: "5", years: "10" });
    return get("/college-cost-calculator/loan", { method: "POST", headers, body });
  };
  const worked = await form({ "Sec-Fetch-Site": "same-origin" });
  expect(worked.headers.get("Cache-Control")).toBe("private, no-store");
  expect(textOf(await worked.text())).toContain("$106.07");
  expect((await form({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
});

it("pages of members are closed to those who aren't signed in", async () => {
  const response = await get("/account");
  expect(response.status).toBe(401);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { httpServer } from "../http-server.server";
import { lastError } from "./errors.server";
import { staticFiles } from "./static-files.server";

const folder = mkdtempSync(join(tmpdir(), "files-"));
const script = "console.log('a');".repeat(100);
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  for (const path of ["assets/a-1234.js", "plain.js"]) writeFileSync(join(folder, path), script);
  writeFileSync(join(folder, "assets/a-1234.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/a-1234.js.gz"), gzipSync(script));
  const files = staticFiles(folder);
  server = httpServer((request, response) => {
    files(request, response, (error) => {
      if (error) lastError(error, request, response);
      else response.writeHead(404).end("a page");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string>, method = "GET") =>
  fetch(origin + path, { headers, method });

it.each([["br"], ["gzip"], [null]])("sends the form that was made at build: %s", async (encoding) => {
  const response = await get("/assets/a-1234.js?v=1", { "Accept-Encoding": encoding ?? "identity" });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/javascript/);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect(await response.text()).toBe(script);
  const etag = response.headers.get("ETag") ?? "";
  // What `fetch` adds by itself would ask for the whole file.
  const fresh = { "If-None-Match": etag, "Cache-Control": "max-age=0" };
  const headers = { "Accept-Encoding": encoding ?? "identity", ...fresh };
  expect((await get("/assets/a-1234.js", headers)).status).toBe(304);
});

it("sends a part of the plain file, and says when there is no such part", async () => {
  const part = await get("/assets/a-1234.js", { Range: "bytes=0-6", "Accept-Encoding": "br" });
  expect([part.status, await part.text()]).toEqual([206, "console"]);
  const none = await get("/assets/a-1234.js", { Range: "bytes=999999-", "Accept-Encoding": "br" });
  expect(none.status).toBe(416);
  expect(none.headers.get("Cache-Control")).toBe("private, no-store");
});

it("keeps a file whose name stays the same for an hour", async () => {
  const response = await get("/plain.js", { "Accept-Encoding": "br" });
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(response.headers.get("Content-Encoding")).toBeNull();
});

it.each(["/", "/assets", "/assets/gone.js", "/../package.json", "/assets/..%2fplain.js"])(
  "leaves %s to the pages",
  async (path) => expect(await (await get(path, {})).text()).toBe("a page"),
);

it("a form sent to the address of a file is left to the pages", async () => {
  expect((await get("/plain.js", {}, "POST")).status).toBe(404);
});

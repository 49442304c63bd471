import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressible } from "~/server/requests/static-files.server";
import { compressFiles } from "./compress-files.js";

it("makes both forms of each file that gets smaller, of every kind that the server looks for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  const text = "a line of a file\n".repeat(200);
  for (const kind of Object.keys(compressible)) writeFileSync(join(folder, `large${kind}`), text);
  writeFileSync(join(folder, "small.js"), "a");
  writeFileSync(join(folder, "font.woff2"), text);
  await compressFiles(folder);
  for (const kind of Object.keys(compressible)) {
    expect(String(brotliDecompressSync(readFileSync(join(folder, `large${kind}.br`))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(folder, `large${kind}.gz`))))).toBe(text);
  }
  for (const name of ["small.js.br", "font.woff2.br"]) expect(existsSync(join(folder, name))).toBe(false);
  rmSync(folder, { recursive: true });
});

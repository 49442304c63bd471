/**
 * Compresses the files of a build once, as well as can be, so that the server sends them without doing so. A form that
 * saves less than a tenth is left out.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const kinds = [".css", ".html", ".ico", ".js", ".json", ".svg", ".txt"];
/** Bytes below which a file fits into one packet anyway. */
const smallest = 1_000;

/** @param {string} folder of the files that browsers get */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    kinds.includes(extname(name)),
  );
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < smallest) return;
  // Brotli's best level is its usual one.
  const forms = { ".br": await promisify(brotliCompress)(bytes), ".gz": await promisify(gzip)(bytes, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < 0.9 * bytes.length) writeFileSync(path + ending, form);
  }
}

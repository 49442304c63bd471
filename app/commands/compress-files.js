/**
 * Compresses the files of a build once, as well as can be, so that the server sends them without doing so. A form that
 * saves less than a tenth is left out.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const kinds = [".css", ".html", ".ico", ".js", ".json", ".mjs", ".svg", ".txt"];
/** Bytes below which nothing is worth a second file. A page loads forty files of less than a kilobyte: they add up. */
const smallest = 250;
const large = 1_000_000;

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
  // Brotli's best level is its usual one. For megabytes, such as those that read pictures, it takes ten seconds a file.
  const level = bytes.length > large ? 9 : constants.BROTLI_DEFAULT_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const forms = {
    ".br": await promisify(brotliCompress)(bytes, { params }),
    ".gz": await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < 0.9 * bytes.length) writeFileSync(path + ending, form);
  }
}

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { styleOf, type Weight, weigh } from "./weights";

const brotli = promisify(brotliCompress);
/** About what the best quality gives, in a hundredth of its time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Bytes of every file of the build by its path, as compressed as the server sends it.
 *
 * @throws where nothing is built
 */
export async function builtFiles(folder = "build/client/assets"): Promise<ReadonlyMap<string, number>> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const found = new Map(names.map((name, place) => [`/assets/${name}`, sizes[place] ?? 0]));
  for (const [path, size] of [...found]) if (path.endsWith(".br")) found.set(path.slice(0, -3), size);
  return found;
}

const compressed = async (text: string) => (text === "" ? 0 : (await brotli(text, quick)).length);

/** Weighs a document of this site, with its own texts compressed about as they are sent. */
export async function weighDocument(
  html: string,
  page: Pick<Weight, "template" | "path">,
  files: ReadonlyMap<string, number>,
): Promise<Weight> {
  const [document, style] = await Promise.all([compressed(html), compressed(styleOf(html))]);
  return weigh(html, page, { document, style, asset: (path) => files.get(path) ?? 0 });
}

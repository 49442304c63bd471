import { setImmediate as nextTurn } from "node:timers/promises";
import { askPicture } from "./ask.server";
import type { Walked } from "./site/links";
import type { PictureAnswer } from "./site/site";

/** Pictures that are fetched whole at most: one of each part of the site, of which there are some dozens. */
const mostWhole = 60;

/**
 * Asks for every social image of this site that pages name, each address once and one after the other. For its head
 * alone, since drawing 4,000 would keep readers waiting; the first of each part of the site is fetched whole, so that
 * a drawing that fails is found, too.
 */
export async function askPictures(
  origin: string,
  walked: readonly Walked[],
): Promise<ReadonlyMap<string, PictureAnswer>> {
  const pictures = new Map<string, PictureAnswer>();
  const parts = new Set<string>();
  for (const { path, words } of walked) {
    const address = words?.socialImage ?? null;
    if (address === null || !address.startsWith(`${origin}/`) || pictures.has(address)) continue;
    const part = path.split(/[/?]/)[1] ?? "";
    const whole = !parts.has(part) && parts.size < mostWhole;
    if (whole) parts.add(part);
    pictures.set(address, await askPicture(address, whole ? "GET" : "HEAD"));
    await nextTurn();
  }
  return pictures;
}

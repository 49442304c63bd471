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
 *
 * @param progress is told after each picture
 */
export async function askPictures(
  origin: string,
  walked: readonly Walked[],
  progress: (done: number, known: number) => void = () => {},
): Promise<ReadonlyMap<string, PictureAnswer>> {
  const firstPages = new Map<string, string>();
  for (const { path, words } of walked) {
    const address = words?.socialImage ?? null;
    if (address?.startsWith(`${origin}/`) && !firstPages.has(address)) firstPages.set(address, path);
  }
  const pictures = new Map<string, PictureAnswer>();
  const parts = new Set<string>();
  for (const [address, path] of firstPages) {
    const part = path.split(/[/?]/)[1] ?? "";
    const whole = !parts.has(part) && parts.size < mostWhole;
    if (whole) parts.add(part);
    pictures.set(address, await askPicture(address, whole ? "GET" : "HEAD"));
    progress(pictures.size, firstPages.size);
    await nextTurn();
  }
  return pictures;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Point } from "./distance";
import { stateOfZip } from "./zip-state";

/** The middle of a ZIP code's area, and the state it is in. */
export interface Place extends Point {
  readonly state: string | null;
}

let loaded: ReadonlyMap<string, number> | undefined;
let text = "";

/**
 * Place of a five-digit ZIP code (also written with the four extra digits), `null` where the code has no area of its
 * own (post-office boxes, single buildings, codes that do not exist). Reads `content/facts/places/zips.txt` at the
 * first call.
 */
export function placeOfZip(zip: string): Place | null {
  const code = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(zip)?.[1];
  if (code === undefined) return null;
  loaded ??= index();
  const start = loaded.get(code);
  if (start === undefined) return null;
  const [, lat, lon] = text.slice(start, text.indexOf("\n", start)).split(" ");
  return { lat: Number(lat) / 1000, lon: Number(lon) / 1000, state: stateOfZip(code) };
}

let middles: readonly Point[] | undefined;

/** The middle of every ZIP code's area. */
export function allPlaces(): readonly Point[] {
  loaded ??= index();
  middles ??= text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, lat, lon] = line.split(" ");
      return { lat: Number(lat) / 1000, lon: Number(lon) / 1000 };
    });
  return middles;
}

/** Where the line of each code begins: 33,791 numbers are smaller than as many objects. */
function index(): ReadonlyMap<string, number> {
  text = readFileSync(join(process.cwd(), "content", "facts", "places", "zips.txt"), "utf8");
  const starts = new Map<string, number>();
  for (let at = 0; at < text.length; at = text.indexOf("\n", at) + 1) starts.set(text.slice(at, at + 5), at);
  return starts;
}

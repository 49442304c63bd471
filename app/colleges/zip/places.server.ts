import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Point } from "./distance";
import { stateOfZip } from "./zip-state";

/** The middle of a ZIP code's area, and the state it is in. */
export interface Place extends Point {
  readonly state: string | null;
}

/**
 * The table by columns, in the order of the codes; degrees in thousandths. 33,791 objects would take ten times the
 * memory.
 */
interface Columns {
  readonly codes: Uint32Array;
  readonly lats: Int32Array;
  readonly lons: Int32Array;
}

let columns: Columns | undefined;

/**
 * Place of a five-digit ZIP code (also written with the four extra digits), `null` where the code has no area of its
 * own (post-office boxes, single buildings, codes that do not exist). Reads `content/facts/places/zips.txt` at the
 * first call.
 */
export function placeOfZip(zip: string): Place | null {
  const code = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(zip)?.[1];
  if (code === undefined) return null;
  columns ??= readColumns();
  const at = placeIn(columns.codes, Number(code));
  return at === null ? null : { ...pointAt(columns, at), state: stateOfZip(code) };
}

/**
 * The middles of the ZIP codes' areas that are less than so many degrees from a point.
 * @param within north or south and east or west of it
 */
export function placesAround({ lat, lon }: Point, within: Point): readonly Point[] {
  columns ??= readColumns();
  const found: Point[] = [];
  for (let at = 0; at < columns.codes.length; at++) {
    const place = pointAt(columns, at);
    if (Math.abs(place.lat - lat) < within.lat && Math.abs(place.lon - lon) < within.lon) found.push(place);
  }
  return found;
}

const pointAt = ({ lats, lons }: Columns, at: number): Point => ({
  lat: (lats[at] ?? 0) / 1000,
  lon: (lons[at] ?? 0) / 1000,
});

/** Place of a number in a list that rises; null where it isn't in it. */
function placeIn(rising: Uint32Array, wanted: number): number | null {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rising[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return rising[from] === wanted ? from : null;
}

function readColumns(): Columns {
  const text = readFileSync(join(process.cwd(), "content", "facts", "places", "zips.txt"), "utf8");
  const lines = text.trimEnd().split("\n");
  const of = (column: number) => lines.map((line) => Number(line.split(" ")[column]));
  return { codes: Uint32Array.from(of(0)), lats: Int32Array.from(of(1)), lons: Int32Array.from(of(2)) };
}

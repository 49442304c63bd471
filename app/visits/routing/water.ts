import { milesBetween, type Point } from "~/colleges/zip/distance";
import file from "../../../content/facts/visits/water.json";

interface Water {
  readonly name: string;
  /** Along its middle: [longitude, latitude]. */
  readonly line: readonly (readonly number[])[];
  /** Bridges or shores where a road passes. */
  readonly around: readonly (readonly number[])[];
  /** A ferry to look up, by name. */
  readonly ferry?: string;
}

const waters: readonly Water[] = file.waters;
const pointAt = ([lon = 0, lat = 0]: readonly number[]): Point => ({ lon, lat });

function waterOn(from: Point, to: Point, except: readonly Water[] = []): Water | undefined {
  return waters.find(
    (water) =>
      !except.includes(water) &&
      water.line.slice(1).some((end, i) => crosses(from, to, pointAt(water.line[i] ?? []), pointAt(end))),
  );
}

/** The water between two points that a road goes round, and a ferry to look up; `null` where there is none. */
export function waterBetween(from: Point, to: Point): { readonly name: string; readonly ferry: string | null } | null {
  const found = waterOn(from, to);
  return found ? { name: found.name, ferry: found.ferry ?? null } : null;
}

/** The points of the way from one place to another, by the bridge or shore that makes it shortest. */
export function wayAround(from: Point, to: Point, passed: readonly Water[] = []): readonly Point[] {
  const water = waterOn(from, to, passed);
  if (water === undefined) return [from, to];
  const seen = [...passed, water];
  const ways = water.around.map((at) => {
    const by = pointAt(at);
    return [...wayAround(from, by, seen), ...wayAround(by, to, seen).slice(1)];
  });
  return ways.reduce((best, way) => (lengthOf(way) < lengthOf(best) ? way : best));
}

const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, point, i) => sum + milesBetween(way[i] ?? point, point), 0);

/** Whether two short lines cross; on this scale degrees are as good as a plane. */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.lon - p.lon) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lon - p.lon);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

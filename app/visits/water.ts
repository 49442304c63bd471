import type { Point } from "~/colleges/distance";
import file from "../../content/facts/visits/water.json";

/** The water that the straight line between two points crosses and a road must go round; `null` where there is none. */
export function waterBetween(from: Point, to: Point): string | null {
  const found = file.waters.find(({ line }) =>
    line.slice(1).some((end, i) => {
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [line[i] ?? [], end];
      return crosses(from, to, { lon: ax, lat: ay }, { lon: bx, lat: by });
    }),
  );
  return found?.name ?? null;
}

/** Whether two short lines cross; on this scale degrees are as good as a plane. */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.lon - p.lon) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lon - p.lon);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

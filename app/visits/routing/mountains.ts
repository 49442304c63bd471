import type { Point } from "~/colleges/zip/distance";
import file from "../../../content/facts/visits/mountains.json";

export const mountainRoads = { milesPerHour: file.milesPerHour, factor: file.factor };

/** Points looked at along a line. */
const samples = 24;

/** The share, 0 to 1, of the straight line between two points that lies in mountains. */
export function mountainShare(from: Point, to: Point): number {
  let inside = 0;
  for (let i = 0; i < samples; i++) {
    const share = (i + 0.5) / samples;
    const lat = from.lat + (to.lat - from.lat) * share;
    const lon = from.lon + (to.lon - from.lon) * share;
    const isIn = file.areas.some(
      (area) => lat >= area.south && lat <= area.north && lon >= area.west && lon <= area.east,
    );
    if (isIn) inside++;
  }
  return inside / samples;
}

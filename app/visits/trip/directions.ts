import type { Point } from "~/colleges/zip/distance";

/** Addresses of other sites that show the way between two points by car. */
export interface Directions {
  readonly google: string;
  readonly apple: string;
  readonly openStreetMap: string;
}

const at = ({ lat, lon }: Point) => `${lat.toFixed(4)},${lon.toFixed(4)}`;

export function directionsBetween(from: Point, to: Point): Directions {
  const [a, b] = [at(from), at(to)];
  return {
    google: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", origin: a, destination: b, travelmode: "driving" })}`,
    apple: `https://maps.apple.com/?${new URLSearchParams({ saddr: a, daddr: b, dirflg: "d" })}`,
    openStreetMap: `https://www.openstreetmap.org/directions?${new URLSearchParams({ engine: "fossgis_osrm_car", route: `${a};${b}` })}`,
  };
}

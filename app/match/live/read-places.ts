import { stateOfZip } from "~/colleges/zip-state";
import type { Home } from "~/match/model/preferences";

/** Codes, latitudes and longitudes of the middles of ZIP codes as steps, the latter two in thousandths of a degree. */
export type ZipTable = readonly (readonly number[])[];

/**
 * Where a ZIP code is, by the table that `app/commands/browser-tables.js` makes: what the server finds in
 * `match/results/home.server.ts`. A code without an area of its own has its state alone.
 */
export function placesIn([codes = [], lats = [], lons = []]: ZipTable): (zip: string) => Home {
  const middles = new Map<number, { readonly lat: number; readonly lon: number }>();
  let [code, lat, lon] = [0, 0, 0];
  for (const [at, step] of codes.entries()) {
    code += step;
    lat += lats[at] ?? 0;
    lon += lons[at] ?? 0;
    middles.set(code, { lat: lat / 1000, lon: lon / 1000 });
  }
  return (zip) => ({ state: stateOfZip(zip), ...(middles.get(Number(zip)) ?? { lat: null, lon: null }) });
}

import { type PackedTable, unpackTable } from "~/colleges/packed/packed-table";
import { stateOfZip } from "~/colleges/zip/zip-state";
import type { Home } from "../model/answers/preferences";

/**
 * Where a ZIP code is, by the table of their middles that `app/commands/browser-tables.js` makes (code, latitude and
 * longitude in thousandths of a degree): what the server finds in `match/results/home.server.ts`. A code without an
 * area of its own has its state alone.
 */
export function placesIn(table: PackedTable): (zip: string) => Home {
  const { code = [], lat = [], lon = [] } = unpackTable(table);
  const rowOf = new Map(code.map((zip, row) => [Number(zip), row]));
  return (zip) => {
    const row = rowOf.get(Number(zip));
    const place =
      row === undefined ? { lat: null, lon: null } : { lat: Number(lat[row]) / 1000, lon: Number(lon[row]) / 1000 };
    return { state: stateOfZip(zip), ...place };
  };
}

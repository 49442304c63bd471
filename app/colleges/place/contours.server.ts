import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { milesBetween, type Point } from "../zip/distance";
import { placesAround } from "../zip/places.server";
import { contoursAround, usualScale } from "./contours";
import { type Contours, height, width } from "./picture";

/**
 * The colleges of a page around the place somebody asked for, as many miles across as they need; null where none of
 * them is within 300 miles.
 */
export function mapAround(middle: Point, unitids: readonly number[]): (Contours & { readonly miles: number }) | null {
  const { byUnitid } = catalogue();
  const places = unitids.flatMap((unitid) => {
    const college = byUnitid.get(unitid);
    return college && college.lat !== null && college.lon !== null ? [{ lat: college.lat, lon: college.lon }] : [];
  });
  const near = places.filter((place) => milesBetween(middle, place) <= 300);
  if (near.length === 0) return null;
  const farthest = Math.max(...near.map((place) => milesBetween(middle, place)));
  // The picture is wider than it's high: what lies farthest may be north.
  const scale = Math.max(usualScale, (1.1 * farthest) / (height / 2));
  const degrees = (scale * width) / 69;
  const zips = placesAround(middle, { lat: degrees, lon: 2 * degrees });
  return { ...contoursAround(middle, zips, near, null, scale), miles: Math.round(scale * width) };
}

/** Degrees around the campus beyond which nothing is in the picture. */
const [mostLat, mostLon] = [0.5, 1.5] as const;

/** The picture of a college's place; null where its coordinates aren't reported. */
export function contoursOf(college: College): Contours | null {
  const { lat, lon } = college;
  if (lat === null || lon === null) return null;
  const near = (place: { lat: number | null; lon: number | null }) =>
    place.lat !== null &&
    place.lon !== null &&
    Math.abs(place.lat - lat) < mostLat &&
    Math.abs(place.lon - lon) < mostLon;
  const others = catalogue().all.flatMap((other) =>
    other.unitid !== college.unitid && other.lat !== null && other.lon !== null && near(other)
      ? [{ lat: other.lat, lon: other.lon }]
      : [],
  );
  return contoursAround(
    { lat, lon },
    placesAround({ lat, lon }, { lat: mostLat, lon: mostLon }),
    others,
    college.students.undergraduates,
  );
}

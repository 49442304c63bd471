import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { milesBetween, type Point, pointOf } from "~/colleges/zip/distance";
import { stateName } from "~/geography/states";

/** Miles within which a college may well say that it's in a city, or next to a state. */
const near = 50;
/** Four-year colleges that make a city one to which students say they go. */
const many = 6;

/** A name that applicants write, and every place that goes by it. */
type Names = ReadonlyMap<string, readonly Point[]>;

let kept: Names | undefined;

/** States and big college cities by their names; two places may share one, as Washington does. */
function named(): Names {
  if (kept) return kept;
  const cities = bigCities();
  const points = new Map<string, Point[]>();
  const add = (name: string, point: Point) => points.set(name, [...(points.get(name) ?? []), point]);
  for (const college of fourYear()) {
    const point = pointOf(college);
    if (point === null) continue;
    add(stateName(college.state), point);
    if (cities.has(college.city)) for (const name of writtenCity(college.city)) add(name, point);
  }
  kept = points;
  return kept;
}

const fourYear = () => catalogue().all.filter(({ level }) => level === "4year");

/** Cities with many four-year colleges, as the federal table writes them. */
export function bigCities(): ReadonlySet<string> {
  const count = new Map<string, number>();
  for (const { city, state } of fourYear()) count.set(`${city}, ${state}`, (count.get(`${city}, ${state}`) ?? 0) + 1);
  return new Set(
    fourYear().flatMap(({ city, state }) => ((count.get(`${city}, ${state}`) ?? 0) >= many ? [city] : [])),
  );
}

/** A city as people write it: New York alone is the state as well. */
const writtenCity = (city: string): readonly string[] =>
  city === "New York" ? ["New York City"] : city.startsWith("Saint ") ? [city, city.replace("Saint", "St.")] : [city];

/**
 * States and cities with many colleges that a college is neither in nor near: no college there is within 50 miles of
 * it. Empty where nobody reports where it is.
 */
export function placesFarFrom(college: College): readonly string[] {
  const point = pointOf(college);
  if (point === null) return [];
  const own = new Set([college.city, ...writtenCity(college.city), stateName(college.state)]);
  return [...named()]
    .filter(([name, points]) => !own.has(name) && points.every((there) => milesBetween(point, there) > near))
    .map(([name]) => name);
}

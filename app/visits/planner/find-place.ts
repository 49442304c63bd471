import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { type Point, pointOf } from "~/colleges/zip/distance";
import { isState, stateName, states } from "~/geography/states";
import { zoneOf } from "~/visits/routing/clock";
import type { Place } from "~/visits/routing/trip";

/** Where a trip begins or ends, with how it is called on the page. */
export interface NamedPlace extends Place {
  readonly label: string;
}

export type Found = { readonly place: NamedPlace } | { readonly message: string };

interface City extends Point {
  readonly name: string;
  readonly state: string;
  readonly students: number;
}

const indexes = new WeakMap<readonly College[], ReadonlyMap<string, readonly City[]>>();

/** Cities with a college, by plain name, each in the middle of its colleges; the one with the most students first. */
function citiesOf(colleges: readonly College[]): ReadonlyMap<string, readonly City[]> {
  const known = indexes.get(colleges);
  if (known) return known;
  const groups = new Map<string, College[]>();
  for (const college of colleges) {
    if (pointOf(college) === null) continue;
    const key = `${plainName(college.city)}|${college.state}`;
    const group = groups.get(key);
    if (group) group.push(college);
    else groups.set(key, [college]);
  }
  const cities = new Map<string, City[]>();
  for (const [key, group] of groups) {
    const name = key.slice(0, key.indexOf("|"));
    const middle = (read: (college: College) => number | null) =>
      group.reduce((sum, college) => sum + (read(college) ?? 0), 0) / group.length;
    const city = {
      name: group[0]?.city ?? "",
      state: group[0]?.state ?? "",
      lat: middle(({ lat }) => lat),
      lon: middle(({ lon }) => lon),
      students: group.reduce((sum, college) => sum + (college.students.undergraduates ?? 0), 0),
    };
    cities.set(
      name,
      [...(cities.get(name) ?? []), city].sort((a, b) => b.students - a.students),
    );
  }
  indexes.set(colleges, cities);
  return cities;
}

const stateCodes = new Map(
  Object.entries(states).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [plainName(name), code],
  ]),
);

/**
 * Finds a start or an end: a ZIP code, or a city that has a college. Nothing else can be placed, and the message says
 * so.
 * @param typed as written by a person
 */
export function findPlace(
  typed: string,
  colleges: readonly College[],
  placeOfZip: (zip: string) => (Point & { readonly state: string | null }) | null,
): Found {
  if (/^[\d\s-]+$/.test(typed)) {
    const zip = typed.replace(/\s/g, "");
    if (!/^\d{5}(-?\d{4})?$/.test(zip)) return { message: "A ZIP code has five digits, such as 43004." };
    const found = placeOfZip(zip);
    if (found === null) {
      const code = zip.slice(0, 5);
      return { message: `We don’t know where the ZIP code ${code} is. Enter one nearby, or a city.` };
    }
    const { lat, lon, state } = found;
    const label = `ZIP code ${zip.slice(0, 5)}${state === null ? "" : `, ${stateName(state)}`}`;
    return { place: { lat, lon, zone: zoneOf(found, state), label } };
  }
  return findCity(typed, citiesOf(colleges));
}

function findCity(typed: string, cities: ReadonlyMap<string, readonly City[]>): Found {
  const words = plainName(typed).split(" ");
  for (let used = words.length; used > 0; used--) {
    const city = cities.get(words.slice(0, used).join(" "));
    const rest = words.slice(used).join(" ");
    const state = rest === "" ? undefined : stateCodes.get(rest);
    if (!city || (rest !== "" && state === undefined)) continue;
    const fitting = state === undefined ? city : city.filter((each) => each.state === state);
    const [first, second] = fitting;
    if (first === undefined) continue;
    if (second !== undefined) {
      const named = fitting.slice(0, 6).map((each) => `${each.name}, ${each.state}`);
      return { message: `More than one city is called ${first.name}. Write it with its state: ${named.join("; ")}.` };
    }
    const { lat, lon } = first;
    const zone = zoneOf(first, isState(first.state) ? first.state : null);
    return { place: { lat, lon, zone, label: `${first.name}, ${first.state}` } };
  }
  const name = typed.length > 40 ? `${typed.slice(0, 40)}…` : typed;
  return {
    message: `We can’t place “${name}”. We know ZIP codes and cities that have a college: enter the five-digit ZIP code.`,
  };
}

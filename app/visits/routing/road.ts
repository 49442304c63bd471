import { milesBetween, type Point } from "~/colleges/zip/distance";
import noRoad from "../../../content/facts/visits/no-road.json";
import { assumptions } from "./assumptions";
import { mountainRoads, mountainShare } from "./mountains";
import { wayAround } from "./water";

const { road, speed } = assumptions;

/** A drive by road: its miles, and those of them in mountains. */
export interface Drive {
  readonly miles: number;
  readonly mountainMiles: number;
}

/**
 * The drive between two points, an estimate: the straight line over the globe, round the water in its way, times the
 * road factor, which is larger in mountains.
 */
export function driveBetween(from: Point, to: Point): Drive {
  const way = wayAround(from, to);
  let miles = 0;
  let mountainMiles = 0;
  for (const [i, end] of way.slice(1).entries()) {
    const start = way[i] ?? end;
    const straight = milesBetween(start, end);
    const share = mountainShare(start, end);
    miles += straight * ((1 - share) * road.factor + share * mountainRoads.factor);
    mountainMiles += straight * share * mountainRoads.factor;
  }
  return { miles, mountainMiles };
}

/** Miles by road between two points, an estimate. */
export const roadMiles = (from: Point, to: Point): number => driveBetween(from, to).miles;

/**
 * Minutes of driving for so many road miles, without rests. An estimate, so it is rounded up to five minutes; it never
 * falls with more miles.
 * @param mountainMiles of them on mountain roads
 */
export function driveMinutes(miles: number, mountainMiles = 0): number {
  const town = Math.min(miles, speed.townMiles);
  const mountain = Math.min(mountainMiles, miles - town);
  const highway = miles - town - mountain;
  const hours =
    town / speed.townMilesPerHour + highway / speed.highwayMilesPerHour + mountain / mountainRoads.milesPerHour;
  return Math.max(0, Math.ceil((hours * 60) / 5 - 1e-9) * 5);
}

/** All legs between the points of a trip, row by row: `miles[from * size + to]`, minutes without rests. */
export interface Legs {
  readonly size: number;
  readonly miles: Float64Array;
  readonly minutes: Float64Array;
  /** Minutes to add to the clock on arrival because the place is in another time zone. */
  readonly shift: Float64Array;
}

/**
 * @param clocks minutes ahead of UTC at each point; without them no clock is changed
 */
export function legsBetween(points: readonly Point[], clocks?: readonly number[]): Legs {
  const size = points.length;
  const legs = {
    size,
    miles: new Float64Array(size * size),
    minutes: new Float64Array(size * size),
    shift: new Float64Array(size * size),
  };
  points.forEach((from, a) => {
    points.forEach((to, b) => {
      const at = a * size + b;
      // The drive must be the same in both directions, down to the last digit.
      if (a > b) {
        legs.miles[at] = legs.miles[b * size + a] ?? 0;
        legs.minutes[at] = legs.minutes[b * size + a] ?? 0;
      } else if (a < b) {
        const { miles, mountainMiles } = driveBetween(from, to);
        legs.miles[at] = miles;
        legs.minutes[at] = driveMinutes(miles, mountainMiles);
      }
      legs.shift[at] = (clocks?.[b] ?? 0) - (clocks?.[a] ?? 0);
    });
  });
  return legs;
}

/** The name of the island or cut-off place a point lies in; "" for what the road network of the mainland reaches. */
export function cutOffArea({ lat, lon }: Point): string {
  const inside = (box: { south: number; north: number; west: number; east: number }) =>
    lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east;
  const area = noRoad.areas.find(inside);
  if (area) return area.name;
  return inside(noRoad.mainland) ? "" : "outside the United States";
}

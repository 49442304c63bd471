import { milesBetween, type Point } from "~/colleges/distance";
import noRoad from "../../content/facts/visits/no-road.json";
import { assumptions } from "./assumptions";

const { road, speed } = assumptions;

/** Miles by road between two points: the straight line over the globe times the road factor. An estimate. */
export function roadMiles(from: Point, to: Point): number {
  return milesBetween(from, to) * road.factor;
}

/**
 * Minutes at the wheel for so many road miles, without rests. An estimate, so it is rounded up to five minutes; it never
 * falls with more miles.
 */
export function driveMinutes(miles: number): number {
  const town = Math.min(miles, speed.townMiles);
  const minutes = (town / speed.townMilesPerHour + (miles - town) / speed.highwayMilesPerHour) * 60;
  return Math.max(0, Math.ceil(minutes / 5 - 1e-9) * 5);
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
      // The distance must be the same in both directions, down to the last digit.
      const miles = a === b ? 0 : a < b ? roadMiles(from, to) : (legs.miles[b * size + a] ?? 0);
      legs.miles[at] = miles;
      legs.minutes[at] = driveMinutes(miles);
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

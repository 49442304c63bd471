import type { Legs } from "./road";

/** Most stops of one trip. The exact tables double with every stop; at 15 they take 4 MB and about 50 ms. */
export const mostStops = 15;

/**
 * Points of a trip by number: stops are 0 to `stops - 1`, then the start, then the end if the trip has one. A trip that
 * returns has an end in the place of its start.
 */
export interface Course {
  readonly stops: number;
  readonly start: number;
  /** `null`: the trip is over after the last stop. */
  readonly end: number | null;
  readonly legs: Legs;
}

/**
 * The least that is still to come: `least[left * stops + at]` is the shortest way from stop `at` through all stops of
 * the bit set `left` to the end. By subsets, smallest first (Bellman; Held and Karp, 1962).
 * @param cost what is added up, by leg: miles or minutes
 */
export function leastToCome({ stops, end, legs }: Course, cost: Float64Array): Float64Array {
  const { size } = legs;
  const sets = 1 << stops;
  const least = new Float64Array(sets * stops);
  for (let at = 0; at < stops; at++) least[at] = end === null ? 0 : (cost[at * size + end] ?? 0);
  for (let left = 1; left < sets; left++) {
    for (let at = 0; at < stops; at++) {
      if (left & (1 << at)) continue;
      let best = Number.POSITIVE_INFINITY;
      for (let rest = left; rest !== 0; rest &= rest - 1) {
        const next = 31 - Math.clz32(rest & -rest);
        const way = (cost[at * size + next] ?? 0) + (least[(left ^ (1 << next)) * stops + next] ?? 0);
        if (way < best) best = way;
      }
      least[left * stops + at] = best;
    }
  }
  return least;
}

/**
 * The least from the start through all stops of a bit set, which must not be empty, to the end.
 * @param least the table of `leastToCome` for all stops
 */
export function leastFrom({ stops, start, legs }: Course, least: Float64Array, set: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const next = 31 - Math.clz32(rest & -rest);
    const way = (legs.miles[start * legs.size + next] ?? 0) + (least[(set ^ (1 << next)) * stops + next] ?? 0);
    if (way < best) best = way;
  }
  return best;
}

/**
 * The order of all stops with the fewest miles, exactly, whatever time it takes. At most `mostStops` stops.
 * @param least the table of `leastToCome` for miles, if it is at hand
 */
export function shortestOrder(course: Course, least = leastToCome(course, course.legs.miles)): readonly number[] {
  const { stops, start, legs } = course;
  const order: number[] = [];
  let at = start;
  let left = (1 << stops) - 1;
  while (left !== 0) {
    let best = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (let next = 0; next < stops; next++) {
      if (!(left & (1 << next))) continue;
      const way = (legs.miles[at * legs.size + next] ?? 0) + (least[(left ^ (1 << next)) * stops + next] ?? 0);
      if (way < best) [best, chosen] = [way, next];
    }
    order.push(chosen);
    left ^= 1 << chosen;
    at = chosen;
  }
  return order;
}

/** Miles from the start through the stops in this order to the end. */
export function milesOf({ start, end, legs }: Course, order: readonly number[]): number {
  let at = start;
  let miles = 0;
  for (const next of order) {
    miles += legs.miles[at * legs.size + next] ?? 0;
    at = next;
  }
  return end === null ? miles : miles + (legs.miles[at * legs.size + end] ?? 0);
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitOrder } from "./fit";
import { type Course, milesOf, shortestOrder } from "./order";
import { legsBetween } from "./road";
import type { Booking, Rules } from "./schedule";
import { leastExcess, searchNear, walkThrough } from "./search-near";
import { rulesFor, usualSettings } from "./settings";

const rules = (days: number | null, pace = 2): Rules => ({
  ...rulesFor({ ...usualSettings, days, pace }),
  firstWeekday: 1,
});

/** Colleges of one part of the country: a few hundred miles across. */
const point = fc.record({
  lat: fc.double({ min: 38, max: 44, noNaN: true }),
  lon: fc.double({ min: -86, max: -74, noNaN: true }),
});
const points = (from: number, to: number) => fc.array(point, { minLength: from, maxLength: to });

function courseOf(stops: readonly { lat: number; lon: number }[], returns = true): Course {
  const home = { lat: 40, lon: -83 };
  return {
    stops: stops.length,
    start: stops.length,
    end: returns ? stops.length + 1 : null,
    legs: legsBetween([...stops, home, ...(returns ? [home] : [])]),
  };
}

function* permutations(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) yield [];
  for (const first of items) {
    for (const rest of permutations(items.filter((item) => item !== first))) yield [first, ...rest];
  }
}

/** Every order tried, the slow way: the fewest miles of an order that fits. */
function byHand(course: Course, by: Rules, bookings: readonly (Booking | null)[]): number | null {
  let best: number | null = null;
  for (const order of permutations([...Array(course.stops).keys()])) {
    if (!walkThrough(course, by, bookings, order).fits) continue;
    const miles = milesOf(course, order);
    if (best === null || miles < best) best = miles;
  }
  return best;
}

const none = (stops: number): null[] => Array.from({ length: stops }, () => null);

describe("shortestOrder", () => {
  it("is the shortest of all orders, with and without the way back", () => {
    fc.assert(
      fc.property(points(1, 7), fc.boolean(), (stops, returns) => {
        const course = courseOf(stops, returns);
        const order = shortestOrder(course);
        expect([...order].sort((a, b) => a - b)).toEqual([...stops.keys()]);
        const free = { ...rules(null), runs: Array(7).fill(true) };
        expect(milesOf(course, order)).toBeCloseTo(byHand(course, free, none(stops.length)) ?? -1, 6);
      }),
      { numRuns: 60 },
    );
  });

  it("is never longer than what a search near any order finds, up to 15 stops", () => {
    fc.assert(
      fc.property(points(8, 15), (stops) => {
        const course = courseOf(stops);
        const found = leastExcess(course, rules(null), none(stops.length), [...stops.keys()], 2);
        expect(milesOf(course, shortestOrder(course))).toBeLessThanOrEqual(found.miles + 1e-6);
      }),
      { numRuns: 15 },
    );
  });
});

describe("fitOrder", () => {
  it("finds the shortest order that fits the days, or that none does, as trying every order", () => {
    fc.assert(
      fc.property(points(1, 6), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 3 }), (stops, days, pace) => {
        const course = courseOf(stops);
        const by = rules(days, pace);
        const { order, exact } = fitOrder(course, by, none(stops.length));
        const best = byHand(course, by, none(stops.length));
        expect(exact).toBe(true);
        if (order === null) {
          expect(best).toBeNull();
          return;
        }
        expect(walkThrough(course, by, none(stops.length), order).fits).toBe(true);
        expect(milesOf(course, order)).toBeCloseTo(best ?? -1, 6);
      }),
      { numRuns: 150 },
    );
  });

  it("keeps booked tours, and says so when no order can", () => {
    const booking = fc.option(
      fc.record({ day: fc.integer({ min: 0, max: 6 }), minute: fc.integer({ min: 9 * 60, max: 15 * 60 }) }),
    );
    fc.assert(
      fc.property(points(2, 6), fc.array(booking, { minLength: 6, maxLength: 6 }), (stops, given) => {
        const course = courseOf(stops);
        const bookings = given.slice(0, stops.length);
        const by = rules(null);
        const { order } = fitOrder(course, by, bookings);
        const best = byHand(course, by, bookings);
        if (order === null) {
          expect(best).toBeNull();
          return;
        }
        expect(walkThrough(course, by, bookings, order).missed).toBe(0);
        expect(milesOf(course, order)).toBeCloseTo(best ?? -1, 6);
      }),
      { numRuns: 150 },
    );
  });

  it("is exact up to 12 stops also when time is short", () => {
    fc.assert(
      fc.property(points(12, 12), fc.integer({ min: 0, max: 2 }), (stops, fewer) => {
        const course = courseOf(stops);
        const nothing = none(12);
        const days = walkThrough(course, rules(null), nothing, shortestOrder(course)).day + 1 - fewer;
        const { order, exact } = fitOrder(course, rules(days), nothing);
        expect(exact).toBe(true);
        const near = searchNear(course, rules(days), nothing, shortestOrder(course), 1);
        if (near === null) return;
        expect(order).not.toBeNull();
        expect(milesOf(course, order ?? [])).toBeLessThanOrEqual(milesOf(course, near) + 1e-6);
      }),
      { numRuns: 8 },
    );
  });
});

describe("the search for 15 stops that the exact one gave up on", () => {
  it("fits the days and stays within 2 % of a search many times as long", () => {
    fc.assert(
      fc.property(points(15, 15), (stops) => {
        const course = courseOf(stops);
        const nothing = none(15);
        const days = walkThrough(course, rules(null), nothing, shortestOrder(course)).day;
        const order = searchNear(course, rules(days), nothing, shortestOrder(course));
        const long = leastExcess(course, rules(days), nothing, [...stops.keys()], 30);
        if (long.excess > 0) return;
        expect(order).not.toBeNull();
        expect(walkThrough(course, rules(days), nothing, order ?? []).fits).toBe(true);
        expect(milesOf(course, order ?? [])).toBeLessThanOrEqual(long.miles * 1.02);
      }),
      { numRuns: 4, seed: 15 },
    );
  });
});

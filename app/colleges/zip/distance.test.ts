import fc from "fast-check";
import { expect, it } from "vitest";
import { milesBetween, pointOf } from "./distance";

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

it("the miles between two places agree with distances that are known", () => {
  const newYork = { lat: 40.6413, lon: -73.7781 };
  const losAngeles = { lat: 33.9416, lon: -118.4085 };
  expect(milesBetween(newYork, losAngeles)).toBeCloseTo(2469, -1);
  // A degree of latitude is 69 miles.
  expect(milesBetween({ lat: 40, lon: -83 }, { lat: 41, lon: -83 })).toBeCloseTo(69.09, 1);
});

it("crosses the date line the short way", () => {
  expect(milesBetween({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(69.09, 1);
});

it("is 0 to itself, the same both ways, and never more than half the Earth", () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(milesBetween(a, a)).toBe(0);
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, b)).toBeLessThanOrEqual(12_437.4);
    }),
  );
});

it("has no point without both coordinates", () => {
  expect(pointOf({ lat: 1, lon: null })).toBeNull();
  expect(pointOf({ lat: 1, lon: 2 })).toEqual({ lat: 1, lon: 2 });
});

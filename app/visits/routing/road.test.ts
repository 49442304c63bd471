import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { milesBetween, pointOf } from "~/colleges/zip/distance";
import { minutesAheadOfUtc, zoneOf } from "./clock";
import { cutOffArea, driveBetween, driveMinutes, legsBetween, roadMiles } from "./road";
import { waterBetween } from "./water";

describe("driveMinutes", () => {
  it("never falls with more miles, and ends in 0 or 5", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 4000, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (a, b) => {
          expect(driveMinutes(a + b)).toBeGreaterThanOrEqual(driveMinutes(a));
          expect(driveMinutes(a) % 5).toBe(0);
        },
      ),
    );
    expect(driveMinutes(0)).toBe(0);
  });

  it("is near what people know of real drives", () => {
    const [columbus, boston, newYork] = [
      { lat: 39.96, lon: -83.0 },
      { lat: 42.36, lon: -71.06 },
      { lat: 40.71, lon: -74.01 },
    ] as const;
    // By road: Boston to New York about 215 miles, Columbus to New York about 535.
    expect(roadMiles(boston, newYork)).toBeGreaterThan(195);
    expect(roadMiles(boston, newYork)).toBeLessThan(235);
    expect(roadMiles(columbus, newYork)).toBeGreaterThan(500);
    expect(roadMiles(columbus, newYork)).toBeLessThan(600);
    expect(driveMinutes(roadMiles(boston, newYork)) / 60).toBeGreaterThan(3.5);
    expect(driveMinutes(roadMiles(boston, newYork)) / 60).toBeLessThan(5);
  });
});

describe("legsBetween", () => {
  it("is the same in both directions and nothing on the spot", () => {
    const point = fc.record({
      lat: fc.double({ min: 25, max: 48, noNaN: true }),
      lon: fc.double({ min: -124, max: -68, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 6 }), (points) => {
        const { size, miles } = legsBetween(points);
        points.forEach((_, a) => {
          expect(miles[a * size + a]).toBe(0);
          points.forEach((_, b) => {
            expect(miles[a * size + b]).toBe(miles[b * size + a]);
          });
        });
      }),
    );
  });
});

describe("cutOffArea", () => {
  it("puts every college on the mainland or in a named area", () => {
    const areas = new Map<string, number>();
    for (const college of catalogue().all) {
      const point = pointOf(college);
      if (point === null) continue;
      const area = cutOffArea(point);
      expect(area, college.name).not.toBe("outside the United States");
      const island = ["HI", "PR", "GU", "AS", "VI", "MP", "FM", "MH", "PW"].includes(college.state);
      if (island || college.city === "Juneau") expect(area, college.name).not.toBe("");
      else if (college.state !== "AK") expect(area, college.name).toBe("");
      areas.set(area, (areas.get(area) ?? 0) + 1);
    }
    expect(areas.get("Oahu")).toBeGreaterThan(3);
    expect(areas.get("the island of Hawaii")).toBeGreaterThan(0);
  });
});

describe("zoneOf", () => {
  const zone = (name: string) => {
    const college = catalogue().all.find((each) => each.name === name);
    const point = college && pointOf(college);
    if (!college || !point) throw new Error(`no college ${name}`);
    return zoneOf(point, college.state);
  };

  it("knows the states with two zones", () => {
    expect(zone("The University of Tennessee-Knoxville")).toBe("America/New_York");
    expect(zone("Vanderbilt University")).toBe("America/Chicago");
    expect(zone("The University of Texas at El Paso")).toBe("America/Denver");
    expect(zone("Purdue University Northwest")).toBe("America/Chicago");
    expect(zone("Indiana University-Bloomington")).toBe("America/New_York");
    expect(zone("University of Idaho")).toBe("America/Los_Angeles");
    expect(zone("Boise State University")).toBe("America/Denver");
  });

  it("has a zone that the platform knows for every college", () => {
    for (const college of catalogue().all) {
      const point = pointOf(college);
      if (point !== null)
        expect(Number.isFinite(minutesAheadOfUtc(zoneOf(point, college.state), "2026-10-05"))).toBe(true);
    }
  });
});

it("minutesAheadOfUtc follows summer time", () => {
  expect(minutesAheadOfUtc("America/New_York", "2026-07-01")).toBe(-240);
  expect(minutesAheadOfUtc("America/New_York", "2026-12-01")).toBe(-300);
  expect(minutesAheadOfUtc("America/Phoenix", "2026-07-01")).toBe(-420);
});

describe("waterBetween", () => {
  const at = (lat: number, lon: number) => ({ lat, lon });
  it.each([
    [at(43.04, -87.91), at(42.96, -85.67), "Lake Michigan"], // Milwaukee to Grand Rapids
    [at(42.33, -83.05), at(41.5, -81.69), "Lake Erie"], // Detroit to Cleveland
    [at(40.91, -73.12), at(41.31, -72.92), "Long Island Sound"], // Stony Brook to New Haven
    [at(41.88, -87.63), at(42.28, -83.74), "Lake Michigan"], // Chicago to Ann Arbor, by its southern end
    [at(43.23, -86.25), at(43.04, -87.91), "Lake Michigan"], // Muskegon to Milwaukee
    [at(47.61, -122.33), at(47.57, -122.63), "Puget Sound"], // Seattle to Bremerton
    [at(44.48, -73.21), at(44.7, -73.45), "Lake Champlain"], // Burlington to Plattsburgh
    [at(40.0, -83.0), at(39.74, -84.19), null], // Columbus to Dayton
    [at(38.98, -76.49), at(39.16, -75.52), null], // Annapolis to Dover, over the bridge
    [at(42.36, -71.06), at(40.71, -74.01), null], // Boston to New York
  ])("%j to %j: %j", (from, to, water) => {
    expect(waterBetween(from, to)?.name ?? null).toBe(water);
    expect(waterBetween(to, from)?.name ?? null).toBe(water);
  });
});

describe("a drive", () => {
  const at = (lat: number, lon: number) => ({ lat, lon });
  it.each([
    ["Muskegon to Milwaukee", at(43.23, -86.25), at(43.04, -87.91), 255, 330],
    ["Seattle to Bremerton", at(47.61, -122.33), at(47.57, -122.63), 55, 80],
    ["Burlington to Plattsburgh", at(44.48, -73.21), at(44.7, -73.45), 55, 100],
    ["Chicago to Ann Arbor", at(41.88, -87.63), at(42.28, -83.74), 225, 270],
    ["Green Bay to Menominee", at(44.52, -88.02), at(45.1, -87.61), 45, 65],
    ["Annapolis to Dover", at(38.98, -76.49), at(39.16, -75.52), 55, 80],
    ["Tampa to Pensacola", at(27.95, -82.46), at(30.42, -87.22), 420, 520],
  ])("goes around the water: %s", (_, from, to, least, most) => {
    expect(roadMiles(from, to)).toBeGreaterThan(least);
    expect(roadMiles(from, to)).toBeLessThan(most);
    expect(roadMiles(to, from)).toBeCloseTo(roadMiles(from, to), 6);
  });

  it("is longer and slower in mountains", () => {
    const [denver, aspen, kearney] = [at(39.74, -104.99), at(39.19, -106.82), at(40.7, -99.08)];
    const mountains = driveBetween(denver, aspen);
    expect(mountains.mountainMiles).toBeGreaterThan(mountains.miles * 0.7);
    expect(driveMinutes(mountains.miles, mountains.mountainMiles)).toBeGreaterThan(driveMinutes(mountains.miles) + 20);
    expect(driveBetween(denver, kearney).mountainMiles).toBe(0);
  });

  it("takes no time off a drive, and none is infinite, between any two colleges", () => {
    const places = catalogue().all.flatMap((college) => pointOf(college) ?? []);
    for (let i = 0; i + 7 < places.length; i += 11) {
      const [from, to] = [places[i], places[(i * 7) % places.length]];
      if (!from || !to) continue;
      const { miles, mountainMiles } = driveBetween(from, to);
      expect(miles).toBeGreaterThanOrEqual(milesBetween(from, to) * 1.2 - 1e-6);
      expect(miles).toBeLessThan(Math.max(900, milesBetween(from, to) * 6));
      expect(driveMinutes(miles, mountainMiles)).toBeGreaterThanOrEqual(driveMinutes(miles));
    }
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanced, tripsByDays } from "./choose-days";
import { explainInfeasible } from "./infeasible-trip";
import { rulesFor, type Settings, usualSettings } from "./settings";
import { planTrip, type Stop, type TripRequest } from "./trip";

const eastern = "America/New_York";
const home = { lat: 40, lon: -83, zone: eastern };

function request(
  points: readonly { lat: number; lon: number; zone?: string; booked?: Stop["booked"] }[],
  settings: Partial<Settings> = {},
  firstDay: string | null = "2026-10-05",
  returns = true,
): TripRequest {
  return {
    start: home,
    end: returns ? home : null,
    stops: points.map((point, i) => ({ zone: eastern, booked: null, ...point, unitid: 100_001 + i })),
    firstDay,
    rules: rulesFor({ ...usualSettings, ...settings }),
  };
}

const point = fc.record({
  lat: fc.double({ min: 38, max: 44, noNaN: true }),
  lon: fc.double({ min: -86, max: -74, noNaN: true }),
});
const anyRequest = fc
  .record({
    points: fc.array(point, { minLength: 1, maxLength: 9 }),
    pace: fc.integer({ min: 1, max: 3 }),
    tourMinutes: fc.constantFrom(60, 90, 120, 180, 240),
    tourDays: fc.constantFrom("weekdays", "saturdays"),
    driveHours: fc.integer({ min: 2, max: 12 }),
    days: fc.option(fc.integer({ min: 1, max: 12 })),
    firstDay: fc.option(fc.constantFrom("2026-10-05", "2026-10-09", "2026-10-17", "2026-10-31")),
    returns: fc.boolean(),
  })
  .map(({ points, firstDay, returns, ...settings }) =>
    request(points, { ...settings, tourDays: settings.tourDays as Settings["tourDays"] }, firstDay, returns),
  );

describe("planTrip", () => {
  it("visits every college once, within every limit, and its sums add up", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const { rules } = asked;
        const trip = planTrip(asked);
        if (trip === null) {
          expect(rules.days).not.toBeNull();
          return;
        }
        expect([...trip.order].sort()).toEqual(asked.stops.map(({ unitid }) => unitid).sort());
        const drives = trip.days.flatMap(({ parts }) => parts.filter((part) => part.kind === "drive"));
        expect(trip.miles).toBeCloseTo(
          drives.reduce((sum, { miles }) => sum + miles, 0),
          6,
        );
        expect(trip.driveMinutes).toBe(drives.reduce((sum, { minutes }) => sum + minutes, 0));
        if (rules.days !== null) expect(trip.days.length).toBeLessThanOrEqual(rules.days);
        const visited: (number | undefined)[] = [];
        for (const { date, parts, driveMinutes, night, day } of trip.days) {
          expect(driveMinutes).toBeLessThanOrEqual(rules.driveLimit);
          expect(night === null).toBe(day === trip.days.length - 1);
          let clock = rules.leave;
          let tours = 0;
          for (const part of parts) {
            expect(part.start).toBeGreaterThanOrEqual(clock);
            expect(part.end).toBeGreaterThan(part.start);
            clock = part.end;
            if (part.kind === "drive") expect(part.end).toBeLessThanOrEqual(rules.stopBy);
            if (part.kind !== "tour") continue;
            tours += 1;
            visited.push(asked.stops[part.at]?.unitid);
            expect(part.start).toBeGreaterThanOrEqual(rules.toursFrom);
            expect(part.end).toBeLessThanOrEqual(rules.toursUntil);
            const weekday = date === null ? null : new Date(`${date}T12:00:00Z`).getUTCDay();
            if (weekday !== null) expect(rules.runs[weekday]).toBe(true);
          }
          expect(tours).toBeLessThanOrEqual(rules.pace);
        }
        expect(visited).toEqual(trip.order);
      }),
      { numRuns: 200 },
    );
  });

  it("never gets longer with more days", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 7 }), fc.integer({ min: 2, max: 8 }), (points, days) => {
        const [tight, wide] = [planTrip(request(points, { days })), planTrip(request(points, { days: days + 1 }))];
        if (tight === null) return;
        expect(wide?.miles ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(tight.miles + 1);
      }),
      { numRuns: 60 },
    );
  });

  it("sleeps on the way when a drive is longer than a day allows", () => {
    const trip = planTrip(request([{ lat: 40, lon: -96 }], {}, null, false));
    expect(trip?.days.map(({ night }) => night && "share" in night)).toEqual([true, true, null]);
    expect(trip?.days.map(({ driveMinutes }) => driveMinutes)).toEqual([360, 360, expect.any(Number)]);
  });

  it("gives no tours on a weekend when they run on weekdays", () => {
    const trip = planTrip(request([{ lat: 40.1, lon: -83 }], {}, "2026-10-17", false));
    expect(trip?.days.map(({ date, parts }) => [date, parts.some(({ kind }) => kind === "tour")])).toEqual([
      ["2026-10-17", false],
      ["2026-10-18", false],
      ["2026-10-19", true],
    ]);
  });

  it("leaves home later instead of waiting at the gate", () => {
    const first = planTrip(request([{ lat: 40.1, lon: -83 }]))?.days[0]?.parts[0];
    expect(first?.kind).toBe("drive");
    expect(first?.end).toBe(8 * 60 + 45);
  });

  it("turns the clock on the way across a time zone", () => {
    const west = { lat: 40, lon: -88, zone: "America/Chicago" };
    const parts =
      planTrip(request([{ ...west, booked: { date: "2026-10-05", minute: 14 * 60 } }]))?.days[0]?.parts ?? [];
    expect(parts.find(({ kind }) => kind === "drive")).toMatchObject({ shift: -60 });
    // From 8:00 in the east it is 2:45 there after rests and lunch: in time only because the clock goes back.
    expect(parts.find(({ kind }) => kind === "tour")).toMatchObject({ start: 14 * 60, booked: true });
  });
});

describe("explainInfeasible", () => {
  const cluster = [
    { lat: 40.1, lon: -83 },
    { lat: 40.2, lon: -82.9 },
    { lat: 40.0, lon: -82.8 },
  ];

  it("names the one college that does not fit, and plans the rest", () => {
    const asked = request([...cluster, { lat: 44, lon: -74 }], { days: 2 });
    expect(planTrip(asked)).toBeNull();
    const noTrip = explainInfeasible(asked);
    expect(noTrip.reason).toBe("too many for the days");
    expect(noTrip.anyOf.map(({ unitid }) => unitid)).toEqual([100_004]);
    expect(noTrip.without?.order).toHaveLength(3);
    expect(noTrip.daysNeeded).toBeGreaterThan(2);
    expect(planTrip({ ...asked, rules: { ...asked.rules, days: noTrip.daysNeeded } })).not.toBeNull();
  });

  it("names all that must go when one is not enough", () => {
    const asked = request([{ lat: 44, lon: -74 }, { lat: 38, lon: -76 }, ...cluster], { days: 2 });
    const noTrip = explainInfeasible(asked);
    expect(noTrip.anyOf).toEqual([]);
    expect([...noTrip.allOf].sort()).toEqual([100_001, 100_002]);
    expect(noTrip.without?.order).toHaveLength(3);
  });

  it("says when no tours run on any of the days", () => {
    const noTrip = explainInfeasible(request(cluster, { days: 2 }, "2026-10-17"));
    expect(noTrip).toMatchObject({ reason: "no tours on these days", without: null, daysNeeded: 4 });
  });

  it("keeps a booked tour on a day without tours", () => {
    const booked = { lat: 40.1, lon: -83, booked: { date: "2026-10-17", minute: 690 } };
    const one = explainInfeasible(request([cluster[1] as (typeof cluster)[0], booked], { days: 1 }, "2026-10-17"));
    expect(one.reason).toBe("no tours on these days");
    expect(one.anyOf.map(({ unitid }) => unitid)).toEqual([100_001]);
    expect(one.without?.order).toEqual([100_002]);
    const more = explainInfeasible(request([...cluster, booked], { days: 2 }, "2026-10-17"));
    expect(more).toMatchObject({ reason: "no tours on these days", anyOf: [], allOf: [100_001, 100_002, 100_003] });
    expect(more.without?.order).toEqual([100_004]);
  });

  it("leaves out no more than must be, also with booked tours", () => {
    const booking = fc.option(
      fc.record({
        date: fc.constantFrom("2026-10-05", "2026-10-06"),
        minute: fc.integer({ min: 18, max: 30 }).map((half) => half * 30),
      }),
    );
    const stops = fc.array(fc.tuple(point, booking), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(stops, fc.constantFrom(90, 180), fc.boolean(), (given, tourMinutes, returns) => {
        const points = given.map(([at, booked]) => ({ ...at, booked }));
        const asked = request(points, { days: 2, tourMinutes }, "2026-10-05", returns);
        if (planTrip(asked) !== null) return;
        let most = 0;
        for (let set = 1; set < 1 << points.length; set++) {
          const kept = asked.stops.filter((_, at) => set & (1 << at));
          if (kept.length > most && planTrip({ ...asked, stops: kept }) !== null) most = kept.length;
        }
        expect(explainInfeasible(asked).without?.order.length ?? 0).toBe(most);
      }),
      { numRuns: 150 },
    );
  });

  it("is no worse than every choice tried, in stops and then in miles", () => {
    const stops = fc.array(point, { minLength: 4, maxLength: 7 });
    const settings = fc.record({
      days: fc.integer({ min: 1, max: 4 }),
      pace: fc.constantFrom(1, 2, 3),
      driveHours: fc.constantFrom(4, 6, 9),
    });
    fc.assert(
      fc.property(stops, settings, fc.boolean(), (given, how, returns) => {
        const asked = request(given, how, "2026-10-05", returns);
        if (planTrip(asked) !== null) return;
        let most = { stops: 0, miles: 0 };
        for (let set = 1; set < 1 << given.length; set++) {
          const kept = asked.stops.filter((_, at) => set & (1 << at));
          if (kept.length < most.stops) continue;
          const trip = planTrip({ ...asked, stops: kept });
          if (trip === null || (kept.length === most.stops && trip.miles >= most.miles)) continue;
          most = { stops: kept.length, miles: trip.miles };
        }
        const { without, most: proven } = explainInfeasible(asked);
        expect(without?.order.length ?? 0).toBe(most.stops);
        // Sums of rounded legs: two orders may differ by tenths that are not there.
        expect(without?.miles ?? 0).toBeLessThanOrEqual(most.miles + 0.5);
        expect(proven).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("finds a booked tour that cannot be reached", () => {
    const far = { lat: 44, lon: -74, booked: { date: "2026-10-05", minute: 600 } };
    const noTrip = explainInfeasible(request([far, ...cluster]));
    expect(noTrip.reason).toBe("a booked tour can’t be reached");
    expect(noTrip.anyOf.map(({ unitid }) => unitid)).toEqual([100_001]);
  });

  it("always leaves a trip that fits", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), fc.integer({ min: 1, max: 3 }), (points, days) => {
        const asked = request(points, { days });
        if (planTrip(asked) !== null) return;
        const { anyOf, allOf, without } = explainInfeasible(asked);
        if (without === null) return;
        expect(without.days.length).toBeLessThanOrEqual(days);
        const gone = anyOf[0] ? 1 : allOf.length;
        expect(without.order.length).toBe(points.length - gone);
      }),
      { numRuns: 30 },
    );
  });
});

describe("tripsByDays", () => {
  it("goes from the least driving to the fewest days, and each trip is a trade", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 7 }), (points) => {
        const asked = request(points);
        const trips = tripsByDays(asked);
        expect(trips[0]).toEqual(planTrip(asked));
        trips.slice(1).forEach((trip, i) => {
          expect(trip.days.length).toBeLessThan(trips[i]?.days.length ?? 0);
          expect(trip.miles).toBeGreaterThanOrEqual((trips[i]?.miles ?? 0) - 1);
        });
        const fewest = trips.at(-1)?.days.length ?? 0;
        if (fewest > 1) expect(planTrip({ ...asked, rules: { ...asked.rules, days: fewest - 1 } })).toBeNull();
        expect(trips).toContain(balanced(trips));
      }),
      { numRuns: 30 },
    );
  });

  it("shows first the trip that is over before the weekend for a few miles more", () => {
    const trips = [
      { miles: 1600, days: Array(9) },
      { miles: 1650, days: Array(5) },
      { miles: 1900, days: Array(4) },
    ] as unknown as Parameters<typeof balanced>[0];
    expect(balanced(trips)?.days).toHaveLength(5);
  });
});

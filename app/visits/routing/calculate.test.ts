import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { placeOfZip } from "~/colleges/zip/places.server";
import { calculateTrip, TripInputError } from "./calculate";

const { byUnitid } = catalogue();
const calculate = (line: unknown) => calculateTrip(line, { byUnitid, placeOfZip });
const [ohioState, caseWestern, mit, harvard, yale] = [204796, 201645, 166683, 166027, 130794];
const start = { lat: 39.96, lon: -83.0 };

function failure(line: unknown): TripInputError {
  try {
    calculate(line);
  } catch (error) {
    if (error instanceof TripInputError) return error;
    throw error;
  }
  throw new Error("this should not have been planned");
}

describe("calculateTrip", () => {
  it("plans no tour on Thanksgiving or a Sunday, and says why the days between stay empty", () => {
    const line = { start, unitids: [ohioState, caseWestern], windows: true, pace: 1, first_day: "2026-11-25" };
    const trip = calculate({ ...line, tour_days: "every" });
    const toured = trip.days.flatMap(({ date, tours }) => (tours.length > 0 ? [date] : []));
    expect(toured).toEqual(["2026-11-30", "2026-12-01"]);
    expect(trip.warnings).toContain("no tours on 2026-11-26: Thanksgiving");
  });

  it("goes around Lake Michigan, and says so", () => {
    const milwaukee = { lat: 43.04, lon: -87.91 };
    const trip = calculate({ start: milwaukee, unitids: [169910], return: false });
    expect(trip.miles).toBeGreaterThan(230);
    expect(trip.warnings).toEqual(["the drive goes around Lake Michigan"]);
  });

  it("orders the colleges with their miles, hours and days", () => {
    const line = { start, unitids: [mit, ohioState, yale, caseWestern, harvard], return: true, windows: false };
    const trip = calculate(line);
    expect([...trip.order].sort()).toEqual([...line.unitids].sort());
    expect(trip.miles).toBeCloseTo(
      trip.days.reduce((sum, { miles }) => sum + miles, 0),
      6,
    );
    expect(trip.days.flatMap(({ tours }) => tours.map(({ unitid }) => unitid))).toEqual(trip.order);
    expect(trip.drive_hours).toBeGreaterThan(20);
    expect(trip).toMatchObject({ exact: true, dropped: [], warnings: [] });
  });

  it("takes a ZIP code beside the other keys as the start", () => {
    const unitids = [caseWestern, ohioState];
    expect(calculate({ zip: "43004", unitids })).toEqual(calculate({ start: { zip: "43004" }, unitids }));
    expect(failure({ zip: "43004", start, unitids }).path).toBe("zip");
  });

  it("takes a ZIP code, one way, and tour hours with dates", () => {
    const trip = calculate({
      start: { zip: "43004" },
      unitids: [caseWestern, ohioState],
      return: false,
      windows: true,
      first_day: "2026-10-10",
    });
    expect(trip.order).toEqual([ohioState, caseWestern]);
    expect(trip.days[0]).toMatchObject({ date: "2026-10-10", tours: [] });
    expect(trip.days.flatMap(({ tours }) => tours).every(({ from }) => from >= "09:00")).toBe(true);
  });

  it("keeps a booked tour at its time", () => {
    const booked = { [caseWestern]: "2026-10-05T13:00" };
    const trip = calculate({
      start,
      unitids: [ohioState, caseWestern],
      windows: true,
      first_day: "2026-10-05",
      booked,
    });
    const tour = trip.days.flatMap(({ tours }) => tours).find(({ unitid }) => unitid === caseWestern);
    expect(tour?.from).toBe("13:00");
  });

  it("says what it left out when not everything fits", () => {
    const trip = calculate({ start, unitids: [ohioState, caseWestern, mit], windows: true, days: 2 });
    expect(trip.dropped).toEqual([mit]);
    expect(trip.warnings).toEqual(["too many for the days"]);
    expect(trip.order).toHaveLength(2);
  });

  it("says why no tours run on the days there are", () => {
    const trip = calculate({ start, unitids: [ohioState], windows: true, first_day: "2026-11-26", days: 2 });
    expect(trip.dropped).toEqual([ohioState]);
    expect(trip.warnings).toEqual([
      "no tours on these days",
      "no tours on 2026-11-26: Thanksgiving",
      "no tours on 2026-11-27: the Thanksgiving weekend",
    ]);
  });

  it("keeps a booked tour that works when no tours run on the day", () => {
    const line = { start: { lat: 34.504, lon: -78.176 }, unitids: [199625, 198154], windows: true, days: 1 };
    const trip = calculate({ ...line, first_day: "2026-10-17", booked: { 198154: "2026-10-17T11:30" } });
    expect(trip).toMatchObject({ order: [198154], dropped: [199625], warnings: ["no tours on these days"] });
  });

  it("leaves out as few as it can", () => {
    const trip = calculate({
      start: { lat: 41.719, lon: -81.551 },
      unitids: [202073, 204006, 499398, 203386],
      return: false,
      windows: true,
      days: 2,
      tour_minutes: 180,
      drive_hours: 3,
      first_day: "2026-10-19",
      booked: { 202073: "2026-10-20T10:00", 499398: "2026-10-20T12:00" },
    });
    expect(trip.dropped).toHaveLength(2);
    expect(trip.order).toHaveLength(2);
  });

  // Nine of these fit as 147916, 475741, 151333, 152600, 499680, 145336, 147411, 154527, 153977 do, and not all twelve.
  const fromIowa = [147916, 475741, 151333, 152600, 499680, 145336, 147411, 154527, 153977, 166027, 110635, 123961];
  it.each([
    [
      "82435",
      [230418, 454810, 230038, 230737, 240514, 180249, 489812, 380438, 126207, 180595, 499307, 240718],
      4,
      [240514, 230038, 380438, 230737, 499307],
    ],
    ["52801", fromIowa, 7, fromIowa.slice(0, 9)],
  ])("keeps from %s as many of twelve as fit", (zip, unitids, days, fit) => {
    const line = { start: { zip }, windows: true, first_day: "2027-03-15", days, pace: 2 };
    expect(calculate({ ...line, unitids: fit }).dropped, "these fit").toEqual([]);
    const trip = calculate({ ...line, unitids });
    expect(trip.order.length).toBeGreaterThanOrEqual(fit.length);
    expect(trip.days.length).toBeLessThanOrEqual(days);
    expect([...trip.order, ...trip.dropped].sort()).toEqual([...unitids].sort());
  });

  it("calls a choice among fifteen exact only when it is proven", () => {
    const near = [...byUnitid.values()].filter(({ state, lat }) => state === "OH" && lat !== null).slice(0, 15);
    const line = { start, unitids: near.map(({ unitid }) => unitid), windows: true, first_day: "2026-10-05", pace: 3 };
    const trip = calculate({ ...line, days: 3 });
    expect(trip.order).toHaveLength(6);
    expect(trip.exact, "that no other six are nearer together is not known").toBe(false);
  });

  it.each([
    ["the mainland and the island of Hawaii", start, "University of Hawaii at Hilo"],
    ["Nantucket and the mainland", { zip: "02554" }, "Boston College"],
  ])("warns that no road joins %s", (places, start, name) => {
    const unitid = [...byUnitid.values()].find((college) => college.name === name)?.unitid;
    expect(calculate({ start, unitids: [unitid] }).warnings).toContain(
      `no road joins ${places}; plan each as a trip of its own`,
    );
  });

  it.each([
    [{ start }, "unitids"],
    [{ start, unitids: [] }, "unitids"],
    [{ start, unitids: Array.from({ length: 16 }, (_, i) => i) }, "unitids"],
    [{ start, unitids: [mit, 1] }, "unitids.1"],
    [{ start, unitids: [mit, mit] }, "unitids.1"],
    [{ start, unitids: ["166683"] }, "unitids.0"],
    [{ unitids: [mit] }, "start"],
    [{ start: { zip: "00000" }, unitids: [mit] }, "start.zip"],
    [{ start: { lat: 95, lon: 0 }, unitids: [mit] }, "start.lat"],
    [{ start: { lat: 40 }, unitids: [mit] }, "start"],
    [{ start, unitids: [mit], windows: "no" }, "windows"],
    [{ start, unitids: [mit], first_day: "2026-02-30" }, "first_day"],
    [{ start, unitids: [mit], booked: { [mit]: "soon" }, first_day: "2026-10-05" }, `booked.${mit}`],
    [{ start, unitids: [mit], booked: { [yale]: "2026-10-05T10:00" }, first_day: "2026-10-05" }, `booked.${yale}`],
    [{ start, unitids: [mit], nonsense: 1 }, "nonsense"],
    [null, ""],
    ["text", ""],
    [[], ""],
  ])("names the place of what is wrong in %j", (line, path) => {
    const error = failure(line);
    expect(error.path).toBe(path);
    expect(error.message.length).toBeGreaterThan(5);
  });
});

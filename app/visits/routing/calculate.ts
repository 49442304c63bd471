import { z } from "zod";
import { clockOf, readTime } from "~/calendar/time";
import { readDay } from "~/calendar/typed-day";
import type { College } from "~/colleges/college";
import { type Point, pointOf } from "~/colleges/zip/distance";
import { zoneOf } from "./clock";
import { explainInfeasible } from "./infeasible-trip";
import { mostStops } from "./order";
import { cutOffArea } from "./road";
import { rulesFor, usualSettings } from "./settings";
import { closedDays } from "./tour-days";
import { planTrip, type Stop, type Trip, type TripRequest } from "./trip";
import { waterBetween } from "./water";

const point = z.union(
  [
    z.strictObject({
      lat: z.number().min(-90, "lat must be from -90 to 90").max(90, "lat must be from -90 to 90"),
      lon: z.number().min(-180, "lon must be from -180 to 180").max(180, "lon must be from -180 to 180"),
    }),
    z.strictObject({ zip: z.string() }),
  ],
  'must be {"lat":…,"lon":…} in degrees or {"zip":"43004"}',
);
const whole = (what: string, from: number, to: number) =>
  z
    .int(`${what} must be a whole number from ${from} to ${to}`)
    .min(from, `${what} must be from ${from} to ${to}`)
    .max(to, `${what} must be from ${from} to ${to}`)
    .nullish();
const day = z
  .string("first_day must be a day such as 2026-10-05")
  .refine((text) => readDay(text) === text, "first_day must be a day such as 2026-10-05");

/**
 * One line of `calculate -- trip`. `start` and `unitids` are needed; unknown keys are errors, so that a typing error is
 * not ignored. What follows `windows` counts only with `"windows":true`.
 */
const schema = z.strictObject({
  start: point,
  unitids: z
    .array(z.int("a unitid must be a whole number"), "unitids must be a list")
    .min(1, "at least one unitid")
    .max(mostStops, `at most ${mostStops} unitids`),
  /** Back to the start after the last college (usual), or over there. */
  return: z.boolean("return must be true or false").default(true),
  /** Another place to end at; then `return` has no say. */
  end: point.nullish(),
  windows: z.boolean("windows must be true or false").default(false),
  first_day: day.nullish(),
  days: whole("days", 1, 60),
  pace: whole("pace", 1, 3),
  tour_minutes: whole("tour_minutes", 15, 300),
  tour_days: z
    .enum(["weekdays", "saturdays", "every"], "tour_days must be weekdays, saturdays or every")
    // Colleges give no tours on Sundays, so "every" is every day on which they do.
    .transform((days) => (days === "every" ? "saturdays" : days))
    .nullish(),
  drivers: whole("drivers", 1, 9),
  drive_hours: z.number("drive_hours must be a number").min(1).max(14).nullish(),
  /** Agreed tours by unitid, on the college's clock: `{"166683":"2026-10-05T10:30"}`. */
  booked: z.record(z.string(), z.string(), "booked must be an object").nullish(),
});

/** A start given as `{"zip":"43004",…}` beside the other keys is taken as `{"start":{"zip":"43004"},…}`. */
function withStart(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !Object.hasOwn(input, "zip") || Object.hasOwn(input, "start")) {
    return input;
  }
  const { zip, ...rest } = input as { zip: unknown };
  return { ...rest, start: { zip } };
}

/** Input that cannot be planned. `path` names the place, such as `start.zip` or `unitids.0`; "" is the whole line. */
export class TripInputError extends Error {
  override readonly name = "TripInputError";

  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

export interface TripAnswer {
  /** Unit ids in the order of the visits, without those dropped. */
  readonly order: readonly number[];
  /** Miles by road and hours of driving: estimates from straight-line distance. */
  readonly miles: number;
  readonly drive_hours: number;
  readonly days: readonly {
    readonly day: number;
    readonly date: string | null;
    readonly miles: number;
    readonly drive_hours: number;
    readonly tours: readonly { readonly unitid: number; readonly from: string; readonly to: string }[];
  }[];
  /** Whether no shorter order fits and, where some are dropped, no choice keeps more or is shorter: for certain. */
  readonly exact: boolean;
  /** Colleges left out because everything does not fit. */
  readonly dropped: readonly number[];
  readonly warnings: readonly string[];
}

/** What a trip needs to know of the country. */
export interface Gazetteer {
  readonly byUnitid: ReadonlyMap<number, College>;
  placeOfZip(zip: string): (Point & { readonly state: string | null }) | null;
}

/**
 * The best order of visits with its days. Throws `TripInputError`.
 * @param input anything, such as a parsed line of JSON
 */
export function calculateTrip(input: unknown, gazetteer: Gazetteer): TripAnswer {
  const parsed = schema.safeParse(withStart(input));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const path = [...(issue?.path ?? []), ...keys].map(String).join(".");
    const message = keys.length > 0 ? `unknown key ${keys[0]}` : (issue?.message ?? "invalid input");
    throw new TripInputError(message, path);
  }
  const line = parsed.data;
  const place = (given: z.output<typeof point>, path: string) => {
    if (!("zip" in given)) return { ...given, zone: zoneOf(given, null) };
    const found = gazetteer.placeOfZip(given.zip);
    if (found === null) throw new TripInputError(`the ZIP code ${given.zip.slice(0, 20)} has no place`, `${path}.zip`);
    return { lat: found.lat, lon: found.lon, zone: zoneOf(found, found.state) };
  };
  const start = place(line.start, "start");
  const stops = line.unitids.map((unitid, i): Stop => {
    if (line.unitids.indexOf(unitid) < i) throw new TripInputError(`${unitid} is listed twice`, `unitids.${i}`);
    const college = gazetteer.byUnitid.get(unitid);
    if (!college) throw new TripInputError(`no college has the unitid ${unitid}`, `unitids.${i}`);
    const at = pointOf(college);
    if (at === null) throw new TripInputError(`the place of ${college.name} isn’t reported`, `unitids.${i}`);
    return { unitid, ...at, zone: zoneOf(at, college.state), booked: bookedOf(line.booked, unitid) };
  });
  for (const unitid of Object.keys(line.booked ?? {})) {
    if (!line.unitids.includes(Number(unitid)))
      throw new TripInputError(`${unitid} isn’t among unitids`, `booked.${unitid}`);
    if (line.first_day == null) throw new TripInputError("booked tours need a first_day", "first_day");
  }
  const settings = {
    ...usualSettings,
    pace: line.pace ?? usualSettings.pace,
    tourMinutes: line.tour_minutes ?? usualSettings.tourMinutes,
    tourDays: line.tour_days ?? usualSettings.tourDays,
    drivers: line.drivers ?? usualSettings.drivers,
    driveHours: line.drive_hours ?? null,
    days: line.windows ? (line.days ?? null) : null,
  };
  const request: TripRequest = {
    start,
    end: line.end != null ? place(line.end, "end") : line.return ? start : null,
    stops: line.windows ? stops : stops.map((stop) => ({ ...stop, booked: null })),
    firstDay: line.windows ? (line.first_day ?? null) : null,
    rules: rulesFor(settings, line.windows),
  };
  const areas = new Set([start, ...stops, ...(request.end ? [request.end] : [])].map(cutOffArea));
  const warnings =
    areas.size > 1
      ? [
          `no road joins ${named.format([...areas].map((name) => name || "the mainland"))}; plan each as a trip of its own`,
        ]
      : [];
  const trip = planTrip(request);
  if (trip) return answer(trip, true, [], [...warnings, ...onTheWay(request, trip)]);
  const noTrip = explainInfeasible(request);
  const dropped =
    noTrip.without === null ? line.unitids : line.unitids.filter((unitid) => !noTrip.without?.order.includes(unitid));
  const without = noTrip.without === null ? [] : onTheWay(request, noTrip.without);
  const { firstDay } = request;
  const closed =
    noTrip.reason === "no tours on these days" && firstDay !== null ? closedOn(firstDay, settings.days ?? 0) : [];
  return answer(noTrip.without, noTrip.exact, dropped, [
    ...new Set([...warnings, noTrip.reason, ...closed, ...without]),
  ]);
}

const named = new Intl.ListFormat("en-US");

const closedOn = (firstDay: string, days: number): readonly string[] =>
  closedDays(firstDay, days).map(({ day, why }) => `no tours on ${day}: ${why}`);

/** Days of the trip on which colleges are closed, and water that its drives go round. */
function onTheWay({ stops, start, end, firstDay }: TripRequest, trip: Trip): readonly string[] {
  const closed = trip.days.flatMap(({ date }) => (firstDay === null || date === null ? [] : closedOn(date, 1)));
  const points = [
    start,
    ...trip.order.flatMap((id) => stops.find(({ unitid }) => unitid === id) ?? []),
    ...(end ? [end] : []),
  ];
  const waters = points.slice(1).flatMap((to, i) => waterBetween(points[i] ?? to, to)?.name ?? []);
  return [...closed, ...[...new Set(waters)].map((name) => `the drive goes around ${name}`)];
}

function bookedOf(booked: Readonly<Record<string, string>> | null | undefined, unitid: number): Stop["booked"] {
  const text = booked?.[String(unitid)];
  if (text === undefined) return null;
  const [date = "", time = ""] = text.split("T");
  const minute = readTime(time);
  if (readDay(date) !== date || minute === null) {
    throw new TripInputError("a booked tour must be written as 2026-10-05T10:30", `booked.${unitid}`);
  }
  return { date, minute };
}

/** @param right whether the colleges that are dropped are certainly the right ones */
function answer(
  trip: Trip | null,
  right: boolean,
  dropped: readonly number[],
  warnings: readonly string[],
): TripAnswer {
  const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
  if (trip === null) return { order: [], miles: 0, drive_hours: 0, days: [], exact: right, dropped, warnings };
  const { order } = trip;
  let visit = 0;
  return {
    order,
    miles: trip.miles,
    drive_hours: hours(trip.driveMinutes),
    days: trip.days.map((day) => ({
      day: day.day + 1,
      date: day.date,
      miles: day.miles,
      drive_hours: hours(day.driveMinutes),
      tours: day.parts.flatMap((part) =>
        part.kind === "tour" ? [{ unitid: order[visit++] ?? 0, from: clockOf(part.start), to: clockOf(part.end) }] : [],
      ),
    })),
    exact: right && trip.exact,
    dropped,
    warnings,
  };
}

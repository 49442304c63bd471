import { geoInterpolate } from "d3-geo";
import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { milesBetween, type Point, pointOf } from "~/colleges/zip/distance";
import type { MapDrawing } from "~/design/map";
import { closureOf } from "~/season/closure";
import { placeWords } from "~/season/closure-words";
import type { Answers } from "~/visits/planner/input";
import type { AskedTrip } from "~/visits/planner/read-trip";
import { assumptions } from "~/visits/routing/assumptions";
import type { Part } from "~/visits/routing/itinerary";
import { roadMiles } from "~/visits/routing/road";
import { noToursBecause } from "~/visits/routing/tour-days";
import type { Trip } from "~/visits/routing/trip";
import { waterBetween } from "~/visits/routing/water";
import { costOf, type TripCost } from "./cost";
import { type Directions, directionsBetween } from "./directions";

/** A trip as its pages show it: plain data with every name filled in. */
export interface TripView {
  readonly search: string;
  readonly answers: Answers;
  readonly start: string;
  /** `null` when the trip ends at the last college. */
  readonly end: string | null;
  readonly stops: readonly StopView[];
  readonly days: readonly DayView[];
  readonly miles: number;
  readonly driveMinutes: number;
  readonly exact: boolean;
  readonly cost: TripCost;
  readonly map: MapDrawing;
}

export interface StopView {
  /** 1 is the first visit. */
  readonly number: number;
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
  readonly path: string;
  /** The college's own admissions page, or its website. */
  readonly website: string | null;
  /** Miles and minutes of driving from the stop before. */
  readonly miles: number;
  readonly minutes: number;
  /** Day of the tour, 0 is the first, and its time. */
  readonly day: number;
  readonly date: string | null;
  readonly from: number;
  readonly to: number;
  readonly booked: boolean;
}

export interface DayView {
  readonly day: number;
  readonly date: string | null;
  /** Why colleges give no tours on this day; `null` on an ordinary one. */
  readonly noTours: string | null;
  readonly miles: number;
  readonly driveMinutes: number;
  readonly parts: readonly PartView[];
  readonly night: string | null;
  /** The night is so near the start that it is spent at home. */
  readonly atHome: boolean;
}

export type PartView =
  | {
      readonly kind: "drive";
      readonly start: number;
      readonly end: number;
      readonly from: string;
      readonly to: string;
      /** Where a drive that ends on the way is going in the end; `null` for one that arrives. */
      readonly toward: string | null;
      readonly miles: number;
      readonly minutes: number;
      readonly rests: number;
      readonly lunch: boolean;
      readonly shift: number;
      /** Water that the drive goes round, and a ferry to look up; `null` where there is none. */
      readonly water: { readonly name: string; readonly ferry: string | null } | null;
      /** `null` for the later parts of a drive over several days. */
      readonly directions: Directions | null;
    }
  | { readonly kind: "lunch"; readonly start: number; readonly end: number; readonly at: string }
  | {
      readonly kind: "tour";
      readonly start: number;
      readonly end: number;
      /** Number of the stop. */
      readonly stop: number;
      readonly booked: boolean;
    };

/**
 * Fills in the names. `map` is drawn by the caller, who has the atlas; `today` tells which colleges are gone by now.
 */
export function viewOf(
  asked: AskedTrip,
  trip: Trip,
  colleges: Colleges,
  search: string,
  { map, today }: { readonly map: MapDrawing; readonly today: string },
): TripView {
  const { request, answers, start, end } = asked;
  // The points of the trip by number, as the itinerary counts them.
  const places = [...request.stops, start, ...(end === null ? [] : [end])];
  const numberOf = new Map(trip.order.map((unitid, i) => [unitid, i + 1]));
  const nameOf = (at: number): string => {
    const stop = request.stops[at];
    if (stop) return colleges.byUnitid.get(stop.unitid)?.name ?? "";
    return at === request.stops.length ? start.label : (end?.label ?? "");
  };
  const between = (from: number, to: number, share: number): string => {
    const [a, b] = [places[from], places[to]];
    if (!a || !b) return "";
    const [lon, lat] = geoInterpolate([a.lon, a.lat], [b.lon, b.lat])(share);
    return cityNear({ lat, lon }, colleges.all) ?? `the way to ${nameOf(to)}`;
  };
  const days = trip.days.map(
    ({ parts, night, ...day }): DayView => ({
      ...day,
      noTours: day.date === null ? null : noToursBecause(day.date),
      parts: parts.map((part): PartView => {
        if (part.kind === "lunch") return { ...part, at: nameOf(part.at) };
        if (part.kind === "tour") {
          const { at, ...rest } = part;
          return { ...rest, stop: numberOf.get(request.stops[at]?.unitid ?? 0) ?? 0 };
        }
        const { fromShare, toShare, from, to, ...rest } = part;
        const [a, b] = [places[from], places[to]];
        return {
          ...rest,
          from: fromShare === 0 ? nameOf(from) : between(from, to, fromShare),
          to: toShare >= 1 ? nameOf(to) : between(from, to, toShare),
          toward: toShare >= 1 ? null : nameOf(to),
          water: a && b ? waterBetween(a, b) : null,
          directions: a && b && fromShare === 0 ? directionsBetween(a, b) : null,
        };
      }),
      night:
        night === null ? null : "near" in night ? nearName(night.near) : between(night.from, night.to, night.share),
      atHome: night !== null && "near" in night && nearStart(night.near),
    }),
  );
  function nearStart(at: number): boolean {
    const place = places[at];
    return place !== undefined && roadMiles(start, place) <= assumptions.homeWithinMiles.value;
  }
  function nearName(at: number): string {
    const college = colleges.byUnitid.get(request.stops[at]?.unitid ?? 0);
    return college ? `${college.city}, ${college.state}` : nameOf(at);
  }
  return {
    search,
    answers,
    start: start.label,
    end: end === null ? null : end.label,
    stops: stopsOf(asked, trip, colleges, today),
    days,
    miles: trip.miles,
    driveMinutes: trip.driveMinutes,
    exact: trip.exact,
    cost: costOf(trip.miles, days.filter(({ night, atHome }) => night !== null && !atHome).length, {
      milesPerGallon: answers.mpg ?? 1,
      dollarsPerGallon: answers.fuel ?? 0,
      dollarsPerNight: answers.night ?? 0,
      rooms: answers.rooms ?? 0,
    }),
    map,
  };
}

export interface Colleges {
  readonly all: readonly College[];
  readonly byUnitid: ReadonlyMap<number, College>;
}

function stopsOf({ request }: AskedTrip, trip: Trip, colleges: Colleges, today: string): readonly StopView[] {
  const parts = trip.days.flatMap(({ parts, day, date }) => parts.map((part) => ({ part, day, date })));
  return trip.order.flatMap((unitid, i): StopView[] => {
    const at = request.stops.findIndex((stop) => stop.unitid === unitid);
    const college = colleges.byUnitid.get(unitid);
    const tour = parts.find(({ part }) => part.kind === "tour" && part.at === at);
    if (!college || tour?.part.kind !== "tour") return [];
    const drives = parts.flatMap(({ part }) => (part.kind === "drive" && part.to === at ? [part] : []));
    return [
      {
        number: i + 1,
        unitid,
        name: college.name,
        place: placeWords(college.city, college.state, closureOf(college.unitid, today)),
        path: collegePath(college),
        website: college.links.admissions ?? college.links.website,
        miles: sum(drives, ({ miles }) => miles),
        minutes: sum(drives, ({ minutes }) => minutes),
        day: tour.day,
        date: tour.date,
        from: tour.part.start,
        to: tour.part.end,
        booked: tour.part.booked,
      },
    ];
  });
}

type DrivePart = Extract<Part, { kind: "drive" }>;
const sum = (drives: readonly DrivePart[], of: (drive: DrivePart) => number) =>
  Math.round(drives.reduce((total, drive) => total + of(drive), 0) * 10) / 10;

/** "Erie, PA": the nearest city with a college within 40 miles; the only cities whose place we know. */
function cityNear(point: Point, colleges: readonly College[]): string | null {
  let best: { name: string; miles: number } | null = null;
  for (const college of colleges) {
    const at = pointOf(college);
    if (at === null || Math.abs(at.lat - point.lat) > 0.7) continue;
    const miles = milesBetween(point, at);
    if (miles < (best?.miles ?? 40)) best = { name: `${college.city}, ${college.state}`, miles };
  }
  return best?.name ?? null;
}

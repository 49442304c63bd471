import { addDays, daysBetween, weekday } from "~/calendar/day";
import type { Point } from "~/colleges/zip/distance";
import { minutesAheadOfUtc } from "./clock";
import { fitOrder } from "./fit";
import { type Day, itineraryOf } from "./itinerary";
import type { Course } from "./order";
import { legsBetween } from "./road";
import { type Booking, type Rules, TOO_LONG } from "./schedule";
import { daysWithoutTours } from "./tour-days";

/** A point of a trip with the clock it lives by. */
export interface Place extends Point {
  /** IANA time zone. */
  readonly zone: string;
}

/** A college on the trip; `booked` is an agreed tour, on the clock of the college. */
export interface Stop extends Place {
  readonly unitid: number;
  readonly booked: { readonly date: string; readonly minute: number } | null;
}

export interface TripRequest {
  readonly start: Place;
  /** `null`: the trip is over after the last college. The same place as the start for a round trip. */
  readonly end: Place | null;
  readonly stops: readonly Stop[];
  /** First day, `null` for a trip without dates. Booked tours need one. */
  readonly firstDay: string | null;
  readonly rules: Rules;
}

/** A trip that works. */
export interface Trip {
  /** Unit ids in the order of the visits. */
  readonly order: readonly number[];
  /** Whether no shorter order fits, for certain. */
  readonly exact: boolean;
  /** Miles by road, an estimate, in tenths; the sum of all drives. */
  readonly miles: number;
  /** Minutes of driving, an estimate; the sum of all drives. */
  readonly driveMinutes: number;
  readonly days: readonly Day[];
}

/** The points and rules of a request in the form of the search. */
export function courseOf({ start, end, stops, firstDay }: TripRequest): Course {
  const points = [...stops, start, ...(end === null ? [] : [end])];
  const clocks = firstDay === null ? undefined : points.map(({ zone }) => minutesAheadOfUtc(zone, firstDay));
  return {
    stops: stops.length,
    start: stops.length,
    end: end === null ? null : stops.length + 1,
    legs: legsBetween(points, clocks),
  };
}

/** Booked tours by stop, counted in days from the first. */
export function bookingsOf({ stops, firstDay }: TripRequest): readonly (Booking | null)[] {
  return stops.map(({ booked }) =>
    booked === null || firstDay === null ? null : { day: daysBetween(firstDay, booked.date), minute: booked.minute },
  );
}

/** The rules with the weekday of the first day and the days on which colleges are closed filled in. */
export function rulesOf({ rules, firstDay }: TripRequest): Rules {
  if (firstDay === null) return { ...rules, firstWeekday: null };
  return { ...rules, firstWeekday: weekday(firstDay), closed: daysWithoutTours(firstDay, TOO_LONG) };
}

/**
 * The trip with the fewest miles that keeps every booked tour, the hours and days of tours, the limits of a day and the
 * number of days; `null` when no order does. Up to 15 stops; exact up to 12.
 */
export function planTrip(request: TripRequest, patience?: number): Trip | null {
  return tryTrip(request, patience).trip;
}

/** The same with whether the answer is certain: that no shorter trip fits or, without one, that none does. */
export function tryTrip(
  request: TripRequest,
  patience?: number,
): { readonly trip: Trip | null; readonly exact: boolean } {
  const { order, exact } = fitOrder(courseOf(request), rulesOf(request), bookingsOf(request), patience);
  return { trip: order === null ? null : tripInOrder(request, order, exact), exact };
}

/**
 * The trip through the stops in an order that fits, written out day by day.
 * @param order stops by their place in the request
 */
export function tripInOrder(request: TripRequest, order: readonly number[], exact: boolean): Trip {
  const days = itineraryOf(courseOf(request), rulesOf(request), bookingsOf(request), order).map((day) => ({
    ...day,
    date: request.firstDay === null ? null : addDays(request.firstDay, day.day),
  }));
  const tenths = days.reduce((sum, { miles }) => sum + Math.round(miles * 10), 0);
  return {
    order: order.flatMap((at) => request.stops[at]?.unitid ?? []),
    exact,
    miles: tenths / 10,
    driveMinutes: days.reduce((sum, { driveMinutes }) => sum + driveMinutes, 0),
    days,
  };
}

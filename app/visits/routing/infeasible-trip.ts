import { fewestMiles, withoutOne } from "./fewest-miles";
import { ALWAYS_EXACT, fitOrder } from "./fit";
import { largestSets } from "./most-stops";
import { shortestOrder } from "./order";
import { hasTours } from "./schedule";
import { walkThrough } from "./search-near";
import { bookingsOf, courseOf, planTrip, rulesOf, type Trip, type TripRequest } from "./trip";

/** A trip that cannot work as asked, and what would make it work. */
export interface NoTrip {
  /** What stands in the way, if it is one thing. */
  readonly reason: "too many for the days" | "no tours on these days" | "a booked tour can’t be reached";
  /**
   * Colleges of which one is enough to leave out, the one that saves the most miles first. Empty when one is not
   * enough.
   */
  readonly anyOf: readonly StopToLeaveOut[];
  /** When one is not enough: colleges that must all be left out. */
  readonly allOf: readonly number[];
  /** The trip without the first of `anyOf`, or without `allOf`; `null` when nothing is left. */
  readonly without: Trip | null;
  /** Whether no choice keeps more colleges, for certain. */
  readonly most: boolean;
  /** Whether none keeps as many with fewer miles either. */
  readonly exact: boolean;
  /** Days that would be enough for everything, `null` where more days do not help. */
  readonly daysNeeded: number | null;
}

export interface StopToLeaveOut {
  readonly unitid: number;
  /** Miles of the trip without it. */
  readonly miles: number;
}

/** Looked at in the search for the days that are needed: quick, and right but for very tight large trips. */
const QUICK = 4_000;

/**
 * Why a request has no trip and which stop to leave out: as few as can be, and of as many those that save the most
 * miles. Call it only when `planTrip` found none.
 */
export function explainInfeasible(request: TripRequest): NoTrip {
  const rules = rulesOf(request);
  const { days } = rules;
  const free = request.stops.some(({ booked }) => booked === null);
  const closed = days !== null && free && !Array.from({ length: days }).some((_, day) => hasTours(rules, day));
  const enough = days === null ? null : daysNeeded(request);
  const reason = closed
    ? "no tours on these days"
    : enough === null
      ? "a booked tour can’t be reached"
      : "too many for the days";
  // Only a booked tour takes place on a day without tours: with nothing booked, nothing is left.
  if (closed && request.stops.every(({ booked }) => booked === null)) {
    return { reason, anyOf: [], allOf: [], without: null, most: true, exact: true, daysNeeded: enough };
  }
  const largest = largestSets(courseOf(request), rules, bookingsOf(request));
  const one = largest.size > 0 && largest.size === request.stops.length - 1;
  const { trips, sure } = one ? withoutOne(request, largest) : fewestMiles(request, largest);
  const first = trips[0] ?? null;
  // What a search in haste found may have a shorter order.
  const without = first === null || first.exact ? first : shorter(first, request);
  const allOf = first === null || one ? [] : leftOut(request, first);
  const anyOf = one
    ? trips.flatMap((trip) => leftOut(request, trip).map((unitid) => ({ unitid, miles: trip.miles })))
    : [];
  // That not everything fits is certain by the search before, up to so many stops.
  const most = largest.most || (one && request.stops.length <= ALWAYS_EXACT);
  return { reason, anyOf, allOf, without, most, exact: most && (one || largest.complete) && sure, daysNeeded: enough };
}

function leftOut({ stops }: TripRequest, { order }: Trip): readonly number[] {
  return stops.map(({ unitid }) => unitid).filter((unitid) => !order.includes(unitid));
}

function shorter(trip: Trip, request: TripRequest): Trip {
  const thorough = planTrip({ ...request, stops: request.stops.filter(({ unitid }) => trip.order.includes(unitid)) });
  return thorough !== null && thorough.miles <= trip.miles ? thorough : trip;
}

/** The fewest days in which everything fits, `null` where no number of days helps. */
function daysNeeded(request: TripRequest): number | null {
  const course = courseOf(request);
  const rules = rulesOf(request);
  const bookings = bookingsOf(request);
  const most = walkThrough(course, rules, bookings, shortestOrder(course)).day + 1;
  // With booked tours the shortest order may miss some, so more days than it takes may be needed.
  for (let days = (rules.days ?? 0) + 1; days <= Math.max(most, (rules.days ?? 0) + 7); days++) {
    if (fitOrder(course, { ...rules, days }, bookings, QUICK).order !== null) return days;
  }
  return null;
}

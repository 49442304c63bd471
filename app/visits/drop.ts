import { fitOrder } from "./fit";
import { milesOf, shortestOrder } from "./order";
import { hasTours } from "./schedule";
import { walkThrough } from "./search-near";
import { bookingsOf, courseOf, planTrip, rulesOf, type Trip, type TripRequest } from "./trip";

/** A trip that cannot work as asked, and what would make it work. */
export interface NoTrip {
  /** What stands in the way, if it is one thing. */
  readonly reason: "too many for the days" | "no tours on these days" | "a booked tour cannot be reached";
  /** Colleges of which one is enough to leave out, the one that saves the most miles first. Empty when one is not enough. */
  readonly anyOf: readonly Drop[];
  /** When one is not enough: colleges that must all be left out. */
  readonly allOf: readonly number[];
  /** The trip without the first of `anyOf`, or without `allOf`; `null` when nothing is left. */
  readonly without: Trip | null;
  /** Days that would be enough for everything, `null` where more days do not help. */
  readonly daysNeeded: number | null;
}

export interface Drop {
  readonly unitid: number;
  /** Miles of the trip without it. */
  readonly miles: number;
}

/** Looked at in each of the many searches for what to leave out: quick, and right but for very tight large trips. */
const QUICK = 4_000;

/** Up to so many stops every choice of what to leave out is looked at; twice as many choices with each further stop. */
const EVERY_CHOICE = 10;

/** Why a request has no trip and which stop to drop. Call it only when `planTrip` found none. */
export function whatToDrop(request: TripRequest): NoTrip {
  const rules = rulesOf(request);
  const { days } = rules;
  const only = (unitids: readonly number[]): TripRequest => ({
    ...request,
    stops: request.stops.filter(({ unitid }) => unitids.includes(unitid)),
  });
  const allBut = (left: number) => only(request.stops.map(({ unitid }) => unitid).filter((unitid) => unitid !== left));
  const free = request.stops.some(({ booked }) => booked === null);
  const closed = days !== null && free && !Array.from({ length: days }).some((_, day) => hasTours(rules, day));
  const enough = days === null ? null : daysNeeded(request);
  const reason = closed
    ? "no tours on these days"
    : enough === null
      ? "a booked tour cannot be reached"
      : "too many for the days";
  // Only a booked tour takes place on a day without tours: with nothing booked, nothing is left.
  if (closed && request.stops.every(({ booked }) => booked === null)) {
    return { reason, anyOf: [], allOf: [], without: null, daysNeeded: enough };
  }
  const anyOf = request.stops
    .flatMap(({ unitid }) => {
      const trip = request.stops.length > 1 ? planTrip(allBut(unitid), QUICK) : null;
      return trip === null ? [] : [{ unitid, miles: trip.miles }];
    })
    .sort((a, b) => a.miles - b.miles);
  const first = anyOf[0];
  if (first) {
    return { reason, anyOf, allOf: [], without: planTrip(allBut(first.unitid)), daysNeeded: enough };
  }
  const kept = request.stops.length <= EVERY_CHOICE ? mostThatFit(request) : manyThatFit(request);
  const without = kept.length > 0 ? planTrip(only(kept)) : null;
  const allOf = without === null ? [] : request.stops.map(({ unitid }) => unitid).filter((id) => !kept.includes(id));
  return { reason, anyOf, allOf, without, daysNeeded: enough };
}

/** The most stops that fit together, among as many those with the fewest miles: every choice of two or more to leave out. */
function mostThatFit(request: TripRequest): readonly number[] {
  for (let many = request.stops.length - 2; many > 0; many--) {
    let best: Trip | null = null;
    for (const stops of choices(request.stops, many)) {
      const trip = planTrip({ ...request, stops }, QUICK);
      if (trip !== null && (best === null || trip.miles < best.miles)) best = trip;
    }
    if (best !== null) return best.order;
  }
  return [];
}

/** Every choice of so many items, in their order. */
function* choices<T>(items: readonly T[], many: number, from = 0): Generator<readonly T[]> {
  if (many === 0) yield [];
  for (let at = from; at <= items.length - many && many > 0; at++) {
    for (const rest of choices(items, many - 1, at + 1)) yield [items[at] as T, ...rest];
  }
}

/** Stops that fit together, found from both ends: for trips with too many choices to look at each. */
function manyThatFit(request: TripRequest): readonly number[] {
  const [grown, cut] = [asManyAsFit(request), asFewAsMustGo(request)];
  return cut.length > grown.length ? cut : grown;
}

/** Stops that fit together: from none, always the one that adds the fewest miles, as long as one more fits. */
function asManyAsFit(request: TripRequest): readonly number[] {
  let kept: readonly number[] = [];
  for (;;) {
    let best: { unitid: number; miles: number } | null = null;
    for (const { unitid } of request.stops) {
      if (kept.includes(unitid)) continue;
      const stops = request.stops.filter((stop) => stop.unitid === unitid || kept.includes(stop.unitid));
      const trip = planTrip({ ...request, stops }, QUICK);
      if (trip !== null && (best === null || trip.miles < best.miles)) best = { unitid, miles: trip.miles };
    }
    if (best === null) return kept;
    kept = [...kept, best.unitid];
  }
}

/** Stops that fit together: from all, always leaving out the one that saves the most miles, until the rest fits. */
function asFewAsMustGo(request: TripRequest): readonly number[] {
  let { stops } = request;
  while (stops.length > 1) {
    const shorter = stops.map((gone) => {
      const rest = stops.filter((stop) => stop !== gone);
      const course = courseOf({ ...request, stops: rest });
      return { rest, miles: milesOf(course, shortestOrder(course)) };
    });
    stops = shorter.reduce((best, each) => (each.miles < best.miles ? each : best)).rest;
    if (planTrip({ ...request, stops }, QUICK) !== null) return stops.map(({ unitid }) => unitid);
  }
  return [];
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

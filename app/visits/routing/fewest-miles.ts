import type { Largest } from "./most-stops";
import { leastFrom, leastToCome } from "./order";
import { courseOf, type Trip, type TripRequest, tripInOrder, tryTrip } from "./trip";

/** Trips through some of the stops, the one with the fewest miles first. */
export interface Shorter {
  readonly trips: readonly Trip[];
  /** Whether none of the sets has a shorter trip than the first, for certain. */
  readonly sure: boolean;
}

/** Looked at in the search for the best order of one set: quick, and right but for very tight large trips. */
const QUICK = 4_000;

/** So many sets are planned, those that look shortest first. */
const TRIES = 10;

/** The trip with the fewest miles among sets of stops of which each fits. */
export function fewestMiles(request: TripRequest, { sets }: Largest): Shorter {
  const course = courseOf(request);
  const least = leastToCome(course, course.legs.miles);
  const bySight = [...sets]
    .map(([set, order]) => ({ order, set, miles: leastFrom(course, least, set) }))
    .sort((a, b) => a.miles - b.miles || a.set - b.set);
  let best: Trip | null = null;
  let sure = true;
  for (const [tried, { set, order, miles }] of bySight.entries()) {
    // No trip is shorter than its stops without any rules.
    if (best !== null && miles >= best.miles) break;
    if (tried === TRIES) {
      sure = false;
      break;
    }
    const { trip, exact } = tryTrip(only(request, set), QUICK);
    if (!exact) sure = false;
    const found = trip ?? inOrder(request, set, order);
    if (best === null || found.miles < best.miles) best = found;
  }
  return { trips: best === null ? [] : [best], sure };
}

/** The trips without one stop, for each stop of which it is enough to leave it out. */
export function withoutOne(request: TripRequest, { sets }: Largest): Shorter {
  const all = (1 << request.stops.length) - 1;
  let sure = true;
  const trips = request.stops.flatMap((_, at) => {
    const set = all ^ (1 << at);
    const known = sets.get(set);
    const { trip, exact } = tryTrip(only(request, set), QUICK);
    if (!exact) sure = false;
    return trip ?? (known === undefined ? [] : inOrder(request, set, known));
  });
  return { trips: trips.sort((a, b) => a.miles - b.miles), sure };
}

function only(request: TripRequest, set: number): TripRequest {
  return { ...request, stops: request.stops.filter((_, at) => set & (1 << at)) };
}

/** Where the search in haste finds nothing there is still the order by which the set is known to fit. */
function inOrder(request: TripRequest, set: number, order: readonly number[]): Trip {
  const part = only(request, set);
  const places = order.map((at) => part.stops.findIndex(({ unitid }) => unitid === request.stops[at]?.unitid));
  return tripInOrder(part, places, false);
}

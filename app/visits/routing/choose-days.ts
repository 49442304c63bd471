import { assumptions } from "./assumptions";
import { planTrip, type Trip, type TripRequest } from "./trip";

/** Looked at in each search for a shorter stay: quick, and right but for very tight large trips. */
const QUICK = 4_000;

/**
 * Trips through the same colleges, from the one with the least driving to the one with the fewest days; every one takes
 * fewer days and more miles than the one before. Empty when nothing fits.
 */
export function tripsByDays(request: TripRequest): readonly Trip[] {
  const trips: Trip[] = [];
  let trip = planTrip(request);
  while (trip !== null) {
    trips.push(trip);
    const days = trip.days.length - 1;
    trip = days === 0 ? null : planTrip({ ...request, rules: { ...request.rules, days } }, QUICK);
  }
  return trips;
}

/** The trip to show first when no number of days is given: miles and days weighed against each other. */
export function balanced(trips: readonly Trip[]): Trip | undefined {
  const worth = (trip: Trip) => trip.miles + assumptions.dayWorthMiles.value * trip.days.length;
  return [...trips].sort((a, b) => worth(a) - worth(b))[0];
}

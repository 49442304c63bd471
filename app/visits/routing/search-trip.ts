import { balanced, tripsByDays } from "./choose-days";
import { explainInfeasible, type NoTrip } from "./infeasible-trip";
import { planTrip, type Trip, type TripRequest } from "./trip";

/** What the search finds for one request: plain data, so that it can be done in another thread. */
export type FoundTrips = {
  /** Trips through all colleges, from the least driving to the fewest days, whatever the number of days asked for. */
  readonly trips: readonly Trip[];
} & (
  | /** The one to show. */ { readonly trip: Trip; readonly noTrip: null }
  | /** Not all colleges fit: what to leave out. */ { readonly trip: null; readonly noTrip: NoTrip }
);

/**
 * Searches the trips of a request. Up to a second for 15 colleges, so a server does it in a thread of its own.
 * @param request with the number of days asked for in its rules, `null` for as many as it takes
 */
export function searchTrips(request: TripRequest): FoundTrips {
  const { days: limit } = request.rules;
  const trips = tripsByDays({ ...request, rules: { ...request.rules, days: null } });
  const trip =
    limit === null
      ? balanced(trips)
      : // The first that is short enough has the fewest miles; a search in haste may have missed it.
        (trips.find(({ days }) => days.length <= limit) ?? planTrip(request));
  return trip ? { trips, trip, noTrip: null } : { trips, trip: null, noTrip: explainInfeasible(request) };
}

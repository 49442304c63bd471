import { LRUCache } from "lru-cache";
import { dayIn } from "~/calendar/eastern-day";
import { atlas } from "~/colleges/place/atlas.server";
import { drawMap, type MapPlace } from "~/colleges/place/draw-map";
import { country } from "~/visits/planner/country.server";
import { toSearch } from "~/visits/planner/link";
import { formOf } from "~/visits/planner/read-planner";
import { type AskedTrip, type Country, readTrip } from "~/visits/planner/read-trip";
import { type FoundTrips, searchTrips } from "~/visits/routing/search-trip";
import { closedDays } from "~/visits/routing/tour-days";
import type { Trip, TripRequest } from "~/visits/routing/trip";
import { Busy, workerPool } from "~/workers/pool.server";
import { roadOf } from "./road";
import type { Choice, TripPage } from "./trip-page";
import { viewOf } from "./view";

/** A large trip takes up to a second, and its sheet and calendar need it again. The same address is the same trip. */
const made = new LRUCache<string, Promise<TripPage>>({ max: 100 });

/** Searches of more colleges than this take longer than a page may, so they are done by a thread of their own. */
const mostAtOnce = 6;

/** The threads that search. Exported to be counted and ended by tests. */
export const tripThreads = workerPool<TripRequest, FoundTrips>(
  new URL("../routing/trip-worker.server.ts", import.meta.url),
);

async function search(request: TripRequest): Promise<FoundTrips> {
  if (request.stops.length <= mostAtOnce) return searchTrips(request);
  try {
    return await tripThreads.run(request);
  } catch (error) {
    if (error instanceof Busy) throw new Response(null, { status: 503, statusText: "Busy" });
    throw error;
  }
}

/**
 * Makes the trip that an address asks for. Throws a 503 Response when too many trips are searched at once.
 * @param before called where the trip is not known yet; may refuse by throwing
 */
export async function makeTrip(
  params: URLSearchParams,
  before: () => Promise<void> = async () => {},
): Promise<TripPage> {
  const land = country();
  const read = readTrip(params, land);
  if (!read.ok) return { kind: "fix", form: formOf(params, land, read.messages), messages: read.messages };
  const { asked } = read;
  const { answers } = asked;
  const address = toSearch(answers);
  const known = made.get(address);
  if (known) return known;
  await before();
  // Somebody else may have asked for it meanwhile.
  const begun = made.get(address);
  if (begun) return begun;
  const page = planPage(asked, address, land);
  made.set(address, page);
  // What could not be searched now can be the next time.
  page.catch(() => made.delete(address));
  return page;
}

async function planPage(asked: AskedTrip, address: string, land: Country): Promise<TripPage> {
  const { answers, request } = asked;
  const today = dayIn("America/New_York", new Date());
  const { trips, trip, noTrip } = await search(request);
  if (noTrip === null) {
    const choices = trips.map((each): Choice => {
      const days = each.days.length;
      return { days, miles: each.miles, shown: days === trip.days.length, search: toSearch(answers, { days }) };
    });
    return {
      kind: "trip",
      view: viewOf(asked, trip, land, address, { map: mapOf(asked, trip), today }),
      problem: null,
      choices: choices.length > 1 && choices.some(({ shown }) => shown) ? choices : [],
      search: address,
    };
  }
  const nameOf = (unitid: number) => land.byUnitid.get(unitid)?.name ?? "";
  const without = (gone: readonly number[]) =>
    toSearch(answers, { unitids: answers.unitids.filter((unitid) => !gone.includes(unitid)) });
  const gone = noTrip.without ? answers.unitids.filter((unitid) => !noTrip.without?.order.includes(unitid)) : [];
  // A trip counts its points by the stops it was planned with.
  const rest: AskedTrip = {
    ...asked,
    answers: { ...answers, unitids: answers.unitids.filter((unitid) => !gone.includes(unitid)) },
    request: { ...request, stops: request.stops.filter(({ unitid }) => !gone.includes(unitid)) },
  };
  return {
    kind: "trip",
    view:
      noTrip.without && viewOf(rest, noTrip.without, land, without(gone), { map: mapOf(rest, noTrip.without), today }),
    problem: {
      reason: noTrip.reason,
      most: noTrip.most,
      anyOf: noTrip.anyOf.map(({ unitid }) => ({ name: nameOf(unitid), search: without([unitid]) })),
      leftOut: gone.map(nameOf),
      leftOutSearch: without(gone),
      daysNeeded:
        noTrip.daysNeeded === null
          ? null
          : { days: noTrip.daysNeeded, search: toSearch(answers, { days: noTrip.daysNeeded }) },
      closed: noTrip.reason === "no tours on these days" ? closedDays(request.firstDay, answers.days) : [],
    },
    choices: [],
    search: address,
  };
}

function mapOf({ request, start, end }: AskedTrip, trip: Trip) {
  const stops = trip.order.flatMap((unitid, i): MapPlace[] => {
    const stop = request.stops.find((each) => each.unitid === unitid);
    return stop ? [{ lat: stop.lat, lon: stop.lon, text: String(i + 1), kind: "stop" }] : [];
  });
  const round = end === start;
  const route: MapPlace[] = [
    { lat: start.lat, lon: start.lon, text: "Start", kind: "end" },
    ...stops,
    ...(end === null ? [] : [{ lat: end.lat, lon: end.lon, text: round ? "Start" : "End", kind: "end" as const }]),
  ];
  return drawMap(atlas(), route, roadOf(route));
}

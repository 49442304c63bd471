import { LRUCache } from "lru-cache";
import { states } from "~/colleges/states";
import type { Messages } from "~/design/messages";
import { atlas } from "./atlas.server";
import { balanced, tripsByDays } from "./choose-days";
import { country } from "./country.server";
import { drawMap, type MapPlace } from "./draw-map";
import { whatToDrop } from "./drop";
import { toSearch } from "./link";
import { formOf, type PlannerForm } from "./read-planner";
import { type AskedTrip, type Country, readTrip } from "./read-trip";
import { planTrip, type Trip } from "./trip";
import { type TripView, viewOf } from "./view";

/** What does not fit, with a link for each way out. */
export interface Problem {
  readonly reason: "too many for the days" | "no tours on these days" | "a booked tour cannot be reached";
  readonly anyOf: readonly { readonly name: string; readonly search: string }[];
  /** Whether it is certain that no choice keeps more. */
  readonly most: boolean;
  /** Names of colleges that the plan below leaves out. */
  readonly leftOut: readonly string[];
  readonly leftOutSearch: string;
  readonly daysNeeded: { readonly days: number; readonly search: string } | null;
}

/** One of several trips through the same colleges. */
export interface Choice {
  readonly days: number;
  readonly miles: number;
  readonly shown: boolean;
  readonly search: string;
}

export type TripPage =
  | { readonly kind: "mend"; readonly form: PlannerForm; readonly messages: Messages }
  | {
      readonly kind: "trip";
      /** `null` when nothing at all can be visited. */
      readonly view: TripView | null;
      readonly problem: Problem | null;
      /** The same colleges with less driving or in fewer days, the one shown included. */
      readonly choices: readonly Choice[];
      readonly search: string;
    };

/** A large trip takes up to half a second, and its sheet and calendar need it again. The same address is the same trip. */
const made = new LRUCache<string, TripPage>({ max: 100 });

/** Makes the trip that an address asks for. */
export function makeTrip(params: URLSearchParams): TripPage {
  const land = country();
  const read = readTrip(params, land);
  if (!read.ok) return { kind: "mend", form: formOf(params, land, read.messages), messages: read.messages };
  const { asked } = read;
  const { answers } = asked;
  const search = toSearch(answers);
  const known = made.get(search);
  if (known) return known;
  const page = planPage(asked, search, land);
  made.set(search, page);
  return page;
}

function planPage(asked: AskedTrip, search: string, land: Country): TripPage {
  const { answers } = asked;
  const { days: limit } = answers;
  const { request } = asked;
  const trips = tripsByDays({ ...request, rules: { ...request.rules, days: null } });
  const trip =
    limit === null
      ? balanced(trips)
      : // The first that is short enough has the fewest miles; a search in haste may have missed it.
        (trips.find(({ days }) => days.length <= limit) ?? planTrip(request));
  if (trip) {
    const choices = trips.map((each): Choice => {
      const days = each.days.length;
      return { days, miles: each.miles, shown: days === trip.days.length, search: toSearch(answers, { days }) };
    });
    return {
      kind: "trip",
      view: viewOf(asked, trip, land, search, mapOf(asked, trip)),
      problem: null,
      choices: choices.length > 1 && choices.some(({ shown }) => shown) ? choices : [],
      search,
    };
  }
  const drop = whatToDrop(asked.request);
  const nameOf = (unitid: number) => land.byUnitid.get(unitid)?.name ?? "";
  const without = (gone: readonly number[]) =>
    toSearch(answers, { unitids: answers.unitids.filter((unitid) => !gone.includes(unitid)) });
  const gone = drop.without ? answers.unitids.filter((unitid) => !drop.without?.order.includes(unitid)) : [];
  // A trip counts its points by the stops it was planned with.
  const rest: AskedTrip = {
    ...asked,
    answers: { ...answers, unitids: answers.unitids.filter((unitid) => !gone.includes(unitid)) },
    request: { ...request, stops: request.stops.filter(({ unitid }) => !gone.includes(unitid)) },
  };
  return {
    kind: "trip",
    view: drop.without && viewOf(rest, drop.without, land, without(gone), mapOf(rest, drop.without)),
    problem: {
      reason: drop.reason,
      most: drop.most,
      anyOf: drop.anyOf.map(({ unitid }) => ({ name: nameOf(unitid), search: without([unitid]) })),
      leftOut: gone.map(nameOf),
      leftOutSearch: without(gone),
      daysNeeded:
        drop.daysNeeded === null
          ? null
          : { days: drop.daysNeeded, search: toSearch(answers, { days: drop.daysNeeded }) },
    },
    choices: [],
    search,
  };
}

const codes = new Map<string, string>(Object.entries(states).map(([code, name]) => [name, code]));

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
  return drawMap(atlas(), route, (state) => codes.get(state) ?? "");
}

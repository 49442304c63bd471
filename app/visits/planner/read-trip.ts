import type { College } from "~/colleges/college";
import { pointOf } from "~/colleges/zip/distance";
import type { Messages } from "~/design/messages";
import type { Gazetteer } from "~/visits/routing/calculate";
import { zoneOf } from "~/visits/routing/clock";
import { cutOffArea } from "~/visits/routing/road";
import { rulesFor } from "~/visits/routing/settings";
import type { Stop, TripRequest } from "~/visits/routing/trip";
import { findPlace, type NamedPlace } from "./find-place";
import { type Answers, readAnswers } from "./input";

/** What the planner knows of the country: colleges and ZIP codes. */
export interface Country extends Gazetteer {
  readonly all: readonly College[];
}

/** A trip that can be planned: the request with the names of its places. */
export interface AskedTrip {
  readonly answers: Answers;
  readonly request: TripRequest;
  readonly start: NamedPlace;
  readonly end: NamedPlace | null;
}

export type ReadTrip =
  | { readonly ok: true; readonly asked: AskedTrip }
  | { readonly ok: false; readonly messages: Messages };

/** Reads a form or a link into a request, or says by field what is wrong with it. Never throws. */
export function readTrip(params: URLSearchParams, country: Country): ReadTrip {
  const { answers, messages: read } = readAnswers(params);
  const messages: Record<string, readonly string[]> = { ...read };
  const add = (field: string, message: string) => {
    messages[field] = [...(messages[field] ?? []), message];
  };
  const place = (field: "from" | "to"): NamedPlace | null => {
    if (messages[field] || answers[field] === "") return null;
    const found = findPlace(answers[field], country.all, country.placeOfZip);
    if ("place" in found) return found.place;
    add(field, found.message);
    return null;
  };
  const start = place("from");
  const other = answers.back === "other" ? place("to") : null;
  const end = answers.back === "start" ? start : other;
  const stops = answers.unitids.flatMap((unitid): Stop[] => {
    const college = country.byUnitid.get(unitid);
    const point = college ? pointOf(college) : null;
    if (!college) add("unitids", `There’s no college with the number ${unitid}. Take it off the list.`);
    else if (!point) add("unitids", `We don’t know where ${college.name} is, so it can’t be on a trip.`);
    else return [{ unitid, ...point, zone: zoneOf(point, college.state), booked: answers.booked[unitid] ?? null }];
    return [];
  });
  const apart = notJoined(stops, start, other, country);
  if (apart !== null) add("unitids", apart);
  if (start === null || Object.keys(messages).length > 0) return { ok: false, messages };
  const rules = rulesFor({
    pace: answers.pace,
    tourMinutes: answers.tour,
    tourDays: answers.run,
    drivers: answers.drivers,
    driveHours: answers.hours,
    leave: answers.leave,
    stopBy: answers.until,
    days: answers.days,
  });
  return {
    ok: true,
    asked: { answers, start, end, request: { start, end, stops, firstDay: answers.first, rules } },
  };
}

/** What to say when the places of a trip lie on islands that no road joins; `null` when all can be driven. */
function notJoined(
  stops: readonly Stop[],
  start: NamedPlace | null,
  end: NamedPlace | null,
  country: Country,
): string | null {
  const named = [
    ...[start, end].flatMap((place) => (place === null ? [] : [{ name: place.label, area: cutOffArea(place) }])),
    ...stops.map((stop) => ({ name: country.byUnitid.get(stop.unitid)?.name ?? "", area: cutOffArea(stop) })),
  ];
  const first = named[0];
  const apart = named.find(({ area }) => area !== first?.area);
  if (!first || !apart) return null;
  const where = (area: string) => (area === "" ? "the mainland" : area);
  return `No road joins ${first.name} (${where(first.area)}) and ${apart.name} (${where(apart.area)}). Plan them as two trips, and start each where your ferry or flight lands.`;
}

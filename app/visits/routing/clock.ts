import type { Point } from "~/colleges/zip/distance";
import file from "../../../content/facts/visits/zones.json";

interface Split {
  readonly westOf?: number;
  readonly eastOf?: number;
  readonly northOf?: number;
  readonly southOf?: number;
  readonly zone: string;
}

const usual = new Map(Object.entries(file.zones).flatMap(([zone, states]) => states.map((state) => [state, zone])));
const splits: Readonly<Record<string, Split>> = file.splits;

/**
 * IANA time zone of a place, from its state and, where a state has two, its position; near the line it may be wrong.
 */
export function zoneOf({ lat, lon }: Point, state: string | null): string {
  const zone = state === null ? undefined : usual.get(state);
  if (zone === undefined || state === null) {
    const found = file.unknownState.find(([west]) => lon > Number(west));
    return String(found?.[1] ?? "America/New_York");
  }
  const split = splits[state];
  if (!split) return zone;
  const beside =
    (split.westOf === undefined || lon < split.westOf) && (split.eastOf === undefined || lon > split.eastOf);
  // With both lines the split-off parts are the two ends (Indiana), with one it is that side.
  const beyond =
    split.northOf !== undefined && split.southOf !== undefined
      ? lat > split.northOf || lat < split.southOf
      : (split.northOf === undefined || lat > split.northOf) && (split.southOf === undefined || lat < split.southOf);
  return beside && beyond ? split.zone : zone;
}

const known = new Map<string, number>();

/** Minutes ahead of UTC in a zone at noon of a day. Negative in the Americas. */
export function minutesAheadOfUtc(zone: string, day: string): number {
  const key = `${zone} ${day}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const noon = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(noon);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  const value = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (known.size > 5_000) known.clear();
  known.set(key, value);
  return value;
}

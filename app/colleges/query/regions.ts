import type { State } from "~/geography/states";

/**
 * Regions of the country as IPEDS groups the states (variable OBEREG, after the Bureau of Economic Analysis). Chosen
 * over the Census divisions because their names are the ones families use. Every state is in exactly one.
 */
export const regions = {
  "new-england": { label: "New England", states: ["CT", "ME", "MA", "NH", "RI", "VT"] },
  "mid-atlantic": { label: "Mid-Atlantic", states: ["DE", "DC", "MD", "NJ", "NY", "PA"] },
  "great-lakes": { label: "Great Lakes", states: ["IL", "IN", "MI", "OH", "WI"] },
  plains: { label: "Plains", states: ["IA", "KS", "MN", "MO", "NE", "ND", "SD"] },
  southeast: {
    label: "Southeast",
    states: ["AL", "AR", "FL", "GA", "KY", "LA", "MS", "NC", "SC", "TN", "VA", "WV"],
  },
  southwest: { label: "Southwest", states: ["AZ", "NM", "OK", "TX"] },
  "rocky-mountains": { label: "Rocky Mountains", states: ["CO", "ID", "MT", "UT", "WY"] },
  "far-west": { label: "Far West", states: ["AK", "CA", "HI", "NV", "OR", "WA"] },
  islands: {
    label: "Puerto Rico and the islands",
    states: ["AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"],
  },
} as const satisfies Record<string, { label: string; states: readonly State[] }>;

export type Region = keyof typeof regions;

export function isRegion(name: string): name is Region {
  return Object.hasOwn(regions, name);
}

const regionByState: ReadonlyMap<string, Region> = new Map(
  Object.entries(regions).flatMap(([name, { states }]) =>
    isRegion(name) ? states.map((state): [string, Region] => [state, name]) : [],
  ),
);

/** Region of a state or territory, `null` for an unknown code. */
export function regionOf(state: string): Region | null {
  return regionByState.get(state) ?? null;
}

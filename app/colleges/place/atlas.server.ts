import type { Topology } from "topojson-specification";
// State shapes of the U.S. Census Bureau (cartographic boundary files), public domain, in the compact form of us-atlas.
import file from "us-atlas/states-10m.json";
import { type Atlas, openAtlas } from "./draw-map";

let opened: Atlas | undefined;

/** The shapes of the states, opened at the first map. */
export function atlas(): Atlas {
  opened ??= openAtlas(file as unknown as Topology);
  return opened;
}

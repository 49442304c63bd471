import { catalogue } from "~/colleges/catalogue.server";
import { atlas } from "./atlas.server";
import { drawMap, type MapPlace } from "./draw-map";
import type { AskedMap } from "./list-map";
import { markHeight, svgOfMap } from "./map-svg";

/** The colleges of a list as numbers on a map, as SVG; null where no college or no place of one is known. */
export function drawListMap({ unitids, from }: AskedMap): string | null {
  const { byUnitid } = catalogue();
  const places = unitids.flatMap((unitid, at): MapPlace[] => {
    const college = byUnitid.get(unitid);
    if (college === undefined || college.lat === null || college.lon === null) return [];
    return [{ lat: college.lat, lon: college.lon, text: String(from + at), kind: "stop" }];
  });
  return places.length === 0 ? null : svgOfMap(drawMap(atlas(), places, [], markHeight - 1));
}

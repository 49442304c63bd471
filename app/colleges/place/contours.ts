/**
 * A small map of where a college stands, drawn from what is known: how densely ZIP codes lie around it. A ZIP code
 * serves about as many people everywhere, so lines lie close where people do, and a lake or an ocean stays empty. No
 * two places look alike.
 */
import { contours } from "d3-contour";
import type { Point } from "../zip/distance";
import { type Contours, height, width } from "./picture";

/** Miles a pixel, for one college. */
export const usualScale = 0.2;
/** Pixels from one point of the field to the next. */
const step = 8;
/** Pixels over which a ZIP code is spread. */
const blur = 15;
/**
 * ZIP codes in a hundred square miles: each line is twice the one before. The same everywhere, so that places compare.
 */
export const levels = [1, 2, 4, 8, 16, 32, 64, 128] as const;

const milesOfDegree = 69.05;

/** Where a place is in the picture around `middle`, in pixels. */
function placeIn(middle: Point, scale: number) {
  const across = milesOfDegree * Math.cos((middle.lat * Math.PI) / 180);
  return ({ lat, lon }: Point): readonly [number, number] => [
    width / 2 + ((lon - middle.lon) * across) / scale,
    height / 2 - ((lat - middle.lat) * milesOfDegree) / scale,
  ];
}

/**
 * @param zips middles of ZIP code areas near the campus; farther ones change nothing
 * @param undergraduates null where not reported
 * @param scale miles a pixel
 */
export function contoursAround(
  middle: Point,
  zips: readonly Point[],
  others: readonly Point[],
  undergraduates: number | null,
  scale: number = usualScale,
): Contours {
  const place = placeIn(middle, scale);
  const spread = blur * scale;
  const [columns, rows] = [width / step + 1, height / step + 1];
  const field = new Float64Array(columns * rows);
  const reach = 3 * blur;
  const near = ([x, y]: readonly [number, number], by: number) =>
    x > -by && x < width + by && y > -by && y < height + by;
  for (const zip of zips) {
    const at = place(zip);
    if (!near(at, reach)) continue;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const miles = scale * Math.hypot(column * step - at[0], row * step - at[1]);
        if (miles > 3 * spread) continue;
        const index = row * columns + column;
        field[index] = (field[index] ?? 0) + Math.exp(-(miles ** 2) / (2 * spread ** 2));
      }
    }
  }
  const perHundred = 100 / (2 * Math.PI * spread ** 2);
  const density = Array.from(field, (value) => value * perHundred);
  const drawn = contours()
    .size([columns, rows])
    .thresholds([...levels])(density);
  // The middle of a cell is half a step from its corner.
  const pixel = ([x = 0, y = 0]: readonly number[]) =>
    `${Math.round((x - 0.5) * step)} ${Math.round((y - 0.5) * step)}`;
  return {
    lines: drawn.flatMap(({ coordinates }) => {
      const path = coordinates
        .flat()
        .map((ring) => `M${ring.map(pixel).join("L")}Z`)
        .join("");
      return path === "" ? [] : [path];
    }),
    campus: undergraduates === null ? 3 : Math.round(2.5 + Math.min(7, Math.sqrt(undergraduates) / 25)),
    others: others
      .map(place)
      .filter((at) => near(at, 0))
      .map(([x, y]) => [Math.round(x), Math.round(y)] as const),
  };
}

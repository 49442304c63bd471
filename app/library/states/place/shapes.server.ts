import { geoConicEqualArea, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import round from "us-atlas/states-10m.json";
// State shapes of the U.S. Census Bureau (cartographic boundary files), public domain, in the compact form of us-atlas.
import flat from "us-atlas/states-albers-10m.json";
import { thinLine } from "~/colleges/place/thin-line";
import { type State, states } from "~/geography/states";
import { pathOf, type Ring } from "./outline";

/** A state as a path in pixels, and where its places lie. */
export interface StateShape {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  /** Pixel of a place in degrees, null where it is not on the map. */
  at(lat: number, lon: number): readonly [x: number, y: number] | null;
}

type Geometry = ReturnType<typeof shapesOf>[number];

function shapesOf(topology: Topology) {
  return feature(topology, topology.objects.states as GeometryCollection<{ name: string }>).features;
}

const width = 400;
const tallest = 440;
const made = new Map<string, StateShape | null>();

/** The outline of one state, thinned to what one can see; null for a territory without a shape. */
export function stateShape(state: State): StateShape | null {
  const known = made.get(state);
  if (known !== undefined) return known;
  const found = shapesOf(round as unknown as Topology).find(({ properties }) => properties.name === states[state]);
  const shape = found ? draw(found) : null;
  made.set(state, shape);
  return shape;
}

function draw(found: Geometry): StateShape {
  const [[west, south], [east, north]] = boundsOf(found);
  const projection = geoConicEqualArea()
    .parallels([south + (north - south) / 6, north - (north - south) / 6])
    .rotate([-(west + east) / 2, 0])
    .center([0, (south + north) / 2])
    .fitExtent(
      [
        [8, 8],
        [width - 8, tallest - 8],
      ],
      found,
    );
  const [, [, bottom]] = geoPath(projection).bounds(found);
  const top = geoPath(projection).bounds(found)[0][1];
  // The shape sits in the middle of the tallest box: the room above and below it is cut off.
  const height = Math.ceil(bottom - top) + 16;
  const [x, y] = projection.translate();
  projection.translate([x, y - top + 8]);
  return {
    width,
    height,
    land: pathOf(
      ringsOf(found).map((ring) =>
        thinLine(
          ring.map(([x, y]) => projection([x, y]) ?? [0, 0]),
          0.8,
        ),
      ),
    ),
    at(lat, lon) {
      const [px, py] = projection([lon, lat]) ?? [Number.NaN, Number.NaN];
      const onMap = px >= 0 && px <= width && py >= 0 && py <= height;
      return onMap ? [px, py] : null;
    },
  };
}

function boundsOf(found: Geometry): [[number, number], [number, number]] {
  const points = ringsOf(found).flat();
  // Alaska reaches over the date line; there the far west counts as west of -180.
  const lons = points.map(([lon]) => (lon > 170 ? lon - 360 : lon));
  const lats = points.map(([, lat]) => lat);
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}

function ringsOf({ geometry }: Geometry): Ring[] {
  const polygons =
    geometry.type === "MultiPolygon" ? geometry.coordinates : geometry.type === "Polygon" ? [geometry.coordinates] : [];
  return polygons.flat().map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]));
}

/** Area inside a closed line, in square pixels: islets only make noise. */
function areaOf(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
}

/** Where the name of a state stands when its middle is no good place, in pixels from it. */
const nudges: Readonly<Partial<Record<State, readonly [number, number]>>> = {
  MD: [22, 12],
  MI: [10, 20],
  FL: [14, 4],
  CA: [-8, 0],
  VA: [8, 2],
  NC: [8, 0],
};

/** The whole country: one outline for each of the asked states and one for all the others together. */
export interface CountryShapes {
  readonly width: number;
  readonly height: number;
  readonly rest: string;
  readonly states: readonly { readonly state: State; readonly path: string; readonly x: number; readonly y: number }[];
}

let country: { key: string; shapes: CountryShapes } | undefined;

/** Draws the country with Alaska and Hawaii in the corner (Albers, as the atlas comes). */
export function countryShapes(asked: readonly State[]): CountryShapes {
  const key = asked.join();
  if (country?.key !== key) country = { key, shapes: drawCountry(asked) };
  return country.shapes;
}

function drawCountry(asked: readonly State[]): CountryShapes {
  // 975 × 610 in the file; two thirds of it are enough for a page.
  const scale = 2 / 3;
  const all = shapesOf(flat as unknown as Topology);
  const outline = (of: Geometry) =>
    pathOf(
      ringsOf(of)
        .map((ring) =>
          thinLine(
            ring.map(([x, y]): [number, number] => [x * scale, y * scale]),
            1.2,
          ),
        )
        .filter((ring) => ring.length > 4 && areaOf(ring) > 14),
      0,
    );
  return {
    width: 650,
    height: 407,
    rest: all
      .filter(({ properties: { name } }) => !asked.some((state) => states[state] === name))
      .map(outline)
      .join(""),
    states: asked.flatMap((state) => {
      const found = all.find(({ properties }) => properties.name === states[state]);
      if (!found) return [];
      const [x, y] = geoPath().centroid(found);
      const [dx, dy] = nudges[state] ?? [0, 0];
      return [{ state, path: outline(found), x: Math.round(x * scale + dx), y: Math.round(y * scale + dy) }];
    }),
  };
}

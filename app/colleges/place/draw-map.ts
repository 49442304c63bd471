import { type GeoProjection, geoAzimuthalEqualArea, geoConicEqualArea, geoIdentity, geoPath } from "d3-geo";
import { merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import type { MapDrawing, MapMark } from "~/design/map";
import { states } from "~/geography/states";
import type { Point } from "../zip/distance";
import { thinLine } from "./thin-line";

/** A border is drawn with an error of two thirds of a pixel at most. */
const mostOff = 0.66;

type StateShape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/** State shapes in degrees, taken out of the atlas once. */
export interface Atlas {
  readonly states: readonly StateShape[];
  readonly arcs: readonly (readonly [number, number][])[];
}

/** Undoes the compression of a topology: arcs as longitudes and latitudes. */
export function openAtlas(topology: Topology): Atlas {
  const [kx, ky] = topology.transform?.scale ?? [1, 1];
  const [dx, dy] = topology.transform?.translate ?? [0, 0];
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([a = 0, b = 0]): [number, number] => {
      x += a;
      y += b;
      return [x * kx + dx, y * ky + dy];
    });
  });
  const states = (topology.objects.states as GeometryCollection<{ name: string }>).geometries;
  return {
    arcs,
    states: states.filter((shape): shape is StateShape => shape.type === "Polygon" || shape.type === "MultiPolygon"),
  };
}

const width = 400;
const tallest = 420;
const margin = 30;
const earthRadius = 3959;
/** Nothing is drawn nearer than 25 miles across: the shapes of the states have no more detail. */
const largestScale = (width * earthRadius) / 25;

export interface MapPlace extends Point {
  /** What stands on the mark: a number, "Start", "End". */
  readonly text: string;
  readonly kind: MapMark["kind"];
}

/**
 * Draws places, and a road between them, over the states around, as small as it can be kept: only states in view, lines
 * thinned to what one can see, one decimal.
 * @param places at least one
 * @param road every point a drive goes through; empty where nobody drives
 * @param apart pixels between two marks; nearer ones become one
 */
export function drawMap(
  atlas: Atlas,
  places: readonly MapPlace[],
  road: readonly Point[] = [],
  apart = 15,
): MapDrawing {
  const { projection, height } = project(road.length === 0 ? places : road);
  const at = ({ lon, lat }: Point): readonly [number, number] => projection([lon, lat]) ?? [0, 0];
  const plane = flatten(atlas, projection, height);
  const clip = geoIdentity().clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const path = geoPath(clip).digits(1);
  const inView = plane.objects.states.geometries as unknown as StateShape[];
  const topology = plane as unknown as Topology;
  const points = road.map(at);
  const marks = marksOf(
    places.map((place) => ({ ...place, at: at(place) })),
    apart,
  );
  const names = inView.flatMap((shape) => {
    const land = merge(topology, [shape as Polygon]);
    const [x, y] = path.centroid(land);
    const clear =
      marks.every((mark) => Math.hypot(mark.x - x, mark.y - y) > 24) &&
      points.slice(1).every((end, i) => awayFrom([x, y], points[i] ?? end, end) > 10);
    const room = path.area(land) > 1200 && x > 14 && x < width - 14 && y > 10 && y < height - 10;
    const text = codes.get(shape.properties?.name ?? "") ?? "";
    return room && clear && text !== "" ? [{ x: round(x), y: round(y), text }] : [];
  });
  return {
    width,
    height,
    land: path(merge(topology, inView as Polygon[])) ?? "",
    borders: path(mesh(topology, plane.objects.states, (a, b) => a !== b)) ?? "",
    route: points.length === 0 ? "" : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`,
    names,
    scale: scaleBar(projection.scale() / earthRadius),
    arrows: points.slice(1).flatMap(([x, y], i) => {
      const [x0, y0] = points[i] ?? [x, y];
      if (Math.hypot(x - x0, y - y0) < 34) return [];
      const turn = Math.round((Math.atan2(y - y0, x - x0) * 180) / Math.PI);
      return [{ x: round((x + x0) / 2), y: round((y + y0) / 2), turn }];
    }),
    marks,
  };
}

/** Postal codes of the states by their names, to write on them. */
const codes = new Map<string, string>(Object.entries(states).map(([code, name]) => [name, code]));

type Pixel = readonly [number, number];

/** Pixels between a point and the nearest point of a line. */
function awayFrom([x, y]: Pixel, [ax, ay]: Pixel, [bx, by]: Pixel): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** The longest round number of miles that is at most a fifth of the map. */
function scaleBar(pixelsPerMile: number): MapDrawing["scale"] {
  const miles = [500, 200, 100, 50, 20, 10, 5, 2].find((each) => each * pixelsPerMile <= width / 5) ?? 1;
  return { text: miles === 1 ? "1 mile" : `${miles} miles`, length: round(miles * pixelsPerMile) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A projection made for these points, and the height that suits their shape. */
function project(route: readonly Point[]): { projection: GeoProjection; height: number } {
  const [lats, lons] = [route.map(({ lat }) => lat), route.map(({ lon }) => lon)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [lat, lon] = [middle(lats), middle(lons)];
  const projection =
    lat > 24 && lat < 50
      ? geoConicEqualArea().parallels([29.5, 45.5]).rotate([-lon, 0]).center([0, lat])
      : geoAzimuthalEqualArea().rotate([-lon, -lat]);
  const points = { type: "MultiPoint" as const, coordinates: route.map((point) => [point.lon, point.lat]) };
  projection.fitExtent(
    [
      [margin, margin],
      [width - margin, tallest - margin],
    ],
    points,
  );
  // One place alone gives no scale at all.
  if (!(projection.scale() < largestScale)) projection.scale(largestScale);
  projection.translate([0, 0]);
  const ends = route.map((point) => projection([point.lon, point.lat]) ?? ([0, 0] as const));
  const [x, y] = [middle(ends.map((end) => end[0])), middle(ends.map((end) => end[1]))];
  const span = 2 * (Math.max(...ends.map((end) => end[1])) - y);
  const height = Math.round(Math.min(Math.max(span + 2 * margin, 250), tallest));
  projection.translate([width / 2 - x, height / 2 - y]);
  return { projection, height };
}

/** The states in view as a topology in pixels, its lines thinned. */
function flatten(atlas: Atlas, projection: GeoProjection, height: number) {
  const flat = new Map<number, [number, number][]>();
  const arcOf = (index: number) => {
    const known = flat.get(index);
    if (known) return known;
    const drawn = (atlas.arcs[index] ?? []).map((point): [number, number] => projection(point) ?? [1e6, 1e6]);
    const arc = thinLine(drawn, mostOff);
    flat.set(index, arc);
    return arc;
  };
  const inView = atlas.states.filter((shape) => {
    let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9];
    for (const index of indexesOf(shape)) {
      for (const [x, y] of arcOf(index)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
    }
    return right > 0 && left < width && bottom > 0 && top < height;
  });
  return {
    type: "Topology" as const,
    arcs: atlas.arcs.map((_, index) => flat.get(index) ?? []),
    objects: { states: { type: "GeometryCollection" as const, geometries: inView } },
  };
}

function indexesOf(shape: StateShape): readonly number[] {
  const rings = shape.type === "Polygon" ? shape.arcs : shape.arcs.flat();
  return rings.flat().map((index) => (index < 0 ? ~index : index));
}

type Placed = MapPlace & { readonly at: readonly [number, number] };

/** One mark for stops that would cover each other ("3–5"); start and end step aside from them. */
function marksOf(places: readonly Placed[], apart: number): readonly MapMark[] {
  const groups: { at: readonly [number, number]; numbers: number[] }[] = [];
  for (const { at, text, kind } of places) {
    if (kind !== "stop") continue;
    const near = groups.find((group) => Math.hypot(group.at[0] - at[0], group.at[1] - at[1]) < apart);
    if (near) near.numbers.push(Number(text));
    else groups.push({ at, numbers: [Number(text)] });
  }
  const marks: MapMark[] = groups.map(({ at: [x, y], numbers }) => ({
    x: round(x),
    y: round(y),
    text: runs(numbers),
    kind: "stop",
  }));
  for (const { at, text, kind } of places) {
    if (kind === "stop" || marks.some((mark) => mark.kind === kind && mark.text === text)) continue;
    let [x, y] = at;
    const covers = () => marks.some((mark) => Math.abs(mark.x - x) < 26 && Math.abs(mark.y - y) < 16);
    for (const [dx, dy] of [
      [0, 0],
      [0, -18],
      [0, 18],
      [-34, 0],
      [34, 0],
      [-34, -18],
      [34, 18],
    ] as const) {
      [x, y] = [at[0] + dx, at[1] + dy];
      if (!covers()) break;
    }
    marks.push({ x: round(x), y: round(y), text, kind });
  }
  return marks;
}

/** 2, 3, 4, 7 as "2–4, 7". */
function runs(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

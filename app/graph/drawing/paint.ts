import type { Drawn } from "../files/drawn";
import type { Visible } from "./visible";

/** The window onto the plane: what lies in the middle of the canvas, and pixels for one unit. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Shape and color of each kind, in the order of `kinds`: a color is never the only difference. */
export const marks = [
  { shape: "round", color: "--brand" },
  { shape: "square", color: "--accent-deep" },
  { shape: "wide", color: "--link" },
  { shape: "diamond", color: "--muted" },
  { shape: "up", color: "--danger" },
  { shape: "down", color: "--target" },
  { shape: "plus", color: "--reach" },
  { shape: "ring", color: "--safety" },
] as const;
type Shape = (typeof marks)[number]["shape"];

/** Colors by whether something is due. */
export const dueColors = ["--rule-strong", "--accent-deep", "--danger"] as const;

/** Outlines in a box of two units around the middle, for the canvas and for the legend. */
export const outlines: Readonly<Record<Shape, string>> = {
  round: "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z",
  square: "M-.85-.85H.85V.85H-.85Z",
  wide: "M-1.2-.65H1.2V.65H-1.2Z",
  diamond: "M0-1.15L1.15 0L0 1.15L-1.15 0Z",
  up: "M0-1.1L1.1.9H-1.1Z",
  down: "M0 1.1L1.1-.9H-1.1Z",
  plus: "M-.4-1.1H.4V-.4H1.1V.4H.4V1.1H-.4V.4H-1.1V-.4H-.4Z",
  ring: "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0ZM-.45 0A.45 .45 0 1 0 .45 0A.45 .45 0 1 0 -.45 0Z",
};

export interface Scene {
  readonly data: Drawn;
  readonly visible: Visible;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly viewport: Viewport;
  readonly byDue: boolean;
  /** Place in the list of things; null for none. */
  readonly selected: number | null;
  /** Half of the size of a mark, in pixels, by place among what is visible. */
  readonly radius: (index: number) => number;
}

/** How large a mark is: by the root of its edges, so that a hub stands out and hides nothing. */
export function radiiOf({ things, edges }: Visible): (index: number) => number {
  const degree = new Map<number, number>();
  for (const [a, b] of edges) {
    degree.set(a, (degree.get(a) ?? 0) + 1);
    degree.set(b, (degree.get(b) ?? 0) + 1);
  }
  const few = things.length < 100 ? 1.5 : 1;
  return (index) => Math.min(14, (2.6 + 0.55 * Math.sqrt(degree.get(index) ?? 0)) * few);
}

/** The viewport that shows everything in a canvas of so many pixels. */
export function wholeViewport(x: Float64Array, y: Float64Array, width: number, height: number): Viewport {
  if (x.length === 0) return { x: 0, y: 0, scale: 1 };
  const [left, right, top, bottom] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const room = 48;
  const scale = Math.min((width - room) / (right - left + 1), (height - room) / (bottom - top + 1), 4);
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(scale, 0.02) };
}

/** The thing under a point of the canvas, as its place among what is visible; null where there is none. */
export function under({ x, y, viewport, radius }: Scene, px: number, py: number, width: number, height: number) {
  let best: { index: number; far: number } | null = null;
  for (let index = 0; index < x.length; index++) {
    const dx = ((x[index] ?? 0) - viewport.x) * viewport.scale + width / 2 - px;
    const dy = ((y[index] ?? 0) - viewport.y) * viewport.scale + height / 2 - py;
    const far = Math.hypot(dx, dy);
    if (far < Math.max(radius(index), 8) && (best === null || far < best.far)) best = { index, far };
  }
  return best?.index ?? null;
}

/** Draws the scene. @param color reads a color of the page by its name, so that light and dark are the page's */
export function paint(
  canvas: CanvasRenderingContext2D,
  scene: Scene,
  size: { readonly width: number; readonly height: number; readonly ratio: number },
  color: (name: string) => string,
): void {
  const { data, visible, x, y, viewport, byDue, selected, radius } = scene;
  const { width, height, ratio } = size;
  const [px, py] = [
    (i: number) => ((x[i] ?? 0) - viewport.x) * viewport.scale + width / 2,
    (i: number) => ((y[i] ?? 0) - viewport.y) * viewport.scale + height / 2,
  ];
  canvas.setTransform(ratio, 0, 0, ratio, 0, 0);
  canvas.clearRect(0, 0, width, height);
  const chosen = selected === null ? -1 : visible.things.indexOf(selected);
  const near = new Set(visible.edges.flatMap(([a, b]) => (a === chosen ? [b] : b === chosen ? [a] : [])));
  for (const strong of [false, true]) {
    canvas.strokeStyle = color(strong ? "--ink" : "--rule-strong");
    canvas.globalAlpha = strong ? 0.8 : chosen < 0 ? 0.25 : 0.12;
    canvas.lineWidth = strong ? 1.25 : 0.75;
    canvas.beginPath();
    for (const [a, b] of visible.edges) {
      if ((a === chosen || b === chosen) !== strong) continue;
      canvas.moveTo(px(a), py(a));
      canvas.lineTo(px(b), py(b));
    }
    canvas.stroke();
  }
  const paths = new Map(Object.entries(outlines).map(([shape, outline]) => [shape, new Path2D(outline)]));
  visible.things.forEach((at, index) => {
    const [, kind = 0, , due = 0] = data.things[at] ?? [];
    const mark = marks[kind];
    const path = mark && paths.get(mark.shape);
    if (path === undefined || mark === undefined) return;
    canvas.globalAlpha = chosen < 0 || index === chosen || near.has(index) ? 1 : 0.25;
    canvas.setTransform(ratio * radius(index), 0, 0, ratio * radius(index), ratio * px(index), ratio * py(index));
    canvas.fillStyle = color(byDue ? dueColors[due] : mark.color);
    canvas.fill(path, "evenodd");
    if (due > 0 || index === chosen) {
      canvas.lineWidth = 2 / radius(index);
      canvas.strokeStyle = color(index === chosen ? "--ink" : dueColors[due]);
      canvas.stroke(path);
    }
  });
  canvas.setTransform(ratio, 0, 0, ratio, 0, 0);
  canvas.globalAlpha = 1;
  writeTitles(canvas, scene, { px, py, width, height, chosen, near }, color);
}

/** Titles of what is chosen and of the largest marks, as many as fit beside each other. */
function writeTitles(
  canvas: CanvasRenderingContext2D,
  { data, visible, radius, viewport }: Scene,
  at: {
    px: (i: number) => number;
    py: (i: number) => number;
    width: number;
    height: number;
    chosen: number;
    near: ReadonlySet<number>;
  },
  color: (name: string) => string,
): void {
  const { px, py, width, height, chosen, near } = at;
  const rank = (i: number) => (i === chosen ? 1000 : near.has(i) ? 100 : 0) + radius(i);
  const order = visible.things
    .map((_, i) => i)
    .filter((i) => px(i) > 0 && px(i) < width && py(i) > 0 && py(i) < height)
    .sort((a, b) => rank(b) - rank(a));
  const boxes: { x: number; y: number; wide: number }[] = [];
  canvas.font = "12px system-ui, sans-serif";
  canvas.textBaseline = "middle";
  const most = viewport.scale > 1.5 ? 60 : 22;
  for (const i of order) {
    if (boxes.length >= most) break;
    const title = data.things[visible.things[i] ?? -1]?.[2] ?? "";
    const words = title.length > 38 ? `${title.slice(0, 36)}…` : title;
    const wide = canvas.measureText(words).width;
    const box = { x: px(i) + radius(i) + 4, y: py(i), wide };
    if (box.x + wide > width) box.x = px(i) - radius(i) - 4 - wide;
    const covered = boxes.some(
      (one) => Math.abs(one.y - box.y) < 15 && one.x < box.x + wide && box.x < one.x + one.wide,
    );
    if (covered) continue;
    boxes.push(box);
    canvas.strokeStyle = color("--paper");
    canvas.lineWidth = 3;
    canvas.strokeText(words, box.x, box.y);
    canvas.fillStyle = color("--ink");
    canvas.fillText(words, box.x, box.y);
  }
}

/** Places of things on a plane: joined things pull each other together, all push each other apart. */
export interface Layout {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Moves everything once. @returns how lively it still is, from 1 down to 0, where it rests */
  step(): number;
}

/** Cells along each side of the grid by which far things push as one. */
const side = 24;
const push = 220;
const pull = 0.06;
/** Length of an edge at rest, in the units of the plane. */
const rest = 34;
const toMiddle = 0.012;
const cooling = 0.97;
const restsAt = 0.02;

/**
 * A force layout that begins from a spiral, so that the same graph is drawn the same way each time.
 *
 * Things near each other push one by one; all things of a far cell of the grid push together from their common middle.
 *
 * @param count number of things
 * @param edges pairs of their places
 */
export function layOut(count: number, edges: readonly (readonly [number, number])[]): Layout {
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  const [vx, vy] = [new Float64Array(count), new Float64Array(count)];
  const degree = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const [angle, radius] = [i * Math.PI * (3 - Math.sqrt(5)), 12 * Math.sqrt(i + 0.5)];
    x[i] = Math.cos(angle) * radius;
    y[i] = Math.sin(angle) * radius;
  }
  for (const [a, b] of edges) {
    degree[a] = at(degree, a) + 1;
    degree[b] = at(degree, b) + 1;
  }
  let heat = 1;
  return {
    x,
    y,
    step() {
      if (heat < restsAt) return 0;
      for (const [a, b] of edges) {
        const [dx, dy] = [at(x, b) - at(x, a), at(y, b) - at(y, a)];
        const far = Math.hypot(dx, dy) || 1;
        // What many edges hold moves less for each of them.
        const strength = (pull * heat * (far - rest)) / far / Math.sqrt(Math.min(at(degree, a), at(degree, b)) || 1);
        const share = at(degree, a) / (at(degree, a) + at(degree, b));
        vx[a] = at(vx, a) + dx * strength * (1 - share);
        vy[a] = at(vy, a) + dy * strength * (1 - share);
        vx[b] = at(vx, b) - dx * strength * share;
        vy[b] = at(vy, b) - dy * strength * share;
      }
      pushApart(x, y, vx, vy, heat);
      for (let i = 0; i < count; i++) {
        vx[i] = (at(vx, i) - at(x, i) * toMiddle * heat) * 0.6;
        vy[i] = (at(vy, i) - at(y, i) * toMiddle * heat) * 0.6;
        x[i] = at(x, i) + at(vx, i);
        y[i] = at(y, i) + at(vy, i);
      }
      heat *= cooling;
      return heat < restsAt ? 0 : heat;
    },
  };
}

const at = (list: Float64Array, i: number): number => list[i] ?? 0;

interface Cell {
  readonly members: number[];
  x: number;
  y: number;
}

function pushApart(x: Float64Array, y: Float64Array, vx: Float64Array, vy: Float64Array, heat: number): void {
  const [left, top] = [Math.min(...x), Math.min(...y)];
  const size = Math.max(Math.max(...x) - left, Math.max(...y) - top, 1) / side + 1e-6;
  const cells = new Map<number, Cell>();
  const [column, row] = [
    (i: number) => Math.floor((at(x, i) - left) / size),
    (i: number) => Math.floor((at(y, i) - top) / size),
  ];
  for (let i = 0; i < x.length; i++) {
    const key = row(i) * side + column(i);
    const cell = cells.get(key) ?? { members: [], x: 0, y: 0 };
    cells.set(key, cell);
    cell.members.push(i);
    cell.x += at(x, i);
    cell.y += at(y, i);
  }
  const all = [...cells].map(([key, { members, x: sx, y: sy }]) => ({
    column: key % side,
    row: Math.floor(key / side),
    members,
    x: sx / members.length,
    y: sy / members.length,
  }));
  for (let i = 0; i < x.length; i++) {
    const away = (fromX: number, fromY: number, weight: number) => {
      const [dx, dy] = [at(x, i) - fromX, at(y, i) - fromY];
      const square = Math.max(dx * dx + dy * dy, 16);
      vx[i] = at(vx, i) + (dx / square) * push * weight * heat;
      vy[i] = at(vy, i) + (dy / square) * push * weight * heat;
    };
    for (const cell of all) {
      if (Math.abs(cell.column - column(i)) > 1 || Math.abs(cell.row - row(i)) > 1) {
        away(cell.x, cell.y, cell.members.length);
      } else for (const other of cell.members) if (other !== i) away(at(x, other), at(y, other), 1);
    }
  }
}

/** A closed line of points. */
export type Ring = readonly (readonly [x: number, y: number])[];

/** Leaves out the points that lie within `width` of the line without them (Douglas and Peucker). */
export function thin(points: Ring, width: number): Ring {
  const kept = new Set([0, points.length - 1]);
  // A ring ends where it begins: its far side has to be found first, or everything lies on one point.
  const open: [number, number][] = [[0, points.length - 1]];
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [from, to] = stretch;
    const [ax, ay] = points[from] ?? [0, 0];
    const [bx, by] = points[to] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    let [far, distance] = [0, width];
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i] ?? [0, 0];
      const off =
        length < 1e-9 ? Math.hypot(x - ax, y - ay) : Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
      if (off > distance) [far, distance] = [i, off];
    }
    if (far === 0) continue;
    kept.add(far);
    open.push([from, far], [far, to]);
  }
  return points.filter((_, i) => kept.has(i));
}

/** Path data of closed lines, in steps from point to point, which are shorter than places. */
export function pathOf(rings: readonly Ring[], digits = 1): string {
  const unit = 10 ** digits;
  return rings
    .filter((ring) => ring.length > 3)
    .map((ring) => {
      let [x, y] = [0, 0];
      const steps = ring.slice(0, -1).map(([px, py], i) => {
        const [nx, ny] = [Math.round(px * unit), Math.round(py * unit)];
        const step = i === 0 ? [nx, ny] : [nx - x, ny - y];
        [x, y] = [nx, ny];
        return step.map((value) => value / unit).join(" ");
      });
      return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}

type Position = readonly [x: number, y: number];

/**
 * Leaves out the points of a line that lie within `width` of the line without them (Douglas and Peucker). A ring is a
 * line that ends where it begins.
 */
export function thinLine<P extends Position>(points: readonly P[], width: number): P[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [from, to] = stretch;
    const [ax, ay] = points[from] ?? [0, 0];
    const [bx, by] = points[to] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    let [far, distance] = [0, width];
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i] ?? [0, 0];
      // The two ends of a ring are one place: its far side has to be found first.
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

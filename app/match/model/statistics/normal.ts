/**
 * The normal distribution: everything the chance model needs of it.
 *
 * `cdf` is Hart's rational approximation (1968) as arranged by West (2005), accurate to about 1e-15. Rough
 * approximations would do for the figures, but their error is not monotonic, and the model must be.
 */
export function cdf(x: number): number {
  const z = Math.abs(x);
  if (z > 37) return x > 0 ? 1 : 0;
  const e = Math.exp((-z * z) / 2);
  let tail: number;
  if (z < 7.07106781186547) {
    let top = 3.52624965998911e-2 * z + 0.700383064443688;
    top = top * z + 6.37396220353165;
    top = top * z + 33.912866078383;
    top = top * z + 112.079291497871;
    top = top * z + 221.213596169931;
    top = top * z + 220.206867912376;
    let bottom = 8.83883476483184e-2 * z + 1.75566716318264;
    bottom = bottom * z + 16.064177579207;
    bottom = bottom * z + 86.7807322029461;
    bottom = bottom * z + 296.564248779674;
    bottom = bottom * z + 637.333633378831;
    bottom = bottom * z + 793.826512519948;
    bottom = bottom * z + 440.413735824752;
    tail = (e * top) / bottom;
  } else {
    tail = e / (z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))))) / 2.506628274631;
  }
  return x > 0 ? 1 - tail : tail;
}

/**
 * Inverse of `cdf` for 0 < p < 1, by bisection: used when a model is prepared and for short lists, never per college
 * per request.
 */
export function quantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`quantile needs 0 < p < 1, got ${p}`);
  let low = -9;
  let high = 9;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (cdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Points and weights (sum 1) that stand for a standard normal variable: a fixed grid, so results never vary. */
export interface Grid {
  readonly at: readonly number[];
  readonly weight: readonly number[];
}

/** An even grid of `count` points over ±5 standard deviations. */
export function normalGrid(count: number): Grid {
  const at = Array.from({ length: count }, (_, i) => -5 + (10 * i) / (count - 1));
  const raw = at.map((z) => Math.exp((-z * z) / 2));
  const sum = raw.reduce((a, b) => a + b, 0);
  return { at, weight: raw.map((w) => w / sum) };
}

/** Straight lines between known points (sorted by x), flat outside them. */
export function interpolate(points: readonly (readonly number[])[], x: number): number {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) throw new RangeError("interpolate needs points");
  if (x <= (first[0] as number)) return first[1] as number;
  for (let i = 1; i < points.length; i += 1) {
    const [x1, y1] = points[i] as [number, number];
    if (x <= x1) {
      const [x0, y0] = points[i - 1] as [number, number];
      return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
    }
  }
  return last[1] as number;
}

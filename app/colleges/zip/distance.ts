/** A point on the globe in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Mean radius of the Earth (IUGG) in statute miles. */
const earthRadius = 3958.7613;

/**
 * Great-circle distance in statute miles (haversine formula: exact enough near and far, error under 0.6 % because the
 * Earth is not a sphere). A straight line through the air: roads are longer.
 */
export function milesBetween(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const lat = ((to.lat - from.lat) * radians) / 2;
  const lon = ((to.lon - from.lon) * radians) / 2;
  const chord = Math.sin(lat) ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(lon) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Where a college stands, `null` where its place is not reported. */
export function pointOf(college: { readonly lat: number | null; readonly lon: number | null }): Point | null {
  return college.lat === null || college.lon === null ? null : { lat: college.lat, lon: college.lon };
}

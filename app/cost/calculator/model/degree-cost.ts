/**
 * What a degree that is really earned comes to: if everybody who starts paid the net price of all years, the money of
 * all of them divided by the degrees of those who finish. It is the price for a whole class, not for one family; those
 * who leave early pay less, so it is an upper end.
 *
 * @param net net price of all years together, whole dollars
 * @param graduationRate share 0-1 that graduates within 150 % of normal time
 * @returns whole dollars, `null` where the rate is not reported or nobody graduated
 */
export function costPerDegree(net: number, graduationRate: number | null): number | null {
  if (graduationRate === null || graduationRate <= 0) return null;
  return Math.round(net / Math.min(1, graduationRate));
}

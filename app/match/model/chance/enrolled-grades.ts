import { academicsOf } from "../answers/academics";
import { quantile } from "../statistics/normal";
import { type EnrolledRow, gpaBands } from "./admission-import";

/**
 * What colleges publish about the grades of those who enrolled, in points of the common scale. Pure. Two separate
 * measures: grades (average GPA and GPA bands, on whatever scale the college uses) and the share from the top tenth of
 * a class.
 */
export interface EnrolledGrades {
  /** Where the middle of the applicants lies by the GPAs, `null` where none is published. */
  readonly byGpa: number | null;
  /** The same by class rank. */
  readonly byRank: number | null;
  /** Spread of the GPAs (one standard deviation), `null` without bands. */
  readonly spread: number | null;
}

/** Grades are reported without courses; these stand for a usual applicant to a four-year college (assumption). */
const usualCourses = { rigor: "more", advanced: 4, scale: "4", sat: null, act: null } as const;
const pointsOf = (gpa: number) => academicsOf({ gpa, ...usualCourses }).grades ?? 0;

/** Points of somebody at the edge of the top tenth of a class. */
const topTenthAt = academicsOf({ gpa: null, ...usualCourses, rank: 10 }).grades ?? 0;
/** Spread of grades within a college, for turning a share of the top tenth into a middle (assumption). */
const rankSpread = 110;

/** How the mean standard score of those above a cut rises as fewer are admitted. */
export const selection = (rate: number) => Math.exp(-(quantile(rate) ** 2) / 2) / Math.sqrt(2 * Math.PI) / rate;

/** Rates so near 0 or 1 that their standard score says little are drawn in. */
export const bounded = (p: number) => Math.min(0.97, Math.max(0.02, p));

/**
 * Points by which admitting raises mean grades, at a college that admits this share: 0.4 of a spread of 110 per unit of
 * selection (assumption).
 */
const stepOf = (rate: number) => 0.4 * 110 * selection(bounded(rate));

/** @param rate published rate of admission, 0-1 */
export function enrolledGrades(row: Pick<EnrolledRow, "meanGpa" | "bands" | "topTenth">, rate: number): EnrolledGrades {
  const step = stepOf(rate);
  const bands = row.bands === null ? null : lineThroughBands(row.bands);
  const middles = [row.meanGpa === null ? null : pointsOf(row.meanGpa), bands?.middle ?? null].filter(
    (x) => x !== null,
  );
  return {
    byGpa: middles.length === 0 ? null : middles.reduce((sum, x) => sum + x, 0) / middles.length - step,
    byRank: row.topTenth === null ? null : topTenthAt + rankSpread * quantile(bounded(row.topTenth)) - step,
    spread: bands?.spread ?? null,
  };
}

/**
 * Middle and spread of the GPAs from the share in each band. A band's students stand at its middle, also those with a
 * 4.0: where they are half of the class, a 4.0 stands at the third quarter, not above everybody. Weighted by the
 * shares.
 */
function lineThroughBands(shares: readonly number[]): { middle: number; spread: number } | null {
  let above = 0;
  const points = gpaBands.flatMap(({ gpa }, i) => {
    const share = shares[i] ?? 0;
    const at = 1 - above - share / 2;
    above += share;
    return share < 0.005 ? [] : [{ z: quantile(Math.min(0.995, Math.max(0.005, at))), points: pointsOf(gpa), share }];
  });
  const all = points.reduce((sum, { share }) => sum + share, 0);
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + point.share * of(point), 0) / all;
  const [z, middle] = [mean((point) => point.z), mean((point) => point.points)];
  const wide = mean((point) => (point.z - z) ** 2);
  if (points.length < 3 || wide === 0) return null;
  const spread = mean((point) => (point.z - z) * (point.points - middle)) / wide;
  return { middle: middle - spread * z, spread };
}

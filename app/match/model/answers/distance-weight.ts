import type { College } from "~/colleges/college";
import { milesBetween } from "~/colleges/zip/distance";
import type { Answers } from "./input";
import { type Home, isFourYear } from "./preferences";

/** Where the colleges of each state are, weighted by their students: stands for home where only the state is known. */
export type Centers = ReadonlyMap<string, { readonly lat: number; readonly lon: number }>;

export function centersOf(colleges: readonly College[]): Centers {
  const sums = new Map<string, { lat: number; lon: number; people: number }>();
  for (const { state, lat, lon, students } of colleges) {
    const people = students.undergraduates ?? 0;
    if (lat === null || lon === null || people === 0) continue;
    const sum = sums.get(state) ?? { lat: 0, lon: 0, people: 0 };
    sums.set(state, { lat: sum.lat + lat * people, lon: sum.lon + lon * people, people: sum.people + people });
  }
  return new Map([...sums].map(([state, { lat, lon, people }]) => [state, { lat: lat / people, lon: lon / people }]));
}

/** Miles from home: exact where the ZIP code is known, from the middle of the home state where only that is. */
export function roughMiles(home: Home, college: College, miles: number | null, centers: Centers): number | null {
  if (miles !== null) return miles;
  if (home.state === null || college.lat === null || college.lon === null) return null;
  const center = centers.get(home.state);
  return center ? milesBetween(center, { lat: college.lat, lon: college.lon }) : null;
}

/** Constants of the rule, for the method page. */
export const distanceRule = {
  /** Nearer than this, distance does not matter at a four-year college: students live there. */
  near: 150,
  /** So many miles further, a four-year college weighs half. */
  half: 500,
  /** Two-year students live at home: at this many miles a two-year college weighs half. */
  commute: 20,
} as const;

/**
 * How much a college's place in the list is kept, 0-1, by how far it is. Most students enroll within a few hours of
 * home; a family hardly visits what is a flight away. Counts as much as the wishes do, and not at all against a place
 * that was asked for or in the home state of a four-year student.
 *
 * @param weight share of the wishes in the fit, 0-1, 0.25 as usual
 */
export function distanceWeight(college: College, answers: Answers, home: Home, miles: number | null, weight: number) {
  if (miles === null) return 1;
  const strength = Math.min(2, 4 * weight);
  if (!isFourYear(college) || !answers.levels.includes("4"))
    return (1 / (1 + miles / distanceRule.commute)) ** strength;
  if (answers.states.length > 0 || answers.regions.length > 0 || answers.miles !== null) return 1;
  if (home.state === college.state) return 1;
  return (1 / (1 + Math.max(0, miles - distanceRule.near) / distanceRule.half)) ** strength;
}

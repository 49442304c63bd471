import { awardsOf } from "~/colleges/awards";
import type { College } from "~/colleges/college";
import { isFourYear, mainlyBachelors } from "~/colleges/facts/four-year";
import { regionOf, regions } from "~/colleges/query/regions";
import { milesBetween } from "~/colleges/zip/distance";
import { sizeChoices, softChoices, valuesOf, type Wish } from "./choices";
import type { Answers } from "./input";
import { religionFits } from "./religion";

export { isFourYear, mainlyBachelors };

/** Where the student lives, as far as known: the coordinates are those of the ZIP code. */
export interface Home {
  readonly state: string | null;
  /** Lives outside the United States, and is neither a citizen nor a green-card holder. */
  readonly abroad?: boolean;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** How far one wish is met: 0–1, and how much it counts among the wishes. */
export interface WishMet {
  readonly wish: Wish;
  readonly score: number;
  readonly weight: number;
}

/** Great-circle miles from home, `null` where home or campus is not known. */
export function milesFrom(home: Home, college: College): number | null {
  if (home.lat === null || home.lon === null || college.lat === null || college.lon === null) return null;
  return milesBetween({ lat: home.lat, lon: home.lon }, { lat: college.lat, lon: college.lon });
}

export function sizeOf(college: College) {
  const people = college.students.undergraduates;
  return people === null ? null : (sizeChoices.find((size) => people >= size.from && people <= size.to)?.value ?? null);
}

const regionStates = new Map(Object.entries(regions).map(([name, region]) => [name, new Set<string>(region.states)]));

/** Whether a college lies in one of the regions. */
export function inRegions(college: College, names: readonly string[]): boolean {
  return names.some((name) => regionStates.get(name)?.has(college.state) ?? false);
}

/** Whether a college offers a field at a level it teaches: bachelor's, associate, or both where it is both. */
function offers(college: College, field: string): boolean {
  if (field.length === 4) {
    const awards = awardsOf(college);
    if (mainlyBachelors(college)) return awards.bachelor.has(field);
    return awards.associate.has(field) || (isFourYear(college) && awards.bachelor.has(field));
  }
  const { bachelor, associate } = college.fields;
  if (mainlyBachelors(college)) return bachelor.includes(field);
  return associate.includes(field) || (isFourYear(college) && bachelor.includes(field));
}

/** Whether it can be told if a college offers a field: of single programs only where its programs are listed. */
export const isTold = (college: College, field: string): boolean => field.length === 2 || awardsOf(college).listed;

/** Chosen fields that a college offers. */
export function fieldsOffered(college: College, fields: readonly string[]): readonly string[] {
  return fields.filter((field) => offers(college, field));
}

/**
 * Graduates a year in a field, all levels together: the field's share of awards times the degrees awarded. `null` if
 * not reported.
 */
export function graduatesIn(college: College, field: string): number | null {
  if (field.length === 4) {
    const { associate, bachelor } = awardsOf(college);
    const [short, long] = [associate.get(field) ?? null, bachelor.get(field) ?? null];
    return short === null && long === null ? null : (short ?? 0) + (long ?? 0);
  }
  const share = college.fields.shares[field];
  const degrees = (college.outcomes.bachelorDegrees ?? 0) + (college.outcomes.associateDegrees ?? 0);
  return share === undefined || degrees === 0 ? null : Math.round(share * degrees);
}

/** A field's share of a college's degrees, 0-1; `null` where it cannot be told. */
export function shareOf(college: College, field: string): number | null {
  if (field.length === 2) return college.fields.shares[field] ?? null;
  const degrees = (college.outcomes.bachelorDegrees ?? 0) + (college.outcomes.associateDegrees ?? 0);
  const graduates = graduatesIn(college, field);
  return graduates === null || degrees === 0 ? null : Math.min(1, graduates / degrees);
}

/**
 * How well a college covers one field it offers: more with graduates every year and with a larger share of its work.
 */
function fieldStrength(college: College, field: string): number {
  const graduates = graduatesIn(college, field);
  if (graduates === null) return 0.4;
  const size = Math.min(1, Math.log1p(graduates) / Math.log1p(150));
  return 0.2 + 0.45 * size + 0.35 * Math.min(1, (shareOf(college, field) ?? 0) / 0.2);
}

/**
 * How far a college meets what the student wishes, 0–1: the weighted mean over the wishes that were stated and can be
 * told from what the college reports. `null`: nothing to go by. With `into`, every wish is also listed there.
 */
export function wishScore(
  college: College,
  answers: Answers,
  miles: number | null,
  homeState: string | null,
  into?: WishMet[],
): number | null {
  let sum = 0;
  let total = 0;
  for (const wish of wishNames) {
    const score = scoreOfWish(wish, college, answers, miles, homeState);
    if (score === null) continue;
    const weight = wishWeights[wish];
    sum += weight * score;
    total += weight;
    into?.push({ wish, score, weight });
  }
  return total === 0 ? null : sum / total;
}

/** How much each wish counts among the wishes. */
export const wishWeights: Readonly<Record<Wish, number>> = {
  fields: 3,
  miles: 1,
  regions: 1,
  states: 1,
  sizes: 1,
  settings: 1,
  controls: 1,
  missions: 1.5,
  religion: 1.5,
};
const wishNames = valuesOf<Wish>(softChoices);

/** A wish that is not met still leaves something: the student softened it, or it would have been a filter. */
const notMet = 0.15;

function scoreOfWish(
  wish: Wish,
  college: College,
  answers: Answers,
  miles: number | null,
  homeState: string | null,
): number | null {
  switch (wish) {
    case "fields":
      return answers.fields.some((field) => isTold(college, field)) ? fieldsScore(college, answers) : null;
    case "miles":
      return nearness(college, answers, miles, homeState);
    case "regions":
      return answers.regions.length === 0 ? null : met(inRegions(college, answers.regions));
    case "states":
      return answers.states.length === 0 ? null : met(answers.states.some((s) => s === college.state));
    case "sizes": {
      const size = answers.sizes.length === 0 ? null : sizeOf(college);
      return size === null ? null : met(answers.sizes.includes(size));
    }
    case "settings":
      return answers.settings.length === 0 || college.setting === null
        ? null
        : met(answers.settings.includes(college.setting));
    case "controls":
      return answers.controls.length === 0 ? null : met(answers.controls.includes(college.control));
    case "missions":
      return answers.missions.length === 0 ? null : met(answers.missions.some((m) => college.missions.includes(m)));
    case "religion":
      return answers.religion === null ? null : met(religionFits(college.religion, answers.religion));
  }
}

const met = (yes: boolean) => (yes ? 1 : notMet);

function fieldsScore(college: College, answers: Answers): number {
  let best = 0;
  let sum = 0;
  for (const field of answers.fields) {
    if (!offers(college, field)) continue;
    const strength = fieldStrength(college, field);
    best = Math.max(best, strength);
    sum += strength;
  }
  return 0.7 * best + (0.3 * sum) / answers.fields.length;
}

/**
 * Nearness, 0–1. Without a limit it still counts a little, because most students enroll within a few hours of home;
 * with only a home state, that state and its region stand in. `null` when home is not known or a place was chosen
 * instead.
 */
function nearness(college: College, answers: Answers, miles: number | null, homeState: string | null): number | null {
  if (miles !== null) {
    if (answers.miles === null) return 1 / (1 + miles / 300);
    return miles <= answers.miles ? 1 - (0.3 * miles) / answers.miles : 0.1;
  }
  if (homeState === null || answers.regions.length > 0 || answers.states.length > 0) return null;
  if (college.state === homeState) return 1;
  return regionOf(college.state) === regionOf(homeState) ? 0.6 : 0.35;
}

import { seasonFall } from "~/season/fact";
import { testPolicy } from "~/season/test-policy";
import type { College } from "../college";
import { sizeBandOf } from "../facts/size";
import { plainName } from "../search/names";
import { milesBetween, type Point } from "../zip/distance";
import type { CollegeQuery, Order, Sort } from "./query";
import { regionOf } from "./regions";

/**
 * Whether a college is among what was asked. A figure that is not reported passes no limit on that figure: a college
 * without a net price is neither under $20,000 nor over it.
 * @param today YYYY-MM-DD, by which test policies may have expired
 */
export function isAsked(college: College, query: CollegeQuery, today: string): boolean {
  const { admission, cost, students } = college;
  return (
    among(college.state, query.state) &&
    among(regionOf(college.state), query.region) &&
    among(college.control, query.control) &&
    among(college.level, query.level) &&
    among(college.setting, query.setting) &&
    among(sizeBandOf(students.undergraduates), query.size) &&
    (query.mission.length === 0 || query.mission.some((mission) => college.missions.includes(mission))) &&
    hasReligion(college, query.religion) &&
    (query.tests.length === 0 || among(testPolicy(college, seasonFall, today).group, query.tests)) &&
    (query.open === "" || admission.open === (query.open === "yes")) &&
    within(admittedPercent(college), query.admitFrom, query.admitTo) &&
    within(cost.netPrice, null, query.netPriceTo) &&
    (query.field.length === 0 || query.field.some((family) => offersField(college, family)))
  );
}

/**
 * Share of applicants that get in, 0–1; `null` where it is not reported. A college with open admission publishes no
 * rate because it admits everyone: in a list it stands where a rate of 1 would.
 */
function admitted({ admission }: College): number | null {
  return admission.open === true ? 1 : admission.rate;
}

/** Rates are published to a hundredth of a percent; a limit in whole percent means what is shown, rounded. */
function admittedPercent(college: College): number | null {
  const share = admitted(college);
  return share === null ? null : Math.round(share * 100);
}

function among<T>(value: T | null, asked: readonly T[]): boolean {
  return asked.length === 0 || (value !== null && asked.includes(value));
}

function within(value: number | null, from: number | null, to: number | null): boolean {
  if (from === null && to === null) return true;
  return value !== null && value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (to ?? Number.POSITIVE_INFINITY);
}

function hasReligion(college: College, asked: string): boolean {
  if (asked === "") return true;
  if (asked === "any") return college.religion !== null;
  if (asked === "none") return college.religion === null;
  return college.religion?.toLowerCase() === asked.toLowerCase();
}

/** Whether a college awards degrees in a CIP family, at any level that is reported. */
export function offersField(college: College, family: string): boolean {
  const { bachelor, associate, shares } = college.fields;
  return bachelor.includes(family) || associate.includes(family) || (shares[family] ?? 0) > 0;
}

/** Figure that an order goes by, `null` where it is not reported. */
const figures: Readonly<Record<Exclude<Sort, "match" | "name" | "near">, (college: College) => number | null>> = {
  admission: admitted,
  applicants: (college) => college.admission.applicants,
  price: (college) => college.cost.netPrice,
  graduation: (college) => college.outcomes.graduationRate,
  earnings: (college) => college.outcomes.earnings10,
  size: (college) => college.students.undergraduates,
};

/** Names in comparable form, made once for each college: a collator would take most of the time of a sort. */
const comparable = new WeakMap<College, string>();

function nameKey(college: College): string {
  let key = comparable.get(college);
  if (key === undefined) {
    key = plainName(college.name).replace(/^the /, "");
    comparable.set(college, key);
  }
  return key;
}

function byName(a: College, b: College): number {
  const [first, second] = [nameKey(a), nameKey(b)];
  return first < second ? -1 : first > second ? 1 : a.unitid - b.unitid;
}

/** Schools run for profit come after the others of the same ring around a place, whose width is in miles. */
export const profitRing = 25;

/** Orders by miles, ring by ring; `null` where the college's place isn't known. */
function nearness(from: Point | null, college: College): number | null {
  const miles = milesFrom(from, college);
  if (miles === null) return null;
  const ring = Math.floor(miles / profitRing);
  return 2 * ring * profitRing + (college.control === "forprofit" ? profitRing : 0) + (miles - ring * profitRing);
}

/**
 * Colleges in the asked order; the input is not changed. What is not reported comes last in both directions, equals go
 * by name. `match` keeps the order of the search.
 *
 * @param from the place that `near` counts from
 */
export function sortColleges(
  colleges: readonly College[],
  sort: Sort,
  order: Order,
  from: Point | null = null,
): readonly College[] {
  const sign = order === "asc" ? 1 : -1;
  if (sort === "match") return order === "desc" ? colleges : [...colleges].reverse();
  if (sort === "name") return [...colleges].sort((a, b) => sign * byName(a, b));
  if (sort === "near" && from === null) return sortColleges(colleges, "applicants", "desc");
  const figure = sort === "near" ? (college: College) => nearness(from, college) : figures[sort];
  return [...colleges].sort((a, b) => {
    const [first, second] = [figure(a), figure(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName(a, b);
    return sign * (first - second) || byName(a, b);
  });
}

/** What was asked of `found` (all colleges, or the result of a search), in order. */
export function listColleges(
  found: readonly College[],
  query: CollegeQuery,
  today: string,
  from: Point | null = null,
): readonly College[] {
  return sortColleges(
    found.filter((college) => isAsked(college, query, today)),
    query.sort,
    query.order,
    from,
  );
}

/** Great-circle miles from a place to a college; null where either isn't known. */
export function milesFrom(from: Point | null, { lat, lon }: College): number | null {
  return from === null || lat === null || lon === null ? null : milesBetween(from, { lat, lon });
}

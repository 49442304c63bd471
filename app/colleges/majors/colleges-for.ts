import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { noMeans, type PriceHome, priceFor } from "~/colleges/price/student-price";
import type { Income } from "~/student/profile/income-bands";
import { fewFinishAt } from "../facts/graduation";
import { milesBetween, type Point, pointOf } from "../zip/distance";
import type { Level, Taught } from "./figures";

export const collegeSorts = [
  { value: "near", label: "Nearest first" },
  { value: "price", label: "Lowest price" },
  { value: "earnings", label: "Highest earnings" },
  { value: "degrees", label: "Most degrees" },
] as const;
export type CollegeSort = (typeof collegeSorts)[number]["value"];

/** One college that teaches a field, for one student. */
export interface TeachingCollege {
  readonly unitid: number;
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly miles: number | null;
  /** Dollars of the first year; `null` not reported. */
  readonly price: number | null;
  readonly priceNote: string;
  readonly awards: number | null;
  readonly earnings: number | null;
  /** That few who start here finish, in a few words; null where it isn't so or isn't reported. */
  readonly fewFinish: string | null;
}

export interface StudentHere {
  readonly home: PriceHome;
  /** Where a ZIP code lies. */
  readonly point: Point | null;
  readonly income: Income | null;
}

/**
 * Colleges that teach a field at one level. Without a place "nearest" means those of the home state first, and without
 * a state those with most degrees. What isn't reported sorts last.
 */
export function collegesFor(
  taught: readonly Taught[],
  level: Level,
  { all, byUnitid }: { readonly all: readonly College[]; readonly byUnitid: ReadonlyMap<number, College> },
  student: StudentHere,
  sort: CollegeSort,
): readonly TeachingCollege[] {
  const found = taught.flatMap((each): TeachingCollege[] => {
    const college = byUnitid.get(each.unitid);
    if (each.level !== level || college === undefined) return [];
    return [{ ...lineOf(college, each, student), fewFinish: fewFinishAt(college.unitid, all) }];
  });
  const last = Number.POSITIVE_INFINITY;
  const key = (line: TeachingCollege): readonly number[] => {
    const degrees = -(line.awards ?? -1);
    switch (sort) {
      case "price":
        return [line.price ?? last, degrees];
      case "earnings":
        return [line.earnings === null ? last : -line.earnings, degrees];
      case "degrees":
        return [degrees];
      default:
        return student.point === null ? [line.state === student.home ? 0 : 1, degrees] : [line.miles ?? last, degrees];
    }
  };
  return found
    .map((line) => ({ line, by: key(line) }))
    .sort((a, b) => compare(a.by, b.by) || a.line.unitid - b.line.unitid)
    .map(({ line }) => line);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}

function lineOf(college: College, { awards, earnings }: Taught, { home, point, income }: StudentHere) {
  const means = income === null ? noMeans : { ...noMeans, band: income.band, income: income.dollars };
  const price = priceFor(college, { home, means });
  const campus = pointOf(college);
  const elsewhere = price?.residency === "outOfState" || price?.residency === "unknown";
  return {
    unitid: college.unitid,
    path: collegePath(college),
    name: college.name,
    city: college.city,
    state: college.state,
    miles: point === null || campus === null ? null : Math.round(milesBetween(point, campus)),
    price: price?.mid ?? null,
    priceNote:
      price === null
        ? ""
        : `${elsewhere ? "out of state, " : ""}${price.basis === "published" ? "before aid" : "after grants"}`,
    awards,
    earnings,
  };
}

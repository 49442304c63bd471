import { writeMonth } from "~/calendar/day";
import type { Award } from "./award";

/** What a reader asks of the list; null is everything. Nothing of it says who somebody is or what a family earns. */
export interface AwardFilter {
  readonly grade: 11 | 12 | null;
  readonly looks: "need" | "merit" | null;
  readonly school: "trades" | null;
  /** YYYY-MM in which it closes, or "none" where no day was posted. */
  readonly month: string | null;
}

/** Fields of the address that the list reads. */
export const awardFields = ["grade", "looks", "school", "month"] as const;

/** Reads the address; what it cannot mean is everything. Null where nothing is asked. */
export function readAwardFilter(params: URLSearchParams): AwardFilter | null {
  const one = <const T extends string>(name: string, among: readonly T[]) =>
    among.find((each) => each === params.get(name));
  const month = params.get("month") ?? "";
  const grade = one("grade", ["11", "12"]);
  const filter: AwardFilter = {
    grade: grade === undefined ? null : grade === "11" ? 11 : 12,
    looks: one("looks", ["need", "merit"]) ?? null,
    school: one("school", ["trades"]) ?? null,
    month: month === "none" || /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
  return Object.values(filter).every((value) => value === null) ? null : filter;
}

/** Awards that the list says fit. One that it says nothing about is no match for what was asked. */
export function findAwards(awards: readonly Award[], { grade, looks, school, month }: AwardFilter): readonly Award[] {
  return awards.filter(
    (award) =>
      (grade === null || award.grades.includes(grade)) &&
      (looks === null || award.looks === looks || award.looks === "both") &&
      (school === null || award.trades === true) &&
      (month === null || (month === "none" ? award.closes === null : monthsOf(award).includes(month))),
  );
}

const monthsOf = ({ closes, again }: Award) => [closes, again?.closes ?? null].flatMap((day) => day?.slice(0, 7) ?? []);

/** Months in which an award closes, in order, as choices. */
export function monthChoices(awards: readonly Award[]) {
  return [...new Set(awards.flatMap(monthsOf))].sort().map((value) => ({ value, label: writeMonth(value) }));
}

import { addDays, type Day, daysBetween, nthSaturday } from "./day";
import type { TestRules } from "./rules";

/** A usual test weekend with the last day to register and the day colleges have the scores. */
export interface TestDay {
  readonly day: Day;
  readonly register: Day;
  /** Whether that day leaves room to spare, is the last before registration closes, or the last of late registration. */
  readonly registration: "in-time" | "closing" | "late";
  readonly scores: Day;
}

/**
 * Up to two test weekends: a first one from spring of junior year on, and a second one as late as its scores are still
 * in time for the first deadline, or, where that is too soon, for the last. A weekend for which only late registration is
 * left is chosen where no other is in time.
 *
 * @param from       the day the plan is made: a weekend whose registration is over by then is no choice
 * @param classYear  year of finishing high school
 * @param deadlines  the days by which colleges want scores, at least one
 */
export function chooseTestDays(
  rules: TestRules,
  from: Day,
  classYear: number,
  entry: number,
  deadlines: readonly Day[],
): readonly TestDay[] {
  const [soonest = "", ...rest] = [...deadlines].sort();
  const last = rest.at(-1) ?? soonest;
  const open = weekends(rules, from, classYear - 1, entry).filter(
    ({ day, register, scores }) => day >= `${classYear - 1}-03-01` && register >= from && scores <= last,
  );
  const inTime = open.filter(({ scores }) => scores <= soonest);
  const early = (days: readonly TestDay[]) => days.filter(({ registration }) => registration !== "late");
  const usable = [early(inTime), inTime, early(open), open].find((days) => days.length > 0) ?? [];
  const first = usable[0];
  if (first === undefined) return [];
  // Less than six weeks between two tests leaves no time to learn from the first.
  const after = (days: readonly TestDay[]) => days.filter(({ day }) => daysBetween(first.day, day) >= 42).at(-1);
  const second = after(usable) ?? after(early(open));
  return second === undefined ? [first] : [first, second];
}

function weekends(rules: TestRules, from: Day, firstYear: number, lastYear: number): readonly TestDay[] {
  const days: TestDay[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    for (const [month = 1, nth = 1] of rules.weekends) {
      const day = nthSaturday(year, month, nth);
      const by = (before: number) => addDays(day, -before);
      const registration = by(rules.register) >= from ? "in-time" : by(rules.closes) >= from ? "closing" : "late";
      const register = by({ "in-time": rules.register, closing: rules.closes, late: rules.late }[registration]);
      days.push({ day, register, registration, scores: addDays(day, rules.scores) });
    }
  }
  return days.sort((a, b) => (a.day < b.day ? -1 : 1));
}

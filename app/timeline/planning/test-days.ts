import { addDays, type Day, daysBetween, nthSaturday } from "~/calendar/day";
import type { Sitting } from "~/season/tests/sitting";
import type { TestRules } from "./rules";

/** A test day, published or usual, with the last day to register and the day colleges have the scores. */
export interface TestDay {
  readonly day: Day;
  readonly register: Day;
  /**
   * Whether that day leaves room to spare, is the last before registration closes, or the last of late registration.
   */
  readonly registration: "in-time" | "closing" | "late";
  readonly scores: Day;
  /** The day is in the calendar of the test's maker. */
  readonly published: boolean;
}

/**
 * Up to two test days: a first one from spring of junior year on, and a second one as late as its scores are still
 * in time for the first deadline, or, where that is too soon, for the last. A weekend for which only late registration
 * is left is chosen where no other is in time.
 *
 * @param sittings   the published days of this test: in the time they cover there is no other
 * @param from       the day the plan is made: a weekend whose registration is over by then is no choice
 * @param classYear  year of finishing high school
 * @param deadlines  the days by which colleges want scores, at least one
 */
export function chooseTestDays(
  rules: TestRules,
  sittings: readonly Sitting[],
  from: Day,
  classYear: number,
  entry: number,
  deadlines: readonly Day[],
): readonly TestDay[] {
  const [soonest = "", ...rest] = [...deadlines].sort();
  const last = rest.at(-1) ?? soonest;
  const open = allDays(rules, sittings, from, classYear - 1, entry).filter(
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

/** Days colleges need after scores are out, with room to spare. */
const onTheWay = 10;

function allDays(
  rules: TestRules,
  sittings: readonly Sitting[],
  from: Day,
  firstYear: number,
  lastYear: number,
): readonly TestDay[] {
  const published = sittings.map(({ day, register, late, scores }): TestDay => {
    const arrive = scores === null ? addDays(day, rules.scores) : addDays(scores, onTheWay);
    const inTime = addDays(register, rules.closes - rules.register);
    return {
      day,
      ...registrationOf(from, inTime, register, late),
      scores: arrive,
      published: true,
    };
  });
  const [first = "9", last = ""] = [published[0]?.day, published.at(-1)?.day];
  const usual = weekends(rules, from, firstYear, lastYear).filter(
    ({ day }) => day < monthStart(first) || day > monthEnd(last),
  );
  return [...published, ...usual].sort((a, b) => (a.day < b.day ? -1 : 1));
}

// A usual weekend of the month of a published day is that day, a week off.
const monthStart = (day: Day) => `${day.slice(0, 7)}-01`;
const monthEnd = (day: Day) => (day === "" ? "" : `${day.slice(0, 7)}-31`);

function weekends(rules: TestRules, from: Day, firstYear: number, lastYear: number): readonly TestDay[] {
  const days: TestDay[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    for (const [month = 1, nth = 1] of rules.weekends) {
      const day = nthSaturday(year, month, nth);
      const by = (before: number) => addDays(day, -before);
      const registration = registrationOf(from, by(rules.register), by(rules.closes), by(rules.late));
      days.push({
        day,
        ...registration,
        scores: addDays(day, rules.scores),
        published: false,
      });
    }
  }
  return days;
}

/** Whether there's still time, regular registration is about to close, or only late registration is left. */
function registrationOf(from: Day, inTime: Day, closes: Day, late: Day): Pick<TestDay, "register" | "registration"> {
  if (inTime >= from) return { registration: "in-time", register: inTime };
  return closes >= from ? { registration: "closing", register: closes } : { registration: "late", register: late };
}

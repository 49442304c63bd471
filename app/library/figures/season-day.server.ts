import { deadlineTables } from "~/season/deadlines/deadlines.server";
import { testPoliciesHead, testPolicyRows } from "~/season/test-policies";
import type { Sitting } from "~/season/tests/sitting";
import sittings from "../../../content/facts/season/test-dates.json";
import type { Figure } from "./figure";

/**
 * The day a college closes a round in this season, for texts: `season.deadline.134130.ea1`. Plans are named as in
 * `content/facts/season/deadlines.json`. Of a national test day, `season.test.act.2027-02-27.register` is the last day
 * to register; `day`, `late`, `lateUnsure` and `scores` are named the same way.
 * @throws Error where no source of this season names the day: a page may not state it then
 */
export function seasonDay(kind: string, [unitid = "", plan = "", ...rest]: readonly string[]): Figure {
  if (kind === "test-policy" && plan === "since" && rest.length === 0) return policySince(Number(unitid));
  if (kind === "test" && rest.length === 1) return testDay(unitid, plan, rest[0] ?? "");
  const { head, records } = deadlineTables();
  const row = records
    .get(Number(unitid))
    ?.find((each) => each.plan === plan && each.season === seasonOf(head.entry) && each.confidence !== "recalled");
  if (kind !== "deadline" || rest.length > 0 || !row || row.date === null) {
    throw new Error(`no source names season.${[kind, unitid, plan, ...rest].join(".")} for ${head.entry}`);
  }
  return { value: row.date, unit: "date" };
}

const testDays = ["day", "register", "late", "lateUnsure", "scores"] as const;

/** A day of a national test: itself, or the day its registration ends or its first scores are out. */
function testDay(test: string, day: string, which: string): Figure {
  const row = (sittings.rows as readonly Sitting[]).find((each) => each.test === test && each.day === day);
  const part = testDays.find((each) => each === which);
  const value = row === undefined || row.confidence === "recalled" || part === undefined ? null : (row[part] ?? null);
  if (value === null) throw new Error(`no source names season.test.${[test, day, which].join(".")}`);
  return { value, unit: "date" };
}

/** The first term of a college's test policy: `season.test-policy.166683.since`. Only where a source names it. */
function policySince(unitid: number): Figure {
  const row = testPolicyRows().get(unitid);
  if (row?.since == null || row.confidence === "recalled") {
    throw new Error(`no source names season.test-policy.${unitid}.since`);
  }
  return { value: row.since, unit: "text" };
}

/** "fall 2027" is entered through the season "2026-27". */
const seasonOf = (entry: string): string => {
  const year = Number(entry.slice(-4));
  return `${year - 1}-${String(year).slice(2)}`;
};

/** Where such a day was read. */
export function seasonDayProvenance(kind: string) {
  if (kind === "test-policy") {
    return {
      title: `Test policies for ${testPoliciesHead.entry}, checked ${testPoliciesHead.checkedOn}`,
      publisher: "the colleges’ own pages and announcements",
      year: testPoliciesHead.entry,
    };
  }
  if (kind === "test") {
    return {
      title: `SAT and ACT days of 2026-27, checked ${sittings.checkedOn}`,
      publisher: "the calendars of the College Board and ACT, as copied",
      year: sittings.entry,
    };
  }
  const { head } = deadlineTables();
  return {
    title: `Application deadlines for ${head.entry}, checked ${head.checkedOn}`,
    publisher: "the Common App’s list of requirements and the colleges’ own pages",
    year: head.entry,
  };
}

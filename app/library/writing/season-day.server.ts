import { deadlineTables } from "~/season/deadlines/deadlines.server";
import { testPoliciesHead, testPolicyRows } from "~/season/test-policies";
import type { Figure } from "./figure";

/**
 * The day a college closes a round in this season, for texts: `season.deadline.134130.ea1`. Plans are named as in
 * `content/facts/season/deadlines.json`.
 * @throws Error where no source of this season names the day: a page may not state it then
 */
export function seasonDay(kind: string, [unitid = "", plan = "", ...rest]: readonly string[]): Figure {
  if (kind === "test-policy" && plan === "since" && rest.length === 0) return policySince(Number(unitid));
  const { head, records } = deadlineTables();
  const row = records
    .get(Number(unitid))
    ?.find((each) => each.plan === plan && each.season === seasonOf(head.entry) && each.confidence !== "recalled");
  if (kind !== "deadline" || rest.length > 0 || !row || row.date === null) {
    throw new Error(`no source names season.${[kind, unitid, plan, ...rest].join(".")} for ${head.entry}`);
  }
  return { value: row.date, unit: "date" };
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
  const { head } = deadlineTables();
  return {
    title: `Application deadlines for ${head.entry}, checked ${head.checkedOn}`,
    publisher: "the Common App’s list of requirements and the colleges’ own pages",
    year: head.entry,
  };
}

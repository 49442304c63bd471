import { type Day, writeDay } from "~/calendar/day";
import { earliestUsual } from "~/season/deadlines/college-deadlines";
import { dayOfSeason } from "./applications";
import type { PlanContext } from "./plan-context";
import type { Rules } from "./rules";
import { chooseTestDays, type TestDay } from "./test-days";
import type { UnscheduledTask } from "./unscheduled-task";

/** A planned test with the day colleges have its scores. */
export interface PlannedTest {
  readonly id: string;
  readonly scores: Day;
}

/** The days to have scores by before any college is chosen: of both rounds, or of what is left of the season. */
function workingDays({ working }: Rules, from: Day, entry: number): readonly Day[] {
  const days = [working.first, "11-15"].map((day) => dayOfSeason(day, entry)).filter((day) => day >= from);
  if (days.length > 0) return days;
  const turn = dayOfSeason("01-01", entry);
  return [turn >= from ? turn : (earliestUsual("rd", entry, from) ?? from)];
}

function registrationWords({ registration, register, published }: TestDay, name: string): string {
  const last = `${published ? "" : "about "}${writeDay(register)}`;
  const usual = published ? "" : ` The calendar for that season isn’t out yet, so check for the exact date.`;
  if (registration === "in-time") return `.${usual}`;
  if (registration === "closing") {
    return `; registration ${published ? "closes" : "usually closes"} ${last}, so do it now.${usual}`;
  }
  return `. Regular registration for this ${name} has closed or is closing; late registration, for a fee, ${published ? "ends" : "usually ends"} ${last}.${usual}`;
}

const publishedWords = (name: string) => `From the published ${name} calendar for 2026-27.`;
const patternWords = "The usual weekend. The calendar for that season isn’t out yet.";

/** Registration and test days, where the student wants a test and a college on the list takes scores. */
export function testWork({ answers, entry, facts, open }: PlanContext): {
  unscheduled: readonly UnscheduledTask[];
  days: readonly PlannedTest[];
  none: boolean;
} {
  const nothing = { unscheduled: [], days: [], none: false };
  const { tests, path, from, year } = answers;
  if ((tests !== "sat" && tests !== "act") || path === "transfer") return nothing;
  const taking = open.filter(({ unitid }) => {
    const college = facts.colleges.get(unitid);
    return college !== undefined && !college.open && college.readsScores;
  });
  if (taking.length === 0 && answers.colleges.length > 0) return nothing;
  const wanted = taking.length > 0 ? taking.map(({ date }) => date) : workingDays(facts.rules, from, entry);
  const rules = facts.rules.tests[tests];
  const sittings = facts.sittings.filter(({ test, confidence }) => test === tests && confidence !== "recalled");
  const days = chooseTestDays(rules, sittings, from, year, entry, wanted);
  const unscheduled = days.flatMap((test, index): UnscheduledTask[] => {
    const { day, register, registration, published } = test;
    const common = {
      kind: "test",
      college: null,
      usual: null,
      notBefore: null,
      deadline: day,
    } as const;
    const again = index === 0 ? "" : " a second time, if you want";
    const id = `test-${index + 1}`;
    return [
      {
        ...common,
        id: `${id}-register`,
        title:
          registration === "late"
            ? `Register late for the ${rules.name}, today if you can`
            : `Register for the ${rules.name}${again}`,
        detail: `For ${published ? "" : "about "}${writeDay(day)}${registrationWords(test, rules.name)} See ${rules.site}. ${registration === "late" ? "With a fee waiver, ask whether the late fee is waived too." : "With a fee waiver the test is free."}`,
        due: register,
        days: registration === "in-time" ? 14 : 0,
        after: [],
        fixed: false,
        certainty: null,
        sure: "",
      },
      {
        ...common,
        id,
        title: `Take the ${rules.name}${again}`,
        detail: `${published ? `Find your test center on ${rules.site}.` : `The exact weekend is on ${rules.site}.`} Take your ID and the admission ticket.`,
        due: day,
        days: 0,
        after: [`${id}-register`],
        fixed: true,
        certainty: published ? "published" : "usual",
        sure: published ? publishedWords(rules.name) : patternWords,
      },
    ];
  });
  return {
    unscheduled,
    days: days.map(({ scores }, index) => ({
      id: `test-${index + 1}`,
      scores,
    })),
    none: days.length === 0,
  };
}

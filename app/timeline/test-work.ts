import { dayOfSeason } from "./applications";
import { type Day, writeDay } from "./day";
import type { Draft } from "./draft";
import type { Frame } from "./frame";
import type { Rules } from "./rules";
import { chooseTestDays, type TestDay } from "./test-days";

/** The days to have scores by before any college is chosen: of both rounds, or the turn of the year once those are over. */
function workingDays({ working }: Rules, from: Day, entry: number): readonly Day[] {
  const days = [working.ea1, working.rd].map((day) => dayOfSeason(day, entry)).filter((day) => day >= from);
  return days.length > 0 ? days : [dayOfSeason(working.ed2, entry)];
}

function registrationWords(registration: TestDay["registration"], last: Day): string {
  if (registration === "in-time") return "; the weekend moves a little from year to year.";
  const about = `about ${writeDay(last)}`;
  if (registration === "closing") return `; registration usually closes ${about}, so do it now.`;
  return `. Regular registration has closed or is closing; late registration, for a fee, usually ends ${about}.`;
}

/** Registration and test days, where the student wants a test and a college on the list takes scores. */
export function testWork({ answers, entry, facts, open }: Frame): { drafts: readonly Draft[]; none: boolean } {
  const { tests, path, from, year } = answers;
  if ((tests !== "sat" && tests !== "act") || path === "transfer") return { drafts: [], none: false };
  const taking = open.filter(({ unitid }) => {
    const college = facts.colleges.get(unitid);
    return college !== undefined && !college.open && college.readsScores;
  });
  if (taking.length === 0 && answers.colleges.length > 0) return { drafts: [], none: false };
  const wanted = taking.length > 0 ? taking.map(({ date }) => date) : workingDays(facts.rules, from, entry);
  const rules = facts.rules.tests[tests];
  const days = chooseTestDays(rules, from, year, entry, wanted);
  const drafts = days.flatMap(({ day, register, registration }, index): Draft[] => {
    const common = { kind: "test", college: null, usual: null, notBefore: null, deadline: day } as const;
    const again = index === 0 ? "" : " a second time, if you like";
    const id = `test-${index + 1}`;
    return [
      {
        ...common,
        id: `${id}-register`,
        title:
          registration === "late"
            ? `Register late for the ${rules.name}, best today`
            : `Register for the ${rules.name}${again}`,
        detail: `For about ${writeDay(day)}${registrationWords(registration, register)} See ${rules.site}. ${registration === "late" ? "With a fee waiver, ask whether the late fee is waived too." : "With a fee waiver the test is free."}`,
        due: register,
        days: registration === "in-time" ? 14 : 0,
        after: [],
        fixed: false,
        certainty: null,
      },
      {
        ...common,
        id,
        title: `Take the ${rules.name}${again}`,
        detail: `The exact weekend is on ${rules.site}. Take your ID and the admission ticket.`,
        due: day,
        days: 0,
        after: [`${id}-register`],
        fixed: true,
        certainty: "usual",
      },
    ];
  });
  return { drafts, none: days.length === 0 };
}

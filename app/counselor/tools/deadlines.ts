import { z } from "zod";
import { daysBetween, writeDay } from "~/calendar/day";
import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { type Evidence, type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { closureWarning } from "~/season/closure";
import { adviceFor, adviceForUnknown } from "~/season/deadlines/advice";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import { deadlinePlanNames, deadlineSourceWords } from "~/season/deadlines/words";
import { seasonFall } from "~/season/fact";
import { nameFirst, shortName } from "./college-evidence";
import { tool, unitid } from "./tool";

const plans = ["ed1", "ed2", "rea", "ea1", "ea2", "priority", "rd", "rolling", "transfer"] as const;

/** When a college wants its application, for those who enter in the fall whose applications are open. */
export const collegeDeadlines = tool({
  name: "college_deadlines",
  description: "Application deadlines of a college for the coming fall, with their source and how sure they are.",
  input: z.object({ unitid, transfer: z.boolean().default(false), only: z.array(z.enum(plans)).max(9).default([]) }),
  run({ unitid, transfer, only }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const gone = closureWarning(college, ground.today);
    const all = ground.deadlines(college, transfer ? "transfer" : "first-year");
    const asked = only.length === 0 ? all : all.filter(({ plan }) => only.includes(plan));
    const notice = gone === null ? [] : [say(gone.why, { ...evidenceOf(college, {}), url: collegePath(college) })];
    if (asked.length > 0) return found(...notice, ...asked.slice(0, 5).map((one) => lineOf(college, one, all, ground)));
    if (all.length > 0) {
      const wanted = only.map((plan) => deadlinePlanNames[plan]).join(" or ");
      const offered = all.map(({ plan }) => deadlinePlanNames[plan]).join(", ");
      return found(
        ...notice,
        say(
          `We found no ${wanted} at ${shortName(college)} for fall ${seasonFall}. What we have for it: ${offered}.`,
          evidenceOf(college, {}),
        ),
        ...all.slice(0, 3).map((one) => lineOf(college, one, all, ground)),
      );
    }
    const { words } = adviceForUnknown(transfer ? "transfer" : "first-year", seasonFall, ground.today);
    return unknown(...notice, say(`${nameFirst(college)}, for fall ${seasonFall}: ${words}`, evidenceOf(college, {})));
  },
});

/** Whether a college stands on the Common App's own list of its members. Of one that doesn't, nothing is known. */
export const onCommonApp = tool({
  name: "common_app",
  description: "Whether a college is on the Common App's list of members for the coming fall.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const listed = ground
      .deadlines(college, "first-year")
      .find(({ certainty, source }) => certainty === "season" && /Common App’s list/.test(source));
    const { say: write } = wordsIn(ground);
    const values = { name: nameFirst(college), college: shortName(college), fall: seasonFall };
    return listed === undefined
      ? unknown(say(write("common app unknown", values), evidenceOf(college, {})))
      : found(say(write("common app member", values), evidenceOf(college, {}, `From ${listed.source}`)));
  },
});

/** How many days are left until the first of these deadlines that is confirmed and ahead; null where none is. */
export function daysLeft(
  college: College,
  { transfer, only }: { readonly transfer: boolean; readonly only: readonly string[] },
  ground: Ground,
): Statement | null {
  const ahead = ground
    .deadlines(college, transfer ? "transfer" : "first-year")
    .flatMap(({ plan, date, certainty }) =>
      certainty === "season" && date !== null && date >= ground.today && (only.length === 0 || only.includes(plan))
        ? [{ plan, date }]
        : [],
    )
    .sort((a, b) => a.date.localeCompare(b.date));
  const [first] = ahead;
  if (first === undefined) return null;
  const { say: write, day } = wordsIn(ground);
  const days = daysBetween(ground.today, first.date);
  const values = { plan: write(`plan ${first.plan}`), today: day(ground.today), days: String(days) };
  return say(write("days left", values), evidenceOf(college, { days, date: first.date }));
}

function evidenceOf(
  college: College,
  figures: Evidence["figures"],
  source = "Lists and pages of admission dates, read in public copies",
): Evidence {
  return {
    url: `${collegePath(college)}#deadlines`,
    title: `${college.name}: application deadlines`,
    source,
    year: `fall ${seasonFall}`,
    figures,
  };
}

function lineOf(
  college: College,
  deadline: CollegeDeadline,
  all: readonly CollegeDeadline[],
  ground: Ground,
): Statement {
  const { plan, date, note, source, certainty } = deadline;
  const words = wordsIn(ground);
  if (words.language === "es") return spanishLine(college, deadline, ground, words);
  const advice = adviceFor(deadline, all, seasonFall, ground.today);
  const from = deadlineSourceWords(deadline, seasonFall, ground.today);
  const was =
    certainty === "season" && date !== null && date < ground.today ? `The deadline was ${writeDay(date)}.` : null;
  return say(
    `${shortName(college)}, ${deadlinePlanNames[plan]}: ${[was, advice, note, from].filter(Boolean).join(" ")}`.replace(
      /^t/,
      "T",
    ),
    evidenceOf(college, { plan, date, certainty }, `From ${source}`),
  );
}

/** The same in Spanish: the day and how sure it is. What the timeline says beside it is English. */
function spanishLine(
  college: College,
  { plan, date, certainty, source }: CollegeDeadline,
  ground: Ground,
  { say: write, day }: Words,
): Statement {
  const values = { college: shortName(college), plan: write(`plan ${plan}`), fall: seasonFall };
  const known = date === null ? null : { ...values, day: day(date) };
  const over = date !== null && date < ground.today;
  const text =
    certainty === "season"
      ? known === null
        ? write("deadline rolling", values)
        : write(over ? "deadline over" : "deadline open", known)
      : known === null || over
        ? write("deadline unsure", values)
        : write("deadline unsure day", known);
  return say(text, evidenceOf(college, { plan, date, certainty }, `From ${source}`));
}

import type { Step, Trace } from "~/design/worked-out";
import { yearIn } from "~/season/test-policy-words";
import { inEnglish } from "~/translation";
import { chanceWords, type MatchTranslate, percentIn } from "../../words";
import type { Academics } from "../answers/academics";
import { applicantHome, type ChancePart, chanceOf } from "../chance/chance";
import { applicationOf, type FitCollege, type Student } from "../fit/fit";
import { type ChanceReason, chanceReasons } from "./chance-reasons";
import { sayReason } from "./reasons";

/** What makes a range wider besides what moves its middle. */
const widening: ReadonlySet<ChanceReason["kind"]> = new Set(["noGrades", "noQuartiles", "fewApplicants"]);

interface Move {
  readonly label: string;
  /** Where the middle stands after it; nothing where it doesn't count. */
  readonly mid: number | null | undefined;
  readonly rule: string | null;
  /** Where the student stands among the college's: below (-1), above (1) or in the middle of them. */
  readonly stands?: -1 | 0 | 1;
  /** The student's own answer: also said where it moves nothing. */
  readonly own?: boolean;
}

/**
 * How a chance came about: from the college's own rate, what each thing that is known of the student moved the middle
 * by, in the order and by the function that work it out, and how far the range goes. Each step says what the reasons of
 * the chance say. Null at a college that admits everyone.
 */
export function chanceTrace(item: FitCollege, student: Student, t: MatchTranslate = inEnglish): Trace | null {
  const { college, prepared } = item;
  if (prepared.pool.kind === "open") return null;
  const { academics } = student;
  const application = applicationOf(student, college);
  const { state } = student.home;
  const middles = (record: Academics) => {
    const after = new Map<ChancePart, number>();
    const chance = chanceOf(prepared, record, state, application, (part, mid) => after.set(part, mid));
    return { chance, after };
  };
  const { chance, after } = middles(academics);
  const withoutGrades = middles({ ...academics, grades: null, gpa: null, rank: null }).after.get("record");
  const from = applicantHome(prepared, state, application);
  const reasons = chanceReasons(item, student);
  const say = (...kinds: ChanceReason["kind"][]) => {
    const said = kinds.flatMap((kind) => reasons.filter((reason) => reason.kind === kind)).slice(0, 1);
    return said.map((reason) => sayReason(reason, t)).join(" ") || null;
  };
  const { year } = college.admission;
  const reported =
    year === null
      ? t("Reported to the Department of Education (IPEDS).")
      : t("Reported to the Department of Education (IPEDS), {year}.", { year: yearIn(t, year) });
  const sourced = (words: string | null, source: string) => (words === null ? null : `${words} ${source}`);
  const test = reasons.find((reason) => reason.kind === "test");
  const grades = reasons.find((reason) => reason.kind === "grades");
  const moves: readonly Move[] = [
    { label: t("Where you live"), mid: from === null ? null : prepared.home?.rates[from], rule: say("residency") },
    test === undefined
      ? { label: t("No test score"), mid: withoutGrades, rule: say("testBlind", "testPolicy") }
      : {
          label: t("Your test score"),
          mid: withoutGrades,
          rule: test.basis === "estimated" ? say("test") : sourced(say("test"), reported),
          stands: test.score < test.from ? -1 : test.score > test.to ? 1 : 0,
          own: true,
        },
    {
      label: t("Your grades"),
      mid: academics.grades === null ? null : after.get("record"),
      rule: sourced(say("grades"), t("Our estimate, from the grades that colleges publish in Common Data Sets.")),
      stands: grades === undefined ? 0 : Math.abs(grades.share - 0.5) < 0.05 ? 0 : grades.share < 0.5 ? -1 : 1,
      own: true,
    },
    { label: t("Your program"), mid: after.get("program"), rule: say("ownAdmission") },
    {
      label: t("Your class rank"),
      mid: after.get("rank"),
      rule: t(
        "Most places for residents go to the top of their class by rule; the others compete for the rest. The step is our own choice.",
      ),
    },
    { label: t("A rule of admission"), mid: chance.mid, rule: say("belowMinimum", "guarantee") },
  ];
  const start = prepared.pool.rate;
  let at = points(start);
  const steps: Step[] = [
    {
      label: t(prepared.pool.kind === "peers" ? "Who applies to colleges like it" : "Everyone who applied"),
      kind: "plus",
      amount: percentIn(t, start),
      rule: prepared.pool.kind === "peers" ? say("noRate") : sourced(say("rate"), reported),
    },
  ];
  for (const { label, mid, rule, stands = 0, own = false } of moves) {
    if (mid == null) continue;
    const step = points(mid) - at;
    at += step;
    if (step === 0 && !own) continue;
    const amount = t(Math.abs(step) === 1 ? "{count} point" : "{count} points", { count: Math.abs(step) });
    steps.push({
      label,
      kind: step < 0 ? "minus" : "plus",
      amount,
      rule: [rule, againstSign(stands, step, t)].filter((text) => text).join(" ") || null,
    });
  }
  const wider = reasons.filter(({ kind }) => widening.has(kind)).map((reason) => sayReason(reason, t));
  return {
    definition: t(
      "The chance is our estimate of how many of a hundred applicants like you get in. The middle of the range is worked out like this; the range is wider the less is known.",
    ),
    steps: [
      ...steps,
      {
        label: t("Middle of your range"),
        kind: "result",
        amount: percentIn(t, chance.mid),
        rule: [t("The range: {range}.", { range: chanceWords(chance, t) }), ...wider].join(" "),
      },
    ],
  };
}

/**
 * Why a step goes the other way than where the student stands: what moves the middle is how often such applicants get
 * in, against all who applied.
 */
function againstSign(stands: -1 | 0 | 1, step: number, t: MatchTranslate): string | null {
  if (stands < 0 && step > 0)
    return t("Still, it admits applicants like you more often than its applicants as a whole.");
  if (stands > 0 && step < 0) return t("Still, most of the students it admits have a stronger record.");
  return null;
}

/** As it's printed: what is under 1 percent counts as none, and nothing as certain. */
const points = (share: number) => (share < 0.01 ? 0 : Math.min(99, Math.round(share * 100)));

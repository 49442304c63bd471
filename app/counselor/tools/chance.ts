import { z } from "zod";
import { type Evidence, type Finding, found, type Statement, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { percentRange } from "~/design/figures";
import { isState } from "~/geography/states";
import { limits, noAnswers } from "~/match/model/answers/input";
import { modelOf, rankOne, studentOf } from "~/match/model/list/rank";
import { chanceReasons } from "~/match/model/reasons/chance-reasons";
import { sayReason } from "~/match/model/reasons/reasons";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { tool, unitid } from "./tool";

const methodPage: Omit<Evidence, "figures" | "year"> = {
  url: "/college-match-quiz/method#how",
  title: "How we work out a chance",
  source: "Our estimate from admission figures that colleges report to the U.S. Department of Education",
};

/** The chance of admission at one college as a range, its label, and the reasons that weigh most. */
export const admissionChance = tool({
  name: "admission_chance",
  description: "The chance of admission at a college for a student's record, as a range with a label and reasons.",
  input: z.object({
    unitid,
    gpa: z.number().min(0).max(4).nullable().default(null),
    sat: z.int().min(limits.sat.from).max(limits.sat.to).nullable().default(null),
    act: z.int().min(limits.act.from).max(limits.act.to).nullable().default(null),
    state: z
      .string()
      .refine((code): boolean => isState(code))
      .nullable()
      .default(null),
    residency: z.enum(["resident", "nonresident", "international"]).nullable().default(null),
  }),
  run({ unitid, gpa, sat, act, state, residency }, ground): Finding {
    const model = modelOf(ground.colleges);
    const item = model.byUnitid.get(unitid);
    if (item === undefined) return { known: false, statements: [] };
    const { college } = item;
    const home = state !== null && isState(state) ? state : null;
    const answers = { ...noAnswers(), gpa, sat, act, state: home };
    const student = { ...studentOf(answers, null, ground.today), as: residency, plan: null };
    const { chance, label } = rankOne(model, item, student);
    const open = college.admission.open === true;
    const year = college.admission.year ?? "fall 2024";
    const { say: write, language } = wordsIn(ground);
    const record = [
      gpa === null ? null : write("a gpa", { gpa }),
      sat === null ? null : write("a sat", { sat }),
      act === null ? null : write("an act", { act }),
    ].filter((one) => one !== null);
    const low = Math.round(chance.low * 10_000) / 10_000;
    const high = Math.round(chance.high * 10_000) / 10_000;
    const given =
      record.length === 0 ? write("no record") : write("with record", { record: record.join(write("and")) });
    const isOther = residency === "nonresident" || (home !== null && home !== college.state);
    const reasons = chanceReasons(item, student)
      .filter(({ kind }) =>
        [
          "open",
          "rate",
          "verySelective",
          "guarantee",
          "belowMinimum",
          "test",
          "send",
          "residency",
          "testPolicy",
          "noGrades",
        ].includes(kind),
      )
      // Who comes from elsewhere hears first what it means there.
      .sort((a, b) => (isOther ? Number(b.kind === "residency") - Number(a.kind === "residency") : 0))
      .slice(0, 3)
      .map((reason) => sayReason(reason));
    const admission = collegeEvidence(college, "admission", "admissions", {
      rate: college.admission.rate,
      applicants: college.admission.applicants,
      admits: college.admission.admits,
    });
    const first = open
      ? say(write("chance open", { name: nameFirst(college) }), admission)
      : say(
          write("chance", {
            given,
            college: shortName(college),
            range: language === "es" ? percentRange(low, high).replace(" to ", " a ") : percentRange(low, high),
            label: write(label),
          }),
          { ...methodPage, year, figures: { low, high, label, gpa, sat, act } },
        );
    return found(
      first,
      ...(open || language === "es" ? [] : reasons.map((text) => reasonStatement(text, admission, year))),
    );
  },
});

/** How a score stands beside those of a college's first-year students, and whether to send it where that's optional. */
export const scoreBeside = tool({
  name: "score_beside",
  description: "An SAT or ACT score beside the middle half of a college's first-year students, and whether to send it.",
  input: z.object({
    unitid,
    sat: z.int().min(limits.sat.from).max(limits.sat.to).nullable().default(null),
    act: z.int().min(limits.act.from).max(limits.act.to).nullable().default(null),
  }),
  run({ unitid, sat, act }, ground): Finding {
    const item = modelOf(ground.colleges).byUnitid.get(unitid);
    if (item === undefined || (sat ?? act) === null) return { known: false, statements: [] };
    const student = studentOf({ ...noAnswers(), sat, act }, null, ground.today);
    const { admission } = item.college;
    const cited = collegeEvidence(item.college, "admission", "testScores", {
      reading_25: admission.satReadingWriting?.p25 ?? null,
      math_25: admission.satMath?.p25 ?? null,
    });
    const statements = chanceReasons(item, student)
      .filter(({ kind }) => kind === "test" || kind === "send" || kind === "testBlind")
      .map((reason) => reasonStatement(sayReason(reason), cited, admission.testYear ?? "fall 2024"));
    return { known: statements.length > 0, statements };
  },
});

/** A reason rests on the college's page; what it compares is worked out by the method. */
function reasonStatement(text: string, admission: Evidence, year: string): Statement {
  return say(text, admission, { ...methodPage, url: "/college-match-quiz", year, figures: {} });
}

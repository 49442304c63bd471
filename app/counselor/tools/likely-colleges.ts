import { z } from "zod";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { percentRange } from "~/design/figures";
import { isState } from "~/geography/states";
import { limits, noAnswers } from "~/match/model/answers/input";
import { modelOf, rank, studentOf } from "~/match/model/list/rank";
import { collegeEvidence, nameFirst } from "./college-evidence";
import { tool } from "./tool";

/** Colleges that are named of all with the label. */
const mostNamed = 5;

const method = {
  url: "/college-match-quiz/method#how",
  title: "How we work out a chance",
  source: "Our estimate from admission figures that colleges report to the U.S. Department of Education",
} as const;

/**
 * The colleges of some states that a record would make safeties, targets or reaches, in the order of the match quiz.
 */
export const likelyColleges = tool({
  name: "likely_colleges",
  description: "Colleges of a state or several that are safeties, targets or reaches for a student's record.",
  input: z.object({
    states: z.array(z.string().refine((code): boolean => isState(code))).min(1),
    where: z.string().max(60).describe("what the states are called together"),
    label: z.enum(["safety", "target", "reach"]).default("safety"),
    gpa: z.number().min(0).max(4).nullable().default(null),
    sat: z.int().min(limits.sat.from).max(limits.sat.to).nullable().default(null),
    act: z.int().min(limits.act.from).max(limits.act.to).nullable().default(null),
    home: z
      .string()
      .refine((code): boolean => isState(code))
      .nullable()
      .default(null),
  }),
  run({ states, where, label, gpa, sat, act, home }, ground): Finding {
    if ((gpa ?? sat ?? act) === null) return { known: false, statements: [] };
    const answers = {
      ...noAnswers(),
      gpa,
      sat,
      act,
      state: home !== null && isState(home) ? home : null,
      states: states.filter(isState),
    };
    const { list } = rank(modelOf(ground.colleges), studentOf(answers, null, ground.today));
    const fitting = list.filter((one) => one.label === label);
    const { say: write, language } = wordsIn(ground);
    const values = { where, label: write(label), count: fitting.length };
    const counted = { ...method, year: "fall 2024", figures: { colleges: fitting.length } };
    if (fitting.length === 0) return found(say(write("no likely college", values), counted));
    return found(
      say(write("likely colleges", values), counted),
      ...fitting.slice(0, mostNamed).map(({ college, chance }) => {
        const low = Math.round(chance.low * 10_000) / 10_000;
        const high = Math.round(chance.high * 10_000) / 10_000;
        const range = percentRange(low, high);
        const admission = collegeEvidence(college, "admission", "admissions", { rate: college.admission.rate });
        if (college.admission.open === true) return say(write("chance open", { name: nameFirst(college) }), admission);
        const text = write("likely college", {
          name: nameFirst(college),
          range: language === "es" ? range.replace(" to ", " a ") : range,
        });
        return say(text, admission, { ...counted, figures: { low, high, label } });
      }),
    );
  },
});

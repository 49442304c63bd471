import concordance from "../../content/facts/tests/act-sat-2018.json";
import grades from "../../content/facts/tests/grades.json";
import { balancedCounts, sharedPart } from "./balance";
import { chanceRule } from "./chance";
import { usualRule } from "./filters";
import { admissionPart } from "./fit";
import { labelRule, labelRuleText } from "./label";
import { outcomeWeights } from "./outcomes";
import { wishWeights } from "./preferences";
import { usualText } from "./reasons";

/**
 * The facts of the method, for the page that explains it. Every number is the one the model runs with, so the page cannot
 * say something else than the code does.
 */
export const method = {
  labelRule,
  labelRuleText,
  chance: chanceRule,
  outcomeWeights,
  wishWeights,
  admissionPart,
  usualRule,
  usualText,
  balancedCounts,
  sharedPart,
  sources: {
    concordance: { title: concordance.title, publisher: concordance.publisher, source: concordance.source },
    meanGpa: grades.anchors.meanGpa,
    meanSat: grades.anchors.meanSat,
  },
  scales: grades.assumptions,
  /** What is looked at, in the order of the calculation. */
  uses: [
    "The share of applicants a college admitted, as it reported to the U.S. Department of Education.",
    "The middle half of the SAT and ACT scores of its first-year students, and how many sent scores.",
    "Whether it requires tests, leaves them optional or does not look at them.",
    "What it says it looks at: grades, courses, class rank, essays, recommendations, work.",
    "Your GPA, the difficulty of your courses, and your SAT or ACT, as far as you gave them.",
  ],
  /** How the numbers come about, one step a sentence. */
  steps: [
    "We place your grades and your score among the students of each college.",
    "We turn that place into a chance, so that the chances of all its applicants together give the rate it reported.",
    "At a test-optional college a low score never lowers your chance, because you need not send it. At a test-blind college scores do not count.",
    "We give a range instead of one number. It is wider where a college reports little, has few applicants, reads applications as a whole, or is a public college of another state.",
    "Safety, target and reach follow from the range by one rule.",
  ],
  /** What it cannot do. Said as plainly as what it does. */
  limits: [
    "It has not been checked against real admission decisions yet. Treat it as a way to sort colleges, not as a prediction about you.",
    "Colleges report the scores of students who enrolled, not of all who applied. We take the two to be spread alike.",
    "Colleges do not report applicants' grades. Where they lie is our assumption, tied to test scores.",
    "Essays, recommendations, talent, the program you choose, and when you apply are not in it.",
    "Admission to one program, such as nursing or engineering, can be harder than admission to the college.",
    "Public colleges may favor residents. They do not report by how much, so we widen the range and add no number.",
    "Net price at public colleges is reported for state residents. For others we add the tuition difference, which leaves out any grants.",
    "Where a college reports no admission rate, the range comes from similar colleges and it is never called a safety.",
    "The chance of at least one admission assumes that decisions go together to a fixed extent, which is our assumption.",
  ],
} as const;

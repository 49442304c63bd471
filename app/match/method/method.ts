import fitted from "../../../content/facts/admission/fitted.json";
import concordance from "../../../content/facts/tests/act-sat-2018.json";
import grades from "../../../content/facts/tests/grades.json";
import { wishWeights } from "../model/answers/preferences";
import { chanceRule } from "../model/chance/chance";
import { labelRule, labelRuleText } from "../model/chance/label";
import { usualRule } from "../model/fit/filters";
import { admissionPart } from "../model/fit/fit";
import { outcomeWeights } from "../model/fit/outcomes";
import { balancedCounts, sharedPart } from "../model/list/balance";
import { usualText } from "../model/reasons/reasons";

/**
 * The facts of the method, for the page that explains it. Every number is the one the model runs with, so the page
 * cannot say something else than the code does.
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
  fitted,
  /** What is looked at, in the order of the calculation. */
  uses: [
    "The share of applicants a college admitted, as it reported to the U.S. Department of Education.",
    "The middle half of the SAT and ACT scores of its first-year students, and how many sent scores.",
    "Whether it requires tests, leaves them optional or doesn’t consider them: what we found for the fall applications are open for, otherwise what it reported to the government.",
    "What it says it looks at: grades, courses, class rank, essays, recommendations, work.",
    "Rates for residents and others, where a public college published them, and states' rules that promise a place.",
    "Your GPA, class rank, how hard your courses are, and your SAT or ACT, if you gave them.",
  ],
  /** How the numbers come about, one step a sentence. */
  steps: [
    "We place your grades and your score among the students of each college.",
    "We turn that place into a chance, so that the chances of all its applicants add up to the rate it reported.",
    "At a test-optional college a low score never lowers your chance, because you can leave it out. Scores count for nothing only where a current source says so (the University of California and Cal State).",
    "We give a range instead of one number. It’s wider where a college reports little, has few applicants, reads applications as a whole, or doesn't publish rates by residency.",
    "Safety, target and reach follow from the range by one rule.",
  ],
  /** What it cannot do. Said as plainly as what it does. */
  limits: [
    "It hasn’t been validated on a representative sample of real admission decisions. Treat it as a way to sort colleges, not as a prediction about you.",
    "Colleges report the scores of students who enrolled, not of all who applied. We assume the two groups look alike.",
    "Colleges don’t report applicants' grades. We estimate them from the GPAs and class ranks of enrolled students, which each college calculates its own way.",
    "Essays, recommendations and talent aren’t in it. Nor is applying early, except as a range of its own where a college publishes its early decision counts, which include recruited athletes.",
    "Nursing, engineering, computer science and the arts often admit by program. How much harder that is isn't published: one step down and a wider range is our assumption.",
    "Most public colleges don't publish how many residents and others they admit. For those, we go by the colleges that do, and the range is wider.",
    "A promised place, such as Texas gives the top tenth of a class, holds only with the papers, courses and dates the rule asks for, and rarely for every major.",
    "Net price at public colleges is reported for state residents. For others we take the published price for students from elsewhere and take off the grants of residents without the state's part; what a college gives students from elsewhere isn't reported.",
    "Where a college reports no admission rate, the range comes from similar colleges and it’s never called a safety.",
    "The chance of at least one admission assumes that colleges’ decisions are related by a fixed amount. That amount is our assumption.",
  ],
} as const;

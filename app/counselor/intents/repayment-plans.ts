/** The two plans of a new federal loan beside each other: RAP, which follows the pay, and the fixed Tiered Standard. */
import { tieredYears } from "~/cost/loan/repayment";
import { loanRulesFor } from "~/cost/loan/rules";
import { type Statement, say } from "~/counselor/answer/evidence";
import { wordsPath } from "~/counselor/answer/paths";
import { answered } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { quoted } from "../tools/library";
import { loanPayment, rapRepayment, usualYear } from "../tools/loans";
import { payOfJob, principalOf, sumTold } from "../understand/borrowed";
import { termsOf } from "../words/phrases";
import type { Intent } from "./intent";
import { loanStep } from "./next-steps";

const guide = "/help/repaying-student-loans";
const rap = /\b(?:rap|repayment assistance|income[- ](?:driven|based|contingent))\b/;
const tiered = /\b(?:tiered(?: standard)?|standard (?:plan|repayment)|fixed (?:plan|payments?)|standard)\b/;
/** Which of the two a parent's loan or an older one may use, and what either forgives, the guide says. */
const other =
  /\b(?:plus|parents?|ibr|paye|icr|save|pslf|forgiv\w*|consolidat\w*|older?|before 2026|switch|married|separately)\b/;

const asksMonth = /\b(?:(?:a|per|each|every) month|monthly|payments?)\b/;
const pays = /\b(?:what|how much|cost|costs|pay|payments?|be|run|look)\b/;

/** What each asks a month of who tells a debt and a pay; else what it is. */
export const repaymentPlansIntent: Intent = {
  name: "RAP beside the fixed plan",
  score: ({ colleges, student, understood: { bare, spanish } }) => {
    if (spanish || colleges.length > 0 || other.test(bare)) return 0;
    if (rap.test(bare) && tiered.test(bare)) return 0.99;
    // "What would 27 thousand cost me a month making 40k": either plan may be theirs.
    if (rap.test(bare) || hasTerms.test(bare) || /\bprivate\b/.test(bare)) return 0;
    const isTold = (student.income ?? payOfJob(bare)) !== null && principalOf(bare) !== null;
    return isTold && asksMonth.test(bare) && pays.test(bare) ? 0.975 : 0;
  },
  answer({ student, understood: { bare } }, ground) {
    // Beside both plans a sum that nobody earns is what is owed.
    const principal = rap.test(bare) && tiered.test(bare) ? sumTold(bare) : principalOf(bare);
    const income = student.income ?? payOfJob(bare);
    const fixed =
      principal === null
        ? about("tiered", bare, ground)
        : loanPayment.run({ principal, rate: null, years: null }, ground).statements;
    const byPay =
      income === null
        ? about("rap", bare, ground)
        : rapRepayment.run({ income, dependents: student.children ?? 0 }, ground).statements;
    const verdict = verdictOf(fixed[0], byPay[0], ground);
    const forgiven = income === null ? [] : about("rap", bare, ground);
    const { undergraduate } = loanRulesFor(usualYear).rates;
    const next =
      principal === null
        ? []
        : [loanStep("Try other years and rates", principal, undergraduate, tieredYears(principal * 100))];
    if (principal === null && income === null) return answered([...terms(ground), ...fixed, ...byPay]);
    return answered([...verdict, ...fixed, ...byPay, ...forgiven], next);
  },
};

/** A rate or years that somebody names are of another plan. */
const hasTerms = /\d ?(?:%|percent)|\b(?:over|for|in) (?:\d{1,2}|ten|fifteen|twenty)[- ]?(?:years?|yr)\b/;

/** What each plan is, where nobody tells a debt or a pay. */
const terms = (ground: Ground): readonly Statement[] =>
  [`${wordsPath}#repayment-assistance-plan-rap`, `${wordsPath}#tiered-standard-plan`].flatMap((entry) => {
    const passage = ground.passages.all.find(({ url }) => url === entry);
    return passage === undefined ? [] : [quoted(passage, { terms: [], bare: "" }, ground)];
  });

const about = (section: "rap" | "tiered", bare: string, ground: Ground): readonly Statement[] => {
  const passage = ground.passages.all.find(({ url }) => url === `${guide}#${section}`);
  return passage === undefined ? [] : [quoted(passage, { terms: termsOf(bare), bare }, ground)];
};

/** Which of two payments is the smaller one at first, and what that leaves out. */
function verdictOf(fixed: Statement | undefined, byPay: Statement | undefined, ground: Ground): readonly Statement[] {
  const [mine, theirs] = [fixed?.evidence[0], byPay?.evidence[0]];
  const [a, b] = [mine?.figures.payment, theirs?.figures.payment];
  if (!mine || !theirs || typeof a !== "number" || typeof b !== "number" || a === b) return [];
  const { say: write } = wordsIn(ground);
  const values = { lower: cents(Math.min(a, b)), higher: cents(Math.max(a, b)) };
  return [say(write(a < b ? "fixed plan lower" : "rap lower", values), mine, theirs)];
}
const cents = (value: number) => `${dollars(Math.trunc(value))}.${(value % 1).toFixed(2).slice(2)}`;

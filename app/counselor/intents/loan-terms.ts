/** Several things of one federal loan at once: how much, at what rate, and from when on it's paid. */
import type { Statement } from "~/counselor/answer/evidence";
import { answered } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { quoted } from "../tools/library";
import { loanLimits, loanRates } from "../tools/loans";
import { clausesOf } from "../understand/clauses";
import { tellsIndependent } from "../understand/independent";
import { plainText } from "../words/words";
import { figuresBesideIntent } from "./figures-beside";
import type { Intent } from "./intent";
import { graduateIntent } from "./loans";
import { repaymentPlansIntent } from "./repayment-plans";

const startOfPayments = "/help/repaying-student-loans#when-do-i-have-to-start-paying-back-my-student-loans";

const limit = (bare: string, ground: Ground): readonly Statement[] => {
  const { statements } = loanLimits.run({ independent: tellsIndependent(bare), short: null }, ground);
  const [all, subsidized] = statements;
  // Who asks how much of it is subsidized hears that first.
  return /\bsubsidized\b/.test(bare) && subsidized !== undefined ? [subsidized] : all === undefined ? [] : [all];
};
const rate = (_: unknown, ground: Ground) => loanRates.run({ awardYear: "2026-27" }, ground).statements.slice(0, 1);
const start = (_: unknown, ground: Ground): readonly Statement[] => {
  const passage = ground.passages.all.find(({ url }) => url === startOfPayments);
  return passage === undefined ? [] : [quoted(passage, { terms: [], bare: "" }, ground)];
};

const terms = [
  [
    /\b(?:how much|what|most|max(?:imum)?)\b[^,]*\b(?:borrow|take out)\b|\b(?:loans?|borrowing) (?:limits?|caps?|max(?:imum)?)\b/,
    limit,
  ],
  [/\b(?:interest|rates?|apr)\b/, rate],
  [
    /\bwhen\b.*\b(?:start|starts|begin|begins|have to|need to|do i|do we|does he|does she)\b.*\b(?:pay|paying|repay\w*|payments?)\b|\bwhen\b.*\b(?:repayment|payments?|paying)\b.*\b(?:start|starts|begin|begins|due)\b|\bwhen (?:is|are) (?:it|they|the first payments?) due\b/,
    start,
  ],
] as const;

/** A loan of somebody else, another kind of one, or more of it than its terms. */
const other =
  /\b(?:private|plus|parents?|sallie|refinanc\w*|cosign\w*|mortgage|car|forgiv\w*|default\w*|grad(?:uate)? school|deduct\w*|capitaliz\w*|while (?:\w+ )*in (?:school|college)|unpaid|monthly|a month)\b/;

const asksMore = /\b(?:what|whats|how|when|who|where|which|why|can|could|do|does|is|are|should|will|would)\b/;
/** A part that asks one of these, or asks nothing: another question beside them is read by itself. */
const isOfTerms = (clause: string) => terms.some(([asks]) => asks.test(clause)) || !asksMore.test(clause);

/** "How much can I borrow and whats the interest and when do I start paying": each part's own figure. */
export const loanTermsIntent: Intent = {
  name: "terms of a federal loan",
  score: ({ colleges, understood: { bare, typed, spanish } }) =>
    colleges.length === 0 &&
    !spanish &&
    /\b(?:loans?|borrow\w*)\b/.test(bare) &&
    !other.test(bare) &&
    terms.filter(([asks]) => asks.test(bare)).length > 1 &&
    clausesOf(typed).every((clause) => isOfTerms(plainText(clause)))
      ? 0.985
      : 0,
  answer: ({ understood: { bare } }, ground) =>
    answered(terms.flatMap(([asks, tell]) => (asks.test(bare) ? tell(bare, ground) : []))),
};

/** What is answered as one, wherever the words part it: several figures of two colleges, several terms of one loan. */
export const together: readonly Intent[] = [figuresBesideIntent, loanTermsIntent, graduateIntent, repaymentPlansIntent];

import { answered } from "~/counselor/answer/reply";
import { earlyRates } from "../tools/early-rates";
import { quoted } from "../tools/library";
import type { Intent } from "./intent";

const round = /\b(?:early decision|ed)\b(?! (?:ii|2) (?:deadline|due))/;
const asksOfRate =
  /\b(?:rates?|percent\w*|chances?|odds|shot|helps?|advantage|easier|harder|better|boost|edge|how many|admits?|admitted|worth it|increase|improve|raise|vs|versus|compared?|difference|get in(?:to)?|matter)\b/;
/** The round itself, its day and what it binds one to are told elsewhere. */
const other =
  /\b(?:deadlines?|due|when|what (?:is|s|does) (?:an? )?(?:early decision|ed)(?= mean|$)|(?:is|are) (?:\w+ ){0,3}binding|back out|withdraw|aid|money|afford|scholarships?|ea|early action)\b/;

/** "Does ED help at Duke": how many it admits early, and how many of all others. */
export const earlyRoundIntent: Intent = {
  name: "early decision at a college",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length > 0 && round.test(bare) && asksOfRate.test(bare) && !other.test(bare) ? 0.995 : 0,
  answer: ({ colleges }, ground) =>
    answered(colleges.slice(0, 2).flatMap(({ unitid }) => earlyRates.run({ unitid }, ground).statements)),
};

const isBinding = "(?:early decisions?|ed)";
const manyColleges =
  "(?:two|2|three|several|multiple|more than one) (?:\\w+ )?(?:colleges?|schools?|places?|universit(?:y|ies))";
/** Two colleges at once: "ED to both", "ED Rice and ED Emory", "at the same time", "to two schools". */
const twoAtOnce = new RegExp(
  String.raw`\b${isBinding}\b.*\b(?:both|at the same time|at once|simultaneously|${manyColleges})\b|\b${manyColleges} (?:\w+ ){0,2}${isBinding}\b|\b(?:both|two|2) ${isBinding}\b|\b${isBinding}\b.*\band (?:also )?${isBinding}\b`,
);
const asksIfAllowed =
  /^(?:(?:ok|so|hey|hi|and) )*(?:can|could|may|am|is it|are we|are you|do they let|what if|what happens if|should|would it|is there|does anyone|if i)\b|\b(?:allowed|ok|okay|legal|possible|against the rules)\b/;
const otherAsked = /\b(?:deadlines?|due|when|rates?|chances?|odds|fees?|cost)\b/;

/** Where the site says that Early Decision goes to one college. */
const oneOnly = "/faq#can-i-apply-early-decision-to-two-colleges";

/** "ED to both Brown and Penn": their days would read as if both were possible. */
export const twoEarlyIntent: Intent = {
  name: "early decision at two colleges",
  score: ({ understood: { bare } }) =>
    twoAtOnce.test(bare) && asksIfAllowed.test(bare) && !otherAsked.test(bare) ? 1 : 0,
  answer({ understood: { bare } }, ground) {
    const passage = ground.passages.all.find(({ url }) => url === oneOnly);
    return passage === undefined ? null : answered([quoted(passage, { terms: [], bare }, ground)]);
  },
};

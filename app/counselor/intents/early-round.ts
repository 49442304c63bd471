import { answered } from "~/counselor/answer/reply";
import { earlyRates } from "../tools/early-rates";
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

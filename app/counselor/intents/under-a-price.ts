/** "Colleges under 15,000 net price in Ohio": those whose average price after grants is no more than that. */

import { replyOf } from "~/counselor/answer/reply";
import { isState } from "~/geography/states";
import { collegesUnder } from "../tools/colleges-under";
import { moneyOf } from "../understand/money";
import type { Asked, Intent } from "./intent";

const anyCollege = /\b(?:colleges?|schools?|universit(?:y|ies))\b/;
const under =
  /\b(?:under|below|less than|cheaper than|at most|no more than|max(?:imum)?|up to|within)(?: (?:of|about|a|an|net price|price|cost|budget))* (\$?\d+(?:\.\d+)?k?\b(?: (?:thousand|grand)\b)?)/;
/** A number of people, of points or of dollars that somebody earns or owes is no price, and tuition isn't all of it. */
const otherNumber =
  /\b(?:students?|undergrads?|undergraduates?|enroll\w*|people|miles|sat|act|score|mak(?:e|es|ing)|earn\w*|income|salar\w+|famil(?:y|ies)|household|loans?|debt|borrow\w*|tuition|acceptance|percent|scholarships?|grants?)\b/;

function amountIn({ understood: { bare } }: Asked): number | null {
  const money = moneyOf(under.exec(bare)?.[1] ?? "");
  return money === null || money < 2_000 || money > 90_000 ? null : money;
}

export const underPriceIntent: Intent = {
  name: "colleges under a price",
  score: (asked) =>
    asked.colleges.length === 0 &&
    asked.states.length < 2 &&
    asked.understood.field === null &&
    anyCollege.test(asked.understood.bare) &&
    !otherNumber.test(asked.understood.bare) &&
    amountIn(asked) !== null
      ? 0.93
      : 0,
  answer(asked, ground) {
    const most = amountIn(asked);
    const [state = null] = asked.states;
    if (most === null || (state !== null && !isState(state))) return null;
    return replyOf(collegesUnder.run({ most, state }, ground));
  },
};

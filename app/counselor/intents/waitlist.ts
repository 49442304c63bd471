/** What becomes of a college's waitlist: "how many get off it at Michigan". */
import { answered } from "~/counselor/answer/reply";
import { quotedText } from "../tools/library";
import { waitlistRates } from "../tools/waitlist-rates";
import { fitOf, type Intent } from "./intent";

const list = /\b(?:wait[- ]?list(?:ed|s)?|wait list(?:ed|s)?|waiting list)\b/;
const asksOfRate =
  /\b(?:odds|chances?|shot|likel(?:y|ihood)|rates?|percent\w*|share|how many|numbers?|stat(?:s|istics)|(?:get|gets|getting|got|come|comes|coming|taken|pulled|admitted|accepted|moves?) (?:\w+ )?(?:off|from|in)|off the|movement|(?:takes?|admits?|accepts?) (?:\w+ )?(?:off|from|people|anyone|anybody|many)|does anyone|hope(?:less)?|realistic)\b/;
/** What to do about it is told in the guides. */
const other =
  /\b(?:letters?|loci|e?mails?|essays?|write|writing|deposits?|commit|housing|dorms?|(?:financial )?aid|money|scholarships?|deadlines?|when|class(?:es)?|courses?|register\w*|transfer\w*|named|called|should (?:i|we|he|she|they)|what (?:do|can|should) (?:i|we|he|she|they))\b/;

/** Where the guides tell what a waitlist is and what one does then. */
const guide = "/blog/deferred-waitlisted-denied#waitlisted";

const leastFit = 0.7;

export const waitlistIntent: Intent = {
  name: "waitlist at a college",
  score(asked) {
    const { bare } = asked.understood;
    if (asked.colleges.length === 0 || !list.test(bare) || !asksOfRate.test(bare) || other.test(bare)) return 0;
    // "How many of them are named Smith" is in no table.
    const fit = fitOf(asked, [list, asksOfRate], 0.99, [
      /\b(?:people|kids|students|many|actually|ever|usually|on|spot|place)\b/,
    ]);
    return fit < leastFit ? 0 : fit;
  },
  answer({ colleges, understood: { bare } }, ground) {
    const told = colleges.slice(0, 3).flatMap(({ unitid }) => waitlistRates.run({ unitid }, ground).statements);
    const passage = ground.passages.all.find(({ url }) => url === guide);
    const [what = ""] = passage?.text.split("\n") ?? [];
    const said = passage === undefined ? [] : [quotedText(passage, what, { terms: [], bare }, ground)];
    return answered([...told, ...said]);
  },
};

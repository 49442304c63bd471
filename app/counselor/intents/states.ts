/** What families ask of a whole state: what college costs there, where it costs least, how hard it is to get in. */
import { isState } from "~/colleges/states";
import { answered, replyOf, to } from "~/counselor/answer/reply";
import { stateExchange } from "../tools/state-exchange";
import { stateOverview } from "../tools/state-overview";
import { fitOf, type Intent, recordWords } from "./intent";

const lowest =
  /\b(?:cheap(?:est|er)?|least expensive|lowest(?: price)?|most affordable|affordable|costs? (?:the )?least)\b/;
const hard =
  /\b(?:how (?:hard|difficult|easy|tough|selective|competitive)|hard(?:est)?|easiest|acceptance rates?|admission rates?|selective)\b/;
const price = /\b(?:how much|what)\b.*\b(?:costs?|price|pay|tuition)\b|\b(?:costs?|prices?|expensive|tuition)\b/;

export const stateOverviewIntent: Intent = {
  name: "colleges of a state",
  score(asked) {
    const { bare } = asked.understood;
    if (asked.colleges.length > 0 || asked.states.length !== 1 || asked.understood.field !== null) return 0;
    if (!/\b(?:colleges?|schools?|universit(?:y|ies)|publics?)\b/.test(bare)) return 0;
    if (
      /\b(?:residen\w+|out[- ]of[- ]state|transfer|credits?|dual|free|grants?|scholarships?|aid|high schools?)\b/.test(
        bare,
      )
    )
      return 0;
    return fitOf(asked, [lowest, hard, price], 0.85, [
      ...recordWords,
      /\b(?:public|state|four|two|community|colleges?|schools?|universit(?:y|ies)|family|in)\b/,
      /\bget in(?:to)?\b/,
    ]);
  },
  answer({ states: [state], student, understood: { bare } }, ground) {
    if (state === undefined || !isState(state)) return null;
    const overview = ground.stateOverview(state);
    if (overview === null) return null;
    const about = hard.test(bare) ? "admission" : lowest.test(bare) ? "lowest" : "price";
    const finding = stateOverview.run({ state, about, income: student.income }, ground);
    return finding.known ? replyOf(finding, [to(`College planning in ${overview.name}`, overview.path)]) : null;
  },
};

const lower =
  /\b(?:discounts?|in[- ]?state|out[- ]of[- ]state|reciproc\w+|exchange|tuition breaks?|cheaper|lower|less|reduced|deals?|agreements?)\b/;
/** What a state gives, and what makes one a resident, is asked of one state and not between two. */
const ofOneState = /\b(?:grants?|scholarships?|resident|residency|moved|moving|move|military|army|navy|stationed)\b/;

/** "We live in Kansas, is a Missouri school any cheaper": what two states have agreed on. */
export const exchangeIntent: Intent = {
  name: "agreement between two states",
  score({ colleges, states, student, understood: { bare } }) {
    if (colleges.length > 0 || new Set([student.state, ...states].filter(Boolean)).size !== 2) return 0;
    return lower.test(bare) && !ofOneState.test(bare) ? 0.9 : 0;
  },
  answer({ states, student, understood }, ground) {
    const home = student.state ?? understood.states.find((one) => one.home)?.code ?? states[0];
    const other = states.find((code) => code !== home);
    if (home == null || other === undefined) return null;
    return answered(stateExchange.run({ home, other }, ground).statements);
  },
};

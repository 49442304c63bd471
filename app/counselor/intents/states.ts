/** What families ask of a whole state: what college costs there, where it costs least, how hard it is to get in. */
import { isState, stateName } from "~/colleges/states";
import { say } from "~/counselor/answer/evidence";
import { answered, replyOf, to } from "~/counselor/answer/reply";
import { wordsIn } from "~/counselor/frames/frames";
import { statePagePath } from "~/library/states/guides";
import { quoted } from "../tools/library";
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

/** The four regional agreements by their names. */
const byName =
  /\b(?:wue|western undergraduate exchange|academic common market|midwest(?:ern)? student exchange|msep|nebhe|(?:new england )?regional student program|(?:tuition )?reciprocity|tuition exchange)\b/;
const otherHome = (other: string, home: string | null, named: readonly string[]) =>
  (home !== null && home !== other ? home : named.find((code) => code !== other)) ?? null;

/** "We live in Kansas, is a Missouri school any cheaper": what two states have agreed on. */
export const exchangeIntent: Intent = {
  name: "agreement between two states",
  score({ colleges, states, student, understood: { bare } }) {
    const [college] = colleges;
    // By its name the agreement is asked about, at a college of the other state, too.
    if (college !== undefined && byName.test(bare))
      return otherHome(college.state, student.state, states) === null ? 0 : 0.97;
    if (college !== undefined || new Set([student.state, ...states].filter(Boolean)).size !== 2) return 0;
    return lower.test(bare) && !ofOneState.test(bare) ? 0.9 : 0;
  },
  answer({ colleges: [college], states, student, understood }, ground) {
    if (college !== undefined) {
      const from = otherHome(college.state, student.state, states);
      return from === null
        ? null
        : answered(stateExchange.run({ home: from, other: college.state }, ground).statements);
    }
    const home = student.state ?? understood.states.find((one) => one.home)?.code ?? states[0];
    const other = states.find((code) => code !== home);
    if (home == null || other === undefined) return null;
    return answered(stateExchange.run({ home, other }, ground).statements);
  },
};

/** Where the guide says what makes a family resident. */
const residentSection = "/help/understanding-need-based-vs-merit-aid#how-do-you-become-a-resident-for-in-state-tuition";
const toBeResident =
  /\b(?:becom\w+|counts?|counted|considered|qualif\w+|get|gets|establish\w*|claim|gain|pay|pays|paying|charged?|treated)\b.*\b(?:in[- ]?state|instate|residen(?:ts?|cy))\b|\b(?:in[- ]?state|instate|residen(?:ts?|cy))\b.*\b(?:rules?|requirements?|how long|qualif\w+)\b/;
const byMoving =
  /\b(?:mov(?:e|es|ed|ing)|relocat\w+|transferr?ed|how (?:long|many|soon)|when|until|establish\w*|becom\w+)\b/;
/** Rules of their own, which the guides tell. */
const otherResident =
  /\b(?:military|army|navy|marines?|air force|stationed|veterans?|undocumented|daca|divorced?|custody|grand(?:parents?|mother|father|ma|pa)|tribes?|tribal|native|exchange|reciprocity|move away|moved? (?:away|out)|moving (?:away|out)|leav\w+|after (?:she|he|i) (?:starts?|enrolls?)|dual)\b/;
/** Facts of a state's residency that are told; the rest stands on its page. */
const mostRules = 2;

/** "We're moving to Colorado in June, when does he count as in-state": the state's own rule, as far as it's confirmed. */
export const residencyIntent: Intent = {
  name: "becoming a resident",
  score({ colleges, understood: { bare, states: named } }) {
    if (colleges.length > 0 || named.length === 0 || otherResident.test(bare)) return 0;
    return toBeResident.test(bare) && byMoving.test(bare) ? 0.93 : 0;
  },
  answer({ understood: { states: named, bare } }, ground) {
    // Who lives in one state and asks of another means the other.
    const state = (named.find(({ home }) => !home) ?? named[0])?.code;
    const passage = ground.passages.all.find(({ url }) => url === residentSection);
    if (state === undefined || passage === undefined) return null;
    const facts = ground.stateFacts(state);
    const rules = Object.entries(facts?.facts.residency ?? {});
    const page = facts === null ? null : statePagePath(facts.slug, "financial-aid");
    const own = rules.flatMap(([id, fact]) =>
      fact.confidence === "confirmed" && ofDomicile.test(id)
        ? [
            say(`${fact.name}: ${fact.statement}`, {
              url: `${page}#residency-${id}`,
              title: `${facts?.name}: ${fact.name}`,
              source: `${fact.source.publisher}: ${fact.source.title} (${fact.source.year})`,
              year: fact.year,
              figures: Object.fromEntries(Object.entries(fact.amounts ?? {}).map(([key, { value }]) => [key, value])),
            }),
          ]
        : [],
    );
    const usual = quoted(passage, { terms: [], bare }, ground);
    const unsure = say(
      wordsIn(ground).say("residency unconfirmed", { state: stateName(state) }),
      ...usual.evidence.slice(0, 1),
    );
    const next = page === null || facts === null ? [] : [to(`Who pays in-state tuition in ${facts.name}`, page)];
    return answered(own.length > 0 ? [...own.slice(0, mostRules), usual] : [unsure, usual], next);
  },
};

/** The facts that say who is a resident, by their names: not those of tribes or of one scholarship. */
const ofDomicile = /^(?:domicile|twelve|twelve-months|parent|year|tuition|dependent|job)$/;

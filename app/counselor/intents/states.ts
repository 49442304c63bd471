/** What families ask of a whole state: what college costs there, where it costs least, how hard it is to get in. */

import { stateAgency } from "~/aid/state-agency";
import { say } from "~/counselor/answer/evidence";
import { answered, asks, type Reply, replyOf, to, without } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { isState, stateName } from "~/geography/states";
import { statePagePath } from "~/library/guides/guides";
import { collegeFacts } from "../tools/college-facts";
import { quoted } from "../tools/library";
import { stateExchange } from "../tools/state-exchange";
import { stateOverview } from "../tools/state-overview";
import { termsOf } from "../words/phrases";
import { plainText } from "../words/words";
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
    if (overview === null) return lowest.test(bare) ? lowestOf(state, ground) : null;
    const about = hard.test(bare) ? "admission" : lowest.test(bare) ? "lowest" : "price";
    const finding = stateOverview.run({ state, about, income: student.income }, ground);
    return finding.known ? replyOf(finding, [to(`College planning in ${overview.name}`, overview.path)]) : null;
  },
};

/** Colleges of a state that are told for their price. */
const mostLowest = 4;

/** The public universities of a state with the lowest price after grants; a state with a guide has no overview. */
function lowestOf(state: string, ground: Ground): Reply | null {
  const priced = ground.colleges
    .filter((one) => one.state === state && one.control === "public" && one.predominant === "bachelor")
    .flatMap(({ unitid }) => {
      const { known, statements } = collegeFacts.run({ unitid, figures: ["net price"] }, ground);
      const price = statements[0]?.evidence[0]?.figures.net_price;
      return known && typeof price === "number" ? [{ price, statements }] : [];
    })
    .sort((a, b) => a.price - b.price);
  const told = priced.slice(0, mostLowest).flatMap(({ statements }) => statements.slice(0, 1));
  return told.length === 0 ? null : answered(told);
}

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

const ofAgreement =
  /\b(?:wue|western undergraduate exchange|academic common market|acm|midwest student exchange|msep|new england regional|nebhe|reciproc\w+|tuition exchange|exchange program|regional student program)\b/;

/** "We live in Ohio, Marshall is across the river": the price of one's own state at a college of another. */
const asksOwnPrice =
  /\b(?:do|can|could|would|will|does) (?:we|i|he|she|they|my \w+|kids|students|people)(?: \w+){0,4} (?:pay|get|have|go|qualify)(?: \w+){0,4} (?:in[- ]?state|instate|resident|our (?:state s )?(?:price|rate|tuition)s?)\b|\b(?:right |just )?(?:across|over) the (?:river|border|bridge|(?:state )?line)\b|\b(?:at|pay|get) (?:our|my) (?:state )?(?:own )?(?:prices?|rates?)\b|\bat (?:prices?|rates?|tuition)\b/;

/** "Does WUE let a Nevadan pay less at Wyoming": what the two states have agreed on, and the price it would lower. */
export const exchangeAtCollegeIntent: Intent = {
  name: "agreement between states at a college",
  score({ colleges, student, understood: { bare, states } }) {
    if (colleges.length > 0 && ofAgreement.test(bare)) return 0.98;
    const [college] = colleges;
    if (college === undefined || colleges.length > 1 || college.control !== "public") return 0;
    const others = states.filter(({ code }) => code !== college.state);
    const home =
      student.state ?? states.find((one) => one.home)?.code ?? (others.length === 1 ? others[0]?.code : null);
    const away = home != null && home !== college.state;
    return away && asksOwnPrice.test(bare) && !otherResident.test(bare) && !goesThere.test(bare) ? 0.985 : 0;
  },
  answer({ colleges: [college], states, student }, ground) {
    if (college === undefined) return null;
    const home = [student.state, ...states].find((code) => code != null && code !== college.state) ?? null;
    const tuition = collegeFacts.run({ unitid: college.unitid, figures: ["tuition"] }, ground).statements;
    if (home === null) return asks(tuition, { field: "state", question: "Which state do you live in?", choices: [] });
    return answered([
      ...stateExchange.run({ home, other: college.state }, ground).statements,
      ...(college.control === "public" ? tuition : []),
    ]);
  },
};

const becomes =
  /\b(?:count(?:s|ed)? as|am|are|be|become|becomes|becoming|considered|qualify (?:as|for)|get|gets|getting|establish\w*|eligible for|claim|pay|pays|paying|charged?|treated)\b.*\b(?:in[- ]?state|resident\w*|residency)\b|\b(?:is|are|am) (?:\w+ ){1,4}(?:in[- ]?state|residents?)\b|\bin[- ]?state tuition\b.*\bwhen\b|\bresidency (?:rules?|requirements?)\b|\b(?:prov(?:e|ing)|proof of) (?:\w+ ){0,2}residen\w+\b|\bhow long\b.*\b(?:in[- ]?state|resident\w*|residency)\b/;
const moves =
  /\b(?:mov(?:e|es|ed|ing)|relocat\w+|transferr?(?:ed|ing) (?:there|to)|new job|stationed|live|lived|living|how long|how (?:do|does|can|to)|when|after)\b/;

const isMoving = /\b(?:mov(?:e|es|ed|ing)|relocat\w+)\b(?! (?:in|out|into)\b)/;

const isAcross = (states: readonly string[], home: string | null) =>
  new Set([...states, ...(home === null ? [] : [home])]).size === 2;
/** Somebody goes to live there, or has. */
const goesThere =
  /\b(?:mov(?:e|es|ed|ing)|relocat\w+|transferr?(?:ed|ing)|new job|stationed|how long|when|after|residen\w+|lived|live there|living there)\b/;

/** Rules of their own, which the guides tell. */
const otherResident =
  /\b(?:military|army|navy|marines?|air force|stationed|veterans?|undocumented|daca|dreamers?|(?:legal |immigration )?(?:papers|status)|divorced?|custody|grand(?:parents?|mother|father|ma|pa)|tribes?|tribal|native|exchange|reciprocity|move away|moved? (?:away|out)|moving (?:away|out)|leav\w+|after (?:she|he|i) (?:starts?|enrolls?)|dual)\b/;

/** "In-state at Arizona, if we live in Nevada": who moves nowhere asks what the two states have agreed on. */
const staysAtHome = (states: readonly string[], home: string | null, plain: string): boolean =>
  home !== null &&
  states.some((code) => code !== home) &&
  /\b(?:live|lives|living|from|reside\w*)\b/.test(plain) &&
  !/\b(?:mov(?:e|es|ed|ing)|relocat\w+|how long|become|becoming|establish\w*|after|lived|transferr?\w*|new job|stationed|once)\b/.test(
    plain,
  );

/** "We're moving to Colorado, when are we in-state": what the guide confirms of it, and whom to ask of the rest. */
export const residencyIntent: Intent = {
  name: "residency of a state",
  score: ({ colleges, states, student, understood: { bare, plain } }) =>
    (colleges.length === 0 ? states.length > 0 && states.length < 3 : colleges.length === 1 && isMoving.test(plain)) &&
    !otherResident.test(bare) &&
    // Who lives in one state, asks of another and doesn't move asks what the two have agreed on.
    !(isAcross(states, student.state) && !goesThere.test(plain)) &&
    becomes.test(bare) &&
    moves.test(plain) &&
    !staysAtHome(states, student.state, plain)
      ? 0.975
      : 0,
  answer({ colleges: [college], states, understood: { plain } }, ground) {
    // "From Ohio to North Carolina": where they move to. "In state at Purdue if we move": where the college is.
    const state =
      college?.state ??
      states.find((code) => isState(code) && plain.includes(` to ${plainText(stateName(code))}`)) ??
      states[0];
    if (state === undefined || !isState(state)) return null;
    const facts = ground.stateFacts(state);
    const rules = ground.passages.all.filter(
      (one) =>
        one.state === state &&
        one.url.includes("#residency-") &&
        // What the HOPE Scholarship asks for isn't what tuition does.
        (!one.url.endsWith("#residency-hope") || /\bhope\b/.test(plain)),
    );
    const telling = rules.filter(({ text, headings }) => isRule.test(`${headings.at(-1) ?? ""} ${text}`));
    const first = telling.filter(({ url }) => ofDomicile.test(url));
    // What shows that one is a resident: the state's own number or form, then its rule.
    const proof = asksProof.test(plain) ? rules.filter(({ text }) => tellsProof.test(text)) : [];
    if (telling.length + proof.length > 0) {
      const looked = { terms: termsOf(ruleWords), bare: ruleWords };
      const all = [...new Set([...proof.slice(0, 1), ...(first.length > 0 ? first : telling)])];
      return answered(all.slice(0, 2).map((one) => quoted(one, looked, ground)));
    }
    const agency = stateAgency(state);
    const { say: write } = wordsIn(ground);
    const whom = agency === null ? write("state list") : write("state agency", { agency: agency.agency });
    const page = facts === null ? ground.stateOverview(state)?.path : statePagePath(facts.slug, "financial-aid");
    return without(
      "not known",
      [say(write("residency unknown", { state: stateName(state), whom }))],
      [
        ...(agency === null ? [] : [{ url: `https://${agency.site}`, title: agency.agency }]),
        ...(page === undefined ? [] : [{ url: page, title: `College planning in ${stateName(state)}` }]),
      ],
    );
  },
};

const asksProof = /\b(?:prov(?:e|ing)|proof|papers|documents?)\b/;
const tellsProof = /\b(?:certification number|answers? the .* questions|documents?|papers|affidavit)\b/i;
/** What makes somebody a resident: how long, and from when on. */
const isRule = /\b(?:12|twelve|six|24) months\b|\b(?:a|one|two|three) (?:full )?years?\b|\b(?:12|24|36)[- ]month\b/i;
/** The facts that say who is a resident, by their names: not those of tribes, of one scholarship, or of moving away. */
const ofDomicile = /#residency-(?:domicile|twelve|twelve-months|parent|year|tuition|dependent|job)$/;
const ruleWords = "resident twelve months before first day live in state";

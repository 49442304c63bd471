import type { Ground } from "~/counselor/ground/ground";
import type { Asked } from "~/counselor/intents/intent";
import { meantBefore } from "~/counselor/understand/named-before";
import { withNewFigure } from "~/counselor/understand/new-figure";
import { withSister } from "~/counselor/understand/sister-campus";
import { saysState } from "~/counselor/understand/state-itself";
import { joined, type Student } from "~/counselor/understand/student";
import { type Understood, understand } from "~/counselor/understand/understand";
import { plainText, telling } from "~/counselor/words/words";
import { isState, stateName as nameOf } from "~/geography/states";
import { inFull } from "./in-full";
import { rankedIntents } from "./use-tools";

/** Earlier questions that count: enough to know what "there" is. */
const mostBefore = 6;

interface Said {
  readonly text: string;
  readonly before: readonly string[];
  readonly student: Student;
}

/** A question with what was said before it: "and for out of state?", "what about Michigan?", "is it test optional?" */
export function resolve({ text, before, student }: Said, ground: Ground): Asked {
  let known: Asked | null = null;
  for (const earlier of before.slice(-mostBefore)) known = resolveNext(earlier, known, student, ground);
  return resolveNext(text, known, student, ground);
}

/** The same where the question before it is resolved already. @param student what is known of the student beforehand */
export function resolveNext(typed: string, before: Asked | null, student: Student, ground: Ground): Asked {
  const asked = nextOf(typed, before, student, ground);
  if (before === null) return asked;
  const named = new Set([...before.colleges, ...(before.earlier ?? [])]);
  return { ...asked, earlier: [...named].filter((college) => !asked.colleges.includes(college)) };
}

function nextOf(typed: string, before: Asked | null, student: Student, ground: Ground): Asked {
  const text = before === null ? typed : inFull(typed, before, ground);
  const again = before === null ? null : withNewFigure(text, before.understood.typed);
  if (before !== null && again !== null) {
    const now = understand(again, ground);
    const own = asIs(now, joined(joined(before.student, now.student), understand(text, ground).student), ground);
    const isNamed = own.colleges.length + own.states.length > 0;
    return isNamed ? own : { ...own, colleges: before.colleges, states: before.states };
  }
  const sister = before === null ? text : withSister(text, before.colleges, ground);
  return withBefore(understand(sister, ground), before, before?.student ?? student, ground);
}

/** What a question asks by its own words: a name alone asks nothing. */
const asksOf = (asked: Asked) => rankedIntents(asked).filter(({ intent }) => intent.name !== "about a college");

const pointsBack =
  /\b(?:there|its|their|that (?:one|college|school)|this (?:one|college|school)|the (?:college|school|university))\b|\b(?:the|its) (?:date|deadline|day|price|cost|rate|number) (?:is )?(?:also )?the same\b|\b(?:is|are) (?:it|that|this|they) the same\b/;
/** In a longer question these mean something in it: "can I write about my mom's cancer or is that too much". */
const maybePointsBack = /\b(?:it|that|this|they|them)\b/;
const mostWordsOfPointing = 8;
const isPointingBack = ({ plain }: Understood) =>
  pointsBack.test(plain) || (maybePointsBack.test(plain) && plain.split(" ").length <= mostWordsOfPointing);
/** "How does that compare to Duke": both are meant. */
const comparesBack = /\b(?:compare[sd]?|comparison|compared|vs|versus|than|stack up)\b/;
/** "Is that harder than Purdue", "are they cheaper than Duke": more than one college is held against another. */
const thanThat = /\b(?:is|are|was|s) (?:that|it|this|they) (?:\w+ ){0,3}than\b/;
const goesOn = /^(?:and|what about|how about|what if|but|or|also|ok|okay|then|so|same for|now|y|for)\b/;

function withBefore(now: Understood, before: Asked | null, facts: Student, ground: Ground): Asked {
  const student = joined(facts, now.student);
  const own = asIs(now, student, ground);
  if (before === null) return own;
  const short = now.bare.split(" ").filter(Boolean).length <= 6;
  const isBeside =
    own.colleges.length === 1 &&
    before.colleges.length === 1 &&
    comparesBack.test(now.plain) &&
    maybePointsBack.test(now.plain) &&
    (asksOf(own).length === 0 || thanThat.test(now.plain));
  const onward =
    isBeside ||
    goesOn.test(now.plain) ||
    (short && asksOf(own).length === 0 && own.colleges.length + own.states.length > 0);
  const other = before.colleges.length === 1 ? before.earlier?.[0] : undefined;
  // "What about Michigan?" after a question about a college is about another college.
  const colleges =
    own.colleges.length > 0
      ? isBeside
        ? [...before.colleges, ...own.colleges]
        : own.colleges
      : (meantBefore(now.plain, before.colleges, other) ??
        (isPointingBack(now) || onward || needsCollege(own, before) ? before.colleges : []));
  const states = own.states.length > 0 || own.colleges.length > 0 ? own.states : onward ? before.states : [];
  // "When's that due?" is about the program that was named before.
  const program =
    own.understood.program ??
    (own.colleges.length === 0 && own.states.length === 0 && (isPointingBack(now) || onward)
      ? before.understood.program
      : null);
  // "What do they earn later": graduates of the field that was asked about at that college.
  const field =
    now.field ?? (colleges === before.colleges && ofGraduates.test(now.bare) ? before.understood.field : null);
  const moved = {
    ...own,
    colleges,
    states: program === null || states.length > 0 ? states : [program.state],
    understood: { ...own.understood, program, field },
  };
  const continued = withTopic(moved, before);
  if (continued !== null) return continued;
  const asksItself = asksOf(moved).length > 0 && !onward;
  if (asksItself || !onward) return moved;
  // It asks the same as before, of something else: the earlier words with the new names and facts.
  const fields = now.field ?? before.understood.field;
  const bare =
    asksSomething(moved) && !namesOnlyField(now)
      ? now.bare
      : `${withoutSiblings(withoutField(before, now), now.bare)} ${now.bare.replace(goesOn, "").replace(/\b(?:about|the|for)\b/g, "")}`.trim();
  const sameKind = before.colleges.length === 0 && before.states.length > 0 && now.states.length > 0;
  return {
    ...moved,
    colleges: sameKind ? [] : colleges,
    states:
      sameKind || before.colleges.length === 0
        ? states.length > 0
          ? states
          : now.states.map(({ code }) => code)
        : states,
    understood: { ...now, bare, field: fields, program, student },
  };
}

const ofGraduates = /\b(?:they|those|these|graduates?|grads|it|that)\b.*\b(?:earn|make|makes|pays?|paid|salary)\b/;
const byTheMonth = /\b(?:(?:a|per|each|every) month|monthly)\b/;

/** Words of which a follow-up names another than the question before: "when is the next SAT", "and the ACT?" */
const siblings: readonly (readonly RegExp[])[] = [
  [/\bsat\b/g, /\bact\b/g],
  [/\bearly decision\b/g, /\bearly action\b/g, /\bregular decision\b/g],
  [/\bunsubsidized\b/g, /\bsubsidized\b/g],
  [/\bfreshm[ae]n\b/g, /\bsophomores?\b/g, /\bjuniors?\b/g],
];

/** "How about for mechanical engineering": a field is named, and nothing else is asked. */
const namesOnlyField = ({ bare, field }: Understood) =>
  field !== null && telling(` ${bare.replace(goesOn, "")} `.replace(` ${field.words} `, " ")).length === 0;

/** "And for nursing?" after one about computer science: the earlier words without the field they named. */
const withoutField = ({ understood: { bare, field } }: Asked, now: Understood) =>
  field === null || now.field === null ? bare : ` ${bare} `.replace(` ${field.words} `, " ").trim();

/** A question before without what the next one names another of. */
function withoutSiblings(before: string, now: string): string {
  return siblings.reduce((bare, all) => {
    const named = all.filter((word) => now.search(word) >= 0);
    return named.length === 0
      ? bare
      : all.reduce((rest, word) => (named.includes(word) ? rest : rest.replace(word, " ")), bare);
  }, before);
}

/** How a question opens that names its subject and asks nothing else of it. */
const opening =
  /^(?:(?:so|ok|okay|and|hey|hi) )*(?:(?:what|who|how|when|where|why)(?: s| is| are| does| do| was)? |(?:tell me|explain|define|can you explain) |(?:is|are|do|does|can|could|should) )?(?:about |an? |the |i |we |you |my )*/;

/**
 * A short question about what was asked before, at no college: "who gets it?" behind one about the Pell Grant, and "how
 * much is that a month" behind one about what graduates owe. Null where it has a subject of its own.
 */
function withTopic(asked: Asked, before: Asked): Asked | null {
  const { bare, plain } = asked.understood;
  const told = before.understood.bare;
  if (asked.colleges.length > 0) {
    if (!byTheMonth.test(bare) || !/\b(?:debt|owe\w*|borrow\w*)\b/.test(told)) return null;
    return { ...asked, understood: { ...asked.understood, bare: `${bare} debt` } };
  }
  // "And …" goes on with the earlier words anyway.
  if (goesOn.test(plain)) return null;
  const ofBefore =
    before.colleges.length === 0 && isPointingBack(asked.understood) && telling(bare).length < fewTelling;
  if (!ofBefore || asksOf(asked).length > 0) return null;
  const topic = told.replace(opening, "");
  const words = { bare: `${bare} ${topic}`.trim(), plain: `${plain} ${topic}`.trim() };
  return telling(topic).length === 0 ? null : { ...asked, understood: { ...asked.understood, ...words } };
}

/** With as many telling words a question says by itself what it is about. */
const fewTelling = 3;

const asksSomething = (asked: Asked) => asksOf(asked).length > 0;

/** A short question that only makes sense of a college: "acceptance rate?" after one about Ohio State. */
function needsCollege(own: Asked, before: Asked): boolean {
  if (before.colleges.length === 0 || own.states.length > 0) return false;
  const with_ = { ...own, colleges: before.colleges };
  return asksOf(own).length === 0 && asksOf(with_).length > 0;
}

/** Words by which a state is meant, and not the college that goes by its name. */
const ofState =
  /\b(?:fafsa|grants?|state aid|state (?:grants?|scholarships?|programs?)|residen(?:t|ts|cy)|live|living|mov(?:e|ed|ing) (?:(?:in)?to|from)|count as in[- ]state|(?:considered|qualify (?:as|for)|eligible for|become) in[- ]state(?! at)|in-state tuition for|hope|promise|tap|cal grants?|community college|dual (?:enrollment|credit)|high school|colleges in|schools in|universities in|driving|reciprocity|exchange|undocumented|dreamers?|daca|529|tax|scholarships? (?:in|for|does)|^(?:\w+ )?(?:teachers?|nurs(?:es?|ing)|foster|veterans?|merit) scholarships?$|free college|tuition[- ]free|free tuition|graduation requirements?|(?:money|help|aid|grants?|free tuition) (?:to|for) (?:the )?(?:kids|students|families|people|teens|residents|poor(?:er)?|low[- ]income)|state money|(?:from|by|through) the state|help(?:s|ing)? (?:pay|poor(?:er)?|low[- ]income|students|famil(?:y|ies)|kids)|(?:help|aid|money|anything|something|gives?|offers?|free)\b.*\b(?:give|gives|offers?|has|have|for) (?:us|me|families|people|kids|students|residents))\b|\b(?:colleges|schools|universities)\b.*\bin$|\bin state tuition (?:for|in)\b/;

const anyCollege = /\b(?:colleges?|schools?|universit(?:y|ies)|unis?|campus(?:es)?|hbcus?|hsis?)\b/;

/** "Which college in Kentucky", "Reed in Oregon": a state behind "in" tells where, unless one gets in there. */
function isWhere(code: string, now: Understood, ground: Ground): boolean {
  const name = plainText(isState(code) ? nameOf(code) : code);
  if (saysState(now.plain, name)) return true;
  // "Near Duluth Minnesota": behind a city, too.
  // "What does Georgia pay for technical college": a state does, and no college.
  const pays = `(?:do|does|will|would|can) ${name} (?:pay for|help (?:pay|with|us|at|famil|kids|students))`;
  const gives = `${name} (?:gives?|pays?|offers?|has|have) (?:\\w+ ){0,2}(?:money|aid|help|grants?|scholarships?)`;
  if (new RegExp(`\\b(?:${pays}|${gives}\\b)`).test(now.plain)) return true;
  const before = new RegExp(
    `^(.*)\\b(?:in (?:the state of )?|(?:in|near|around|close to) (?:[a-z]+ ){1,2})${name}\\b`,
  ).exec(now.plain)?.[1];
  // "Get into in Georgia": into some college there.
  if (before !== undefined && /\b(?:get|got|getting) into $/.test(before)) return true;
  if (before === undefined || /\b(?:get|gets|got|getting|accepted|admitted|be|me|him|her|us) $/.test(before))
    return false;
  return (
    anyCollege.test(now.bare) ||
    // "Graphic design programs in Georgia"
    (now.field !== null && /\b(?:programs?|majors?|degrees?) $/.test(before)) ||
    // "Film in Georgia": where it can be studied, and no college.
    (now.field !== null && before.trim() === now.field.words) ||
    // "Where in Texas can I get in", "where can I study nursing in Michigan"
    /\bwhere $/.test(before) ||
    (now.field !== null && /\bwhere\b/.test(before)) ||
    // "What do teachers make in Texas": pay in a state, at no college.
    now.occupations.length > 0 ||
    now.mentions.some(({ unitid, state }) => state === null && ground.byUnitid.get(unitid)?.state === code)
  );
}

/** "My state's grant": of whoever's state is known, that one. */
const ownState =
  /\b(?:my|our|from (?:my|our|the)) (?:home )?state(?: s)?\b(?! (?:schools?|colleges?|universit(?:y|ies)|flagship))/;

const asksPrice = /\b(?:how much|costs?|price|tuition)\b/;
const ofTwoStates = /\b(?:in state|discounts?|tuition breaks?|exchange|reciprocity|community colleges?)\b/;

function asIs(now: Understood, student: Student, ground: Ground): Asked {
  // Where one lives makes no state of the name of a college beside another: "Michigan State or Indiana, we live in
  // Michigan". So does "how much at Michigan, we live in Ohio", but for what two states have agreed on.
  const homes = now.states.flatMap(({ home, code }) => (home ? [code] : []));
  const ofPrice = asksPrice.test(now.bare) && !ofTwoStates.test(now.bare);
  const hasHome =
    homes.length > 0 && now.mentions.some(({ state }) => state === null || (ofPrice && !homes.includes(state)));
  const elsewhere = hasHome
    ? now.bare.replace(/\b(?:we|i|he|she|they) (?:liv(?:e|es)|(?:are|am|is) living)\b/g, " ")
    : now.bare;
  const state = (code: string | null) =>
    code !== null &&
    (ofState.test(elsewhere) || now.states.some((one) => one.code === code && one.home) || isWhere(code, now, ground));
  const { program } = now;
  const mentions = now.mentions.filter((mention) => !state(mention.state) && program === null);
  // "Miami or Ohio University": the Miami in Ohio, as the other college is.
  const beside = mentions
    .filter(({ others }) => others.length === 0)
    .map(({ unitid }) => ground.byUnitid.get(unitid)?.state);
  // Of colleges with the same nickname, the one in the state that is named is meant, else the one at home.
  const colleges = mentions.flatMap(({ unitid, others, initials }) => {
    const all = [unitid, ...others, ...initials].flatMap((one) => ground.byUnitid.get(one) ?? []);
    const named = now.states.map(({ code }) => code);
    return (
      all.find((college) => named.includes(college.state)) ??
      all.find((college) => college.state === student.state) ??
      all.slice(0, 1 + others.length).find((college) => beside.includes(college.state)) ??
      all[0] ??
      []
    );
  });
  const asStates = new Set(mentions.map((mention) => mention.state).filter((code) => code !== null));
  // "My chances at UCLA, 3.9, California": a state at the end, beside a record, is home.
  const [last] = now.states;
  const hasRecord = (now.student.gpa ?? now.student.sat ?? now.student.act) !== null;
  const home =
    student.state ??
    (hasRecord && now.states.length === 1 && last && !asStates.has(last.code) && now.plain.endsWith(` ${last.words}`)
      ? last.code
      : null);
  return {
    understood: now,
    colleges: [...new Map(colleges.map((college) => [college.unitid, college])).values()],
    states: [
      ...new Set([
        ...(program === null ? [] : [program.state]),
        ...now.states.map(({ code }) => code).filter((code) => !asStates.has(code)),
        ...(student.state !== null && now.states.length + colleges.length === 0 && ownState.test(now.bare)
          ? [student.state]
          : []),
      ]),
    ],
    student: home === student.state ? student : { ...student, state: home },
  };
}

import type { Ground } from "~/counselor/ground/ground";
import type { Asked } from "~/counselor/intents/intent";
import { withNewFigure } from "~/counselor/understand/new-figure";
import { withSister } from "~/counselor/understand/sister-campus";
import { joined, type Student } from "~/counselor/understand/student";
import { type Understood, understand } from "~/counselor/understand/understand";
import { telling } from "~/counselor/words/words";
import { asIs } from "./by-itself";
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
/** "And the other one": the college that was named before the last one. */
const theOther = /\b(?:the|their) (?:other|first) (?:one|college|school|university|place)\b|\bthe other$/;
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
      : theOther.test(now.plain) && other !== undefined
        ? [other]
        : isPointingBack(now) || onward || needsCollege(own, before)
          ? before.colleges
          : [];
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

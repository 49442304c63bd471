import type { Ground } from "~/counselor/ground/ground";
import type { Asked } from "~/counselor/intents/intent";
import { meantBefore } from "~/counselor/understand/named-before";
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
  const earlier = [...named].filter((college) => !asked.colleges.includes(college));
  return { ...asked, earlier, ...(before.asking === undefined ? {} : { asking: before.asking }), ...asking(before) };
}

/** The last question that asked something, so that one which nothing answers doesn't end what was spoken of. */
const asking = (before: Asked): Pick<Asked, "asking"> =>
  asksSomething(before) || before.understood.program !== null ? { asking: before } : {};

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
  // "And in Oregon", where no college was spoken of: the state, and no university of its name.
  const ofNoCollege = before !== null && before.colleges.length + (before.earlier?.length ?? 0) === 0;
  const own = asIs(now, student, ground, ofNoCollege);
  if (before === null) return own;
  const words = now.bare.split(" ").filter(Boolean).length;
  const short = words <= 6;
  const isBeside =
    own.colleges.length === 1 &&
    before.colleges.length === 1 &&
    comparesBack.test(now.plain) &&
    maybePointsBack.test(now.plain) &&
    (asksOf(own).length === 0 || thanThat.test(now.plain));
  const spoken = spokenOf(before);
  const onward =
    isBeside ||
    goesOn.test(now.plain) ||
    (short && asksOf(own).length === 0 && own.colleges.length + own.states.length > 0) ||
    namesSide(own, words, before) ||
    tellsOfSelf(own, words);
  const other = before.colleges.length === 1 ? before.earlier?.[0] : undefined;
  const all = own.states.length > 0 ? [] : allSpokenOf(now, before);
  // "What about Michigan?" after a question about a college is about another college.
  const colleges =
    own.colleges.length > 0
      ? isBeside
        ? [...before.colleges, ...own.colleges]
        : own.colleges
      : (meantBefore(now.plain, before.colleges, other) ??
        (all.length > 1
          ? all
          : isPointingBack(now) || onward
            ? before.colleges
            : needsCollege(own, spoken)
              ? spoken
              : []));
  const states = own.states.length > 0 || own.colleges.length > 0 ? own.states : onward ? before.states : [];
  // "When's that due?" is about the program that was named before.
  const program =
    own.understood.program ??
    (own.colleges.length === 0 &&
    own.states.length === 0 &&
    (isPointingBack(now) || onward || asksOfProgram(now, words))
      ? (before.understood.program ?? (asksSomething(before) ? null : (before.asking?.understood.program ?? null)))
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
  const told = asking(before).asking ?? before.asking ?? before;
  const fields = now.field ?? told.understood.field;
  const bare =
    asksSomething(moved) && !namesOnlyField(now)
      ? now.bare
      : `${withoutSiblings(withoutField(told, now), now.bare)} ${now.bare.replace(goesOn, "").replace(/\b(?:about|the|for)\b/g, "")}`.trim();
  const occupations = now.occupations.length > 0 ? now.occupations : told.understood.occupations;
  const plain = tellsOfSelf(own, words) ? `${told.understood.plain} ${now.plain}` : now.plain;
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
    understood: { ...now, plain, bare, field: fields, occupations, program, student },
  };
}

/** The colleges that were spoken of last, where what came between asked of nothing else. */
const spokenOf = (before: Asked): Asked["colleges"] =>
  before.colleges.length > 0 || before.states.length > 0 || before.understood.program !== null
    ? before.colleges
    : (before.asking?.colleges ?? []);

/** "Which one is cheaper", "so which has more students": of those that were named one after the other. */
const whichOfThem =
  /\b(?:which|what) (?:one|of (?:them|those|these|the (?:two|three)))\b|^(?:(?:so|ok|okay|and|then|but) )*which\b(?! (?:state|majors?|scores?|test|form|loans?|year|parent|college|school|deadline))|\b(?:of|between) the (?:two|three)\b/;
const holdsAgainst =
  /\b(?:better|best|worse|cheap\w*|less|least|more|most|fewer|fewest|hard\w*|easi\w*|big\w*|small\w*|larg\w*|high\w*|low\w*|closer|closest|costs?|prici\w*|graduates?)\b/;
const superlative = /\b(?:best|least|most|fewest|\w{3,}(?<!inter|for)est)\b/;
const mostCompared = 4;

/** The colleges between which a follow-up asks to choose, in the order in which they were named. */
function allSpokenOf({ plain }: Understood, { colleges, earlier = [] }: Asked): Asked["colleges"] {
  if (colleges.length !== 1 || earlier.length === 0) return [];
  if (!whichOfThem.test(plain) || !holdsAgainst.test(plain)) return [];
  return [...colleges, ...earlier].slice(0, superlative.test(plain) ? mostCompared : 2).reverse();
}

/** Sides of a figure, of a day or of who is meant, by which a follow-up names another than the question before. */
const sides =
  /\b(?:median|average|middle|mean|(?:in|out of) state|non ?residents?|residents?|transfers?|transferring|rolling|regular|early|international|everyone|everybody|freshm[ae]n|(?:on|off) campus|at home|part time|full time|undergrad\w*|women|men|girls|guys|summer|total|monthly|(?:per|a|each) month|in (?:four|4|six|6) years)\b/;
const mostWordsOfSide = 4;
/** How a follow-up opens that asks by itself. */
const opensAsking =
  /^(?:what|whats|when|whens|where|who|whos|how|hows|why|which|is|are|am|do|does|did|can|could|should|will|would)\b/;

/** "Out of state?", "rolling", "median?": of what was asked before. */
const namesSide = (own: Asked, words: number, before: Asked): boolean =>
  words <= mostWordsOfSide &&
  own.colleges.length === 0 &&
  own.understood.program === null &&
  sides.test(own.understood.bare) &&
  !opensAsking.test(own.understood.plain) &&
  (asksSomething(before) || before.asking !== undefined) &&
  asksOf(own).length === 0;

/** "I'm 27", "if im navajo", "we live two hours away": what a family says of itself, for what it asked before. */
const ofSelf =
  /^(?:(?:and|but|so|ok|what|if|cause|because|well|say) )*(?:i m|im|i am|i ve|ive|i have|i was|we re|we are|we have|we ve|he s|he is|he was|she s|she is|she was|my \w+ (?:is|was|s)|they re|they are|they were|we make|i make|(?:i|we|he|she|they) (?:aged|lives?|moved|makes?))\b/;
const mostWordsOfSelf = 9;
/** But for one who asks behind it, "I'm 27, can I still apply", or says how it feels. */
const asksBehind =
  /\b(?:when|where|who|how|why|which|can|could|should|do|does|are there|would|worried|scared|afraid|stressed|confused|sad|anxious|nervous|sorry|tired|overwhelmed|lost|crying|depressed|hopeless|freaking|done|kidding|sure|fine|good|okay|asking|looking|trying|wondering|thinking)\b/;
const tellsOfSelf = (own: Asked, words: number): boolean =>
  words <= mostWordsOfSelf &&
  own.colleges.length === 0 &&
  own.understood.program === null &&
  ofSelf.test(own.understood.plain) &&
  !asksBehind.test(own.understood.plain) &&
  asksOf(own).length === 0;

/** "What SAT do I need", "do we qualify with 60k", "at a private college too?": of the program that was named before. */
const ofProgram =
  /\b(?:qualif\w+|eligib\w+|due|deadlines?|when|how (?:much|long|many)|gpa|sat|act|scores?|grades|incomes?|sign up|apply|cover\w*|books|fees|pays?|keep|lose|renew\w*|years?|private|public|community college|transfer|use|work|part time|summer|need|automatic\w*|hours|requirements?)\b/;
const ofOther =
  /\b(?:fafsa|pell|loans?|css|sai|parent plus|work study|next (?:sat|act)|tuition|essays?|chances?|get in(?:to)?|(?:sat|act) (?:dates?|test|registration)|when is the (?:next )?(?:sat|act))\b/;
const mostWordsOfProgram = 9;
const asksOfProgram = ({ plain, bare, field, occupations }: Understood, words: number): boolean =>
  words <= mostWordsOfProgram &&
  field === null &&
  occupations.length === 0 &&
  ofProgram.test(plain) &&
  !ofOther.test(bare);

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
    const ofDebt = asksSomething(before) ? told : (before.asking?.understood.bare ?? told);
    if (!byTheMonth.test(bare) || !/\b(?:debt|owe\w*|borrow\w*)\b/.test(ofDebt)) return null;
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
function needsCollege(own: Asked, colleges: Asked["colleges"]): boolean {
  if (colleges.length === 0 || own.states.length > 0) return false;
  const with_ = { ...own, colleges };
  return asksOf(own).length === 0 && asksOf(with_).length > 0;
}

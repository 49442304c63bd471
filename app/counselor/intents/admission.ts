/** What families ask about getting in. */
import type { College } from "~/colleges/college";
import { answered, asks, replyOf } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { isState, stateName } from "~/geography/states";
import { admissionChance, scoreBeside } from "../tools/chance";
import { nameFirst, shortName } from "../tools/college-evidence";
import { collegeFacts } from "../tools/college-facts";
import { admissionFactors } from "../tools/college-more";
import { gradesNeeded } from "../tools/grades-needed";
import { quoted } from "../tools/library";
import { likelyColleges } from "../tools/likely-colleges";
import { scoreAmong } from "../tools/score-among";
import { testRule } from "../tools/test-rules";
import { nameOfRegion, regionIn } from "../understand/regions";
import { type Asked, fitOf, type Intent, recordWords } from "./intent";
import { matchStep } from "./next-steps";
import { asksOfOwnRecord, isLeftToRecord, ofTakes, ofWhichEasier, sendsNone } from "./own-record";
import { outOfReach } from "./which-price";

const first = (colleges: readonly College[]) => colleges[0];

const testWords: readonly RegExp[] = [
  /\b(?:have to|need to|must|required to) (?:send|submit) (?:\w+ ){0,2}scores?\b/,
  /\b(?:send|submit|report)(?:ing)? (?:my|our|his|her|the|an?) (?:(?:\w+ )?scores?|\d{2,4})\b/,
  /\btests?[- ]?(?:optional|opt|blind|required|flexible|aware|free)\b/,
  /\b(?:scores?|sat|act)[- ](?:optional|opt)\b/,
  /\btest(?:ing)? (?:policy|policies|requirements?|scores?)\b/,
  /\b(?:requires?|required|need|needs|accepts?|consider(?:s|ed)?|wants?|look(?:s)? at|mandatory|must|have to|has to|should|ask(?:s)? for|necessary|take|without|submit|send|use|uses)\b.*\b(?:sat|act|test scores?|standardized tests?|tests?)\b/,
  /\b(?:sat|act|test scores?|standardized tests?)\b.*\b(?:requires?|required|optional|mandatory|need(?:ed)?|necessary|matter|blind)\b/,
];

export const testIntent: Intent = {
  name: "test policy",
  score(asked) {
    if (asked.colleges.length === 0) return 0;
    if (
      /\b(?:superscore|score choice|fee|cost|credit|english|toefl|ielts|duolingo|placement|ap|ib)\b/.test(
        asked.understood.bare,
      )
    )
      return 0;
    // "What SAT score do I need" asks for a score, not whether one is needed.
    if (
      /\b(?:what|which|how high|that)\b.*\b(?:sat|act|scores?)\b.*\b(?:need|needed|get in|aim)\b/.test(
        asked.understood.bare,
      )
    )
      return 0;
    // "My chances with a 3.4 and no test scores", "a 2.8 student without scores": both ask for a chance.
    const { gpa, sat, act } = asked.understood.student;
    if (
      (gpa ?? sat ?? act) !== null &&
      /\b(?:chances?|odds|likelihood|get in(?:to)?|(?:take|accept|admit|let) (?:me|him|her|us|my (?:son|daughter|kid|child))|(?:no|without) (?:any )?(?:tests?(?: scores?)?|sat|act|scores?))\b/.test(
        asked.understood.bare,
      )
    )
      return 0;
    return fitOf(asked, testWords, 1, [
      ...recordWords,
      /\b(?:submit|send|score|policy|apply|requirements?|2028|2029|class of)\b/,
    ]);
  },
  answer: ({ colleges, understood, student }, ground) => {
    const [only, another] = colleges;
    const { sat, act } = student;
    // "Should I send my 1240": where it stands beside those of the students there comes first.
    if (only !== undefined && another === undefined && (sat ?? act) !== null && sends.test(understood.bare)) {
      const beside = scoreBeside.run({ unitid: only.unitid, sat, act }, ground);
      const rule = testRule.run({ unitid: only.unitid, fall: fallOf(understood.entry) }, ground);
      if (beside.known) return answered([...beside.statements, ...rule.statements]);
    }
    const found = colleges
      .slice(0, 3)
      .map(({ unitid }) => testRule.run({ unitid, fall: fallOf(understood.entry) }, ground));
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
};

/** Whether to send a score, and not whether one is asked for. */
const sends =
  /\b(?:send|submit|report|include|withhold|go|apply|worth|hide)\b.*\b(?:\d{2,4}|scores?|sat|act|test[- ]optional|optional)\b/;

const fallOf = (entry: number | null) => (entry !== null && entry >= 2025 && entry <= 2035 ? entry : null);

const chanceWords: readonly RegExp[] = [
  /\b(?:my |our |the |what are (?:my|the) )?(?:chances?|odds|shot|probability|likelihood)\b(?: (?:of|at|for|to))?(?: (?:getting|get|being|be))?(?: (?:in|into|accepted|admitted))?/,
  /\b(?:can|could|will|would|do|might|should) (?:i|we|he|she|my (?:son|daughter|kid|child)|a student)\b.*\b(?:get in(?:to)?(?![- ]state)|be (?:accepted|admitted)|make it in(?:to)?|have a (?:chance|shot))\b/,
  /\b(?:get|getting) in(?:to)?\b(?![- ]state)|\b(?:get|getting|be) (?:accepted|admitted)\b/,
  /\b(?:a|my) (?:reach|safety|target|match)\b|\b(?:reach|safety|target) or\b|\bchance me\b/,
  /\b(?:good|high|strong) enough\b|\benough (?:for|to)\b/,
  /\b(?:competitive|strong) applicant\b/,
  /\b(?:am i|are we|is (?:he|she|my (?:son|daughter|kid|child))|would (?:i|he|she) be) (?:\w+ )?(?:competitive|qualified|in the running)\b/,
  /\b(?:will|would|can|could|does|do|might|is|are) (?:they |it |going to |gonna )*(?:take|accept|admit|want|let) (?:in )?(?:me|him|her|us|my (?:son|daughter|kid|child)|(?:some(?:one|body)|any(?:one|body)|a (?:kid|student|person|guy|girl)|people|kids|students) like (?:me|mine|us|ours|him|her|that|my (?:son|daughter|kid|child)))\b(?: in)?/,
  // "McNeese going to let me in or nah"
  /\b(?:going to|gonna) (?:take|accept|admit|let) (?:me|him|her|us|my (?:son|daughter|kid|child))\b(?: in)?/,
  /\bhow likely\b(?:.*\bfor me\b)?/,
  /\b(?:realistic|safe bet|long shot|out of reach|in range|in reach)\b/,
  /\bshould (?:i|he|she|we) (?:send|submit|report|include)\b.*/,
];

/** What may stand beside a chance without asking for something else. */
const alsoOfChance: readonly RegExp[] = [
  sendsNone,
  ...recordWords,
  // "What are the odds Montana State takes me"
  /\b(?:takes?|accepts?|admits?|lets?) (?:me|him|her|us|my (?:son|daughter|kid|child))\b(?: in)?/,
  /\b(?:someone|me|he|she|applying|have|has|got|with|and)\b/,
  /\b(?:(?:no|without|not (?:sending|submitting)|withholding) (?:any )?(?:tests?(?: scores?)?|sat|act|scores?)|test[- ]optional)\b/,
];

/** Whether a score is enough, which the scores of the students there answer. */
const scoreEnough =
  /\b(?:sat|act|scores?|\d{3,4})\b.*\b(?:good|high|strong|low|bad|ok|okay|decent|competitive)\b(?: enough)?|\b(?:good|high|strong|decent|low|ok|okay|competitive)\b(?: enough)?.*\b(?:sat|act|scores?)\b|\b(?:sat|act|scores?|\d{3,4})\b.*\benough\b/;

const asksPrice = /\b(?:what|how much)\b.*\b(?:costs?|pay|price|charge|tuition)\b/;

/** The chance of everybody, or of a round: the rate. */
const ofAll =
  /\b(?:overall|in general|for everyone|of everyone|early decision|early action|\bed\b|\bea\b|transfers?)\b/;

/** What is left to a record is asked less surely than anything a tool knows. */
const leastSure = 0.55;

/** "Is Reed out of reach, we make 55 thousand": beside an income and no record of a student it's the price. */
const isOfMoney = ({ understood: { bare, student } }: Asked) =>
  student.income !== null && (student.gpa ?? student.sat ?? student.act) === null && outOfReach.test(bare);

function chanceScore(asked: Asked): number {
  const { colleges, understood, student } = asked;
  // Without a college there's nothing to work out, but it's clear what is asked.
  if (colleges.length === 0)
    return !/\b(?:kills?|ruins?|hurts?|helps?|affects?|increase|improve|raise|better|scholarships?|grants?|aid|jobs?|internships?)\b/.test(
      understood.bare,
    ) &&
      !/\bwithout (?:taking |the |an? )*(?:sat|act|tests?|scores?)\b/.test(understood.bare) &&
      /\b(?:chance me|my chances|chances do (?:i|we) have|(?:can|will|could) i get in(?:to)? (?:college|a good)|what are my chances|get into my (?:college|school|dream)|difficult to get into my)\b/.test(
        understood.bare,
      )
      ? 0.6
      : 0;
  if (isOfMoney(asked)) return 0;
  if (asksOfOwnRecord(asked)) return 0.99;
  // Whether a place can wait a year is asked of the guides, also "if I get in".
  if (/\b(?:defer(?:ring|ral)?|gap year)\b/.test(understood.bare)) return 0;
  const own = understood.student.gpa !== null || understood.student.sat !== null || understood.student.act !== null;
  const hasRecord = (student.gpa ?? student.sat ?? student.act) !== null;
  // Who handed in a record and asks for odds asks for their own, and not for the rate of all.
  if (hasRecord && /\b(?:odds|chances?|likelihood|shot)\b/.test(understood.bare) && !ofAll.test(understood.bare))
    return Math.max(0, fitOf(asked, [...chanceWords, ...recordWords], 0.98, alsoOfChance));
  // Whether to send a score is answered beside those of the students there.
  if (
    hasRecord &&
    /\bshould (?:i|he|she|we) (?:send|submit|report|include)\b/.test(understood.bare) &&
    (student.sat ?? student.act) !== null
  )
    return 0;
  // "3.5, 50k: what would Oregon State cost" asks for a price, whatever record is told beside it.
  if (asksPrice.test(understood.bare) && !chanceWords.some((word) => word.test(understood.bare))) return 0;
  if (/\bwhat (?:gpa|sat|act|grades|scores?)\b|\bhow (?:hard|difficult|easy)\b/.test(understood.bare) && !own) return 0;
  const fit = fitOf(asked, own ? [...chanceWords, ...recordWords] : chanceWords, own ? 0.97 : 0.9, alsoOfChance);
  // A program may admit by itself; the range for the college would be too high for it.
  return Math.max(0, fit - (understood.field !== null && student.gpa === null ? 0.4 : 0));
}

export const chanceIntent: Intent = {
  name: "chance of admission",
  score: (asked) => Math.max(chanceScore(asked), isLeftToRecord(asked) ? leastSure : 0),
  answer({ colleges, student, understood }, ground) {
    const known = student.gpa !== null || student.sat !== null || student.act !== null;
    if (colleges.length === 0) {
      return asks(
        [{ text: "I can work out a range for one college at a time.", quoted: false, evidence: [] }],
        { field: "college", question: "Which college?", choices: [] },
        [matchStep("See many colleges in the match quiz", student)],
      );
    }
    const next = matchStep("See all reasons in the match quiz", student, understood.field?.code ?? null);
    if (!known) {
      const college = first(colleges);
      if (college === undefined) return null;
      const rate = collegeFacts.run({ unitid: college.unitid, figures: ["acceptance rate"] }, ground);
      return asks(
        rate.statements,
        { field: "gpa", question: "What is your unweighted GPA, on the 4.0 scale?", choices: [] },
        [next],
      );
    }
    const { gpa, state, residency } = student;
    // Who sends no score is judged by the grades alone.
    const [sat, act] = gpa !== null && sendsNone.test(understood.bare) ? [null, null] : [student.sat, student.act];
    const asksTakes = ofTakes.test(understood.bare);
    const asksScore = (sat ?? act) !== null && !asksTakes && scoreEnough.test(understood.bare);
    const { say: write } = wordsIn(ground);
    const each = colleges.slice(0, 3).map((college) => {
      const { unitid } = college;
      const { statements: all } = admissionChance.run({ unitid, gpa, sat, act, state, residency }, ground);
      const beside = asksScore ? scoreBeside.run({ unitid, sat, act }, ground).statements : [];
      const told = new Set(beside.map(({ text }) => text));
      const rest = all.filter(({ text }) => !told.has(text));
      if (colleges.length < 2 && asksTakes && (sat ?? act) !== null) {
        const range = collegeFacts.run({ unitid, figures: [sat === null ? "act" : "sat"] }, ground);
        return [...rest.slice(0, 1), ...(range.known ? range.statements : []), ...rest.slice(1)];
      }
      if (colleges.length < 2) return [...beside, ...rest];
      // What stands apart from the range that names the college is given the name.
      const name = nameFirst(college);
      return [...beside, ...rest.slice(0, 2)].map((one) =>
        one.text.includes(shortName(college)) || one.text.includes(name)
          ? one
          : { ...one, text: write("at college", { college: name, text: one.text }) },
      );
    });
    // The ranges themselves first; of "which is easier for me" the likeliest college's before the others'.
    const likeliest = each.map(([range]) => Number(range?.evidence[0]?.figures.high ?? 1));
    const sorted = each.map((_, at) => at).sort((a, b) => (likeliest[b] ?? 0) - (likeliest[a] ?? 0));
    const order = ofWhichEasier.test(understood.bare) ? sorted : each.map((_, at) => at);
    const [only] = colleges.length === 1 ? colleges : [];
    const rule =
      only === undefined || (sat ?? act) !== null || !noScore.test(understood.bare) ? [] : ruleOf(only, ground);
    const statements = asksScore
      ? each.flat()
      : [...order.flatMap((at) => each[at]?.slice(0, 1) ?? []), ...order.flatMap((at) => each[at]?.slice(1) ?? [])];
    const program =
      understood.field === null
        ? []
        : [
            {
              text: "This is for the college as a whole. Some programs admit their students themselves and are harder to get into.",
              quoted: false,
              evidence: [],
            },
          ];
    const [required] = rule;
    const rest = statements.filter(
      ({ text }) => !required?.text.toLowerCase().includes(text.slice(0, sameBeginning).toLowerCase()),
    );
    return answered([...rule, ...rest, ...program], [next]);
  },
};

/** Who has no score to send. */
const noScore =
  /\b(?:no|without|not (?:sending|submitting|taking)|(?:didn t|did not|never|haven t|won t) (?:take|taken|send|submit)|test[- ]optional|withhold\w*|skip\w*)(?: (?:any|the|an?|my|his|her))? ?(?:tests?(?: scores?)?|sat|act|scores?)?\b/;
/** As many letters of a rule tell that it's told twice. */
const sameBeginning = 30;

/** The test rule of a college that asks for a score of everybody or of some, for who has none. */
function ruleOf({ unitid }: College, ground: Ground) {
  const { known, statements } = testRule.run({ unitid, fall: null }, ground);
  const policy = statements[0]?.evidence[0]?.figures.policy;
  return known && /^(?:required|flexible|conditional)$/.test(String(policy)) ? statements.slice(0, 1) : [];
}

/** Which colleges, and not how to choose them. */
const whichColleges =
  /\b(?:which|what|any|some|list|name|give me|show me|find me|where)\b.*\b(?:colleges?|schools?|universit(?:y|ies)|unis?|safet(?:y|ies)|places)\b|\bwhere\b.*\b(?:get in|accepted|admitted|apply)\b|^what can\b.*\bget into\b|^(?:my )?(?:safe(?:ty)?|likely|target|match|reach) (?:colleges?|schools?)\b/;
const howLikely: readonly (readonly [RegExp, "safety" | "target" | "reach"])[] = [
  [/\breach(?:es)?\b|\blong shots?\b/, "reach"],
  [
    /\b(?:targets?|match(?:es)?)\b|\b(?:decent|fair|good|50 50) (?:chance|shot|odds)\b|\bmight\b|\bshould (?:i|he|she|my \w+) apply (?:to|for)\b/,
    "target",
  ],
  [
    /\b(?:likel(?:y|ies)|safe(?:ty|ties)?|sure things?|realistic|easy|easily|accept|accepts|take|takes|get in(?:to)?|(?:get|be) (?:accepted|admitted)|let me in|chances?|shot)\b/,
    "safety",
  ],
];

/** "Which colleges in Michigan would be likely for me": those of the match quiz in a state or a region. */
export const likelyIntent: Intent = {
  name: "likely colleges in a state",
  score({ colleges, states, student, understood: { bare, plain, field } }) {
    // "Any safeties in my state", "give me three reaches"
    const placeless = (student.gpa ?? student.sat ?? student.act) !== null && student.state !== null;
    if (placeless && colleges.length === 0 && states.length === 0 && field === null && ofKind.test(bare)) return 0.9;
    if (colleges.length > 0 || field !== null || !whichColleges.test(bare)) return 0;
    if (
      !howLikely.some(([said]) => said.test(bare)) ||
      /\b(?:transfer|credits?|aid|scholarships?|cost|price)\b/.test(bare)
    )
      return 0;
    const own = (student.gpa ?? student.sat ?? student.act) !== null;
    const placed = states.length > 0 || regionIn(plain) !== null;
    return placed
      ? own || ofMe.test(bare)
        ? 0.92
        : 0
      : own && ofMe.test(bare) && !/\bany\b/.test(bare)
        ? student.state !== null
          ? 0.88
          : 0.7
        : 0;
  },
  answer({ states, student, understood: { bare, plain } }, ground) {
    const region = states.length > 0 ? null : regionIn(plain);
    const codes = region?.states ?? (states.length > 0 ? states : student.state === null ? [] : [student.state]);
    const label = howLikely.find(([said]) => said.test(bare))?.[1] ?? "safety";
    const { gpa, sat, act } = student;
    const next = matchStep("See all of them in the match quiz", student);
    if ((gpa ?? sat ?? act) === null)
      return asks(
        [{ text: "Which ones are likely depends on your record.", quoted: false, evidence: [] }],
        { field: "gpa", question: "What is your unweighted GPA, on the 4.0 scale?", choices: [] },
        [next],
      );
    if (codes.length === 0)
      return asks(
        [{ text: "I can list them for one state at a time.", quoted: false, evidence: [] }],
        { field: "state", question: "Which state do you live in?", choices: [] },
        [next],
      );
    const named = codes.filter(isState);
    const where = region === null ? named.map(stateName).join(" and ") : nameOfRegion(region);
    return replyOf(likelyColleges.run({ states: named, where, label, gpa, sat, act, home: student.state }, ground), [
      next,
    ]);
  },
};

const ofKind =
  /\b(?:any|some|give me|show me|find me|name|list|what are)(?: \w+){0,2}? (?:safet(?:y|ies)|reach(?:es)?|targets?|match(?:es)?|likel(?:y|ies))\b(?: (?:schools?|colleges?))?(?: (?:for me|in my state|near me|around here|here))?$/;

const ofMe = /\b(?:me|i|my|we|us|our|him|her|he|she|my (?:son|daughter|kid|child)|(?:a|with|student) .*\d)\b/;

export const gpaIntent: Intent = {
  name: "grades needed",
  score(asked) {
    if (asked.colleges.length === 0 || asked.understood.student.gpa !== null) return 0;
    if (
      /\b(?:keep|maintain|renew|scholarship|transfer|probation|law|graduate|grad|hope|zell)\b/.test(
        asked.understood.bare,
      )
    )
      return 0;
    return fitOf(asked, [/\b(?:gpa|grades|grade point average)\b/], 0.98, [
      /\b(?:requirements?|required?|requires?|minimum|min|average|need|needed|get into|get in|good|enough|what|kind|lowest|high school|weighted|unweighted|admitted|accepted|expect|cutoff)\b/,
    ]);
  },
  answer: ({ colleges, student }, ground) => {
    const statements = colleges.slice(0, 2).flatMap(({ unitid }) => gradesNeeded.run({ unitid }, ground).statements);
    return asks(
      statements,
      { field: "gpa", question: "What is your unweighted GPA? Then we can say how likely it is.", choices: [] },
      [matchStep("See your chance as a range", student)],
    );
  },
};

/** Where the guide says what a good score is: it depends on the college. */
const goodScore = "/help/sat-vs-act-guide#whats-a-good-score";

const stateSchools = /\b(?:state|public) (?:schools?|colleges?|universit(?:y|ies)|unis?)\b/;
/** Public universities that are named for a state, or for the country. */
const mostPublic = 3;

/** The largest public universities that report scores, of a state or of the country: what "state schools" take. */
function largestPublic(state: string | null, figure: "sat" | "act", { colleges }: Ground): readonly College[] {
  return colleges
    .filter(
      ({ control, level, admission, state: at }) =>
        control === "public" &&
        level === "4year" &&
        (state === null || at === state) &&
        (figure === "sat" ? admission.satMath : admission.act) !== null,
    )
    .sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0))
    .slice(0, mostPublic);
}

/** "Is a 1250 a good SAT score": for which college decides, and that is asked next. */
export const goodScoreIntent: Intent = {
  name: "whether a score is good",
  score(asked) {
    const { student, bare } = asked.understood;
    if (asked.colleges.length > 0) return 0;
    if ((student.sat ?? student.act) === null)
      return /\b(?:good|decent|average|what|solid)\b.*\b(?:sat|act)\b/.test(bare) &&
        stateSchools.test(bare) &&
        !/\b(?:required?|optional|need to|have to|dates?|cost)\b/.test(bare)
        ? 0.8
        : 0;
    return fitOf(
      asked,
      [/\b(?:good|bad|ok|okay|decent|high|low|enough|competitive|solid|strong|great|average)\b/],
      0.85,
      [
        ...recordWords,
        /\b(?:score|scores|points?|got|scored|took|college|colleges|son|daughter|kid|test|for|enough|considered|pretty|really|take|pulled)\b/,
      ],
    );
  },
  answer({ student, states, understood: { bare } }, ground) {
    const passage = ground.passages.all.find(({ url }) => url === goodScore);
    if (passage === undefined) return null;
    const state = states[0] ?? student.state;
    const figure = /\bact\b/.test(bare) ? "act" : "sat";
    const ranges = stateSchools.test(bare)
      ? largestPublic(state, figure, ground).flatMap(
          ({ unitid }) => collegeFacts.run({ unitid, figures: [figure] }, ground).statements,
        )
      : [];
    const { sat, act } = student;
    const among =
      ranges.length > 0
        ? []
        : scoreAmong.run(figure === "act" ? { act, sat: null } : { sat, act: null }, ground).statements;
    return asks(
      [...among, quoted(passage, { terms: [], bare: "" }, ground), ...ranges],
      { field: "college", question: "Which college?", choices: [] },
      [matchStep("See it against many colleges in the match quiz", student)],
    );
  },
};

const factorKeys: readonly (readonly [RegExp, string])[] = [
  [/\b(?:legacy|legacies|alumni (?:kids|children)|parent went|relative)\b/, "legacy"],
  [/\b(?:essays?|personal statement)\b/, "essay"],
  [/\b(?:recommendations?|letters? of recommendation|recs|teacher letters?)\b/, "recs"],
  [/\b(?:class rank|rank)\b/, "rank"],
  [/\b(?:work experience|jobs?)\b/, "work"],
  [/\b(?:toefl|ielts|duolingo|english test)\b/, "english"],
  [/\b(?:portfolio|competenc\w+)\b/, "competencies"],
  [/\b(?:college[- ]prep\w*|courses|course rigor|rigor)\b/, "prep"],
];

export const factorsIntent: Intent = {
  name: "what a college looks at",
  score(asked) {
    if (asked.colleges.length === 0) return 0;
    if (/\b(?:prompts?|20[345]\d|word limit|examples?)\b/.test(asked.understood.bare)) return 0;
    const named = factorKeys.filter(([pattern]) => pattern.test(asked.understood.bare)).map(([pattern]) => pattern);
    const asksIt =
      /\b(?:require|requires|required|need|needs|consider|considers|look|looks|looking|care|cares|count|counts|matter|matters|want|wants|weigh|important|ask|asks|optional|use|uses)\b/;
    if (named.length > 0 && asksIt.test(asked.understood.bare))
      return fitOf(asked, named, 0.9, [asksIt, /\b(?:letters?|high school|status|applicants?|application)\b/]);
    return fitOf(
      asked,
      [
        /\bwhat (?:does|do|is|are)\b.*\b(?:look for|look at|consider|require|requirements|want|care about|important)\b/,
        /\b(?:admissions?|application|entrance|entry) (?:requirements|criteria|factors)\b/,
        /\brequirements\b/,
      ],
      0.8,
      [/\b(?:need|get in|applicants?|students?)\b/],
    );
  },
  answer: ({ colleges, understood }, ground) => {
    const about = factorKeys.filter(([pattern]) => pattern.test(understood.bare)).map(([, key]) => key);
    const found = colleges.slice(0, 2).map(({ unitid }) => admissionFactors.run({ unitid, about }, ground));
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
};

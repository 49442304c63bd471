/**
 * A program of a state by its name. Whatever says how well a line of the guide answers stands here together, long as it
 * is: each weight is only right beside the others.
 */

import type { Statement } from "~/counselor/answer/evidence";
import { answered, type Reply, to } from "~/counselor/answer/reply";
import { type Term, termsOf } from "~/counselor/words/phrases";
import { stem, telling } from "~/counselor/words/words";
import { stateName, states } from "~/geography/states";
import { statePagePath } from "~/library/guides/guides";
import type { Ground } from "../ground/ground";
import { withoutStatus } from "../intents/aid";
import { factAt } from "../passages/fact-place";
import type { Passage } from "../passages/passage";
import { scorePassage } from "../passages/quote";
import { stateDates } from "../tools/dates";
import { type AskedOfPassage, quoted, quotedText } from "../tools/library";
import { tellsOf } from "../tools/state-aid";
import { ifTooLate } from "../tools/too-late";
import {
  asksAmount as amountWords,
  askedOfPrograms,
  asksIfLate,
  asksWhen,
  programsIn,
} from "../understand/program-parts";
import type { NamedProgram } from "../understand/programs";
import type { Student } from "../understand/student";
import { paidElsewhere } from "./paid-elsewhere";
import { withAspect, withoutAspect } from "./program-aspects";
import { dayOf, factOf } from "./program-facts";
import { quoteAfterMove } from "./quote-after-move";
import { sentGrades } from "./sent-grades";
import type { Step } from "./step";

/** Its name is known, so less of the other words has to be there than for a question without one. */
const leastOfProgram = 0.38;
/**
 * What the guide confirms of the program itself counts before a page that only speaks of it, and that before the rest.
 */
const ownFact = 0.3;
const namesIt = 0.15;
const ofWhole = 0.08;
const asksPart = 0.1;
/** Stands among the words asked where an amount is. */
const largest = stem("largest");
/** A worked example is about one family, and answers no question about the rule. */
const example = -0.2;

/** A program of a state that's named: what its guide confirms of it, word for word. */
export const quoteProgram: Step = {
  name: "quote a state's program",
  run({ asked, ground }) {
    const { program, plain: typed } = asked().understood;
    if (program === null || ground.stateFacts(program.state) === null) return null;
    // For whom the FAFSA isn't, the state's own way goes first: the tool of its aid tells it.
    if (withoutStatus.test(asked().understood.bare) && hasOwnWay(program.state, ground)) return null;
    const arrived = quoteAfterMove(program, typed, ground);
    if (arrived !== null) return withOwn(arrived, typed, program, asked().understood.student, ground);
    const elsewhere = paidElsewhere(program, typed, ground);
    if (elsewhere !== null) return elsewhere;
    const sent = sentGrades(program, typed, ground);
    if (sent !== null) return sent;
    // The award year tells which date is wanted, not what the passage is about.
    const plain = typed
      .replace(/\b20\d\d(?:-\d\d(?:\d\d)?)?\b/g, " ")
      // "Cal Grant A vs B" names two.
      .replace(/\b(cal ?grants?) ([abc]) (vs|versus|and|or) ([abc])\b/g, "$1 $2 $3 $1 $4");
    const asks = withRecord(withoutAspect(plain), asked().understood.student);
    return withAspect(quoteEach(asks, program, ground) ?? quoteOne(asks, program, ground), program, typed, ground);
  },
};

/** Who moved and says a grade or an income asks what the program wants of it, too. */
function withOwn(arrived: Reply, plain: string, program: NamedProgram, student: Student, ground: Ground): Reply {
  if (student.gpa === null && student.income === null) return arrived;
  const own = quoteOne(withRecord(plain, student), program, ground, true);
  return own === null ? arrived : { ...arrived, statements: [...arrived.statements, ...own.statements] };
}

/** "We make 110,000" and "with a 2.9": who says what they have asks what the program wants of it, before the rest. */
function withRecord(plain: string, { income, gpa }: Student): string {
  if (renews.test(plain)) return plain;
  const wants = [
    ...(income === null || /\bincomes?\b/.test(plain) ? [] : ["income limit"]),
    ...(gpa === null || /\b(?:gpa|grades)\b/.test(plain) ? [] : ["gpa"]),
  ];
  return [...wants, plain].join(" ");
}

/** Whether a state's guide confirms anything for students without legal status. */
const hasOwnWay = (state: string, ground: Ground) =>
  Object.values(ground.stateFacts(state)?.facts.undocumented ?? {}).some(
    ({ confidence }) => confidence === "confirmed",
  );

/** Several things asked of a program, or one of several: each is told by itself. Null where one answers it all. */
function quoteEach(plain: string, first: NamedProgram, ground: Ground): Reply | null {
  const parts = askedOfPrograms(plain, programsIn(plain, first, ground.passages));
  const replies = parts.flatMap((part) => quoteOne(part.plain, part.program, ground, true) ?? []);
  const [reply] = replies;
  if (reply === undefined) return null;
  const told: Statement[] = asksIfLate.test(plain) ? lateFirst(replies, ground) : [];
  // What answers each of them before what is told beside any; two awards of one name answer together.
  const each = replies.map(({ statements }) => statements.slice(0, mostOfPart));
  for (const one of [...each.flatMap((all) => all.slice(0, 1)), ...each.flatMap((all) => all.slice(1))]) {
    // What a part of the fact says is there already where the whole fact is told.
    if (!told.some((before) => before.text.includes(one.text))) told.push(one);
  }
  return { ...reply, statements: told };
}

/** Whether it's too late: by the program's own day where its guide has one, else by the state's. */
function lateFirst(replies: readonly Reply[], ground: Ground): Statement[] {
  const dated = replies.flatMap(({ statements: [first] }) => first ?? []).filter(({ text }) => hasDay.test(text));
  return dated.slice(0, 1).map((one) => ifTooLate(one, ground));
}

/** Statements that answer one thing asked beside others: two programs may go by one name. */
const mostOfPart = 2;

/** @param alone whether only what is asked is told, and not the whole of the program beside it */
function quoteOne(plain: string, program: NamedProgram, ground: Ground, alone = false): Reply | null {
  const asksAmount = amountWords.test(plain);
  // "Maximum" and "how much" say what of the program is wanted; no passage has to hold the word.
  const terms = termsOf(asksAmount ? plain.replace(new RegExp(amountWords, "g"), " ") : plain);
  const looked: AskedOfPassage = { terms, bare: plain };
  const name: Term = { words: telling(program.words), also: [] };
  const asks = [...telling(plain), ...(asksAmount ? [largest] : [])];
  const facts = ground.passages.all
    .filter(({ state, url }) => state === program.state && url.includes("#"))
    .map((passage) => ({
      passage,
      score:
        scorePassage(ground.passages, passage.id, [name, ...terms]) +
        about(passage, name.words, asks) +
        ofLetter(passage, program.words) +
        fits(passage, name.words, plain, asksAmount),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = facts;
  if (best === undefined || best.score < leastOfProgram) return null;
  const guide = ground.stateFacts(program.state);
  const next =
    guide === null ? [] : [to(`All of ${stateName(program.state)}’s aid`, statePagePath(guide.slug, "financial-aid"))];
  if (asksWhen.test(plain)) {
    const day = dayOf(
      facts.map(({ passage }) => passage),
      namesIn(name.words, program.state),
      ground,
    );
    const dates = stateDates(program.state, "2027-28", guide);
    const statements = day === null ? dates : [quotedText(day.passage, day.text, looked, ground), ...dates.slice(0, 1)];
    if (statements.length > 0)
      return answered([...statements, ...partsAsked(facts, name.words, plain, statements, looked, ground)], next);
  }
  // What is asked of it alone is told by that part of its fact, where there is one.
  const only = asksAmount || asksWhen.test(plain) ? [] : partsAsked(facts, name.words, plain, [], looked, ground);
  if (only.length > 0)
    return answered([...only, ...(alone || renews.test(plain) ? [] : [quoted(best.passage, looked, ground)])], next);
  if (renews.test(plain)) {
    const kept = facts.find(({ passage }) => about(passage, name.words, []) > 0 && renews.test(passage.text));
    const line = kept?.passage.text.split("\n").find((one) => renews.test(one));
    if (kept !== undefined && line !== undefined)
      return answered([quotedText(kept.passage, line, looked, ground)], next);
    if (about(best.passage, name.words, []) <= 0) return null;
  }
  // What it is, its own fact says; when its money ran out doesn't.
  const isWhat = alone && whatIs.test(plain);
  const also =
    second !== undefined &&
    second.score >= best.score - 0.08 &&
    (!isWhat || !namesDay.test(second.passage.text)) &&
    !isOther(second.passage, program, best.passage)
      ? [second]
      : [];
  const own = isWhat ? factOf(best.passage, ground) : null;
  if (own !== null) {
    const told = [own.statement, own.who].flatMap((text) => text ?? []);
    return answered(
      told.map((text) => quotedText(best.passage, text, looked, ground)),
      next,
    );
  }
  const statements = [best, ...also].map(({ passage }) => quoted(passage, looked, ground));
  const parts =
    asksAmount || severalThings.test(plain) ? partsAsked(facts, name.words, plain, statements, looked, ground) : [];
  return answered([...statements, ...parts], next);
}

/** How a program is kept, or another of its name ("HOPE Grant" beside the HOPE Scholarship), is asked for by itself. */
function isOther({ headings }: Passage, { words }: NamedProgram, best: Passage): boolean {
  const heading = headings.at(-1) ?? "";
  const kind = kindOf(words) ?? kindOf(best.headings.at(-1) ?? "");
  const other = kindOf(heading);
  return /\bkeep/i.test(heading) || (kind !== null && other !== null && kind !== other);
}

const kindOf = (name: string) => /\b(?:scholarship|grant)\b/i.exec(name)?.[0].toLowerCase() ?? null;

const whatIs = /^what is\b/;
/** "April 23, 2026", and not "page read in 2026". */
const namesDay = /\b[A-Z][a-z]+ \d{1,2}, 20\d\d\b/;

const hasDay = /\b20\d\d\b|\b(?:date|as soon as)\b/;

const renews = /\b(?:keep(?! (?:your|it going))|keeps|renew\w*|lose|losing|lost|every year|all four)\b/i;

/** "Cal Grant A" is one of three. */
function ofLetter({ url }: Passage, words: string): number {
  const letter = /\bgrants? ([abc])$/.exec(words)?.[1];
  // Without a letter it's the two for degrees.
  if (letter === undefined)
    return /\bcal ?grants?$/.test(words) ? (/-grant-[ab]$/.test(url) ? 0.35 : /-grant-c$/.test(url) ? -0.35 : 0) : 0;
  if (!/-grant-[abc]$/.test(url)) return 0;
  return url.endsWith(`-${letter}`) ? 0.5 : -0.5;
}

const severalThings = /(?<=\S )and\b/;

/** What else of a program may be asked beside its amount or its day, by the part of the fact that says it. */
const partsOf: readonly (readonly [part: "how" | "who" | "renewal", asked: RegExp])[] = [
  ["how", /\b(?:apply|application|sign up|form|file|steps?)\b/],
  [
    "who",
    /\b(?:gpa|grades|qualif\w+|eligib\w+|requirements?|who (?:gets?|can)|income|what (?:do|does|would) (?:you|i|we|one|\w+ \w+) need)\b/,
  ],
  ["renewal", renews],
];

/** What a part of a fact says; where an income or a grade is asked for and only its statement has one, that. */
function partTold(fact: ReturnType<typeof factOf>, part: "how" | "who" | "renewal", plain: string): string | undefined {
  const text = fact?.[part];
  const wanted = ofRecords.filter(({ asked }) => asked.test(plain));
  if (part !== "who" || text === undefined || wanted.length === 0 || wanted.some(({ told }) => told.test(text)))
    return text;
  const statement = fact?.statement ?? "";
  return wanted.some(({ told }) => told.test(statement)) ? statement : text;
}

const ofRecords = [
  { asked: /\bincomes?\b/, told: /\bincomes?\b|\bearn(?:s|ing)?\b/i },
  { asked: /\b(?:gpa|grades)\b/, told: /\bGPA\b|\baverage\b/i },
] as const;

/** Programs of one name whose rules are told: "Cal Grant" is A, B and C. */
const mostOfName = 2;

/** The parts of a program's fact that were asked too and aren't told yet, word for word. */
function partsAsked(
  facts: readonly { readonly passage: Passage }[],
  words: readonly string[],
  plain: string,
  told: readonly Statement[],
  asked: AskedOfPassage,
  ground: Ground,
): readonly Statement[] {
  const all = partsOf.filter(([, asked]) => asked.test(plain)).map(([part]) => part);
  // "Do I lose it below a 3.0" asks for no other grades.
  const keeps = all.includes("renewal") && !severalThings.test(plain);
  const wanted = keeps ? (["renewal"] as const) : all;
  const withHeading = facts.flatMap(({ passage }) =>
    factAt(passage.url)?.[0] === "aid" ? [{ passage, heading: telling(passage.headings.at(-1) ?? "") }] : [],
  );
  // "HOPE Scholarship" isn't the HOPE Grant; "MAP grant" is the Monetary Award Program (MAP).
  const state = facts[0]?.passage.state ?? null;
  const named =
    [words, namesIn(words, state)]
      .map((names) =>
        withHeading.filter(({ heading }) => names.length > 0 && names.every((one) => heading.includes(one))),
      )
      .find((found) => found.length > 0)
      ?.map(({ passage, heading }) => ({ passage, beside: heading.length })) ?? [];
  const seen = new Set(told.map(({ text }) => text));
  return wanted.flatMap((part) => {
    // "Which grades count" tells a part of the program, and not how one applies for it.
    const having = named.filter(
      ({ passage }) =>
        factOf(passage, ground)?.[part] !== undefined &&
        (part === "renewal" || !tellsOf.test(passage.headings.at(-1) ?? "")),
    );
    // "TEXAS Grant" is the heading that says no more, and not the Texas Educational Opportunity Grant.
    const nearest = Math.min(...having.map(({ beside }) => beside));
    // Cal Grant A before B.
    const own = having
      .filter(({ beside }) => beside === nearest)
      .sort((a, b) => a.passage.url.localeCompare(b.passage.url));
    // How long a Cal Grant C lasts says nothing of A and B.
    const alike = named.filter(({ passage, beside }) => beside === nearest && isProgram(factOf(passage, ground)));
    if (own.length < Math.min(mostOfName, alike.length)) return [];
    const statements = own.flatMap(({ passage }) => {
      const text = partTold(factOf(passage, ground), part, plain);
      return text === undefined || [...seen].some((before) => before.includes(text))
        ? []
        : [quotedText(passage, text, asked, ground)];
    });
    return statements.slice(0, mostOfName);
  });
}

const isProgram = (fact: ReturnType<typeof factOf>) => (fact?.who ?? fact?.how) !== undefined;

/** Whether the first sentence of a text names the program. */
const isAbout = (text: string, name: readonly string[]) => {
  const first = telling(text.split(/[.\n]/)[0] ?? "");
  return name.every((word) => first.includes(word));
};

const asksLimit = /\b(?:income|asset)s? (?:limits?|ceilings?|cut ?offs?|max(?:imum)?)\b/;
const asksHow = /\bhow (?:do|does|can|to|would)\b|\b(?:qualify|qualifies|requirements?|eligib\w+)\b/;

/** An amount is answered by dollars, and how one gets it by what the program wants. */
const fits = (
  { text, headings, state }: Passage,
  name: readonly string[],
  asked: string,
  asksAmount: boolean,
): number =>
  (asksAmount && /\$\d|\d% of tuition/.test(text) ? 0.1 : 0) +
  (asksAmount && /\$\d/.test(text) && /\b(?:maximum|largest)\b/i.test(text) && isAbout(text, namesIn(name, state))
    ? 0.42
    : 0) +
  (asksAmount && /\b(?:maximum|largest|at most|up to)\b/i.test(text) ? 0.12 : 0) +
  (asksLimit.test(asked) && /\bceilings?\b/i.test(headings.at(-1) ?? "") && isAbout(text, name) ? 0.6 : 0) +
  (asksHow.test(asked) && !/\b(?:keep|renew|lose)\b/.test(asked) && /\bFile\b/.test(text) ? 0.1 : 0);

/** How far a passage is about the program whose name's words these are, by the place it stands at and its heading. */
function about(
  { url, headings, state, example: isExample }: Passage,
  words: readonly string[],
  asked: readonly string[],
): number {
  if (isExample || /#examples?\b/.test(url)) return example;
  // What a savings plan does beside a scholarship isn't what the scholarship pays.
  if (factAt(url)?.[0] === "savings" && !asked.some((word) => savings.has(word))) return 0;
  // How long one has to have lived there isn't what a program is or pays.
  if (factAt(url)?.[0] === "residency" && !asked.some((word) => ofResidents.has(word))) return 0;
  const heading = telling(headings.at(-1) ?? "");
  const names = namesIn(words, state);
  const within = names.length > 0 && names.every((word) => heading.includes(word));
  // A second program of the same question: "HOPE and Zell Miller".
  const own = heading.filter(
    (word) => !kinds.has(word) && !(state !== null && telling(stateName(state)).includes(word)),
  );
  if (!within && (own.length === 0 || !own.every((word) => asked.includes(word)))) return 0;
  // The fact that is called so and no more before one that tells a part of it.
  const whole = heading.filter((word) => !kinds.has(word)).length === names.length ? ofWhole : 0;
  // "The catch with Excelsior: you stay" is what "do I have to stay" asks of it.
  const isAsked =
    !asked.includes(largest) &&
    heading.some((word) => !kinds.has(word) && !words.includes(word) && asked.includes(word));
  return factAt(url) === null ? namesIt : ownFact + (isAsked ? ofWhole + asksPart : whole);
}

const ofResidents = new Set(
  telling("resident residency live lived living move moved moving moves months home qualify eligible eligibility"),
);
const savings = new Set(telling("529 savings save saving prepaid plan able"));

/** The words that tell a program from others of its state: "map" of "Illinois MAP grant". */
function namesIn(words: readonly string[], state: string | null): readonly string[] {
  const names = words.filter((word) => !kinds.has(word));
  const ofState = state === null ? [] : [...telling(stateName(state)), state.toLowerCase()];
  const own = names.filter((word) => !ofState.includes(word));
  if (own.length > 0 && own.length < names.length) return own;
  return stateWords.has(names.join(" ")) ? words : names;
}

/** "TEXAS Grant" isn't every heading with Texas in it. */
const stateWords = new Set(
  Object.entries(states).flatMap(([code, name]) => [code.toLowerCase(), telling(name).join(" ")]),
);

/** Words of a program's name that tell none from another. */
const kinds = new Set(
  telling("scholarship grant program award promise plan act fund state income limit tuition amount"),
);

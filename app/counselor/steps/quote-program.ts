import { stateName, states } from "~/colleges/states";
import type { Statement } from "~/counselor/answer/evidence";
import { answered, type Reply, to } from "~/counselor/answer/reply";
import { type Term, termsOf } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { statePagePath } from "~/library/states/guides";
import type { Ground } from "../ground/ground";
import type { Passage } from "../passages/passage";
import { scorePassage } from "../passages/quote";
import { stateDates } from "../tools/dates";
import { type AskedOfPassage, quoted, quotedText } from "../tools/library";
import { type NamedProgram, programIn } from "../understand/programs";
import type { Step } from "./step";

/** Its name is known, so less of the other words has to be there than for a question without one. */
const leastOfProgram = 0.38;
/**
 * What the guide confirms of the program itself counts before a page that only speaks of it, and that before the rest.
 */
const ownFact = 0.3;
const namesIt = 0.15;
const ofWhole = 0.08;
/** A worked example is about one family, and answers no question about the rule. */
const example = -0.2;

const moved = /\b(?:mov(?:e|es|ed|ing)|relocat\w+)\b(?! (?:away|out)\b)/;
const getsIt = /\b(?:get|gets|qualify|eligible|still|right away|can|could|when|how long|if)\b/;

/** "We just moved here, can she get it": how long one must have lived in the state comes before what the program gives. */
function ofArrival({ state, words }: NamedProgram, plain: string, ground: Ground): Reply | null {
  if (!moved.test(plain) || !getsIt.test(plain)) return null;
  const rules = ground.passages.all.filter((one) => one.state === state && one.url.includes("#residency-"));
  const [own] = telling(words);
  const rule =
    rules.find(({ url }) => own !== undefined && url.endsWith(`#residency-${own}`)) ??
    rules.find(({ url }) => /#residency-(?:domicile|twelve|twelve-months|parent|year)$/.test(url));
  if (rule === undefined) return null;
  const looked = { terms: termsOf("resident twelve months live in state"), bare: plain };
  return answered([quoted(rule, looked, ground)]);
}

const asksWhen = /\b(?:when|deadlines?|due|last day|cut ?off dates?|priority dates?|by what date|how late)\b/;

/** A program of a state that's named: what its guide confirms of it, word for word. */
export const quoteProgram: Step = {
  name: "quote a state's program",
  run({ asked, ground }) {
    const { understood } = asked();
    const { program } = understood;
    if (program === null || ground.stateFacts(program.state) === null) return null;
    const arrived = ofArrival(program, understood.plain, ground);
    if (arrived !== null) return arrived;
    // The award year tells which date is wanted, not what the passage is about.
    const plain = understood.plain.replace(/\b20\d\d(?:-\d\d(?:\d\d)?)?\b/g, " ");
    const asksAmount = amountWords.test(plain);
    // "Maximum" and "how much" say what of the program is wanted; no passage has to hold the word.
    const terms = termsOf(asksAmount ? plain.replace(new RegExp(amountWords, "g"), " ") : plain);
    const looked: AskedOfPassage = { terms, bare: plain };
    const name: Term = { words: telling(program.words), also: [] };
    const asks = [...telling(plain), ...(asksAmount ? telling("largest") : [])];
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
      guide === null
        ? []
        : [to(`All of ${stateName(program.state)}’s aid`, statePagePath(guide.slug, "financial-aid"))];
    if (asksWhen.test(plain)) {
      const own = ownDeadline(best.passage, ground);
      const dates = stateDates(program.state, "2027-28", guide);
      const statements = own === null ? dates : [quotedText(best.passage, own, looked, ground), ...dates.slice(0, 1)];
      if (statements.length > 0)
        return answered([...statements, ...partsAsked(facts, name.words, plain, statements, looked, ground)], next);
    }
    // What is asked of it alone is told by that part of its fact, where there is one.
    const only = asksAmount || asksWhen.test(plain) ? [] : partsAsked(facts, name.words, plain, [], looked, ground);
    if (only.length > 0)
      return answered([...only, ...(renews.test(plain) ? [] : [quoted(best.passage, looked, ground)])], next);
    if (renews.test(plain)) {
      const kept = facts.find(({ passage }) => about(passage, name.words, []) > 0 && renews.test(passage.text));
      const line = kept?.passage.text.split("\n").find((one) => renews.test(one));
      if (kept !== undefined && line !== undefined)
        return answered([quotedText(kept.passage, line, looked, ground)], next);
      if (about(best.passage, name.words, []) <= 0) return null;
    }
    const also = second !== undefined && second.score >= best.score - 0.08 ? [second] : [];
    const all = [best, ...also, ...otherNamed([best, ...also], program, plain, ground)];
    const statements = all.map(({ passage }) => quoted(passage, looked, ground));
    const parts =
      asksAmount || severalThings.test(plain) ? partsAsked(facts, name.words, plain, statements, looked, ground) : [];
    return answered([...statements, ...parts], next);
  },
};

const renews = /\b(?:keep(?! (?:your|it going))|keeps|renew\w*|lose|losing|lost|every year|all four)\b/i;

/** "Cal Grant A" is one of three. */
function ofLetter({ url }: Passage, words: string): number {
  const letter = /\bgrants? ([abc])$/.exec(words)?.[1];
  if (letter === undefined || !/-grant-[abc]$/.test(url)) return 0;
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
  const names = words.filter((word) => !kinds.has(word));
  const named = facts.flatMap(({ passage }) => {
    const heading = telling(passage.headings.at(-1) ?? "");
    return factAt(passage.url)?.[0] === "aid" &&
      names.length > 0 &&
      (names.length > 1 ? names : words).every((word) => heading.includes(word))
      ? [{ passage, beside: heading.length }]
      : [];
  });
  const seen = new Set(told.map(({ text }) => text));
  return wanted.flatMap((part) => {
    const having = named.filter(({ passage }) => factOf(passage, ground)?.[part] !== undefined);
    // "TEXAS Grant" is the heading that says no more, and not the Texas Educational Opportunity Grant.
    const nearest = Math.min(...having.map(({ beside }) => beside));
    const own = having.filter(({ beside }) => beside === nearest);
    // How long a Cal Grant C lasts says nothing of A and B.
    const alike = named.filter(({ passage, beside }) => beside === nearest && isProgram(factOf(passage, ground)));
    if (own.length < Math.min(mostOfName, alike.length)) return [];
    const statements = own.flatMap(({ passage }) => {
      const text = factOf(passage, ground)?.[part];
      return text === undefined || [...seen].some((before) => before.includes(text))
        ? []
        : [quotedText(passage, text, asked, ground)];
    });
    return statements.slice(0, mostOfName);
  });
}

const isProgram = (fact: ReturnType<typeof factOf>) => (fact?.who ?? fact?.how) !== undefined;

/** What the guide confirms at the place of a passage; null where it's no confirmed fact. */
function factOf({ url, state }: Passage, ground: Ground) {
  const [group, id] = factAt(url) ?? ["", ""];
  const fact = Object.entries(ground.stateFacts(state ?? "")?.facts ?? {}).find(([name]) => name === group)?.[1]?.[id];
  return fact?.confidence === "confirmed" ? fact : null;
}

const amountWords = /\b(?:max(?:imum)?|most|largest|biggest|highest|amounts?|awards?|how much|worth)\b/;
/** Whether the first sentence of a text names the program. */
const isAbout = (text: string, name: readonly string[]) => {
  const first = telling(text.split(/[.\n]/)[0] ?? "");
  return name.every((word) => first.includes(word));
};

const asksLimit = /\b(?:income|asset)s? (?:limits?|ceilings?|cut ?offs?|max(?:imum)?)\b/;
const asksHow = /\bhow (?:do|does|can|to|would)\b|\b(?:qualify|qualifies|requirements?|eligib\w+)\b/;

/** An amount is answered by dollars, and how one gets it by what the program wants. */
const fits = ({ text, headings }: Passage, name: readonly string[], asked: string, asksAmount: boolean): number =>
  (asksAmount && /\$\d/.test(text) ? 0.1 : 0) +
  (asksAmount && /\b(?:maximum|largest|at most|up to)\b/i.test(text) ? 0.12 : 0) +
  (asksLimit.test(asked) && /\bceilings?\b/i.test(headings.at(-1) ?? "") && isAbout(text, name) ? 0.6 : 0) +
  (asksHow.test(asked) && !/\b(?:keep|renew|lose)\b/.test(asked) && /\bFile\b/.test(text) ? 0.1 : 0);

/** How far a passage is about the program whose name's words these are, by the place it stands at and its heading. */
function about({ url, headings, state }: Passage, words: readonly string[], asked: readonly string[]): number {
  if (/#examples?\b/.test(url)) return example;
  const heading = telling(headings.at(-1) ?? "");
  const names = words.filter((word) => !kinds.has(word));
  const within =
    names.length > 0 && (stateWords.has(names.join(" ")) ? words : names).every((word) => heading.includes(word));
  // A second program of the same question: "HOPE and Zell Miller".
  const own = heading.filter(
    (word) => !kinds.has(word) && !(state !== null && telling(stateName(state)).includes(word)),
  );
  if (!within && (own.length === 0 || !own.every((word) => asked.includes(word)))) return 0;
  // The fact that is called so and no more before one that tells a part of it.
  const whole = heading.filter((word) => !kinds.has(word)).length === names.length ? ofWhole : 0;
  return factAt(url) === null ? namesIt : ownFact + whole;
}

/** "TAP and Excelsior": the fact of a second program of the same state that is named too, where it isn't told yet. */
function otherNamed(
  told: readonly { readonly passage: Passage }[],
  first: NamedProgram,
  plain: string,
  { passages }: Ground,
): readonly { readonly passage: Passage }[] {
  const other = programIn(plain.replace(first.words, " "), passages);
  if (other === null || other.state !== first.state || other.words === first.words) return [];
  return [first, other].flatMap(({ words }) => {
    const names = telling(words).filter((word) => !kinds.has(word) && !telling(stateName(first.state)).includes(word));
    const fact = passages.all.find(
      ({ url, state, headings }) =>
        state === first.state &&
        factAt(url)?.[0] === "aid" &&
        names.length > 0 &&
        names.every((word) => telling(headings.at(-1) ?? "").includes(word)),
    );
    return fact === undefined || told.some(({ passage }) => passage.url === fact.url) ? [] : [{ passage: fact }];
  });
}

/** "TEXAS Grant" isn't every heading with Texas in it. */
const stateWords = new Set(Object.values(states).map((name) => telling(name).join(" ")));

/** Words of a program's name that tell none from another. */
const kinds = new Set(
  telling("scholarship grant program award promise plan act fund state income limit tuition amount"),
);

/**
 * Group and id of the fact a passage tells: "/college-planning-ohio/financial-aid#aid-ocog". Null for other passages.
 */
function factAt(url: string): readonly [group: string, id: string] | null {
  const found = /#(aid|workforce|savings|residency|admission|undocumented|fafsa)-(.+)$/.exec(url);
  return found === null ? null : [found[1] ?? "", found[2] ?? ""];
}

/** The deadline that the guide confirms of a program itself; null where it has none of its own. */
const ownDeadline = (passage: Passage, ground: Ground): string | null => factOf(passage, ground)?.deadline ?? null;

import { wordsPath } from "~/counselor/answer/paths";
import { answered, type NearPage } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import type { Passage, SectionOdds } from "~/counselor/passages/passage";
import { type Term, termsOf } from "~/counselor/words/phrases";
import { plainText, telling } from "~/counselor/words/words";
import type { Asked } from "../intents/intent";
import { type FoundPassage, findPassages, manyTerms } from "../passages/quote";
import { type AskedOfPassage, quoted } from "../tools/library";
import { understand } from "../understand/understand";
import { entryAsked } from "./entry-asked";
import type { Step } from "./step";
import { rankedIntents } from "./use-tools";
import { asksTheSame, withoutYesOrNo } from "./yes-or-no";

/** A passage must hold this much of what was asked before it's given as the answer. */
export const leastOfPassage = 0.7;

/**
 * The same by how many terms a question has and how likely its section is. Who tells much says words that stand on no
 * page, and rarely asks for what isn't ours. Set on questions of strangers, right and wrong (decisions 98 and 100).
 */
function leastOf(terms: number, likely: number | null): number {
  if (likely === null) return terms >= manyTerms ? 0.6 : leastOfPassage;
  if (terms >= manyTerms) return likely >= 0.08 ? 0.45 : likely >= 0.02 ? 0.55 : 0.68;
  // A word or two is shared by many sections, so the right one has to be likely, too.
  if (terms < fewTerms) return likely >= 0.3 ? 0.74 : 0.85;
  return likely >= 0.6 ? 0.55 : likely >= 0.3 ? 0.64 : likely >= 0.02 ? leastOfPassage : 0.75;
}

const fewTerms = 3;

/** What the second subject of a question, and a clear lead over every other page, take off the least score. */
const offForTopics = [0, 0.04, 0.16] as const;
const offForLead = 0.08;
const clearLead = 0.16;

/** The least score that the best of some passages must have. Who is alone with all subjects of a question needs less. */
function leastFor({ terms, found, odds, strange }: Found): number {
  const [best, ...others] = found;
  const likely = odds.size === 0 ? null : (odds.get(best?.passage.url ?? "") ?? null);
  // A word that no page of ours holds is about something else, however likely the section of the others.
  const least = strange ? Math.max(leastOfPassage, leastOf(terms.length, likely)) : leastOf(terms.length, likely);
  const page = best?.passage.url.split("#")[0];
  const next = others.find(({ passage }) => passage.url.split("#")[0] !== page);
  const leads = best !== undefined && best.onTopic > 0 && best.score - (next?.score ?? 0) >= clearLead;
  // Both together never go below the lowest, and a least score that's lower already stays.
  const off = (offForTopics[Math.min(2, best?.onTopic ?? 0)] ?? 0) + (leads ? offForLead : 0);
  return Math.max(Math.min(least, lowest), least - off);
}

/** No lead and no subject takes the least score below this. */
const lowest = 0.43;

/** Passages for a question, without the names of colleges, which the guides rarely hold. */
export function passagesFor(asked: Asked, ground: Ground) {
  const found = looked.get(asked) ?? lookFor(asked, ground);
  looked.set(asked, found);
  return found;
}

function lookFor(asked: Asked, ground: Ground): Found {
  const { bare, spanish, typed } = asked.understood;
  const ofAll: SectionOdds = spanish ? new Map() : ground.sectionOdds(bare, "en");
  const whole = lookForWords(bare, asked, ground, ofAll);
  // What somebody tells first ("my mom remarried last year") is no part of what they ask.
  const sentences = sentencesIn(typed);
  if (sentences.length < 2) return whole;
  const asking = sentences.flatMap((sentence, at) => (asks(sentence) ? [at] : []));
  const each = (asking.length > 0 ? asking : sentences.map((_, at) => at))
    .slice(0, mostSentences)
    .flatMap((at) => {
      const own = sentences[at] ?? "";
      const before = sentences[at - 1];
      // "They cut my hours. Is there anything we can do?": what can be done about is in the sentence before.
      const texts = before === undefined || sentences.length === 2 ? [own] : [own, `${before} ${own}`];
      return texts.map((text) => ({ text, least: at === 0 ? leastOfFirst : leastTerms }));
    })
    .map(({ text, least }) => ({ own: understand(text, ground).bare, least }))
    // A sentence says what is asked, and all of them together of what.
    .flatMap(({ own, least }) => {
      const one = lookForWords(own, asked, ground, spanish ? ofAll : halfway(ofAll, ground.sectionOdds(own, "en")));
      return one.terms.length >= least ? [one] : [];
    });
  const lead = (one: Found) => (one.found[0]?.score ?? 0) - leastFor(one);
  const best = each.reduce((most, one) => (lead(one) > lead(most) ? one : most), whole);
  return { ...best, known: Math.min(best.known, whole.known) };
}

/** Sentences of a text. A question behind a comma is one of its own: "she got a full ride, what happens to her 529". */
function sentencesIn(typed: string): readonly string[] {
  return (typed.match(/[^.!?]+(?:[.!?]+|$)/g) ?? [])
    .flatMap((sentence) =>
      sentence.split(/,\s+(?=(?:so |and |but |now )?(?:what|how|who|which|can|do|does|is|are|will|should|would) )/i),
    )
    .filter((sentence) => sentence.trim() !== "");
}

const asks = (sentence: string) => sentence.trimEnd().endsWith("?") || opens.test(plainText(sentence));

function halfway(some: SectionOdds, others: SectionOdds): SectionOdds {
  if (others.size === 0) return some;
  return new Map([...others].map(([url, share]) => [url, (share + (some.get(url) ?? share)) / 2]));
}

/** How a sentence begins that asks something. */
const opens =
  /^(?:(?:ok|so|hey|hi|also|and|but|then) )*(?:what|when|how|who|whom|whose|where|which|why|do|does|did|is|are|am|can|could|should|will|would|que|cual|cuando|cuanto|como|quien|donde|puedo|puede|tengo que|hay)\b/;
/** Sentences of a question that are looked for by themselves, and the words that such a one needs. */
const mostSentences = 6;
const leastTerms = 3;
/** The same where nothing is told before it: what follows is beside the question. */
const leastOfFirst = 2;

interface Found {
  readonly terms: readonly Term[];
  /** What it was looked for with, in plain words. */
  readonly bare: string;
  readonly found: readonly FoundPassage[];
  readonly odds: SectionOdds;
  /** Whether a question of few words has one that stands on no page of ours. */
  readonly strange: boolean;
  /** How much of the question our pages have words for, 0 to 1: of a Spanish one, what was translated. */
  readonly known: number;
}

function lookForWords(
  bare: string,
  { understood: { spanish, typed }, states }: Asked,
  ground: Ground,
  odds: SectionOdds,
): Found {
  const all = termsOf(bare);
  // What is left in Spanish after translation stands on no English page, and tells nothing there.
  const isKnown = (words: readonly string[]) =>
    words.length > 0 && words.every((word) => ground.passages.weightOf(word) !== null);
  const terms = spanish ? all.filter(({ words, also }) => [words, ...also].some(isKnown)) : all;
  const looked = { terms, states, plain: bare, defines: explains.test(bare) || /^\W*what['’]?s\b/i.test(typed), odds };
  const strange = terms.length < manyTerms && !terms.every(({ words, also }) => [words, ...also].some(isKnown));
  const known =
    all.length === 0 ? 0 : all.filter(({ words, also }) => [words, ...also].some(isKnown)).length / all.length;
  return { terms, bare, found: findPassages(ground.passages, looked, 5), odds, strange, known };
}

const explains = /^(?:(?:what is|what are|whats|what does|define|explain)\b|.*\b(?:difference between|meaning|mean)\b)/;

/** The step that quotes and the one that names the nearest pages look for the same. */
const looked = new WeakMap<Asked, ReturnType<typeof lookFor>>();

/** A question whether one college does something. */
const aboutTheCollege = /^(?:is|does|are|has|do|did|will) (?!i\b|we\b|my\b|he\b|she\b|it (?:hurt|help|matter))/;

/** No guide holds a day of one college, or when it answers. */
const dayOfCollege = /^when (?:do|does|did|is|are|will|can)\b/;
const hearFrom = /\bwhen\b.*\bhear (?:back )?from\b/;

/** What will be in years that nobody knows of. */
const farAhead =
  /\bwill\b.*\bloans?\b.*\b(?:cancel\w*|forgiven|wiped)\b.*\b(?:next|this|soon|year)\b|\b(?:will|going to|gonna)\b.*\b20(?:29|[3-9]\d)\b/;

const asksNumber = /^(?:how (?:many|much|long|often|old)|what (?:percent|share|time))\b/;

/** Quotes the guides word for word where they hold what was asked. */
export const quoteLibrary: Step = {
  name: "quote the guides",
  run({ asked, ground }) {
    // "Does Clemson superscore?" asks about Clemson: what the word means is no answer to it.
    if (asked().colleges.length > 0 && aboutTheCollege.test(asked().understood.plain)) return null;
    if (hearFrom.test(asked().understood.plain)) return null;
    if (asked().colleges.length > 0 && dayOfCollege.test(asked().understood.plain)) return null;
    const spanish = asked().understood.spanish ? fromSpanishPages(asked(), ground) : null;
    if (spanish !== null) return spanish;
    if (farAhead.test(asked().understood.plain)) return null;
    const looked = passagesFor(asked(), ground);
    const { found } = looked;
    const [best] = found;
    if (best === undefined) return null;
    const entry = asked().colleges.length > 0 ? null : entryAsked(found, asked().understood.bare);
    if (entry !== null) return { ...answered([quoted(entry, looked, ground)]), pages: nearest(found) };
    if (asked().understood.spanish && looked.known < leastInEnglish) return null;
    const ofCollege = asked().colleges.length > 0;
    const least = ofCollege ? Math.max(leastOfPassage, leastFor(looked)) + forCollege : leastFor(looked);
    if (best.score < least) return null;
    if (!explainsIt(best.passage, asked().understood.bare, ground)) return null;
    const quotation = quoted(best.passage, looked, ground);
    const statements = [
      asksTheSame(best.passage, looked.bare, ground.passages) ? quotation : withoutYesOrNo(quotation),
    ];
    // Who asks for a number or a time isn't answered by words without one.
    if (
      asksNumber.test(asked().understood.plain) &&
      // "How much debt is too much" is answered by the section that asks how much, if by a rule and no figure.
      !asksNumber.test(plainText(best.passage.headings.at(-1) ?? "")) &&
      !/\d|\b(?:days|weeks|months|once|twice|one|two|three|four|five|six|ten|twelve|none|half)\b/i.test(
        statements[0]?.text ?? "",
      )
    )
      return null;
    return { ...answered(statements), pages: nearest(found) };
  },
};

/** What more is needed where a college is named: the guides rarely speak of one. */
const forCollege = 0.3;

/** A word or two to be explained, and nothing else. */
const oneWord =
  /^(?:what|define|explain) (?:is |are |does )?(?:a |an |the )?((?:[\w-]+ ){0,2}[\w-]+?)(?: mean| stand for)?$/;

/** Whether a passage is about the word that a question wants explained; one that only says it explains nothing. */
function explainsIt({ id, url }: Passage, bare: string, ground: Ground): boolean {
  const word = oneWord.exec(bare)?.[1];
  const stems = ground.passages.stems[id];
  if (word === undefined || stems === undefined || url.startsWith(`${wordsPath}#`)) return true;
  // Its rarest word tells: a "yellow ribbon program" is no program.
  const weight = (one: string) => ground.passages.weightOf(one) ?? Number.POSITIVE_INFINITY;
  const [rarest] = [...telling(word)].sort((a, b) => weight(b) - weight(a));
  if (rarest === undefined) return true;
  return stems.heading.has(rarest) || stems.title.has(rarest) || stems.asked.some((phrase) => phrase.includes(rarest));
}

/**
 * From this share on a Spanish question is understood. Where less of it is in our table, an English page that holds the
 * rest answers something else.
 */
const leastInEnglish = 0.7;

/** A page in Spanish has fewer words to be found by: much of what was asked has to be there, or its section be likely. */
const leastOfSpanish = (likely: number) => (likely >= 0.5 ? 0.52 : likely >= 0.2 ? 0.58 : 0.62);

/** Pages in Spanish for a question in Spanish, looked for in its own words. */
function spanishPagesFor({ understood: { typed } }: Asked, ground: Ground) {
  const terms = termsOf(typed);
  const odds = ground.sectionOdds(typed, "es");
  const found = findPassages(ground.spanishPassages, { terms, states: [], plain: plainText(typed), odds }, 5);
  return { terms, found, likely: odds.get(found[0]?.passage.url ?? "") ?? 0 };
}

/** For a question in Spanish: the pages in Spanish first. */
function fromSpanishPages(asked: Asked, ground: Ground) {
  const { terms, found, likely } = spanishPagesFor(asked, ground);
  const [best] = found;
  if (best === undefined || best.score < leastOfSpanish(likely)) return null;
  return inSpanishOf(best.passage, found, { terms, bare: asked.understood.typed }, ground);
}

/** From this score and these odds on a page in Spanish goes before what a tool quotes in English. */
const sureInSpanish = 0.8;

/** A question in Spanish whose state has its aid in English only: the page in Spanish, where that surely answers it. */
export const quoteSpanish: Step = {
  name: "quote the pages in Spanish",
  run({ asked, ground }) {
    const { understood, colleges } = asked();
    if (!understood.spanish || colleges.length > 0 || rankedIntents(asked())[0]?.intent.name !== "state aid")
      return null;
    const { terms, found, likely } = spanishPagesFor(asked(), ground);
    const [best] = found;
    if (best === undefined || best.score < sureInSpanish || likely < sureInSpanish) return null;
    return inSpanishOf(best.passage, found, { terms, bare: understood.typed }, ground);
  },
};

const inSpanishOf = (passage: Passage, found: Found["found"], looked: AskedOfPassage, ground: Ground) => ({
  ...answered([quoted(passage, looked, ground, ground.spanishPassages)]),
  pages: nearest(found),
});

/** Pages that are near a question: in its own language where there are any. */
export function nearPages(asked: Asked, ground: Ground): readonly NearPage[] {
  const found = asked.understood.spanish ? spanishPagesFor(asked, ground).found : passagesFor(asked, ground).found;
  const least = asked.understood.spanish ? nearInSpanish : near;
  return nearest(found.filter(({ score }) => score > least));
}

const near = 0.35;
const nearInSpanish = 0.25;

/** Up to three pages of passages, each once. */
export function nearest(found: readonly { readonly passage: { readonly url: string; readonly title: string } }[]) {
  const byTitle = new Map<string, NearPage>();
  for (const { passage } of found) {
    if (!byTitle.has(passage.title)) byTitle.set(passage.title, { url: passage.url, title: passage.title });
  }
  return [...byTitle.values()].slice(0, 3);
}

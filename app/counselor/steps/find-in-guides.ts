/**
 * What the guides hold on a question: its likeliest passages, and how much of it the best must hold to be an answer.
 */
import type { NearPage } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import type { SectionOdds } from "~/counselor/passages/passage";
import { type Term, termsOf } from "~/counselor/words/phrases";
import { plainText } from "~/counselor/words/words";
import type { Asked } from "../intents/intent";
import { type FoundPassage, findPassages, manyTerms } from "../passages/quote";
import { understand } from "../understand/understand";

/** A passage must hold this much of what was asked before it's given as the answer. */
export const leastOfPassage = 0.7;

/**
 * The same by how many terms a question has and how likely its section is. Who tells much says words that stand on no
 * page, and rarely asks for what isn't ours. Set on questions of strangers, right and wrong (decisions 98 and 100).
 */
function leastOf(terms: number, likely: number | null): number {
  if (likely === null) return terms >= manyTerms ? 0.6 : leastOfPassage;
  if (likely >= nearlySure) return leastOfNearlySure;
  if (terms >= manyTerms) return likely >= 0.08 ? 0.45 : likely >= 0.02 ? 0.55 : 0.68;
  // A word or two is shared by many sections, so the right one has to be likely, too.
  if (terms < fewTerms) return likely >= 0.3 ? 0.74 : 0.85;
  return likely >= 0.6 ? 0.55 : likely >= 0.3 ? 0.64 : likely >= 0.02 ? leastOfPassage : 0.75;
}

const fewTerms = 3;
/** From these odds on the words of a section need to hold little more than half of a question. */
const nearlySure = 0.9;
const leastOfNearlySure = 0.5;

/** What the second subject of a question, and a clear lead over every other page, take off the least score. */
const offForTopics = [0, 0.04, 0.16] as const;
const offForLead = 0.08;
const clearLead = 0.16;

/**
 * The least score that the best of some passages must have. Who is alone with all subjects of a question needs less.
 */
export function leastFor({ terms, found, odds, strange }: Found): number {
  const [best, ...others] = found;
  const likely = odds.size === 0 ? null : (odds.get(best?.passage.url ?? "") ?? null);
  if ((likely ?? 0) >= sure) return leastOfSure;
  // A word that no page of ours holds is about something else, however likely the section of the others.
  const least = strange ? Math.max(leastOfPassage, leastOf(terms.length, likely)) : leastOf(terms.length, likely);
  const page = best?.passage.url.split("#")[0];
  const next = others.find(({ passage }) => passage.url.split("#")[0] !== page);
  const leads = best !== undefined && best.onTopic > 0 && best.score - (next?.score ?? 0) >= clearLead;
  // Both together never go below the lowest, and a least score that's lower already stays.
  const off = (offForTopics[Math.min(2, best?.onTopic ?? 0)] ?? 0) + (leads ? offForLead : 0);
  return Math.max(Math.min(least, lowest), least - off);
}

/**
 * From these odds on a section answers whatever words are strange in the question: of ten questions held back that had
 * been left in silence eight were right.
 */
const sure = 0.95;
const leastOfSure = 0.3;

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

export interface Found {
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
  return { terms, bare, found: findPassages(ground.passages, looked, mostFound), odds, strange, known };
}

/** Passages of a question: of some sections there are several. */
const mostFound = 10;

const explains = /^(?:(?:what is|what are|whats|what does|define|explain)\b|.*\b(?:difference between|meaning|mean)\b)/;

/** The step that quotes and the one that names the nearest pages look for the same. */
const looked = new WeakMap<Asked, ReturnType<typeof lookFor>>();

/** Pages in Spanish for a question in Spanish, looked for in its own words. */
export function spanishPagesFor({ understood: { typed } }: Asked, ground: Ground) {
  const terms = termsOf(typed);
  const odds = ground.sectionOdds(typed, "es");
  const found = findPassages(ground.spanishPassages, { terms, states: [], plain: plainText(typed), odds }, mostFound);
  return { terms, found, odds, likely: odds.get(found[0]?.passage.url ?? "") ?? 0 };
}

/** What was found for an answer that is quoted from a page, in the language of that page. */
export function foundFor(asked: Asked, ground: Ground, url: string) {
  if (!url.startsWith("/es/")) {
    const { found, odds, terms, bare } = passagesFor(asked, ground);
    return { found, odds, looked: { terms, bare }, passages: ground.passages };
  }
  const { found, odds, terms } = spanishPagesFor(asked, ground);
  return { found, odds, looked: { terms, bare: asked.understood.typed }, passages: ground.spanishPassages };
}

/** Sections that are near a question, up to three: in its own language where there are any. */
export function nearSections(asked: Asked, ground: Ground): readonly NearPage[] {
  const found = asked.understood.spanish ? spanishPagesFor(asked, ground).found : passagesFor(asked, ground).found;
  const least = asked.understood.spanish ? nearInSpanish : near;
  const sections = new Map<string, NearPage>();
  for (const { passage, score } of found) {
    const { url, title, headings } = passage;
    if (score > least)
      sections.set(url, { url, title: headings.length === 0 ? title : `${title}: ${headings.at(-1)}` });
  }
  return [...sections.values()].slice(0, mostNear);
}

export const mostNear = 3;
const near = 0.35;
const nearInSpanish = 0.25;

import { answered, type NearPage } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import type { SectionOdds } from "~/counselor/passages/passage";
import { type Term, termsOf } from "~/counselor/words/phrases";
import { plainText } from "~/counselor/words/words";
import type { Asked } from "../intents/intent";
import { type FoundPassage, findPassages, manyTerms } from "../passages/quote";
import { quoted } from "../tools/library";
import { understand } from "../understand/understand";
import type { Step } from "./step";

/** A passage must hold this much of what was asked before it's given as the answer. */
export const leastOfPassage = 0.7;

/**
 * The same by how many terms a question has and how likely its section is. Who tells much says words that stand on no
 * page, and rarely asks for what isn't ours. Set on questions of strangers, right and wrong (decision 98).
 */
function leastOf(terms: number, likely: number | null): number {
  if (likely === null) return terms >= manyTerms ? 0.6 : leastOfPassage;
  if (terms >= manyTerms) return likely >= 0.08 ? 0.45 : likely >= 0.02 ? 0.55 : 0.68;
  return leastOfPassage;
}

/** What the second subject of a question, and a clear lead over every other page, take off the least score. */
const offForTopics = [0, 0.04, 0.16] as const;
const offForLead = 0.08;
const clearLead = 0.16;

/** The least score that the best of some passages must have. Who is alone with all subjects of a question needs less. */
function leastFor({ terms, found, odds }: Found): number {
  const [best, ...others] = found;
  const likely = odds.size === 0 ? null : (odds.get(best?.passage.url ?? "") ?? null);
  const least = leastOf(terms.length, likely);
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
  const sentences = typed.match(/[^.!?]+(?:[.!?]+|$)/g) ?? [];
  if (sentences.length < 2) return whole;
  const asking = sentences.filter((sentence) => sentence.endsWith("?") || opens.test(plainText(sentence)));
  const each = (asking.length > 0 ? asking : sentences)
    .slice(0, mostSentences)
    .map((sentence) => understand(sentence, ground).bare)
    // A sentence says what is asked, and all of them together of what.
    .map((own) => lookForWords(own, asked, ground, spanish ? ofAll : halfway(ofAll, ground.sectionOdds(own, "en"))))
    .filter(({ terms }) => terms.length >= leastTerms);
  const lead = (one: Found) => (one.found[0]?.score ?? 0) - leastFor(one);
  return each.reduce((best, one) => (lead(one) > lead(best) ? one : best), whole);
}

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

interface Found {
  readonly terms: readonly Term[];
  readonly found: readonly FoundPassage[];
  readonly odds: SectionOdds;
}

function lookForWords(
  bare: string,
  { understood: { spanish }, states }: Asked,
  ground: Ground,
  odds: SectionOdds,
): Found {
  const all = termsOf(bare);
  // What is left in Spanish after translation stands on no English page, and tells nothing there.
  const isKnown = (words: readonly string[]) =>
    words.length > 0 && words.every((word) => ground.passages.weightOf(word) !== null);
  const terms = spanish ? all.filter(({ words, also }) => [words, ...also].some(isKnown)) : all;
  // A question of few words is found by them.
  const used: SectionOdds = terms.length >= manyTerms ? odds : new Map();
  const looked = { terms, states, plain: bare, defines: explains.test(bare), odds: used };
  return { terms, found: findPassages(ground.passages, looked, 5), odds: used };
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
const farAhead = /\b(?:will|going to|gonna)\b.*\b20(?:29|[3-9]\d)\b/;

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
    const { terms, found } = looked;
    const [best] = found;
    if (best === undefined) return null;
    const least = leastFor(looked) + (asked().colleges.length > 0 ? 0.25 : 0);
    if (best.score < least) return null;
    const statements = [quoted(best.passage, terms)];
    // Who asks for a number or a time isn't answered by words without one.
    if (
      asksNumber.test(asked().understood.plain) &&
      !/\d|\b(?:once|twice|one|two|three|four|five|six|ten|twelve|none|half)\b/i.test(statements[0]?.text ?? "")
    )
      return null;
    return { ...answered(statements), pages: nearest(found) };
  },
};

/** A page in Spanish has fewer words to be found by: much of what was asked has to be there. */
const leastOfSpanish = 0.62;

/** For a question in Spanish: the pages in Spanish first, looked for in its own words. */
function fromSpanishPages({ understood: { typed } }: Asked, ground: Ground) {
  const terms = termsOf(typed);
  const odds: SectionOdds = terms.length >= manyTerms ? ground.sectionOdds(typed, "es") : new Map();
  const found = findPassages(ground.spanishPassages, { terms, states: [], plain: plainText(typed), odds }, 5);
  const [best] = found;
  if (best === undefined || best.score < leastOfSpanish) return null;
  return { ...answered([quoted(best.passage, terms)]), pages: nearest(found) };
}

/** Up to three pages of passages, each once. */
export function nearest(found: readonly { readonly passage: { readonly url: string; readonly title: string } }[]) {
  const byTitle = new Map<string, NearPage>();
  for (const { passage } of found) {
    if (!byTitle.has(passage.title)) byTitle.set(passage.title, { url: passage.url, title: passage.title });
  }
  return [...byTitle.values()].slice(0, 3);
}

import { wordsPath } from "~/counselor/answer/paths";
import type { Term } from "~/counselor/words/phrases";
import { isForOthers } from "./particular";
import type { Passage, PassageStems, Passages, SectionOdds } from "./passage";
import { topicScore, topicsOf } from "./topics";

export interface FoundPassage {
  readonly passage: Passage;
  /** How much of what was asked stands in it, 0 to about 1; what is rare counts more. */
  readonly score: number;
  /** How many subjects of the question it speaks of; 0 where it lacks one. */
  readonly onTopic: number;
}

export interface Looked {
  readonly terms: readonly Term[];
  /** The question in plain words: one that is stored word for word is no guess. */
  readonly plain?: string;
  /** Whether a word is to be explained, which the glossary does first. */
  readonly defines?: boolean;
  /** States the question is about: passages of other states are left out. */
  readonly states: readonly string[];
  /** How likely each section answers it; a section that isn't there is judged by its words alone. */
  readonly odds?: SectionOdds;
}

/** Parts of a passage, and how much a word found there counts. */
const counts = { heading: 1, title: 0.8, text: 0.7 } as const;
/** What stands elsewhere than in the help pages is told in more words or for another purpose. */
const families: Readonly<Record<string, number>> = { help: 1, site: 0.97, guides: 0.97, states: 1, blog: 0.86 };
/** A word of the question that no page of ours knows weighs as much as a rare one; an amount is the reader's own. */
const unknownWeight = (word: string): number => (/^\$\d|^\d+k$|^\d{5,}$|^1?[0-6]\d\d$/.test(word) ? 0.5 : 6);
/** From this weight on a word says what the question is about: a passage without it answers something else. */
const tellingWeight = 5;
const missedRare = 0.18;
/** From this many terms on somebody tells of themselves, too. */
export const manyTerms = 6;
/** Most that a word counts which is beside the question. */
const asideWeight = 1.2;
/** From this weight on the words of a stored question are a subject of their own. */
const wholeWeight = 8;
/** What a page for another kind of student loses: more than its words can win. */
const forOthers = 0.4;

/** What a worked example loses: it answers few questions but those about itself. */
const ofOneFamily = 0.15;

/** Passages for the terms of a question, the best first. */
export function findPassages(
  passages: Passages,
  { terms, states, plain = "", defines = false, odds = new Map() }: Looked,
  most = 5,
): readonly FoundPassage[] {
  if (terms.length === 0) return [];
  const query = [...new Set(terms.flatMap(({ words, also }) => [...words, ...also.flat()]))].join(" ");
  const hits = passages.search.search(query, { combineWith: "OR", boost: { asked: 3, heading: 3, title: 2 } });
  // Who tells much says words that ask for nothing: that they mowed lawns, that it's Grandpa.
  const tells = terms.length >= manyTerms;
  const isSubject = (words: readonly string[]) => words.some((word) => passages.subjects.has(word));
  const weighed = weigh(passages, terms, (weight, readings) =>
    tells && !readings.some(isSubject) ? Math.min(weight, asideWeight) : weight,
  );
  const exact = passages.exactly.get(plain);
  const topics = topicsOf(plain);
  const found: FoundPassage[] = [];
  for (const id of new Set([...hits.slice(0, 150).map((hit) => Number(hit.id)), ...likeliest(passages, odds)])) {
    const passage = passages.all[id];
    const stems = passages.stems[id];
    if (passage === undefined || stems === undefined) continue;
    if (passage.state !== null && !states.includes(passage.state)) continue;
    const own = passage.state !== null ? 1.12 : states.length > 0 ? 0.9 : 1;
    const written = scoreOf(stems, weighed) * own * (families[passage.family] ?? 1);
    const known =
      bestAsked(stems.asked, weighed) * (states.length > 0 ? 0.9 : 1) * (passage.family === "blog" ? 0.95 : 1);
    // Of two that are asked alike, the one whose own words say it.
    const said =
      Math.max(written, known) +
      0.03 * Math.min(written, known) +
      (id === exact ? 0.15 : 0) +
      (defines && isGlossary(passage) ? forGlossary : 0) +
      topicScore(topics, stems.topics) +
      (states.length > 0 ? 0 : (tells ? 1 : defines ? definingOdds : shortOdds) * forOdds(odds, passage.url));
    const onTopic = [...topics].every((topic) => stems.topics.has(topic)) ? topics.size : 0;
    const less = (isForOthers(passage.url, weighed.words) ? forOthers : 0) + (passage.example ? ofOneFamily : 0);
    found.push({ passage, onTopic, score: said - less });
  }
  // The search's own order settles ties: it knows how often a word stands in a passage.
  return found.sort((a, b) => b.score - a.score).slice(0, most);
}

/** How much of that counts where a question has few terms: they are mostly found by themselves. */
const shortOdds = 0.7;
/** The same where a word is to be explained, which the glossary does first. */
const definingOdds = 0.3;
const forGlossary = 0.15;

/** From these odds on a section is looked at, whatever words it has. */
const likely = 0.05;

/** The passages of the likeliest sections. */
function likeliest(passages: Passages, odds: SectionOdds): readonly number[] {
  return [...odds].filter(([, share]) => share >= likely).flatMap(([url]) => passages.bySection.get(url) ?? []);
}

/**
 * What the odds of its section add to the score of a passage: 0.22 where it is certain, nothing at a quarter or so, and
 * as much taken where it is out of the question. Fitted by eye on questions held back.
 */
function forOdds(odds: SectionOdds, url: string): number {
  const share = odds.get(url);
  if (share === undefined) return odds.size === 0 ? 0 : forUnknown;
  return 0.12 * Math.log((share + 0.02) / 0.05) - 0.14;
}

/** The same for a section that no question is stored for. */
const forUnknown = -0.1;

const isGlossary = ({ url }: Passage) => url.startsWith(`${wordsPath}#`);

/** How much of some terms stands in one passage. */
export function scorePassage(passages: Passages, id: number, terms: readonly Term[]): number {
  const stems = passages.stems[id];
  return stems === undefined ? 0 : scoreOf(stems, weigh(passages, terms));
}

/** How far a question is one that is stored for a passage, word for word, 0 to 1.15. */
export const storedMatch = (passages: Passages, id: number, terms: readonly Term[]): number =>
  bestAsked(passages.stems[id]?.asked ?? [], weigh(passages, terms));

/** The terms of a question with all that doesn't change from passage to passage: thousands are compared with it. */
export interface Weighed {
  readonly terms: readonly WeighedTerm[];
  /** Every word of them, in all readings. */
  readonly words: ReadonlySet<string>;
  weightOfWord(word: string): number;
}

interface WeighedTerm {
  readonly weight: number;
  /** The term itself, then what it means besides. */
  readonly readings: readonly Reading[];
  /** How telling its rarest word is, in the reading of the commonest. */
  readonly rarest: number;
  /** Whether it has a name of several words ("gap year"): what the question is about, however common they are. */
  readonly isPhrase: boolean;
}

interface Reading {
  readonly words: readonly string[];
  /** What each word tells. Of a phrase its rarest word tells: "next year" has nothing of a gap year. */
  readonly tells: readonly number[];
  readonly whole: number;
}

/** @param least takes from the weight of a term what it isn't worth in this question */
export function weigh(
  passages: Passages,
  terms: readonly Term[],
  least: (weight: number, readings: readonly (readonly string[])[]) => number = (weight) => weight,
): Weighed {
  const weightOfWord = (word: string) => passages.weightOf(word) ?? unknownWeight(word);
  return {
    words: new Set(terms.flatMap(({ words, also }) => [...words, ...also.flat()])),
    weightOfWord,
    terms: terms.map(({ words, also }) => {
      const all = [words, ...also];
      const weight = least(weightOf(passages, words, also), all);
      const filled = all.filter((list) => list.length > 0);
      return {
        weight,
        readings: all.map((list) => {
          const tells = list.map((word) => weightOfWord(word) ** 2);
          return { words: list, tells, whole: sumOf(tells) };
        }),
        rarest: Math.max(weight, Math.min(...filled.map((list) => Math.max(...list.map(weightOfWord))))),
        isPhrase: words.length > 1,
      };
    }),
  };
}

function scoreOf({ heading, last, title, text }: PassageStems, { terms, words: asked }: Weighed): number {
  let reached = 0;
  let all = 0;
  let missed = 0;
  for (const { weight, readings, rarest, isPhrase } of terms) {
    let share = 0;
    for (const [at, { words, tells, whole }] of readings.entries()) {
      let sum = 0;
      for (const [place, word] of words.entries()) {
        const part = heading.includes(word)
          ? counts.heading
          : title.includes(word)
            ? counts.title
            : text.includes(word)
              ? counts.text
              : 0;
        sum += part * (tells[place] ?? 0);
      }
      if (whole > 0) share = Math.max(share, (at === 0 ? 1 : 0.97) * (sum / whole));
    }
    all += weight;
    reached += weight * share;
    if (share < 0.4) missed = Math.max(missed, isPhrase ? tellingWeight : 0, rarest);
  }
  // A heading that says just what was asked, and no more, is the better one.
  const fits = last.length === 0 ? 0 : last.filter((word) => asked.has(word)).length / last.length;
  return (
    (all === 0 ? 0 : reached / all) +
    0.08 * fits -
    (missed >= tellingWeight && terms.length < manyTerms ? missedRare : 0)
  );
}

/** The best match of the questions that are stored for a passage, at least 0. */
function bestAsked(phrases: readonly (readonly string[])[], weighed: Weighed): number {
  let best = 0;
  for (const phrase of phrases) best = Math.max(best, askedScore(phrase, weighed));
  return best;
}

/**
 * How far a question is the one that families ask for a passage: what of it is in that, and what of that is in it; at
 * least 0.
 */
export function askedScore(phrase: readonly string[], { terms, words: asked, weightOfWord }: Weighed): number {
  // Most of them share no word with it.
  if (!phrase.some((word) => asked.has(word))) return 0;
  let reached = 0;
  let all = 0;
  let missed = 0;
  const used = new Set<string>();
  // Thousands of phrases are looked at for one question: loops, because a closure for each word took most of its time.
  for (const { weight, readings, isPhrase } of terms) {
    all += weight;
    let share = 0;
    let best: readonly string[] = [];
    for (const { words, tells, whole } of readings) {
      let held = 0;
      for (const [place, word] of words.entries()) if (phrase.includes(word)) held += tells[place] ?? 0;
      if (held / whole > share) {
        share = held / whole;
        best = words;
      }
    }
    reached += weight * share;
    if (share < 0.4) missed = Math.max(missed, isPhrase ? tellingWeight : 0, weight);
    for (const word of best) if (phrase.includes(word)) used.add(word);
  }
  const told = sumOf([...used].map(weightOfWord));
  const back = used.size === 0 ? 0 : told / sumOf([...new Set(phrase)].map(weightOfWord));
  // The very question, of more than one word, counts before any passage that only holds its words.
  const same = used.size > 1 && back > 0.999 && reached > 0.999 * all ? 0.1 : 0;
  // What families ask, whole and of some weight, is asked whatever else they tell beside it.
  const whole = back > 0.75 && told >= wholeWeight && reached > 0.5 * all;
  const beside = missed >= tellingWeight && !whole && terms.length < manyTerms ? missedRare : 0;
  return all === 0 ? 0 : Math.max(0, same + 0.62 * (reached / all) + 0.43 * back - beside);
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

function weightOf(passages: Passages, words: readonly string[], also: readonly (readonly string[])[]): number {
  const of = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + (passages.weightOf(word) ?? unknownWeight(word)), 0) / Math.max(1, list.length);
  // A phrase we have words of our own for weighs as those do, not as a word no page knows.
  return Math.min(of(words), ...also.filter((list) => list.length > 0).map(of));
}

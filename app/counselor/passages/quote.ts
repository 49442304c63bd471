import type { Term } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { sentencesOf, wordCount } from "./cut";
import type { Passage, PassageStems, Passages } from "./passage";

export interface FoundPassage {
  readonly passage: Passage;
  /** How much of what was asked stands in it, 0 to about 1; what is rare counts more. */
  readonly score: number;
}

export interface Looked {
  readonly terms: readonly Term[];
  /** States the question is about: passages of other states are left out. */
  readonly states: readonly string[];
}

/** Parts of a passage, and how much a word found there counts. */
const counts = { heading: 1, title: 0.8, text: 0.7 } as const;
/** What stands elsewhere than in the help pages is told in more words or for another purpose. */
const families: Readonly<Record<string, number>> = { help: 1, site: 0.97, guides: 0.97, states: 1, blog: 0.86 };
/** A word of the question that no page of ours knows weighs as much as a rare one. */
const unknownWeight = 6;
/** From this weight on a word says what the question is about: a passage without it answers something else. */
const tellingWeight = 5;
const missedRare = 0.18;

/** Passages for the terms of a question, the best first. */
export function findPassages(passages: Passages, { terms, states }: Looked, most = 5): readonly FoundPassage[] {
  if (terms.length === 0) return [];
  const query = [...new Set(terms.flatMap(({ words, also }) => [...words, ...also.flat()]))].join(" ");
  const hits = passages.search.search(query, { combineWith: "OR", boost: { asked: 3, heading: 3, title: 2 } });
  const weights = terms.map(({ words, also }) => weightOf(passages, words, also));
  const found: FoundPassage[] = [];
  for (const hit of hits.slice(0, 150)) {
    const id = Number(hit.id);
    const passage = passages.all[id];
    const stems = passages.stems[id];
    if (passage === undefined || stems === undefined) continue;
    if (passage.state !== null && !states.includes(passage.state)) continue;
    const own = passage.state !== null ? 1.12 : states.length > 0 ? 0.9 : 1;
    const written = scoreOf(stems, terms, weights) * own * (families[passage.family] ?? 1);
    const asked =
      Math.max(0, ...stems.asked.map((phrase) => askedScore(phrase, terms, weights))) * (states.length > 0 ? 0.9 : 1);
    found.push({ passage, score: Math.max(written, asked) });
  }
  // The search's own order settles ties: it knows how often a word stands in a passage.
  return found.sort((a, b) => b.score - a.score).slice(0, most);
}

/** How much of some terms stands in one passage. */
export function scorePassage(passages: Passages, id: number, terms: readonly Term[]): number {
  const stems = passages.stems[id];
  return stems === undefined
    ? 0
    : scoreOf(
        stems,
        terms,
        terms.map(({ words, also }) => weightOf(passages, words, also)),
      );
}

function scoreOf(
  { heading, last, title, text }: PassageStems,
  terms: readonly Term[],
  weights: readonly number[],
): number {
  const of = (words: readonly string[]) => {
    if (words.length === 0) return 0;
    let sum = 0;
    for (const word of words) {
      sum += heading.has(word) ? counts.heading : title.has(word) ? counts.title : text.has(word) ? counts.text : 0;
    }
    return sum / words.length;
  };
  let reached = 0;
  let all = 0;
  let missed = 0;
  terms.forEach(({ words, also }, at) => {
    const weight = weights[at] ?? 0;
    const share = Math.max(of(words), ...also.map((other) => 0.97 * of(other)));
    all += weight;
    reached += weight * share;
    if (share < 0.4) missed = Math.max(missed, weight);
  });
  // A heading that says just what was asked, and no more, is the better one.
  const asked = new Set(terms.flatMap(({ words, also }) => [...words, ...also.flat()]));
  const fits = last.length === 0 ? 0 : last.filter((word) => asked.has(word)).length / last.length;
  return (all === 0 ? 0 : reached / all) + 0.08 * fits - (missed >= tellingWeight ? missedRare : 0);
}

/** How far a question is the one that families ask for a passage: what of it is in that, and what of that is in it. */
function askedScore(phrase: readonly string[], terms: readonly Term[], weights: readonly number[]): number {
  let reached = 0;
  let all = 0;
  let missed = 0;
  const used = new Set<string>();
  terms.forEach(({ words, also }, at) => {
    const weight = weights[at] ?? 0;
    all += weight;
    const readings = [words, ...also].filter((list) => list.length > 0);
    const best = readings.reduce(
      (most, list) => {
        const share = list.filter((word) => phrase.includes(word)).length / list.length;
        return share > most.share ? { share, list } : most;
      },
      { share: 0, list: [] as readonly string[] },
    );
    reached += weight * best.share;
    if (best.share < 0.4) missed = Math.max(missed, weight);
    for (const word of best.list) if (phrase.includes(word)) used.add(word);
  });
  const back = phrase.length === 0 ? 0 : used.size / new Set(phrase).size;
  return all === 0 ? 0 : 0.62 * (reached / all) + 0.43 * back - (missed >= tellingWeight ? missedRare : 0);
}

function weightOf(passages: Passages, words: readonly string[], also: readonly (readonly string[])[]): number {
  const of = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + (passages.weightOf(word) ?? unknownWeight), 0) / Math.max(1, list.length);
  // A phrase we have words of our own for weighs as those do, not as a word no page knows.
  return Math.min(of(words), ...also.filter((list) => list.length > 0).map(of));
}

const figureStems = new Set(
  "maximum max limit ceiling gpa score amount cost price percent hour age income fee rate rank deadline worth much many most"
    .split(" ")
    .flatMap((word) => telling(word)),
);

/** Words of a quotation: enough to answer, short enough to read aloud. */
const quoteWords = { fine: 75, most: 90 } as const;

/** The lines of a passage that answer best, word for word and in order. */
export function quoteOf({ text }: Passage, terms: readonly Term[]): string {
  const lines = text.split("\n");
  if (wordCount(text) <= quoteWords.fine) return lines.join(" ");
  const asked = new Set(terms.flatMap(({ words, also }) => [...words, ...also.flat()]));
  const pieces = lines.flatMap((line) => (wordCount(line) > quoteWords.most ? sentencesOf(line) : [line]));
  // Who asks for an amount is answered by a line that has one.
  const wantsFigure = [...asked].some((word) => figureStems.has(word));
  const hits = pieces.map(
    (piece) =>
      new Set(telling(piece).filter((word) => asked.has(word))).size + (wantsFigure && /\d/.test(piece) ? 1.5 : 0),
  );
  let best = 0;
  for (let at = 1; at < pieces.length; at += 1) if ((hits[at] ?? 0) > (hits[best] ?? 0)) best = at;
  const taken = [pieces[best] ?? ""];
  for (let at = best + 1; at < pieces.length; at += 1) {
    const more = [...taken, pieces[at] ?? ""];
    if (wordCount(more.join(" ")) > quoteWords.fine) break;
    taken.push(pieces[at] ?? "");
  }
  return taken.join(" ");
}

import { wordsOf } from "~/counselor/words/words";
import { adam, seeded, shuffle } from "~/learned/descent";
import type { SectionModel } from "./section-odds";

/** Something said that belongs to a section: a stored question, or a sentence of the section itself. */
export interface Example {
  readonly text: string;
  readonly section: string;
  /** How much it counts: 1 for a question, less for what only stands there. */
  readonly weight: number;
}

export interface FitOptions {
  readonly size: number;
  readonly rounds: number;
  /** The row that a word begins with, of length about 1; null for a word that nothing is known of. */
  start(word: string): Float32Array | null;
}

const batch = 512;
const stepSize = 0.01;
/** Share of the numbers left out at random in each step, so that none is leaned on alone. */
const leftOut = 0.1;
/** How strongly words are held to the row they began with. */
const heldBack = 1e-5;
/** How far apart the sections begin. */
const sectionScale = 8;

/**
 * Fits the rows of words and sections by gradient descent (Adam) on the chance of the right section. The same examples
 * and beginnings give the same rows: its chance is seeded.
 */
export function fitSections(examples: readonly Example[], { size, rounds, start }: FitOptions): SectionModel {
  const chance = seeded(1);
  const said = examples.map(({ text }) => [...new Set(wordsOf(text))]);
  const counts = new Map<string, number>();
  for (const word of said.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = new Map([...counts.keys()].sort().map((word, at) => [word, at]));
  const sections = [...new Set(examples.map(({ section }) => section))].sort();
  const weights = Float32Array.from(words.keys(), (word) => Math.log(1 + examples.length / (counts.get(word) ?? 1)));
  const wordRows = beginnings([...words.keys()], size, start, chance);
  const rows = said.map((one) => shares(one, words, weights));
  const sectionOf = examples.map(({ section }) => sections.indexOf(section));
  const sectionRows = meansOf(rows, sectionOf, sections.length, wordRows, size);

  const first = wordRows.slice();
  const stepWords = adam(wordRows, stepSize / 2);
  const stepSections = adam(sectionRows, stepSize);
  const order = examples.map((_, at) => at);
  let steps = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance);
    for (let from = 0; from < order.length; from += batch) {
      const part = order.slice(from, from + batch);
      const ofWords = new Float32Array(wordRows.length);
      const ofSections = new Float32Array(sectionRows.length);
      const logits = new Float64Array(sections.length);
      for (const at of part) {
        const share = rows[at] ?? [];
        const keep = Float32Array.from({ length: size }, () => (chance() < leftOut ? 0 : 1 / (1 - leftOut)));
        const asked = meanRow(share, wordRows, size).map((one, i) => one * (keep[i] ?? 0));
        const back = new Float32Array(size);
        oddsOf(sectionRows, asked, logits);
        const scale = (examples[at]?.weight ?? 0) / part.length;
        for (let section = 0; section < sections.length; section += 1) {
          const wrong = ((logits[section] ?? 0) - (section === sectionOf[at] ? 1 : 0)) * scale;
          if (Math.abs(wrong) < 1e-9) continue;
          for (let i = 0, row = section * size; i < size; i += 1, row += 1) {
            ofSections[row] = (ofSections[row] ?? 0) + wrong * (asked[i] ?? 0);
            back[i] = (back[i] ?? 0) + wrong * (sectionRows[row] ?? 0);
          }
        }
        for (const [word, much] of share) {
          for (let i = 0, row = word * size; i < size; i += 1, row += 1) {
            ofWords[row] = (ofWords[row] ?? 0) + much * (back[i] ?? 0) * (keep[i] ?? 0);
          }
        }
      }
      for (let i = 0; i < ofWords.length; i += 1) {
        ofWords[i] = (ofWords[i] ?? 0) + heldBack * ((wordRows[i] ?? 0) - (first[i] ?? 0));
      }
      steps += 1;
      stepSections(ofSections, steps);
      stepWords(ofWords, steps);
    }
  }
  return { size, words, weights, wordRows, sections, sectionRows };
}

type Share = readonly (readonly [word: number, share: number])[];

/** The words of a text by their rows, with weights whose squares add up to 1. */
function shares(said: readonly string[], words: ReadonlyMap<string, number>, weights: Float32Array): Share {
  const found = said.flatMap((word) => words.get(word) ?? []);
  const length = Math.sqrt(found.reduce((sum, at) => sum + (weights[at] ?? 0) ** 2, 0));
  return found.map((at) => [at, (weights[at] ?? 0) / length] as const);
}

function meanRow(share: Share, wordRows: Float32Array, size: number): Float32Array {
  const row = new Float32Array(size);
  for (const [word, much] of share) {
    for (let i = 0, at = word * size; i < size; i += 1, at += 1) row[i] = (row[i] ?? 0) + much * (wordRows[at] ?? 0);
  }
  return row;
}

/** Writes how likely each section is. */
function oddsOf(sectionRows: Float32Array, asked: Float32Array, odds: Float64Array): void {
  let most = -Infinity;
  for (let section = 0, at = 0; section < odds.length; section += 1) {
    let near = 0;
    for (let i = 0; i < asked.length; i += 1, at += 1) near += (sectionRows[at] ?? 0) * (asked[i] ?? 0);
    odds[section] = near;
    if (near > most) most = near;
  }
  let all = 0;
  for (let section = 0; section < odds.length; section += 1) {
    const share = Math.exp((odds[section] ?? 0) - most);
    odds[section] = share;
    all += share;
  }
  for (let section = 0; section < odds.length; section += 1) odds[section] = (odds[section] ?? 0) / all;
}

/** Rows of words before anything is learned: around their common middle, which tells none from another. */
function beginnings(
  words: readonly string[],
  size: number,
  start: FitOptions["start"],
  chance: () => number,
): Float32Array {
  const rows = new Float32Array(words.length * size);
  words.forEach((word, at) => {
    rows.set(start(word) ?? Float32Array.from({ length: size }, () => 0.17 * (chance() - 0.5)), at * size);
  });
  const middle = new Float32Array(size);
  for (let at = 0; at < rows.length; at += 1) middle[at % size] = (middle[at % size] ?? 0) + (rows[at] ?? 0);
  return rows.map((one, at) => one - (middle[at % size] ?? 0) / words.length);
}

/** Each section begins as the mean of what belongs to it. */
function meansOf(
  rows: readonly Share[],
  sectionOf: readonly number[],
  sections: number,
  wordRows: Float32Array,
  size: number,
): Float32Array {
  const sums = new Float32Array(sections * size);
  const counts = new Float32Array(sections);
  rows.forEach((share, at) => {
    const section = sectionOf[at] ?? 0;
    counts[section] = (counts[section] ?? 0) + 1;
    meanRow(share, wordRows, size).forEach((one, i) => {
      sums[section * size + i] = (sums[section * size + i] ?? 0) + one;
    });
  });
  return sums.map((one, at) => (sectionScale * one) / (counts[Math.floor(at / size)] ?? 1));
}

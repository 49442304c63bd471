import table from "../../content/search/phrases.json";
import { tellingWords, typedWords } from "./typed-words";

/** A phrase that families type, as it is compared, with the pages that answer it, the best first. */
interface Phrase {
  /**
   * Stems that must stand in a question, in any order; or all words, side by side, where only one of them says
   * something.
   */
  readonly words: readonly string[];
  readonly inOrder: boolean;
  readonly wholeOnly: boolean;
  readonly pages: readonly string[];
}

/** Pages of a phrase, and how much of the question the phrase is: 1 for all of it. */
export type PhrasePages = ReadonlyMap<string, number>;

let made: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** Every stem of the table, so that a slip is corrected to one of them. */
export const phraseStems = (): readonly string[] => [
  ...new Set(table.phrases.flatMap(([, ...typed]) => typed.flatMap((text) => tellingWords(typedWords(text))))),
];

/** By the word that every question with the phrase has. */
function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  if (made !== undefined) return made;
  const pages = new Map<string, string[]>();
  for (const [page = "", ...typed] of table.phrases) {
    for (const text of typed) pages.set(text, [...(pages.get(text) ?? []), page]);
  }
  const byFirst = new Map<string, Phrase[]>();
  for (const [text, to] of pages) {
    const all = typedWords(text);
    const telling = tellingWords(all);
    const inOrder = telling.length < 2 && all.length > telling.length;
    const words = inOrder ? all : telling;
    const first = words[0];
    if (first === undefined) continue;
    const phrase = { words, inOrder, wholeOnly: table.wholeOnly.includes(text), pages: to };
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  made = byFirst;
  return byFirst;
}

/**
 * Pages whose phrases stand in a question, with the largest part of the question that one of their phrases is. Words
 * that say nothing are left out of the count on both sides.
 * @param all words of the question as `typedWords` gives them
 * @param weightOf how much a stem says
 */
export function phrasesIn(all: readonly string[], weightOf: (stem: string) => number): PhrasePages {
  const telling = tellingWords(all);
  const stems = new Set(telling);
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);
  const whole = sum(stems);
  const found = new Map<string, number>();
  for (const first of new Set([...all, ...telling])) {
    for (const { words, inOrder, wholeOnly, pages } of phrases().get(first) ?? []) {
      if (!(inOrder ? standsIn(all, words) : words.every((word) => stems.has(word)))) continue;
      const own = new Set(inOrder ? tellingWords(words) : words);
      const part = own.size === 0 ? words.length / all.length : own.size === stems.size ? 1 : sum(own) / (whole || 1);
      if (wholeOnly && part < 1) continue;
      for (const page of pages) found.set(page, Math.max(found.get(page) ?? 0, part));
    }
  }
  return found;
}

const standsIn = (all: readonly string[], words: readonly string[]) =>
  all.some((_, at) => words.every((word, i) => all[at + i] === word));

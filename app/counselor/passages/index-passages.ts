import { PackedSearch } from "~/colleges/search/packed-search";
import { plainText, telling, wordsOf } from "~/counselor/words/words";
import type { IndexedPassage, Passage, PassageStems, Passages } from "./passage";
import { topicsOf } from "./topics";

/** Passages that are read between two steps: some 10 ms of work. */
const atOnce = 20;

/** The words of one passage. To find them takes most of the time of indexing, and they change with its text alone. */
export interface PassageWords {
  readonly stems: PassageStems;
  /** Its stored questions as plain text. */
  readonly asked: readonly string[];
  /** Each word of it as it's written, with how often. */
  readonly written: readonly (readonly [word: string, times: number])[];
  /** Its words that are written with a small letter. */
  readonly small: readonly string[];
}

/** A passage with its words, before it has a place among all. */
export interface ReadPassage {
  readonly passage: Omit<Passage, "id">;
  readonly words: PassageWords;
}

/** Finds the words of a passage. */
export function readPassage(passage: Omit<Passage, "id">): ReadPassage {
  const { title, headings, text, asked } = passage;
  const written = new Map<string, number>();
  for (const word of wordsOf([title, ...headings, text, ...asked].join(" "))) {
    written.set(word, (written.get(word) ?? 0) + 1);
  }
  const small = new Set<string>();
  for (const [word] of text.matchAll(/(?<![\p{L}’'])\p{Ll}[\p{Ll}’']+(?!\p{L})/gu)) {
    for (const plain of wordsOf(word)) small.add(plain);
  }
  return {
    passage,
    words: { stems: stemsOf(passage), asked: asked.map(plainText), written: [...written], small: [...small] },
  };
}

/**
 * Indexes passages by the stems of their words. A heading counts most: it is what a passage is about. All of them take
 * a second, so it goes in steps: whoever runs them does other things in between, or not.
 */
export function* indexPassages(read: readonly ReadPassage[]): Generator<void, Passages> {
  const search = new PackedSearch<IndexedPassage>({
    fields: ["title", "heading", "text", "asked"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term || null,
  });
  const all: Passage[] = [];
  const bySection = new Map<string, number[]>();
  const stems: PassageStems[] = [];
  const inPassages = new Map<string, number>();
  const exactly = new Map<string, number>();
  const subjects = new Set<string>();
  const ordinary = new Set<string>();
  const written = new Map<string, number>();
  for (const [id, { passage, words }] of read.entries()) {
    if (id % atOnce === 0) yield;
    const stem = words.stems;
    // Behind the id: what follows what is spread into an object gives each one a shape of its own, of 400 bytes.
    all.push({ id, ...passage });
    stems.push(stem);
    bySection.set(passage.url, [...(bySection.get(passage.url) ?? []), id]);
    const questions = new Set(stem.asked.flat());
    search.add({
      id,
      title: stem.title.join(" "),
      heading: stem.heading.join(" "),
      text: stem.text.join(" "),
      asked: [...questions].join(" "),
    });
    for (const word of new Set([...stem.heading, ...stem.title, ...stem.text, ...questions])) {
      inPassages.set(word, (inPassages.get(word) ?? 0) + 1);
    }
    for (const word of [...stem.heading, ...stem.title, ...questions]) subjects.add(word);
    for (const question of words.asked) exactly.set(question, id);
    for (const [word, times] of words.written) written.set(word, (written.get(word) ?? 0) + times);
    for (const word of words.small) ordinary.add(word);
  }
  const weights = new Map([...inPassages].map(([word, count]) => [word, Math.log(1 + all.length / count)]));
  // To pack them takes some 30 ms by itself.
  yield;
  return {
    all,
    stems,
    search: search.pack(),
    bySection,
    exactly,
    subjects,
    ordinary,
    written,
    weightOf: (word) => weights.get(word) ?? null,
  };
}

const once = (words: readonly string[]): readonly string[] => [...new Set(words)];

const stemsOf = ({ title, headings, text, asked }: Omit<Passage, "id">): PassageStems => ({
  heading: once(telling(headings.join(" "))),
  last: telling(headings.at(-1) ?? ""),
  title: once(telling(title)),
  text: once(telling(text)),
  asked: asked.map(telling),
  topics: topicsOf([title, ...headings, text, ...asked].join(" ")),
});

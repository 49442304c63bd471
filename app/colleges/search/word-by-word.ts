import type MiniSearch from "minisearch";
import type { SearchOptions, SearchResult } from "minisearch";

/** How one word of a text is looked up. */
interface Lookup {
  /** The word may be the beginning of a longer one. */
  readonly prefix: boolean;
  /** Letters of it that may be wrong. */
  readonly wrong: number;
}

/** Scores of what was found, by id: the same as those of `MiniSearch.search` with these words at once. */
type Scores<Id> = ReadonlyMap<Id, number>;

/**
 * A search that looks up each word once, however often it stands in the text and in however many ways the words are put
 * together: trying one way after the other over and over again is what takes time where a text has many words. All
 * words together find nothing as soon as one of them is found nowhere.
 *
 * @param options of MiniSearch, but for what is decided word by word
 */
export function wordByWord<Id extends string | number>(
  index: MiniSearch,
  options: Omit<SearchOptions, "combineWith" | "prefix" | "fuzzy" | "filter">,
) {
  const lookedUp = new Map<string, Scores<Id>>();

  function lookUp(word: string, { prefix, wrong }: Lookup): Scores<Id> {
    const key = `${word} ${prefix} ${wrong}`;
    const before = lookedUp.get(key);
    if (before !== undefined) return before;
    const scores = new Map<Id, number>();
    // Taken where each is looked at, and left out there: no order is needed here, and sorting thousands takes a
    // millisecond.
    const filter = ({ id, score }: SearchResult) => {
      scores.set(id as Id, score);
      return false;
    };
    index.search(word, { ...options, prefix, fuzzy: wrong === 0 ? false : wrong, filter });
    lookedUp.set(key, scores);
    return scores;
  }

  return (words: readonly string[], combineWith: "AND" | "OR", how: (at: number) => Lookup): Scores<Id> => {
    // A word at two places may be looked up in two ways, and in one way at two places: then it counts twice.
    const found = new Map<Scores<Id>, { readonly word: string; times: number }>();
    for (const [at, word] of words.entries()) {
      const scores = lookUp(word, how(at));
      if (combineWith === "AND" && scores.size === 0) return new Map();
      const before = found.get(scores);
      if (before === undefined) found.set(scores, { word, times: 1 });
      else before.times += 1;
    }
    return combineWith === "AND" ? inAll(found, new Set(words).size) : inAny(found);
  };
}

type Found<Id> = ReadonlyMap<Scores<Id>, { readonly word: string; readonly times: number }>;

function inAll<Id>(found: Found<Id>, words: number): Scores<Id> {
  const all = [...found].sort(([a], [b]) => a.size - b.size);
  const together = new Map<Id, number>();
  for (const id of all[0]?.[0].keys() ?? []) {
    if (!all.every(([scores]) => scores.has(id))) continue;
    together.set(id, words * all.reduce((sum, [scores, { times }]) => sum + times * (scores.get(id) ?? 0), 0));
  }
  return together;
}

function inAny<Id>(found: Found<Id>): Scores<Id> {
  const together = new Map<Id, { score: number; words: number; last: string }>();
  // By word, so that one word looked up in two ways is counted once.
  const byWord = [...found].sort(([, a], [, b]) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  for (const [scores, { word, times }] of byWord) {
    for (const [id, score] of scores) {
      const one = together.get(id);
      if (one === undefined) together.set(id, { score: score * times, words: 1, last: word });
      else {
        one.score += score * times;
        if (one.last !== word) one.words += 1;
        one.last = word;
      }
    }
  }
  return new Map([...together].map(([id, { score, words }]) => [id, score * words]));
}

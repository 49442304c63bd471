import type MiniSearch from "minisearch";
import { PackedSearch } from "~/colleges/search/packed-search";
import { wordByWord } from "~/colleges/search/word-by-word";
import { stem, wordsOf } from "~/counselor/words/words";
import { type Language, languageAt } from "~/language";
import { lightStates } from "~/library/guides/light-states";
import { isSpanish } from "~/library/spanish/questions";
import { corrected } from "./corrected";
import { phraseStems, phrasesIn } from "./phrases";
import { isEmpty, tellingWords, typedWords } from "./typed-words";

/** A page as the search knows it. */
export interface FindablePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly headings: string;
  /** What families type for it and it does not print itself. */
  readonly searches: string;
  readonly text: string;
}

export interface PageIndex {
  readonly pages: MiniSearch<FindablePage>;
  /** Stems of all pages and phrases, with how often they are written. */
  readonly known: ReadonlyMap<string, number>;
}

/** Characters and words of a question that are looked at. Each word costs time. */
const longest = { characters: 200, words: 8 } as const;

/** An index over pages: titles count most, then what families type for a page and its headings, then the text. */
export function indexPages(all: readonly FindablePage[]): PageIndex {
  const known = new Map<string, number>(phraseStems().map((word) => [word, 1]));
  const pages = new PackedSearch<FindablePage>({
    idField: "path",
    fields: ["title", "description", "headings", "searches", "text"],
    storeFields: ["path", "title", "description"],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (term) => {
      if (isEmpty(term)) return null;
      const word = stem(term);
      known.set(word, (known.get(word) ?? 0) + 1);
      return word;
    },
  });
  pages.addAll(all);
  return { pages: pages.pack(), known };
}

export interface FoundPages {
  /** How many there are. */
  readonly total: number;
  /** The best of them. */
  readonly pages: readonly Pick<FindablePage, "path" | "title" | "description">[];
  /** Whether one of them has all of what was asked, or answers a phrase that is most of it. */
  readonly good: boolean;
  /** The whole question is a phrase that leads to a page, so it is no name. */
  readonly phrase: boolean;
}

/** The known word that a misspelt one means. Known are stems, and the ending of a long word is far from its stem. */
function spelled(word: string, known: ReadonlyMap<string, number>): string {
  const near = corrected(stem(word), known);
  return near === stem(word) ? corrected(word, known) : near;
}

const nothing: FoundPages = { total: 0, pages: [], good: false, phrase: false };

/** What a page in the other language than the question counts. It is found all the same, below the others. */
const otherLanguage = 0.1;
/** What one page counts beside another one with the same words, by its address. */
const weights: readonly (readonly [begins: string, counts: number])[] = [
  ["/college-planning-", 0.45],
  ["/emmas-story", 0.5],
  ["/blog/", 0.85],
  ["/terms", 0.6],
  ["/landing", 0.5],
];
/** Whether a page is from the guide of a state that the question names. */
function ofState(path: string, plain: string): boolean {
  const state = /^\/college-planning-([a-z-]+)/.exec(path)?.[1];
  return state !== undefined && ` ${plain} `.includes(` ${state.replaceAll("-", " ")} `);
}

/** "FAFSA 2027 2028" asks about the FAFSA: nearly every page names a year, so one says nothing beside other words. */
function withoutYears(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !/^20\d\d$/.test(word));
  return others.length > 0 ? others : words;
}

/** A state's only page, and so where what the question asks about that state is answered if anywhere. */
const onlyPages = (plain: string): readonly string[] =>
  lightStates.filter(({ path }) => ofState(path, plain)).map(({ path }) => path);
/** What being a named state's only page adds. Less than a phrase, so that a named program's own page comes first. */
const onlyPageAdds = 1;

/**
 * What a phrase adds to the words of a page, which count 1 at most: all of it where the phrase is the whole question.
 */
const phraseCounts = { whole: 2, part: 1.5 } as const;
/** What share of the best page's score lets a page stand that lacks a word, where several have them all, */
const comparable = 0.5;
/** and where few or none do. */
const worthShowing = 0.1;
/** A phrase that is this much of the question says what it is about. */
const mostOfIt = 0.5;

/**
 * Pages for what a person typed, best first: those of a phrase that families type, then those with the words, in titles
 * and headings before the text. Words that nothing else is found for are not required. Abbreviations are never guessed
 * at.
 */
export function searchPages({ pages: index, known }: PageIndex, asked: string, most: number): FoundPages {
  const text = asked.slice(0, longest.characters);
  const language: Language = isSpanish(text) ? "es" : "en";
  const typed = withoutYears(typedWords(text)).slice(0, 3 * longest.words);
  const all = typed.map((word) => (isEmpty(word) || known.has(stem(word)) ? word : spelled(word, known)));
  const words = [...new Set(tellingWords(all))].slice(0, longest.words);
  const plain = all.join(" ");
  const inLanguage = (path: string) => (languageAt(path) === language ? 1 : otherLanguage);
  const counts = (path: string) =>
    inLanguage(path) * (ofState(path, plain) ? 1 : (weights.find(([begins]) => path.startsWith(begins))?.[1] ?? 1));
  const phrases = phrasesIn(all, (word) => 1 / Math.log2(2 + (known.get(word) ?? 0)));
  if (words.length === 0 && phrases.size === 0) return nothing;

  const look = wordByWord<string>(index, {
    boost: { title: 4, searches: 3, headings: 2, description: 2 },
    boostDocument: (path) => counts(String(path)),
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  const how = (at: number) => ({ prefix: (words[at] ?? "").length > 3, wrong: 0 });
  const withAll = look(words, "AND", how);
  // A page about most of the words is worth more than one that mentions them all somewhere.
  const withAny = look(words, "OR", how);
  const top = Math.max(...withAny.values(), Number.MIN_VALUE);
  const score = new Map<string, number>();
  for (const [path, value] of withAny) {
    const least = withAll.size < 3 ? worthShowing : comparable;
    if (withAll.has(path) || value >= least * top) score.set(path, value / top);
  }
  for (const [path, part] of phrases) {
    if (index.getStoredFields(path) === undefined) continue;
    const adds = part === 1 ? phraseCounts.whole : phraseCounts.part * part * inLanguage(path);
    score.set(path, (score.get(path) ?? 0) + adds);
  }
  for (const path of language === "en" ? onlyPages(plain) : []) {
    if (index.getStoredFields(path) !== undefined) score.set(path, (score.get(path) ?? 0) + onlyPageAdds);
  }
  const best = [...score].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).slice(0, most);
  const pages = best.map(([path]) => {
    const { title, description } = index.getStoredFields(path) ?? {};
    return { path, title: String(title), description: String(description) };
  });
  const part = Math.max(0, ...phrases.values());
  return { total: score.size, pages, good: withAll.size > 0 || part >= mostOfIt, phrase: part === 1 };
}

import { emptyWords, stem, wordsOf } from "~/counselor/words/words";
import { saysNothing } from "~/library/spanish/questions";
import table from "../../content/search/phrases.json";

const slips: ReadonlyMap<string, string> = new Map(Object.entries(table.slips));

/** Words of a text without case and accents, known slips corrected: "FASFA" is "fafsa". */
export const typedWords = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => slips.get(word)?.split(" ") ?? word);

/**
 * Whether a word says nothing about what is looked for, in English or Spanish. "Sin" says something: whoever asks about
 * the FAFSA without a Social Security number means it.
 */
export const isEmpty = (word: string): boolean => word !== "sin" && (emptyWords.has(word) || saysNothing(word));

/** Stems of the words that say something. */
export const tellingWords = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isEmpty(word)).map(stem);

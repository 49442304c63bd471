import { tellingWords, typedWords } from "./typed-words";

/** What may be kept of a search that found nothing good. */
const bounds = { characters: 40, words: 5, letters: 14, unknown: 1 } as const;

/**
 * The words of a search as they are counted, in the order of the alphabet so that two orders are one; null where they
 * could tell of a person: figures, an address, an unusually long text or word, or several words no page and no college
 * has, as a name would be.
 * @param isKnown whether pages or names of colleges have a stem
 */
export function countable(asked: string, isKnown: (stem: string) => boolean): string | null {
  if (/[\d@/\\]|[^\P{L}\p{Script=Latin}]/u.test(asked)) return null;
  if (asked.length > bounds.characters) return null;
  const words = [...new Set(tellingWords(typedWords(asked)))].sort();
  if (words.length === 0 || words.length > bounds.words) return null;
  if (words.some((word) => word.length > bounds.letters)) return null;
  return words.filter((word) => !isKnown(word)).length > bounds.unknown ? null : words.join(" ");
}

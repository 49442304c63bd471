import { answeredParts, partsOf } from "../prompts/parts";
import { readText } from "../text/draft";

/** What a student wants to write, by the name they gave it. */
export interface WantedEssay {
  readonly id: string;
  /** The prompt in a few words, as the student typed it. */
  readonly title: string;
  readonly wordLimit: number | null;
}

/** Which of a student's other essays could grow out of a draft. */
export interface GrowInto {
  /**
   * Each part that the name asks for seems to be answered. `over`: words to lose, 0 where it fits or no limit is known.
   */
  readonly fits: readonly { readonly id: string; readonly over: number }[];
  /** Names that don't say what is asked, such as "Personal statement". */
  readonly unclear: readonly string[];
}

/** Fewest words of a draft from which something else could grow. */
const fewest = 60;

/**
 * Looks whether a draft answers what the names of other essays ask, and how far it is from their limits. A "why this
 * college" grows out of no other essay. It's a guess from words.
 */
export function growInto(text: string, essays: readonly WantedEssay[]): GrowInto {
  const draft = readText(text);
  if (draft.words.length < fewest) return { fits: [], unclear: [] };
  const fits: { id: string; over: number }[] = [];
  const unclear: string[] = [];
  for (const { id, title, wordLimit } of essays) {
    if (/^\W*why\b/i.test(title)) continue;
    const parts = partsOf(title).filter(({ kind }) => kind !== "open" && kind !== "topic");
    if (parts.length === 0) unclear.push(id);
    else if (answeredParts(draft, parts).every(({ sentences }) => sentences.length > 0)) {
      fits.push({ id, over: wordLimit === null ? 0 : Math.max(0, draft.words.length - wordLimit) });
    }
  }
  return { fits: fits.sort((a, b) => a.over - b.over), unclear };
}

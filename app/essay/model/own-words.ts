import { isAsking, isOfText } from "./asking-words";
import { wordForm, wordsOf } from "./word-forms";

/** Which words are the student's: those of a draft and of its prompt. */
export interface OwnWords {
  readonly ofDraft: ReadonlySet<string>;
  /** Stands in the draft or the prompt, in some form, and isn't a word of asking. */
  isOfStory(word: string): boolean;
  /** Stands in neither, and isn't a word of asking. */
  isNew(word: string): boolean;
  /** Stands in the prompt alone, and isn't a word of asking. */
  isBorrowed(word: string): boolean;
  /** Whether three words stand in the draft or the prompt in this order. */
  stand(three: readonly string[]): boolean;
}

export function ownWords({ draft, prompt }: { readonly draft: string; readonly prompt: string }): OwnWords {
  const texts = [wordsOf(draft), wordsOf(prompt)];
  const [ofDraft = new Set<string>(), ofPrompt = new Set<string>()] = texts.map(
    (words) => new Set(words.map(wordForm)),
  );
  const sequences = new Set(texts.flatMap((words) => words.map((_, at) => words.slice(at, at + 3).join(" "))));
  const isHere = (word: string) => ofDraft.has(wordForm(word)) || ofPrompt.has(wordForm(word));
  return {
    ofDraft,
    isOfStory: (word) => !isAsking(wordForm(word)) && isHere(word),
    isNew: (word) => !isAsking(wordForm(word)) && !isOfText(word) && !isHere(word),
    isBorrowed: (word) => !isAsking(wordForm(word)) && !isOfText(word) && !ofDraft.has(wordForm(word)) && isHere(word),
    stand: (three) => three.length === 3 && sequences.has(three.join(" ")),
  };
}

/** Whether a word is one of three that stand in the draft or the prompt in this order. */
export const standsAt = (words: readonly string[], at: number, own: OwnWords): boolean =>
  [at - 2, at - 1, at].some((from) => from >= 0 && own.stand(words.slice(from, from + 3)));
